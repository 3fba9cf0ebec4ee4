/** The calls that read products, orders and what the house owes, and the channels that tell of them. */
import {
  asset,
  call,
  channel,
  cursor,
  figure,
  millis,
  moment,
  pageSize,
  revision,
  z,
} from '@evenkeel/wire'
import { order, product } from './order.ts'

const totals = z.array(z.object({ asset, invested: figure, owed: figure, held: figure }))

export const getProducts = call({
  method: 'GET',
  path: 'mining/get_products',
  summary: 'The products that are offered: days, yields in percent, limits, and what is left.',
  policy: 'public',
  output: z.object({ revision, products: z.array(product) }),
})

export const getTotals = call({
  method: 'GET',
  path: 'mining/get_totals',
  summary:
    'By coin: what members have invested, the interest that the house has promised and not credited yet, and what it holds to pay that with.',
  policy: 'public',
  output: z.object({ at: millis, totals }),
})

export const getOrders = call({
  method: 'GET',
  path: 'mining/get_orders',
  summary: 'Your subscriptions in progress, newest first.',
  policy: 'realMember',
  output: z.object({ revision, orders: z.array(order) }),
})

export const getOrderHistory = call({
  method: 'GET',
  path: 'mining/get_order_history',
  summary: 'Your subscriptions that are over, newest first.',
  policy: 'realMember',
  input: { after: z.optional(cursor), size: pageSize(100) },
  output: z.object({ rows: z.array(order), next: z.optional(cursor) }),
})

export const getEarnings = call({
  method: 'GET',
  path: 'mining/get_earnings',
  summary:
    'By coin: what you have invested, and what it earned, in all and since a moment of the last two days, such as your midnight; without one, since midnight in UTC.',
  policy: 'realMember',
  input: { since: z.optional(moment) },
  output: z.object({
    coins: z.array(z.object({ asset, invested: figure, today: figure, total: figure })),
  }),
})

export const portfolioChannel = channel({
  name: 'portfolio',
  summary:
    'Your subscriptions in progress, all of them, the moment one of them begins, earns, changes or ends.',
  policy: 'realMember',
  data: z.object({ at: millis, revision, orders: z.array(order) }),
})

export const productsChannel = channel({
  name: 'products',
  summary:
    'The products of the portfolio that are offered, and by coin what is invested, owed and held, whenever one of these figures changes.',
  policy: 'public',
  data: z.object({ at: millis, revision, products: z.array(product), totals }),
})
