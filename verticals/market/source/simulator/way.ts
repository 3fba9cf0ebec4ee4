/** The way of a price through a minute: a random walk from its open to its close that meets its high and its low. */
import { normal } from './draws.ts'
import type { Minute } from './minutes.ts'

export type Way = {
  /** In ticks above the minute's low. */
  readonly prices: Int32Array
  /** The places of a print at the high, of one at the low, and of one that is a tick away from the one before it. */
  readonly top: number
  readonly bottom: number
  readonly pair: number
}

/** Walks that are tried, each of them also upside down and backwards: it is as good a random walk that way. */
export const TRIES = 8
const TURNS = [
  { sign: 1, isBackwards: false },
  { sign: -1, isBackwards: false },
  { sign: 1, isBackwards: true },
  { sign: -1, isBackwards: true },
]
type Turn = (typeof TURNS)[number]

/**
 * Walks that know nothing of the high and the low are tried, and the one that comes nearest to them is stretched to meet them. A way
 * that was led to them could be foreseen: whoever saw its first turn would know the next.
 */
export function wayThrough(minute: Minute, words: Uint32Array, ofTries: Uint32Array): Way {
  const range = minute.high - minute.low
  const walk = nearestWalk(minute, ofTries)
  const [top, bottom] = extremesOf(walk.subarray(0, -1))
  const prices = Int32Array.from(stretch(walk, minute), (price, nth) =>
    Math.min(range, Math.max(0, Math.round(price) + bounceOf(words[nth]!))),
  )
  const last = minute.count - 1
  prices[last] = minute.close - minute.low
  prices[top] = range
  prices[bottom] = 0
  return { prices, top, bottom, pair: makePair(prices, range, new Set([top, bottom, last])) }
}

/** In ticks above the minute's low. */
function nearestWalk(minute: Minute, words: Uint32Array): Float64Array {
  const { count } = minute
  const walk = new Float64Array(count)
  const nearest = new Float64Array(count)
  let least = Number.POSITIVE_INFINITY
  for (let nth = 0; nth < TRIES; nth++) {
    const bridge = brownianBridge(words.subarray(nth * count, (nth + 1) * count))
    for (const turn of TURNS) {
      const miss = take(walk, minute, bridge, turn)
      if (miss >= least) continue
      nearest.set(walk)
      least = miss
    }
  }
  return nearest
}

/** A Brownian bridge: a random walk that ends where it began, of one standard deviation a step. */
function brownianBridge(words: Uint32Array): Float64Array {
  const { length } = words
  const bridge = new Float64Array(length + 1)
  for (let nth = 0; nth < length; nth++) bridge[nth + 1] = bridge[nth]! + normal(words[nth]!)
  const bend = bridge[length]! / length
  for (let nth = 1; nth <= length; nth++) bridge[nth]! -= bend * nth
  return bridge
}

/** Writes down the walk that follows this bridge around the straight line from open to close; answers by how much it misses the high and the low. */
function take(walk: Float64Array, minute: Minute, bridge: Float64Array, turn: Turn): number {
  const { count, deviation } = minute
  const open = minute.open - minute.low
  const slope = (minute.close - minute.open) / count
  const size = (turn.sign * deviation) / Math.sqrt(count)
  let [max, min] = [open, open]
  for (let nth = 1; nth <= count; nth++) {
    const price = open + slope * nth + size * bridge[turn.isBackwards ? count - nth : nth]!
    walk[nth - 1] = price
    max = Math.max(max, price)
    min = Math.min(min, price)
  }
  return Math.abs(minute.high - minute.low - max) + Math.abs(min)
}

/** What lies above the open and the close, and below them, is stretched to reach the high and the low. */
function stretch(walk: Float64Array, minute: Minute): Float64Array {
  const upper = Math.max(minute.open, minute.close) - minute.low
  const lower = Math.min(minute.open, minute.close) - minute.low
  const [top, bottom] = extremesOf(walk)
  const up = walk[top]! > upper ? (minute.high - minute.low - upper) / (walk[top]! - upper) : 1
  const down = walk[bottom]! < lower ? lower / (lower - walk[bottom]!) : 1
  return walk.map((price) => {
    if (price > upper) return upper + (price - upper) * up
    return price < lower ? lower - (lower - price) * down : price
  })
}

/** The places of the highest and of the lowest, which are never the same. */
function extremesOf(walk: Float64Array): [top: number, bottom: number] {
  let top = 0
  let bottom = 0
  for (let nth = 1; nth < walk.length; nth++) {
    if (walk[nth]! > walk[top]!) top = nth
    if (walk[nth]! < walk[bottom]!) bottom = nth
  }
  return top === bottom ? [0, 1] : [top, bottom]
}

/** Some trades meet the bid and some the ask, a tick to either side. */
function bounceOf(word: number): number {
  const bits = (word >>> 13) & 7
  return bits === 0 ? -1 : bits === 1 ? 1 : 0
}

/** Puts a print that is not fixed a tick away from the one before it, where that changes least; answers its place. */
function makePair(prices: Int32Array, range: number, fixed: ReadonlySet<number>): number {
  let pair = 0
  let least = Number.POSITIVE_INFINITY
  for (let nth = 1; nth < prices.length; nth++) {
    const change = Math.abs(Math.abs(prices[nth]! - prices[nth - 1]!) - 1)
    if (change >= least || fixed.has(nth)) continue
    pair = nth
    least = change
  }
  const before = prices[pair - 1]!
  const isAbove = before === 0 || (prices[pair]! > before && before < range)
  prices[pair] = isAbove ? before + 1 : before - 1
  return pair
}
