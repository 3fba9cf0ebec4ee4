/** Ticks and lots as money: what they cost and what they come to, exactly. */
import {
  type Amount,
  amountOf,
  BID,
  type Price,
  type Side,
  TICK_MAX,
  unitsOf,
} from '@evenkeel/kernel'
import type { Market } from './market.ts'

/** Ticks times lots times the unit of a pair stays below this, or is counted in bigints. */
const SAFE = Number.MAX_SAFE_INTEGER

/** What lots cost at a price, exactly. */
export function costOf({ unit }: Market, tick: number, lots: number): Amount {
  const cost = tick * lots * unit
  return cost <= SAFE ? amountOf(cost) : BigInt(tick) * BigInt(lots) * BigInt(unit)
}

export function baseOf({ lotSize }: Market, lots: number): Amount {
  const base = lots * lotSize
  return base <= SAFE ? amountOf(base) : BigInt(lots) * BigInt(lotSize)
}

/** What one on this side pays for lots at a price: the quote coin for a buy, the base coin for a sell. */
export function paymentFor(market: Market, side: Side, tick: number, lots: number): Amount {
  return side === BID ? costOf(market, tick, lots) : baseOf(market, lots)
}

/** How many lots at a price one on this side can pay for. */
export function lotsFor(market: Market, side: Side, tick: number, means: Amount): number {
  return Number(means / paymentFor(market, side, tick, 1))
}

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
export const highestPrice = (market: Market): Price => priceAt(market, TICK_MAX - 1)

export const priceAt = ({ terms }: Market, tick: number): Price => terms.tickSize * BigInt(tick)
