/** A contract by itself: its ticks and lots as money, its margin and maintenance, and what a price means in ticks. */
import {
  type Amount,
  ASK,
  BID,
  isMarketOpen,
  type Millis,
  marketOpensAt,
  type Price,
  type ReferencePrice,
  type Side,
  stepsDown,
  stepsValue,
  TICK_MAX,
  UNIT,
  within,
} from '@evenkeel/kernel'
import type { Effect, PositionSide, Terms, Tier } from './facts.ts'

/** All that the rules need to know of a contract. */
export type Contract = {
  /** Its fees and limits may change; its steps never do. */
  terms: Terms
  /** What a tick costs for a lot, in 10^-8 USDT. */
  readonly unit: number
  readonly tickSize: number
}

export type PriceNow = Pick<ReferencePrice, 'price' | 'isStale'>

const BPS = 10_000n

export function contractOf(terms: Terms): Contract {
  return {
    terms,
    unit: Number((terms.tickSize * terms.lotSize) / UNIT),
    tickSize: Number(terms.tickSize),
  }
}

/** What lots are worth at a price, exactly. */
export const valueAt = ({ unit }: Contract, tick: number, lots: number): Amount =>
  stepsValue(unit, tick, lots)

export const priceAt = ({ terms }: Contract, tick: number): Price => terms.tickSize * BigInt(tick)

/** The mark: the reference in ticks, rounded to the nearest, halves up. */
export function markOf({ terms }: Contract, { price }: Pick<PriceNow, 'price'>): number {
  const tick = stepsDown(2n * price + terms.tickSize, 2n * terms.tickSize)
  if (tick < 1) return 1
  return tick < TICK_MAX ? tick : TICK_MAX - 1
}

/** 1 for a long position, -1 for a short one. */
export const directionOf = (side: PositionSide): 1n | -1n => (side === 'long' ? 1n : -1n)

/** The side of the book on which an order stands. */
export const bookSideOf = (side: PositionSide, effect: Effect): Side =>
  (side === 'long') === (effect === 'open') ? BID : ASK

/** A share of a value, rounded up: what is needed to open it with this leverage. */
export function marginFor(value: Amount, leverage: number): Amount {
  const parts = BigInt(leverage)
  return (value + parts - 1n) / parts
}

/** What a position of this value must be covered by: each part of it at the rate of its tier, rounded up once. */
export function maintenanceOf({ tiers }: Terms, value: Amount): Amount {
  let parts = 0n
  let from = 0n
  for (const { valueMax, maintenanceBps } of tiers) {
    if (value <= from) break
    const to = value < valueMax ? value : valueMax
    parts += (to - from) * BigInt(maintenanceBps)
    from = valueMax
  }
  // Prices may carry a position beyond the largest tier: that goes on at its rate.
  const last = tiers[tiers.length - 1] as Tier
  if (value > last.valueMax) parts += (value - last.valueMax) * BigInt(last.maintenanceBps)
  return (parts + BPS - 1n) / BPS
}

/** The largest value of a position that may be opened with this leverage. */
export function valueMaxFor({ tiers }: Terms, leverage: number): Amount {
  let most = 0n
  for (const { valueMax, leverageMax } of tiers) if (leverage <= leverageMax) most = valueMax
  return most
}

/** The worst prices that a limit order may name, and that one at the market takes. */
export function bandOf({ terms }: Contract, { price }: PriceNow): readonly [number, number] {
  return within(price, BigInt(terms.bandBps), terms.tickSize)
}

export function slippageOf({ terms }: Contract, { price }: PriceNow): readonly [number, number] {
  return within(price, BigInt(terms.slippageBps), terms.tickSize)
}

/** Whether a price is worse for the one who takes on this side. */
export const isBehind = (side: Side, tick: number, than: number): boolean =>
  side === BID ? tick > than : tick < than

export const isOpenAt = ({ terms }: Contract, now: Millis): boolean =>
  isMarketOpen(terms.hours, terms.holidays, now)

export const nextOpening = ({ terms }: Contract, now: Millis): Millis | undefined =>
  marketOpensAt(terms.hours, terms.holidays, now)
