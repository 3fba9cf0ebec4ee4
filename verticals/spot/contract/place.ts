/** The calls that place, change and cancel orders, one by one or many at a time. */
import { amount, batchCall, call, orderNaming, pair, publicId, z } from '@evenkeel/wire'
import type { Refusal } from '../core/index.ts'
import { amending, order, placing, side } from './order.ts'

const placeRefusals = [
  'pairDoesNotExist',
  'priceOffTick',
  'priceTooHigh',
  'quantityOffLot',
  'orderTooSmall',
  'orderTooLarge',
  'priceBeyondBand',
  'insufficientFunds',
  'priceFeedStale',
  'noLiquidity',
  'wouldTake',
  'cannotFillWhole',
  'tooManyOrders',
  'clientIdUsed',
] as const satisfies Refusal[]
const amendRefusals = [
  'orderDoesNotExist',
  'cannotAmend',
  'quantityBelowFilled',
  'priceOffTick',
  'priceTooHigh',
  'quantityOffLot',
  'orderTooSmall',
  'orderTooLarge',
  'priceBeyondBand',
  'insufficientFunds',
  'wouldTake',
] as const satisfies Refusal[]

export const placeOrder = call({
  method: 'POST',
  path: 'spot/place_order',
  summary:
    'Places an order, paid from the spot account. limit: price and quantity. market: quantity, or for a ' +
    'buy spend, what it may cost. stopLimit, stopMarket: the same and stopPrice, the trigger. force is ' +
    'for limit and stopLimit orders; of a stop it holds from its trigger on. Your own orders never ' +
    'match: the older one is cancelled.',
  policy: 'member',
  keyed: true,
  input: placing,
  output: order,
  refusals: placeRefusals,
})

export const placeOrders = batchCall({
  path: 'spot/place_orders',
  summary:
    'Places up to 64 orders, each decided for itself, in order; one that is malformed makes all of it ' +
    'a bad request.',
  item: placing,
  told: { order: z.optional(order) },
})

export const placeOco = call({
  method: 'POST',
  path: 'spot/place_oco',
  summary: 'Places a limit order and a stop, of which one cancels the other.',
  policy: 'member',
  keyed: true,
  input: {
    pair,
    side,
    quantity: amount,
    price: amount,
    stopPrice: amount,
    stopLimitPrice: z.optional(amount),
  },
  output: z.object({ limit: order, stop: order }),
  refusals: [
    'pairDoesNotExist',
    'priceOffTick',
    'priceTooHigh',
    'quantityOffLot',
    'orderTooSmall',
    'orderTooLarge',
    'priceBeyondBand',
    'insufficientFunds',
    'priceFeedStale',
    'wouldTake',
    'tooManyOrders',
    'ocoPricesWrong',
  ] satisfies Refusal[],
})

export const cancelOrder = call({
  method: 'POST',
  path: 'spot/cancel_order',
  summary: 'Cancels one of your open orders, named by its id or by your own.',
  policy: 'member',
  keyed: true,
  whileCancelOnly: true,
  input: orderNaming,
  output: z.object({ id: publicId }),
  refusals: ['orderDoesNotExist'] satisfies Refusal[],
})

export const cancelOrders = batchCall({
  path: 'spot/cancel_orders',
  summary: 'Cancels up to 64 of your open orders, each decided for itself, in order.',
  whileCancelOnly: true,
  item: orderNaming,
  told: {},
})

export const cancelAll = call({
  method: 'POST',
  path: 'spot/cancel_all',
  summary: 'Cancels all your open orders, or all of one pair.',
  policy: 'member',
  keyed: true,
  whileCancelOnly: true,
  input: { pair: z.optional(pair) },
  output: z.object({ cancelled: z.number() }),
  refusals: ['pairDoesNotExist'] satisfies Refusal[],
})

export const amendOrder = call({
  method: 'POST',
  path: 'spot/amend_order',
  summary:
    'Changes an open order, named by its id or by your own. quantity is the new total, filled part ' +
    'included. Fewer at the same price keep their place; anything else is a new order, with a new id, ' +
    'for what is not filled yet.',
  policy: 'member',
  keyed: true,
  input: amending,
  output: z.object({ id: publicId }),
  refusals: amendRefusals,
})

export const amendOrders = batchCall({
  path: 'spot/amend_orders',
  summary: 'Changes up to 64 open orders, each decided for itself, in order.',
  item: amending,
  told: {},
})
