/** How volatility comes and goes within a day: variance that lingers over minutes and hours. */
import { coarseNormal, exponential } from './draws.ts'
import { MINUTES_A_DAY } from './hours.ts'
import { WORDS } from './noise.ts'

/** The minutes before a day that still show in it: its volatility begins where that of the day before ended. */
export const WARM_UP = 720
/** Half of a fast wave is gone after 8 minutes, half of a slow one after 2 hours. */
const [FAST, SLOW] = [0.917, 0.99424]
const NEWS = 0.8

/**
 * The logarithm of the variance at each minute of a day: two waves of these standard deviations, and news now and then.
 * `words` begin `WARM_UP` blocks before the day; the third word of each block is used.
 */
export function logVarianceOf(
  words: Uint32Array,
  fastSize: number,
  slowSize: number,
): Float64Array {
  const logVariance = new Float64Array(MINUTES_A_DAY)
  const fastStep = fastSize * Math.sqrt(1 - FAST * FAST)
  const slowStep = slowSize * Math.sqrt(1 - SLOW * SLOW)
  let fast = 0
  let slow = 0
  for (let minute = -WARM_UP; minute < MINUTES_A_DAY; minute++) {
    const word = words[(minute + WARM_UP) * WORDS + 2]!
    fast = fast * FAST + fastStep * coarseNormal(word)
    slow = slow * SLOW + slowStep * coarseNormal(word >>> 12)
    if (word >>> 24 === 0) fast += NEWS * exponential(words[(minute + WARM_UP) * WORDS + 3]!)
    if (minute >= 0) logVariance[minute] = fast + slow
  }
  return logVariance
}
