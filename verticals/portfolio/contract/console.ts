/** The calls of the console about the portfolio: what is offered, owed and held, and a member's subscriptions. */
import { asset, cursor, figure, memberUid, operatorCall, pageSize, z } from '@evenkeel/wire'
import { order, product } from './order.ts'

export const getPortfolio = operatorCall({
  method: 'GET',
  path: 'get_portfolio',
  summary:
    'Every product with what is invested in it, and by coin what the house owes, holds and could still promise.',
  operators: ['finance'],
  output: z.object({
    products: z.array(z.object({ ...product.shape, is_offered: z.boolean(), orders: z.number() })),
    totals: z.array(
      z.object({ asset, invested: figure, owed: figure, held: figure, free: figure }),
    ),
  }),
})

export const getMemberSubscriptions = operatorCall({
  method: 'GET',
  path: 'get_member_subscriptions',
  summary: 'The subscriptions of a member, in progress or over, the newest first.',
  operators: 'operator',
  input: {
    member: memberUid,
    /** Those in progress come all at once. */
    which: z.enum(['inProgress', 'over']),
    after: z.optional(cursor),
    size: pageSize(100),
  },
  output: z.object({ rows: z.array(order), next: z.optional(cursor) }),
  refusals: ['memberUnknown'],
})
