/** The lots of a minute's prints: of all sizes, and with their turnover they add up to the minute's to the last unit. */
import { assert } from '@evenkeel/kernel'
import { coarseNormal, grow } from './draws.ts'
import type { Minute } from './minutes.ts'
import type { Way } from './way.ts'

/** So many lots for each print and each tick of the range are enough for the reserves below, whatever the prices. */
export const LOTS_LEAST = 32
const SIZE_SPREAD = 1.1

/**
 * Every print has one lot, and four have a reserve. The rest is dealt out by chance, the prints above a price scaled by one factor and
 * those below it by another, so that turnover is right but for rounding. Lots that move from the low to the high mend that to within half
 * the range, and lots that move between two prints a tick apart mend it wholly. The reserves are what those two may need at most.
 */
export function lotsOf(minute: Minute, words: Uint32Array, way: Way): Int32Array {
  const { prices, top, bottom, pair } = way
  const range = minute.high - minute.low
  const turnover = minute.turnover - minute.low * minute.lots
  const lots = new Int32Array(minute.count).fill(1)
  for (const place of [top, bottom]) lots[place]! += Math.ceil(minute.count / 2) + 1
  for (const place of [pair - 1, pair]) lots[place]! += Math.ceil(range / 2) + 1
  const left = minute.lots - sum(lots)
  const shares = sharesOf(prices, words, left, turnover - turnoverOf(prices, lots))
  let exact = 0
  let dealt = 0
  for (const [nth, share] of shares.entries()) {
    exact += share
    const upTo = nth === shares.length - 1 ? left : Math.round(exact)
    lots[nth]! += upTo - dealt
    dealt = upTo
  }

  const missing = turnover - turnoverOf(prices, lots)
  const across = Math.round(missing / range)
  lots[top]! += across
  lots[bottom]! -= across
  const aside = (missing - across * range) * (prices[pair]! - prices[pair - 1]!)
  lots[pair]! += aside
  lots[pair - 1]! -= aside

  assert(sum(lots) === minute.lots, 'the trades of a minute add up to its amount')
  assert(turnoverOf(prices, lots) === turnover, 'the trades of a minute add up to its turnover')
  assert(
    lots.every((size) => size > 0),
    'every trade is of something',
  )
  return lots
}

/** Of each print, in fractions of lots: together so many lots of this turnover. */
function sharesOf(
  prices: Int32Array,
  words: Uint32Array,
  lots: number,
  turnover: number,
): Float64Array {
  const mean = turnover / lots
  const sizes = Float64Array.from(words, (word) => grow(SIZE_SPREAD * coarseNormal(word)))
  const above = { size: 0, pull: 0 }
  const below = { size: 0, pull: 0 }
  for (const [nth, size] of sizes.entries()) {
    const side = prices[nth]! > mean ? above : below
    side.size += size
    side.pull += size * Math.abs(prices[nth]! - mean)
  }
  const scale = lots / (above.size * below.pull + below.size * above.pull)
  return sizes.map((size, nth) => size * scale * (prices[nth]! > mean ? below.pull : above.pull))
}

function sum(lots: Int32Array): number {
  return lots.reduce((total, size) => total + size, 0)
}

function turnoverOf(prices: Int32Array, lots: Int32Array): number {
  return lots.reduce((total, size, nth) => total + size * prices[nth]!, 0)
}
