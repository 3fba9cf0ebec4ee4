/** Why an order cannot be placed as it stands in the form, if so: the exchange's own refusal, said before it has to. */
import { isZero } from '@evenkeel/ui/format/amount.ts'
import { amountFrom, formatAmount } from '@evenkeel/ui/format/decimals.ts'
import { wholeOf } from '@evenkeel/ui/format/whole.ts'
import { checkRoom } from '../core/room.ts'
import { areLots, LOTS_MAX, type OrderTerms, staysOpen, validate } from '../core/rules.ts'
import { bandOf, bookSideOf, priceAt, valueAt, valueMaxFor } from '../core/symbol.ts'
import {
  type Facts,
  fillsOf,
  markIn,
  openingLots,
  orderOf,
  positionIn,
  requestOf,
} from './orderFacts.ts'
import { type Figures, isBeyond, roomIn } from './orderFigures.ts'
import { isPriced, isStop, type OrderForm, type TextField } from './orderForm.ts'

export type Missing = Extract<TextField, 'price' | 'stopPrice' | 'distance'> | 'lots'

/** A refusal by the name that the core gives it, with the figures that its text has. */
export type Problem =
  /** Not filled in yet: asked for when the button is pressed. */
  | { readonly why: 'missing'; readonly field: Missing }
  | { readonly why: 'priceOffTick'; readonly step: string }
  | {
      readonly why: 'priceTooHigh' | 'priceBeyondBand'
      readonly limit: string
      readonly isFloor: boolean
    }
  | {
      readonly why: 'lotsInvalid' | 'positionTooSmall' | 'openInterestReached'
      readonly lots: number
    }
  | { readonly why: 'positionTooLarge' | 'tooManyTargets'; readonly maximum: string }
  | { readonly why: 'marketClosed'; readonly opens: number | undefined }
  | {
      readonly why: 'leverageNotOffered' | 'distanceInvalid' | 'priceFeedStale' | 'targetPriceWrong'
    }
  | { readonly why: 'insufficientFunds' | 'noLiquidity' | 'wouldTake' | 'tooManyOrders' }
  /** Operators hold the market up. */
  | { readonly why: 'marketHalted' }

/** The first one, in the order in which the exchange looks for them. */
export function problemOf(form: OrderForm, figures: Figures, facts: Facts): Problem | undefined {
  return missingIn(form, figures) ?? refusalOf(form, figures, facts)
}

function missingIn(form: OrderForm, { lots }: Figures): Problem | undefined {
  const { kind, given } = form
  if (isStop(kind) && isZero(form.stopPrice)) return { why: 'missing', field: 'stopPrice' }
  if (isPriced(kind) && isZero(form.price)) return { why: 'missing', field: 'price' }
  if (kind === 'trailing' && isZero(form.distance)) return { why: 'missing', field: 'distance' }
  if (given.what === 'lots' && !isZero(given.value) && wholeOf(given.value) === undefined)
    return { why: 'lotsInvalid', lots: LOTS_MAX }
  return lots === 0 ? { why: 'missing', field: 'lots' } : undefined
}

function refusalOf(form: OrderForm, figures: Figures, facts: Facts): Problem | undefined {
  const { lots } = figures
  const { contract, terms } = facts.listed
  if (!areLots(lots)) return { why: 'lotsInvalid', lots: LOTS_MAX }
  const order = orderOf(contract, requestOf(form, lots, facts))
  if ('refusal' in order) {
    if (order.refusal === 'priceTooHigh')
      return { why: 'priceTooHigh', limit: order.detail?.maximum ?? '', isFloor: false }
    if (order.refusal === 'priceOffTick') return { why: 'priceOffTick', step: terms.priceStep }
    return order.refusal === 'distanceInvalid'
      ? { why: 'distanceInvalid' }
      : { why: 'leverageNotOffered' }
  }
  return (
    invalid(order, facts) ??
    withoutRoom(order, facts) ??
    beyondLimits(order, facts) ??
    unmet(order, figures, facts)
  )
}

