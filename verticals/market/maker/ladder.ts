/** The house maker's ladder: what it offers around a price, with what it holds, in whole ticks and lots. */
import { type Amount, type Ladder, type Price, type Rung, UNIT } from '@evenkeel/kernel'
import type { Inventory } from '@evenkeel/wire/server'
import { noise } from './noise.ts'

export type Situation = {
  /** Names the ladder. */
  readonly number: number
  readonly price: Price
  readonly tickSize: Price
  readonly lotSize: Amount
  readonly inventory: Inventory
  /** How much the price moves of late, in 10^-6 of it a beat. */
  readonly volatility: number
}

type Side = {
  /** Up for offers, down for bids. */
  readonly direction: 1 | -1
  /** The first tick that it may quote. */
  readonly first: number
  /** What the whole side may be worth, in lots. */
  readonly lots: number
}

const RUNGS = 40
/** All distances in 10^-6 of the price. */
const PPM = 1_000_000
const HALF_SPREAD = 10
/** Of the volatility: a price that moves more is quoted wider. */
const VOLATILITY_TIMES = 1
const HALF_SPREAD_MAX = 5_000
/** How far apart two prices are, at the least. */
const STEP = 15
/** Of what it holds, so much is on offer at a time: the rest is for the next moment. */
const ON_OFFER = 5n
const ROUND = [1, 2, 5]
/** A price keeps its lots for a while, each for its own. */
const CALM_MS = 4_000

export function ladderFor(situation: Situation): Ladder {
  const { number, inventory } = situation
  const { bid, ask } = touchOf(situation)
  const bids = rungsOf(situation, {
    direction: -1,
    first: bid,
    lots: lotsWorth(situation, inventory.toBuy / ON_OFFER),
  })
  const asks = rungsOf(situation, {
    direction: 1,
    first: ask,
    lots: Number(inventory.toSell / ON_OFFER / situation.lotSize),
  })
  return { number, bids, asks }
}

/** The best bid and the best offer that it makes around a price, in ticks. */
export function touchOf(situation: Omit<Situation, 'number' | 'lotSize'>): {
  readonly bid: number
  readonly ask: number
} {
  const { price, tickSize, volatility } = situation
  const below = Number(price / tickSize)
  const above = Number((price + tickSize - 1n) / tickSize)
  const half = Math.min(HALF_SPREAD + volatility * VOLATILITY_TIMES, HALF_SPREAD_MAX)
  const lean = leanOf(situation)
  const away = (share: number) => Math.max(1, Math.floor((below * half * share) / (PPM * 100)))
  return { bid: below - away(100 + lean), ask: above + away(100 - lean) }
}

/**
 * What it holds too much of it wants to be rid of: from -50, too little of the coin, to 50, too much.
 * So many percent nearer to the price it sells, and further from it it buys. It never quotes through the price.
 */
function leanOf({ price, inventory }: Pick<Situation, 'price' | 'inventory'>): number {
  const worth = (inventory.toSell * price) / UNIT
  const all = worth + inventory.toBuy
  return all === 0n ? 0 : Number(((worth - inventory.toBuy) * 50n) / all)
}

function lotsWorth({ price, lotSize }: Situation, amount: Amount): number {
  return Number((amount * UNIT) / price / lotSize)
}

/**
 * The best price stands where it was worked out; each of the others has a cell of a grid to itself and
 * a place of its own in it, so that a small move of the price leaves most of them where they are.
 */
function rungsOf(
  { number, price, tickSize }: Situation,
  { direction, first, lots }: Side,
): readonly Rung[] {
  const grid = roundStep(Math.floor((Number(price / tickSize) * STEP) / PPM))
  const rungs: Rung[] = []
  // The further from the price, the more: shares are 1, 2, 3 ... of all.
  const share = Math.floor((2 * lots) / (RUNGS * (RUNGS + 1)))
  let cell = direction === 1 ? Math.floor(first / grid) + 1 : Math.ceil(first / grid) - 1
  let tick = first
  for (let nth = 1; nth <= RUNGS && tick > 0; nth++) {
    const lot = Math.floor((share * nth * (25 + noise(tick, calmOf(tick, number)) * 75)) / 100)
    if (lot > 0) rungs.push({ tick, lots: lot })
    tick = cell * grid + direction * Math.floor(noise(cell, grid) * grid)
    cell += direction * (1 + Math.floor(noise(cell, direction) * (1 + nth / 8)))
  }
  return rungs
}

/** 1, 2 or 5 with zeros: the largest that is not above this. */
function roundStep(ticks: number): number {
  let step = 1
  for (let power = 1; power <= ticks; power *= 10)
    for (const digit of ROUND) if (digit * power <= ticks) step = digit * power
  return step
}

function calmOf(tick: number, number: number): number {
  return Math.floor((number + (tick % 97) * (CALM_MS / 97)) / CALM_MS)
}
