/** A pair by itself: its terms, ticks and lots as money, and what the reference price means in ticks. */
import {
  type Amount,
  ASK,
  amountOf,
  BID,
  type Price,
  type ReferencePrice,
  type Side,
  shareUp,
  TICK_MAX,
  UNIT,
  unitsOf,
} from '@evenkeel/kernel'
import type { SideName, Terms } from './facts.ts'

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

const BPS = 10_000n
/** Ticks times lots times the unit of a pair stays below this, or is counted in bigints. */
const SAFE = Number.MAX_SAFE_INTEGER

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
  const cost = tick * lots * unit
  return cost <= SAFE ? amountOf(cost) : BigInt(tick) * BigInt(lots) * BigInt(unit)
}

export function baseOf({ lotSize }: Pair, lots: number): Amount {
  const base = lots * lotSize
  return base <= SAFE ? amountOf(base) : BigInt(lots) * BigInt(lotSize)
}

/** What one on this side pays for lots at a price: the quote coin for a buy, the base coin for a sell. */
export function paymentFor(pair: Pair, side: Side, tick: number, lots: number): Amount {
  return side === BID ? costOf(pair, tick, lots) : baseOf(pair, lots)
}

/** How many lots at a price one on this side can pay for. */
export function lotsFor(pair: Pair, side: Side, tick: number, means: Amount): number {
  return Number(means / paymentFor(pair, side, tick, 1))
}

/** Each side's fee, out of what it receives: rounded up, so that splitting an order saves nothing. */
export const makerFee = ({ makerFeeBps }: Terms, received: Amount): Amount =>
  shareUp(received, makerFeeBps)
export const takerFee = ({ takerFeeBps }: Terms, received: Amount): Amount =>
  shareUp(received, takerFeeBps)

/** How many steps an amount is, if it is on a step. */
export function stepsOf(amount: Amount, step: number): number | undefined {
  const units = unitsOf(amount)
  if (!Number.isSafeInteger(units)) {
    const size = BigInt(step)
    return amount % size === 0n ? Number(amount / size) : undefined
  }
  // Exact for whole numbers below 2^53, and faster than a remainder of doubles.
  const steps = units / step
  return Number.isInteger(steps) && steps * step === units ? steps : undefined
}

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
    below: down(reference.price, tickSize),
    above: up(reference.price, tickSize),
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

/** The last ticks that are no further than so much above and below a price. */
export function within(price: Price, bps: bigint, tickSize: Price): readonly [number, number] {
  const scale = tickSize * BPS
  return [down(price * (BPS + bps), scale), up(price * (BPS - bps), scale)]
}

function down(price: Price, step: Price): number {
  return Number(price / step)
}

function up(price: Price, step: Price): number {
  return Number((price + step - 1n) / step)
}
