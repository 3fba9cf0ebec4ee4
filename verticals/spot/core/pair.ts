/** A pair by itself: its terms, ticks and lots as money, and what the reference price means in ticks. */
import {
  type Amount,
  ASK,
  BID,
  type Price,
  type ReferencePrice,
  type Side,
  shareUp,
  stepsDown,
  stepsUp,
  stepsValue,
  TICK_MAX,
  UNIT,
  within,
} from '@evenkeel/kernel'
import type { SideName, Terms } from './facts.ts'

export { stepsOf } from '@evenkeel/kernel'

/** All that the rules of an order need to know of its pair. */
export type Pair = {
  /** Its fees and limits may change; its coins and steps never do. */
  terms: Terms
  /** What a tick costs for a lot, in 10^-8 of the quote asset. */
  readonly unit: number
  readonly tickSize: number
  readonly lotSize: number
  /** What the last reference price means in ticks. */
  limits: Limits | undefined
}

/** All that they need to know of a reference price. */
export type PriceNow = Pick<ReferencePrice, 'price' | 'isStale'>

export type Limits = {
  readonly reference: PriceNow
  readonly terms: Terms
  /** The ticks around the price; one tick, when it is on it. */
  readonly below: number
  readonly above: number
  /** The worst prices that a limit order may name, and that a market order takes. */
  readonly band: readonly [buy: number, sell: number]
  readonly slippage: readonly [buy: number, sell: number]
}

export function pairOf(terms: Terms): Pair {
  return {
    terms,
    unit: Number((terms.tickSize * terms.lotSize) / UNIT),
    tickSize: Number(terms.tickSize),
    lotSize: Number(terms.lotSize),
    limits: undefined,
  }
}

export const sideOf = (name: SideName): Side => (name === 'buy' ? BID : ASK)

/** What lots cost at a price, exactly. */
export function costOf({ unit }: Pair, tick: number, lots: number): Amount {
  return stepsValue(unit, tick, lots)
}

export function baseOf({ lotSize }: Pair, lots: number): Amount {
  return stepsValue(lotSize, lots, 1)
}

/** What one on this side pays for lots at a price: the quote coin for a buy, the base coin for a sell. */
export function paymentFor(pair: Pair, side: Side, tick: number, lots: number): Amount {
  return side === BID ? costOf(pair, tick, lots) : baseOf(pair, lots)
}

/** How many lots at a price one on this side can pay for. */
export function lotsFor(pair: Pair, side: Side, tick: number, budget: Amount): number {
  return Number(budget / paymentFor(pair, side, tick, 1))
}

/** Each side's fee, out of what it receives: rounded up, so that splitting an order saves nothing. */
export const makerFee = ({ makerFeeBps }: Terms, received: Amount): Amount =>
  shareUp(received, makerFeeBps)
export const takerFee = ({ takerFeeBps }: Terms, received: Amount): Amount =>
  shareUp(received, takerFeeBps)

/** The last price that a book goes up to. */
export const highestPrice = (pair: Pair): Price => priceAt(pair, TICK_MAX - 1)

export const priceAt = ({ terms }: Pair, tick: number): Price => terms.tickSize * BigInt(tick)

/** Worked out exactly, once a price. */
export function limitsOf(pair: Pair, reference: PriceNow): Limits {
  const known = pair.limits
  if (known?.reference === reference && known.terms === pair.terms) return known
  const { terms } = pair
  const { tickSize, bandBps, slippageBps } = terms
  const limits: Limits = {
    reference,
    terms,
    below: stepsDown(reference.price, tickSize),
    above: stepsUp(reference.price, tickSize),
    band: within(reference.price, BigInt(bandBps), tickSize),
    slippage: within(reference.price, BigInt(slippageBps), tickSize),
  }
  pair.limits = limits
  return limits
}

/** Whether the price went through an order: it is below a bid, or above an offer. */
export function isThrough({ below, above }: Limits, side: Side, tick: number): boolean {
  return side === BID ? tick > below : tick < above
}

/** Whether a price is worse for the one who takes on this side. */
export function isBehind(side: Side, tick: number, than: number): boolean {
  return side === BID ? tick > than : tick < than
}