function invalid(order: OrderTerms, { listed, reference, now }: Facts): Problem | undefined {
  const { contract } = listed
  const refused = validate(contract, order, reference, now)
  if (refused === undefined) return undefined
  switch (refused.refusal) {
    case 'marketClosed': {
      const opens = refused.detail?.opens
      return { why: 'marketClosed', opens: wholeOf(opens ?? '') }
    }
    case 'priceBeyondBand': {
      const against = order.stop > 0 ? { price: priceAt(contract, order.stop) } : reference
      const side = bookSideOf(order.side, order.effect)
      const limit = bandOf(contract, { price: against?.price ?? 0n, isStale: false })[side]
      const isFloor = side !== bookSideOf('long', 'open')
      return { why: 'priceBeyondBand', limit: formatAmount(priceAt(contract, limit)), isFloor }
    }
    case 'targetPriceWrong':
      return { why: 'targetPriceWrong' }
    default:
      return { why: 'priceFeedStale' }
  }
}

/** LC12, LC13, LC32: orders of other symbols count too, so that prices are compared and not ticks. */
function withoutRoom(order: OrderTerms, { listed, orders }: Facts): Problem | undefined {
  if (orders === undefined) return undefined
  const { contract, symbol } = listed
  const { side } = order
  const refused = checkRoom(
    orders.map((open) => ({
      symbol: open.symbol,
      side: open.side,
      kind: open.kind,
      stop: amountFrom(open.stopPrice ?? ''),
      takeProfit: amountFrom(open.takeProfit ?? ''),
      stopLoss: amountFrom(open.stopLoss ?? ''),
    })),
    { symbol, side },
    {
      orders: staysOpen(order) ? 1 : 0,
      carrying: {
        symbol,
        side,
        takeProfit: priceAt(contract, order.takeProfit),
        stopLoss: priceAt(contract, order.stopLoss),
      },
    },
  )
  if (refused?.refusal !== 'tooManyTargets') return refused && { why: 'tooManyOrders' }
  return { why: 'tooManyTargets', maximum: refused.detail?.maximum ?? '' }
}

/** LC6, LC9. */
function beyondLimits(order: OrderTerms, facts: Facts): Problem | undefined {
  const { listed, standing } = facts
  const { contract, terms } = listed
  if (standing === undefined) return undefined
  const position = positionIn(facts, order.side)
  if (order.effect === 'close') {
    const free = (position?.lots ?? 0) - (position?.closing ?? 0)
    return order.lots > free ? { why: 'positionTooSmall', lots: free } : undefined
  }
  const all = (position?.lots ?? 0) + openingLots(facts, order.side) + order.lots
  const most = valueMaxFor(contract.terms, order.leverage)
  if (valueAt(contract, order.tick || order.stop || (markIn(facts) ?? 0), all) > most)
    return { why: 'positionTooLarge', maximum: formatAmount(most) }
  const room = roomIn(terms, order.side)
  return order.lots > room ? { why: 'openInterestReached', lots: Math.max(room, 0) } : undefined
}

function unmet(order: OrderTerms, { cost }: Figures, facts: Facts): Problem | undefined {
  const { standing, bids, asks } = facts
  const isBookKnown = bids !== undefined && asks !== undefined
  if (isBookKnown && order.kind === 'market' && fillsOf(order, facts).length === 0)
    return { why: 'noLiquidity' }
  if (order.timeInForce === 'postOnly' && order.stop === 0) {
    const crossing = fillsOf({ ...order, timeInForce: 'gtc' }, facts)
    if (crossing.length > 0) return { why: 'wouldTake' }
  }
  const isWaiting = order.stop > 0 || order.distanceBps > 0
  if (order.effect === 'close' || isWaiting) return undefined
  return isBeyond(cost, standing?.spendable) ? { why: 'insufficientFunds' } : undefined
}
