/** The prints of a minute: their times, their prices, and their trades, which add up to the minute. */
import { lotsOf } from './lots.ts'
import type { Minute } from './minutes.ts'
import { type Noise, WORDS } from './noise.ts'
import { TRIES, wayThrough } from './way.ts'

export type Print = {
  /** Milliseconds since the minute began. */
  readonly at: number
  readonly ticks: number
  readonly lots: number
  readonly side: 'buy' | 'sell'
}

/** Every second has a print, and none has more than these. */
export const SECOND_PRINTS_MOST = 8
const SECONDS = 60
/** A word of noise for each print itself, and one for each of the ways that are tried. */
const WORDS_A_PRINT = 1 + TRIES
const BLOCKS_A_MINUTE = (SECONDS * SECOND_PRINTS_MOST * WORDS_A_PRINT) / WORDS

/** Of the minute that has this place among all minutes. */
export function printsOf(minute: Minute, place: number, noise: Noise): readonly Print[] {
  const { count, low, open } = minute
  const blocks = Math.ceil((count * WORDS_A_PRINT) / WORDS)
  const words = noise(place * BLOCKS_A_MINUTE, blocks)
  const ofPrints = words.subarray(0, count)
  const times = timesOf(ofPrints)
  const way = wayThrough(minute, ofPrints, words.subarray(count))
  const lots = lotsOf(minute, ofPrints, way)
  return times.map((at, nth) => {
    const ticks = low + way.prices[nth]!
    const change = ticks - (nth === 0 ? open : low + way.prices[nth - 1]!)
    const isBuy = change > 0 || (change === 0 && ((ofPrints[nth]! >>> 12) & 1) === 1)
    return { at, ticks, lots: lots[nth]!, side: isBuy ? 'buy' : 'sell' }
  })
}

/** At least one in every second, and never two at once; the upper 16 bits of the words decide. */
function timesOf(words: Uint32Array): readonly number[] {
  const counts = new Uint8Array(SECONDS).fill(1)
  for (const word of words.subarray(SECONDS)) {
    let second = ((word >>> 24) * SECONDS) >>> 8
    while (counts[second] === SECOND_PRINTS_MOST) second = (second + 1) % SECONDS
    counts[second]!++
  }
  const times: number[] = []
  for (const [second, count] of counts.entries()) {
    // The first comes in the first half: two that lie far apart must not pass for a feed that fell silent.
    const slots = Math.max(2, count)
    for (let slot = 0; slot < count; slot++) {
      const within = ((words[times.length]! >>> 16) & 0xff) / 256
      const at = second * 1_000 + Math.floor(((slot + within) * 1_000) / slots)
      // The end of a slot and the beginning of the next may lie in one millisecond.
      times.push(Math.max(at, (times.at(-1) ?? -1) + 1))
    }
  }
  return times
}
