/** The minutes of a symbol's day: a random walk from its open to its close, and what was traded on the way. */
import { coarseNormal, exponential, grow, normal } from './draws.ts'
import type { Factor } from './factor.ts'
import { MINUTES_A_DAY } from './hours.ts'
import { LOTS_LEAST } from './lots.ts'
import { type Minutes, minutesAlong } from './minutes.ts'
import type { Nature } from './natures.ts'
import { type Noise, WORDS } from './noise.ts'
import { SECOND_PRINTS_MOST } from './prints.ts'
import { logVarianceOf, WARM_UP } from './volatility.ts'
import type { WalkDay } from './walk.ts'

const [FAST_SIZE, SLOW_SIZE] = [0.55, 0.4]
/** The range of a random walk, in standard deviations of its end, on average. */
const RANGE = 1.6
/** How far a minute's amount may go above that of an ordinary one. */
const AMOUNT_MOST = 25

export type DayOptions = {
  readonly nature: Nature
  /** What is traded in an ordinary minute, in lots. */
  readonly lots: number
  readonly factor: Factor
  readonly noise: Noise
}

export function minutesOf(day: number, walk: WalkDay, options: DayOptions): Minutes {
  const { nature, factor } = options
  const usualLots = options.lots * walk.interest
  const mostLots = Math.round(options.lots * AMOUNT_MOST)
  const words = options.noise(day * MINUTES_A_DAY, WARM_UP + MINUTES_A_DAY)
  const common = factor.minutes(day)
  const variances = variancesOf(day, walk, common.logVariance, factor, words)
  const path = pathOf(walk, variances, common.shocks, words)
  const perRange = Math.sqrt(MINUTES_A_DAY) / (RANGE * nature.volatility * walk.open)
  const usualCount = 60 * nature.printsPerSecond

  const minutes = minutesAlong(walk.open, path)
  let open = walk.open
  for (let minute = 0; minute < MINUTES_A_DAY; minute++) {
    const at = (minute + WARM_UP) * WORDS
    const ofRange = words[at + 1]!
    const ofTrade = words[at + 3]!
    const close = path[minute]!

    // Exactly how far a random walk of this variance goes beyond two points that it connects.
    const sum = open + close
    const body = (close - open) * (close - open)
    const spread = 2 * variances[minute]!
    const up = Math.sqrt(body + spread * exponential(ofRange))
    const down = Math.sqrt(body + spread * exponential(ofRange >>> 12))
    let high = Math.floor((sum + up) / 2)
    let low = Math.max(1, Math.ceil((sum - down) / 2))
    // Bid and ask are a tick apart, even where nothing else happens.
    if (high === low) {
      if (low > 1 && ofTrade >>> 31 === 1) low--
      else high++
    }

    // The further it goes, the more is traded, and in more trades.
    const range = high - low
    const bustle = range * perRange
    const liveliness = 0.65 + 0.5 * Math.min(bustle, 5)
    const wanted = usualCount * liveliness * (1 + 0.12 * coarseNormal(ofTrade >>> 12))
    const count = Math.round(Math.min(60 * SECOND_PRINTS_MOST, Math.max(60, wanted)))
    const amount = usualLots * (0.3 + 1.1 * bustle) * grow(0.5 * coarseNormal(ofTrade) - 0.125)
    const least = LOTS_LEAST * (count + range)
    const lots = Math.max(least, Math.min(mostLots, Math.round(amount)))
    const mean = (sum - 2 * low + range) / 4

    minutes.high[minute] = high
    minutes.low[minute] = low
    minutes.lots[minute] = lots
    minutes.turnover[minute] = low * lots + Math.round(mean * lots)
    minutes.count[minute] = count
    minutes.deviation[minute] = Math.sqrt(variances[minute]!)
    open = close
  }
  return minutes
}

/** Of each minute's change, in ticks: those of a day add up to that of the day. */
function variancesOf(
  day: number,
  walk: WalkDay,
  common: Float64Array,
  { week }: Factor,
  words: Uint32Array,
): Float64Array {
  const variances = logVarianceOf(words, FAST_SIZE, SLOW_SIZE)
  const weekday = (day % 7) * MINUTES_A_DAY
  let ordinary = 0
  let sum = 0
  for (let minute = 0; minute < MINUTES_A_DAY; minute++) {
    const part = week[weekday + minute]!
    const variance = part * grow(variances[minute]! + common[minute]!)
    variances[minute] = variance
    ordinary += part
    sum += variance
  }
  const scale = (walk.deviation * walk.deviation * ordinary) / sum
  for (let minute = 0; minute < MINUTES_A_DAY; minute++) variances[minute]! *= scale
  return variances
}

/** Where each minute closes: a random walk that is bent to end at the day's close. */
function pathOf(
  walk: WalkDay,
  variances: Float64Array,
  shocks: Float64Array,
  words: Uint32Array,
): Int32Array {
  const places = new Float64Array(MINUTES_A_DAY)
  let place = 0
  let time = 0
  for (let minute = 0; minute < MINUTES_A_DAY; minute++) {
    const own = normal(words[(minute + WARM_UP) * WORDS]!)
    place += Math.sqrt(variances[minute]!) * (walk.common * shocks[minute]! + walk.own * own)
    places[minute] = place
    time += variances[minute]!
  }
  // Bent in proportion to the variance that has passed: what is left is still a random walk, with nothing in it to foresee.
  const bend = (walk.close - walk.open - place) / time
  const path = new Int32Array(MINUTES_A_DAY)
  time = 0
  for (let minute = 0; minute < MINUTES_A_DAY; minute++) {
    time += variances[minute]!
    path[minute] = Math.max(1, Math.round(walk.open + places[minute]! + bend * time))
  }
  path[MINUTES_A_DAY - 1] = walk.close
  return path
}
