/** The calls of the console about members' orders. */
import { cursor, memberUid, operatorCall, pageSize, realm, z } from '@evenkeel/wire'
import { order } from './order.ts'

export const getMemberOrders = operatorCall({
  method: 'GET',
  path: 'get_member_orders',
  summary: 'The spot orders of a member, open or over, the newest first.',
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
