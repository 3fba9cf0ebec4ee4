/** The calls of the console about options: those of a member, and what the house may have to pay. */
import { amount, asset, cursor, memberUid, operatorCall, pageSize, realm, z } from '@evenkeel/wire'
import { option } from './order.ts'

export const getMemberOptions = operatorCall({
  method: 'GET',
  path: 'get_member_options',
  summary: 'The options of a member, settled or not, the newest first.',
  operators: 'operator',
  input: {
    member: memberUid,
    realm,
    /** Those that are open come all at once. */
    which: z.enum(['open', 'over']),
    after: z.optional(cursor),
    size: pageSize(100),
  },
  output: z.object({ rows: z.array(option), next: z.optional(cursor) }),
  refusals: ['memberUnknown'],
})

export const getOptionExposure = operatorCall({
  method: 'GET',
  path: 'get_option_exposure',
  summary: 'What the house holds for options, and what the open ones may win, by symbol.',
  operators: ['finance'],
  output: z.object({
    asset,
    funds: amount,
    reserved: amount,
    /** What two operators may take back. */
    free: amount,
    symbols: z.array(
      z.object({
        symbol: z.string(),
        options: z.number(),
        staked: amount,
        /** What rises and what falls may win. */
        rise: amount,
        fall: amount,
        /** The most that one expiry may win. */
        largestExpiry: amount,
      }),
    ),
  }),
})
