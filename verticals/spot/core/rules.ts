/** The rules of an order by itself: what the exchange refuses whoever places it. The screen goes by them too. */
import {
  type Amount,
  ASK,
  BID,
  formatAmount,
  larger,
  type Refused,
  refuse,
  shareUp,
  stepsOf,
  TICK_MAX,
  UNIT,
  within,
} from '@evenkeel/kernel'
import type { AmendOrder, OrderTerms, PlaceOco, PlaceOrder, Refusal } from './facts.ts'
import {
  baseOf,
  costOf,
  highestPrice,
  isBehind,
  limitsOf,
  type Pair,
  type PriceNow,
  paymentFor,
  priceAt,
  sideOf,
} from './pair.ts'

export const LOTS_MAX = 1e12
/** What is refused by these rules alone. */
export type RuleRefusal = Extract<
  Refusal,
  | 'priceOffTick'
  | 'priceTooHigh'
  | 'quantityOffLot'
  | 'quantityBelowFilled'
  | 'orderTooLarge'
  | 'priceFeedStale'
  | 'orderTooSmall'
  | 'priceBeyondBand'
>
const BPS = 10_000

/** The ticks of a price; or why there are none: it is between two ticks, zero, or beyond all books. */
export function ticksOf(pair: Pair, price: Amount | undefined): number | Refused<RuleRefusal> {
  const tick = stepsOf(price ?? 0n, pair.tickSize)
  if (tick === undefined || tick <= 0) return refuse('priceOffTick')
  if (tick < TICK_MAX) return tick
  const maximum = formatAmount(highestPrice(pair))
  return refuse('priceTooHigh', { maximum, asset: pair.terms.quote })
}

/** A command in ticks and lots. Here its fields, named as on the wire, get the names of the core. */
export function termsOf(
  pair: Pair,
  command: Omit<PlaceOrder, 'type' | 'member' | 'pair'>,
): OrderTerms | Refused<RuleRefusal> {
  const { kind, price, quantity, stopPrice } = command
  const isPriced = kind === 'limit' || kind === 'stopLimit'
  const isStop = kind === 'stopLimit' || kind === 'stopMarket'
  const side = sideOf(command.side)
  const tick = isPriced ? ticksOf(pair, price) : 0
  const stop = isStop ? ticksOf(pair, stopPrice) : 0
  if (typeof tick !== 'number') return tick
  if (typeof stop !== 'number') return stop
  const isByQuote = !isPriced && side === BID && quantity === undefined
  const lots = isByQuote ? 0 : stepsOf(quantity ?? 0n, pair.lotSize)
  if (lots === undefined) return refuse('quantityOffLot')
  return {
    side,
    kind,
    timeInForce: isPriced ? command.force : 'ioc',
    tick,
    lots,
    quoteQuantity: isByQuote ? (command.spend ?? 0n) : 0n,
    stop,
  }
}

export type OcoTerms = { readonly limit: OrderTerms; readonly stop: OrderTerms }

export function ocoTermsOf(
  pair: Pair,
  command: Omit<PlaceOco, 'type' | 'member' | 'pair'>,
): OcoTerms | Refused<RuleRefusal> {
  const { price, stopPrice, stopLimitPrice, quantity } = command
  const isPriced = stopLimitPrice !== undefined
  const tick = ticksOf(pair, price)
  const stop = ticksOf(pair, stopPrice)
  const stopTick = isPriced ? ticksOf(pair, stopLimitPrice) : 0
  if (typeof tick !== 'number') return tick
  if (typeof stop !== 'number') return stop
  if (typeof stopTick !== 'number') return stopTick
  const lots = stepsOf(quantity, pair.lotSize)
  if (lots === undefined) return refuse('quantityOffLot')
  const side = sideOf(command.side)
  return {
    limit: { side, kind: 'limit', timeInForce: 'postOnly', tick, lots, quoteQuantity: 0n, stop: 0 },
    stop: {
      side,
      kind: isPriced ? 'stopLimit' : 'stopMarket',
      timeInForce: isPriced ? 'gtc' : 'ioc',
      tick: stopTick,
      lots,
      quoteQuantity: 0n,
      stop,
    },
  }
}

/** What an amended order is made from: an order that rests. */
type Resting = Pick<OrderTerms, 'side' | 'timeInForce' | 'tick' | 'lots'> & {
  readonly remaining: number
}

/** A resting order as it would be after a change, filled part included. */
export function amendedTermsOf(
  pair: Pair,
  { side, timeInForce, tick: oldTick, lots: oldLots, remaining }: Resting,
  { price, quantity }: Pick<AmendOrder, 'price' | 'quantity'>,
): OrderTerms | Refused<RuleRefusal> {
  const tick = price === undefined ? oldTick : ticksOf(pair, price)
  if (typeof tick !== 'number') return tick
  const lots = quantity === undefined ? oldLots : stepsOf(quantity, pair.lotSize)
  if (lots === undefined) return refuse('quantityOffLot')
  if (lots <= oldLots - remaining) return refuse('quantityBelowFilled')
  return { side, kind: 'limit', timeInForce, tick, lots, quoteQuantity: 0n, stop: 0 }
}

