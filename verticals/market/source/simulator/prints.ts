/** The prints of a minute: the prices and lots of its steps, at moments within their seconds. */
import { SECOND_PRINTS_MOST, type Steps } from './day.ts'
import { MINUTES_A_DAY, SECONDS, stepSecondsOf } from './hours.ts'
import { type Noise, WORDS } from './noise.ts'

export type Print = {
  /** Milliseconds since the minute began. */
  readonly at: number
  readonly ticks: number
  readonly lots: number
  readonly side: 'buy' | 'sell'
}

const BLOCKS_A_MINUTE = (SECONDS * SECOND_PRINTS_MOST) / WORDS

/** Of a minute of a day whose steps are these. */
export function printsOf(
  { prices, lots, counts }: Steps,
  day: number,
  minute: number,
  noise: Noise,
): readonly Print[] {
  const words = noise((day * MINUTES_A_DAY + minute) * BLOCKS_A_MINUTE, BLOCKS_A_MINUTE)
  const stepSeconds = stepSecondsOf(day)
  const prints: Print[] = []
  for (let second = 0; second < SECONDS; second++) {
    const step = Math.floor((minute * SECONDS + second) / stepSeconds)
    const [ticks, count] = [prices[step]!, counts[step]!]
    const from = second * SECOND_PRINTS_MOST
    const ofPrints = words.subarray(from, from + count)
    const sizes = dealt(partOf(lots[step]!, second % stepSeconds, stepSeconds), ofPrints)
    // The first comes in the first half: two that lie far apart must not pass for a feed that fell silent.
    const slots = Math.max(2, count)
    for (const [slot, word] of ofPrints.entries()) {
      const wanted = second * 1_000 + Math.floor(((slot + (word >>> 24) / 256) * 1_000) / slots)
      const before = prints.at(-1)
      // The end of a slot and the beginning of the next may lie in one millisecond.
      const at = Math.max(wanted, (before?.at ?? -1) + 1)
      const change = ticks - (before?.ticks ?? prices[step - 1] ?? ticks)
      const isBuy = change > 0 || (change === 0 && ((word >>> 8) & 1) === 1)
      prints.push({ at, ticks, lots: sizes[slot]!, side: isBuy ? 'buy' : 'sell' })
    }
  }
  return prints
}

/** The nth of so many whole parts, as equal as can be. */
function partOf(lots: number, nth: number, parts: number): number {
  return Math.floor((lots * (nth + 1)) / parts) - Math.floor((lots * nth) / parts)
}

/** A second's lots among its prints: one for each, and the rest by chance. */
function dealt(lots: number, words: Uint32Array): readonly number[] {
  const weights = Array.from(words, (word) => 1 + (word & 0xff))
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  const rest = lots - words.length
  let [passed, given] = [0, 0]
  return weights.map((weight) => {
    passed += weight
    const upTo = Math.floor((rest * passed) / total)
    const size = 1 + upTo - given
    given = upTo
    return size
  })
}
