/** The calls that read pairs, orders and fills, and the channel that tells of them. */
import {
  amount,
  asset,
  call,
  channel,
  cursor,
  decidedBy,
  figure,
  millis,
  orderNaming,
  pageSize,
  pair,
  publicId,
  revision,
  z,
} from '@evenkeel/wire'
import type { Refusal } from '../core/index.ts'
import { order, side } from './order.ts'

export const getPairs = call({
  method: 'GET',
  path: 'spot/get_pairs',
  summary: 'The pairs that are traded, with their steps, fees and limits.',
  policy: 'public',
  output: z.object({
    pairs: z.array(
      z.object({
        pair,
        base: asset,
        quote: asset,
        priceStep: amount,
        quantityStep: amount,
        /** The highest price that an order may name. */
        priceMax: figure,
        minimum: amount,
        makerFeeBps: z.number(),
        takerFeeBps: z.number(),
        /** How far through the reference a limit price may be, and a market order may go. */
        bandBps: z.number(),
        slippageBps: z.number(),
      }),
    ),
  }),
})

export const getOpenOrders = call({
  method: 'GET',
  path: 'spot/get_open_orders',
  summary: 'Your open orders, newest first.',
  policy: 'member',
  input: { pair: z.optional(pair) },
  output: z.object({ revision, orders: z.array(order) }),
})

export const getOrder = call({
  method: 'GET',
  path: 'spot/get_order',
  summary: 'One of your orders, open or over, by its id or by your own.',
  policy: 'member',
  input: orderNaming,
  output: order,
  refusals: ['orderDoesNotExist'] satisfies Refusal[],
})

export const getOrderHistory = call({
  method: 'GET',
  path: 'spot/get_order_history',
  summary: 'Your orders that are over, newest first.',
  policy: 'member',
  input: {
    pair: z.optional(pair),
    side: z.prefault(z.enum(['all', 'buy', 'sell']), 'all'),
    after: z.optional(cursor),
    size: pageSize(100),
  },
  output: z.object({ orders: z.array(order), next: z.optional(cursor) }),
})

export const getFills = call({
  method: 'GET',
  path: 'spot/get_fills',
  summary: 'Your fills, newest first; of all orders, one pair or one order.',
  policy: 'member',
  input: {
    pair: z.optional(pair),
    order: z.optional(publicId),
    after: z.optional(cursor),
    size: pageSize(100),
  },
  output: z.object({
    fills: z.array(
      z.object({
        id: publicId,
        order: publicId,
        pair,
        side,
        role: z.enum(['maker', 'taker']),
        price: amount,
        quantity: amount,
        dealAmount: figure,
        fee: figure,
        feeAsset: asset,
        at: millis,
        /** Who stood on the other side. */
        against: z.enum(['member', 'house']),
        /** Of a resting order that the price went through: which price that was. */
        reference: z.optional(decidedBy),
      }),
    ),
    next: z.optional(cursor),
  }),
})

export const ordersChannel = channel({
  name: 'orders',
  summary: 'The orders that changed, each as it is now, the moment the change is durable.',
  policy: 'member',
  data: z.object({ at: millis, revision, orders: z.array(order) }),
})
