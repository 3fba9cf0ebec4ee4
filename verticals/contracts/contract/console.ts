/** The calls of the console about contracts: a member's account, positions and orders, and what the house is exposed to. */
import {
  amount,
  asset,
  cursor,
  figure,
  memberUid,
  operatorCall,
  pageSize,
  realm,
  z,
} from '@evenkeel/wire'
import { account, order, position } from './parts.ts'
import { pastPosition } from './read.ts'

export const getMemberContracts = operatorCall({
  method: 'GET',
  path: 'get_member_contracts',
  summary: 'The contract account of a member with its positions, as they are now.',
  operators: 'operator',
  input: { member: memberUid, realm },
  output: z.object({ account, positions: z.array(position) }),
  refusals: ['memberUnknown'],
})

export const getMemberContractOrders = operatorCall({
  method: 'GET',
  path: 'get_member_contract_orders',
  summary: 'The contract orders of a member, open or over, the newest first.',
  operators: 'operator',
  input: {
    member: memberUid,
    realm,
    /** Those that are open come all at once. */
    which: z.enum(['open', 'over']),
    after: z.optional(cursor),
    size: pageSize(100),
  },
  output: z.object({ rows: z.array(order), next: z.optional(cursor) }),
  refusals: ['memberUnknown'],
})

export const getMemberPastPositions = operatorCall({
  method: 'GET',
  path: 'get_member_past_positions',
  summary: 'The closed positions of a member, the newest first, each with why it closed.',
  operators: 'operator',
  input: { member: memberUid, realm, after: z.optional(cursor), size: pageSize(100) },
  output: z.object({ rows: z.array(pastPosition), next: z.optional(cursor) }),
  refusals: ['memberUnknown'],
})

export const getContractExposure = operatorCall({
  method: 'GET',
  path: 'get_contract_exposure',
  summary:
    'The insurance fund, and by symbol what members hold, what the house maker holds against it, and how many are in danger.',
  operators: ['finance'],
  output: z.object({
    asset,
    insurance: figure,
    /** What is owed to those who gained by open positions, less what those who lost owe. */
    clearing: figure,
    /** What the house maker has to pay losses with. */
    maker: figure,
    /** What of that must stay for its own positions (LC36). */
    makerReserve: figure,
    symbols: z.array(
      z.object({
        symbol: z.string(),
        markPrice: z.optional(amount),
        /** The lots of all members, and what they are worth at the mark. */
        longLots: z.number(),
        shortLots: z.number(),
        longValue: z.optional(figure),
        shortValue: z.optional(figure),
        openInterestLots: z.number(),
        /** Below zero for a short position; its limit on either side; and what it has gained or lost. */
        houseLots: z.number(),
        houseLotsMax: z.number(),
        houseProfit: z.optional(figure),
        fundingRatePpm: z.number(),
        /** Accounts with a position in it that are to be liquidated by its next fresh price. */
        endangered: z.number(),
      }),
    ),
  }),
})
