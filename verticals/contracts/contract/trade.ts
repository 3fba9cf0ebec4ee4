/** The calls that place, change and cancel orders of contracts, and close positions. */
import { batchCall, call, orderNaming, publicId, z } from '@evenkeel/wire'
import type { Refusal } from '../core/index.ts'
import { amending, leverageChosen, placing, side, symbol, target } from './parts.ts'

const placeRefusals = [
  'contractDoesNotExist',
  'lotsInvalid',
  'priceOffTick',
  'priceTooHigh',
  'leverageNotOffered',
  'distanceInvalid',
  'marketClosed',
  'priceFeedStale',
  'priceBeyondBand',
  'targetPriceWrong',
  'tooManyOrders',
  'tooManyTargets',
  'clientIdUsed',
  'positionTooSmall',
  'positionTooLarge',
  'openInterestReached',
  'noLiquidity',
  'wouldTake',
  'cannotFillWhole',
  'insufficientFunds',
] as const satisfies Refusal[]
const amendRefusals = [
  'orderDoesNotExist',
  'cannotAmend',
  'priceOffTick',
  'priceTooHigh',
  'lotsInvalid',
  'quantityBelowFilled',
  'marketClosed',
  'priceFeedStale',
  'priceBeyondBand',
  'targetPriceWrong',
  'positionTooSmall',
  'positionTooLarge',
  'openInterestReached',
  'wouldTake',
  'insufficientFunds',
] as const satisfies Refusal[]

export const placeOrder = call({
  method: 'POST',
  path: 'lever/place_order',
  summary:
    'Places an order for a contract, margined from the trading account. side is the position that it opens or closes. ' +
    'limit: price. stopLimit, stopMarket: stopPrice, reached by the mark. trailing: distanceBps, of the mark. What opens ' +
    'names its leverage and may carry takeProfit and stopLoss.',
  policy: 'member',
  keyed: true,
  input: placing,
  output: z.object({ id: publicId }),
  refusals: placeRefusals,
})

export const placeOrders = batchCall({
  path: 'lever/place_orders',
  summary: 'Places up to 64 orders, each decided for itself, in order.',
  item: placing,
  told: {},
})

export const cancelOrder = call({
  method: 'POST',
  path: 'lever/cancel_order',
  summary: 'Cancels one of your open contract orders, named by its id or by your own.',
  policy: 'member',
  keyed: true,
  whileCancelOnly: true,
  input: orderNaming,
  output: z.object({ id: publicId }),
  refusals: ['orderDoesNotExist'] satisfies Refusal[],
})

export const cancelOrders = batchCall({
  path: 'lever/cancel_orders',
  summary: 'Cancels up to 64 of your open contract orders, each decided for itself, in order.',
  whileCancelOnly: true,
  item: orderNaming,
  told: {},
})

export const cancelAll = call({
  method: 'POST',
  path: 'lever/cancel_all',
  summary: 'Cancels all your open contract orders, or all of one symbol.',
  policy: 'member',
  keyed: true,
  whileCancelOnly: true,
  input: { symbol: z.optional(symbol) },
  output: z.object({ cancelled: z.number() }),
  refusals: ['contractDoesNotExist'] satisfies Refusal[],
})

export const amendOrder = call({
  method: 'POST',
  path: 'lever/amend_order',
  summary:
    'Changes a resting contract order. lots is the new total, filled part included. Fewer at the same price keep ' +
    'their place; anything else is a new order, with a new id, for what is not filled yet.',
  policy: 'member',
  keyed: true,
  input: amending,
  output: z.object({ id: publicId }),
  refusals: amendRefusals,
})

export const amendOrders = batchCall({
  path: 'lever/amend_orders',
  summary: 'Changes up to 64 resting contract orders, each decided for itself, in order.',
  item: amending,
  told: {},
})

export const setTargets = call({
  method: 'POST',
  path: 'lever/set_targets',
  summary: 'Puts these take-profits and stop-losses in the place of all that a position has.',
  policy: 'member',
  keyed: true,
  input: { symbol, side, targets: z.array(target).check(z.maxLength(10)) },
  output: z.object({ ids: z.array(publicId) }),
  refusals: [
    'contractDoesNotExist',
    'positionDoesNotExist',
    'tooManyTargets',
    'lotsInvalid',
    'positionTooSmall',
    'priceOffTick',
    'priceTooHigh',
    'marketClosed',
    'priceFeedStale',
    'targetPriceWrong',
    'tooManyOrders',
  ] satisfies Refusal[],
})

export const closePositions = call({
  method: 'POST',
  path: 'lever/close_positions',
  summary: 'Closes at the market all your positions, those of a symbol, or one of them.',
  policy: 'member',
  keyed: true,
  input: { symbol: z.optional(symbol), side: z.optional(side) },
  output: z.object({ lots: z.number() }),
  refusals: [
    'contractDoesNotExist',
    'positionDoesNotExist',
    'marketClosed',
    'priceFeedStale',
    'noLiquidity',
    'insufficientFunds',
  ] satisfies Refusal[],
})

export const reversePosition = call({
  method: 'POST',
  path: 'lever/reverse_position',
  summary:
    'Closes a position at the market and opens as many lots on the other side, or does nothing.',
  policy: 'member',
  keyed: true,
  input: { symbol, side, leverage: leverageChosen },
  output: z.object({ id: publicId }),
  refusals: [
    'contractDoesNotExist',
    'positionDoesNotExist',
    'leverageNotOffered',
    'marketClosed',
    'priceFeedStale',
    'noLiquidity',
    'positionTooLarge',
    'openInterestReached',
    'insufficientFunds',
  ] satisfies Refusal[],
})