/** Whether an amended order stays where it is in the line: as many lots or fewer, at the same price. */
export function keepsPlace(order: Resting, { tick, lots }: OrderTerms): boolean {
  return tick === order.tick && lots <= order.lots
}

/** Why an order is refused whoever places it, if so. */
export function validate(
  pair: Pair,
  order: OrderTerms,
  reference: PriceNow | undefined,
): Refused<RuleRefusal> | undefined {
  const { side, tick, lots } = order
  const { minNotional, quote: asset } = pair.terms
  if (lots > LOTS_MAX) return refuse('orderTooLarge')
  if (order.kind !== 'limit' && (reference === undefined || reference.isStale))
    return refuse('priceFeedStale')
  if (isTooSmall(pair, order, reference))
    return refuse('orderTooSmall', { minimum: formatAmount(minNotional), asset })
  const worst = worstTick(pair, order, reference)
  return worst !== undefined && isBehind(side, tick, worst) ? refuse('priceBeyondBand') : undefined
}

/** The same of two orders of which one cancels the other: each is looked at for itself, the stop first. */
export function validateOco(
  pair: Pair,
  { limit, stop }: OcoTerms,
  reference: PriceNow | undefined,
): Refused<RuleRefusal> | undefined {
  return validate(pair, stop, reference) ?? validate(pair, limit, reference)
}

/** The same of an order that is to be amended. */
export function validateAmended(
  pair: Pair,
  order: Resting,
  amended: OrderTerms,
  reference: PriceNow | undefined,
): Refused<RuleRefusal> | undefined {
  // Less of the same is held against no price: it is there already.
  return validate(pair, amended, keepsPlace(order, amended) ? undefined : reference)
}

/** The worst price that an order may name, if it names one and something is known to hold it against. */
export function worstTick(
  pair: Pair,
  { side, tick, stop }: OrderTerms,
  reference: PriceNow | undefined,
): number | undefined {
  if (tick === 0) return undefined
  // A stop is held against the price that it will match at: its trigger.
  if (stop > 0)
    return within(priceAt(pair, stop), BigInt(pair.terms.bandBps), pair.terms.tickSize)[side]
  return reference && limitsOf(pair, reference).band[side]
}

/**
 * How far a limit price lies from the market where the order only waits, in hundredths of a percent;
 * nothing within the band. It is refused by nobody: prices do come that far.
 */
export function awayBps(
  pair: Pair,
  { side, kind, tick }: OrderTerms,
  reference: PriceNow | undefined,
): number | undefined {
  if (reference === undefined || kind !== 'limit') return undefined
  const above = priceAt(pair, tick) - reference.price
  const away = Number(((side === BID ? -above : above) * BigInt(BPS)) / reference.price)
  return away > pair.terms.bandBps ? away : undefined
}

/** Whether it is worth less than the pair's minimum, or nothing at all. */
function isTooSmall(
  pair: Pair,
  { tick, stop, lots, quoteQuantity }: OrderTerms,
  reference: PriceNow | undefined,
): boolean {
  const { minNotional } = pair.terms
  if (lots === 0) return quoteQuantity <= 0n || quoteQuantity < minNotional
  if (lots < 0) return true
  if (tick + stop > 0) return costOf(pair, tick || stop, lots) < minNotional
  // The reference may lie between two ticks, so this is compared without dividing.
  return (reference?.price ?? 0n) * baseOf(pair, lots) < minNotional * UNIT
}

/** The two orders of an OCO stand on either side of the price: the stop where it would be worse. */
export function areOnWrongSides(
  pair: Pair,
  { limit, stop }: OcoTerms,
  { price }: PriceNow,
): boolean {
  const [below, above] = limit.side === BID ? [limit.tick, stop.stop] : [stop.stop, limit.tick]
  return priceAt(pair, below) >= price || priceAt(pair, above) <= price
}

/** What an order may come to cost in what it pays with: the money that it needs from the start. */
export function requiredFunds(pair: Pair, order: OrderTerms): Amount {
  const { side, tick, lots, quoteQuantity, stop } = order
  if (side === ASK || tick > 0) return paymentFor(pair, side, tick, lots)
  if (lots === 0 || stop === 0) return quoteQuantity
  // As far above its trigger as a market order may go.
  return shareUp(costOf(pair, stop, lots), BPS + pair.terms.slippageBps)
}

/** Of two orders only one is ever filled: money for the dearer is enough. */
export function requiredForOco(pair: Pair, { limit, stop }: OcoTerms): Amount {
  return larger(requiredFunds(pair, limit), requiredFunds(pair, stop))
}

/** Whether what is not filled of it at once rests in the book. */
export function canRest({ tick, timeInForce }: OrderTerms): boolean {
  return tick > 0 && (timeInForce === 'gtc' || timeInForce === 'postOnly')
}
