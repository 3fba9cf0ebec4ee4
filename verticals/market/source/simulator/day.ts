/** The minutes of a symbol's day: a random walk from its open to its close, and what was traded on the way. */
import type { OpenMinutes } from './calendar.ts'
import { coarseNormal, exponential, grow, normal } from './draws.ts'
import type { Factor } from './factor.ts'
import { MINUTES_A_DAY } from './hours.ts'
import { LOTS_LEAST } from './lots.ts'
import { emptyMinutes, type Minutes } from './minutes.ts'
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
/** Within a day variance comes and goes for all of a class at once: symbols keep a little more company than their days do. */
const COMPANY = 1.08

export type DayOptions = {
  readonly nature: Nature
  /** What is traded in an ordinary minute, in lots. */
  readonly lots: number
  readonly factor: Factor
  readonly noise: Noise
}
/** When its market is open on a day, and what the price was when it last was, before that day. */
export type DayHours = { readonly open: OpenMinutes; closeBefore(): number }

export function minutesOf(
  day: number,
  walk: WalkDay,
  options: DayOptions,
  hours?: DayHours,
): Minutes {
  const { nature } = options
  const usualLots = options.lots * walk.interest
  const mostLots = Math.round(options.lots * AMOUNT_MOST)
  const words = options.noise(day * MINUTES_A_DAY, WARM_UP + MINUTES_A_DAY)
  const { variances, path } = pathOf(day, walk, options, words)
  const perRange = Math.sqrt(MINUTES_A_DAY) / (RANGE * nature.volatility * walk.open)
  const usualCount = 60 * nature.printsPerSecond

  const minutes = emptyMinutes(MINUTES_A_DAY)
  let open = walk.open
  for (let minute = 0; minute < MINUTES_A_DAY; minute++) {
    const at = (minute + WARM_UP) * WORDS
    const ofRange = words[at + 1]!
    const ofTrade = words[at + 3]!
    const close = path[minute]!
    if (hours?.open.isOpen[minute] === 0) {
      stand(minutes, minute, minute === 0 ? hours.closeBefore() : minutes.close[minute - 1]!)
      open = close
      continue
    }

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

    minutes.open[minute] = open
    minutes.high[minute] = high
    minutes.low[minute] = low
    minutes.close[minute] = close
    minutes.lots[minute] = lots
    minutes.turnover[minute] = low * lots + Math.round(mean * lots)
    minutes.count[minute] = count
    minutes.deviation[minute] = Math.sqrt(variances[minute]!)
    open = close
  }
  return minutes
}

/** A minute in which the market is closed. */
function stand(minutes: Minutes, minute: number, price: number): void {
  minutes.open[minute] = price
  minutes.high[minute] = price
  minutes.low[minute] = price
  minutes.close[minute] = price
}

/**
 * Where each minute closes: a random walk that is bent to end at the day's close, and the variance of each step of it.
 * What the class has in common is as much of a minute as of a day: symbols keep company at every scale.
 */
function pathOf(day: number, walk: WalkDay, { nature, factor }: DayOptions, words: Uint32Array) {
  const { shocks, logVariance } = factor.minutes(day)
  const parts = factor.parts(day)
  const ownLog = logVarianceOf(words, FAST_SIZE, SLOW_SIZE)
  const ofCommon = variancesOf(walk, parts, (minute) => logVariance[minute]!)
  const ofOwn = variancesOf(walk, parts, (minute) => logVariance[minute]! + ownLog[minute]!)
  const common = COMPANY * nature.loading
  const own = Math.sqrt(1 - common * common)

  const variances = new Float64Array(MINUTES_A_DAY)
  const places = new Float64Array(MINUTES_A_DAY)
  let place = 0
  let time = 0
  for (let minute = 0; minute < MINUTES_A_DAY; minute++) {
    const shock = normal(words[(minute + WARM_UP) * WORDS]!)
    place += common * Math.sqrt(ofCommon[minute]!) * shocks[minute]!
    place += own * Math.sqrt(ofOwn[minute]!) * shock
    places[minute] = place
    variances[minute] = common * common * ofCommon[minute]! + own * own * ofOwn[minute]!
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
  return { variances, path }
}

/** Of each minute's change, in ticks: those of a day add up to that of the day. */
function variancesOf(
  walk: WalkDay,
  parts: Float64Array,
  logVariance: (minute: number) => number,
): Float64Array {
  const variances = new Float64Array(MINUTES_A_DAY)
  let ordinary = 0
  let sum = 0
  for (let minute = 0; minute < MINUTES_A_DAY; minute++) {
    const variance = parts[minute]! * grow(logVariance(minute))
    variances[minute] = variance
    ordinary += parts[minute]!
    sum += variance
  }
  const scale = (walk.deviation * walk.deviation * ordinary) / sum
  for (let minute = 0; minute < MINUTES_A_DAY; minute++) variances[minute]! *= scale
  return variances
}
