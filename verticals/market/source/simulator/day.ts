/**
 * A symbol's day, step by step and folded into minutes: a random walk from its open to its close, and what was traded on the way.
 *
 * Published prices are a martingale: whatever was published, the next change is as likely up as down. A path that is bent to a known
 * end stays one only where the end was drawn with the very variance and company that the steps have; so they share both.
 */
import type { OpenMinutes } from './calendar.ts'
import { coarseNormal, grow, sizeOf } from './draws.ts'
import type { Factor } from './factor.ts'
import { MINUTES_A_DAY, SECONDS, SECONDS_A_DAY, stepSecondsOf } from './hours.ts'
import { emptyMinutes, type Minutes } from './minutes.ts'
import type { Nature } from './natures.ts'
import { type Noise, WORDS } from './noise.ts'
import { logVarianceOf, WARM_UP } from './volatility.ts'
import type { WalkDay } from './walk.ts'

/** Every second has a print, and none has more than these. */
export const SECOND_PRINTS_MOST = 8
const [FAST_SIZE, SLOW_SIZE] = [0.55, 0.4]
/** How far a step's amount may go above that of an ordinary one. */
const AMOUNT_MOST = 25
/** In ticks: half of what `walk.ts` gives a day at least. */
const MINUTE_VARIANCE_LEAST = SECONDS / 2
/** By how much of a step's deviation a random walk overshoots a level that it crosses, on average (Siegmund's correction). */
const OVERSHOOT = 0.5826

/** Prices are in ticks; a count is that of the prints of each second of the step. */
export type Steps = {
  readonly prices: Int32Array
  readonly lots: Int32Array
  readonly counts: Uint8Array
}

export type DayOptions = {
  readonly nature: Nature
  /** What is traded in an ordinary minute, in lots. */
  readonly lots: number
  readonly factor: Factor
  /** Of the volatility of its minutes, and of its steps. */
  readonly minuteNoise: Noise
  readonly stepNoise: Noise
}

type Deviations = {
  /** Of a step in each minute, in ticks: what the class has in common, what is its own, and both. */
  readonly common: Float64Array
  readonly own: Float64Array
  readonly both: Float64Array
}

/** Still to be filled in. */
export function emptySteps(): Steps {
  return {
    prices: new Int32Array(SECONDS_A_DAY),
    lots: new Int32Array(SECONDS_A_DAY),
    counts: new Uint8Array(SECONDS_A_DAY),
  }
}

/**
 * The minutes of a day, `before` which the last published price was this one. Its steps are written into `into`, those of a
 * closed market left out.
 */
export function minutesOf(
  day: number,
  before: number,
  walk: WalkDay,
  options: DayOptions,
  open: OpenMinutes | undefined,
  into: Steps = SCRATCH,
): Minutes {
  const inMinute = SECONDS / stepSecondsOf(day)
  const deviations = deviationsOf(day, walk, options, inMinute)
  const words = options.stepNoise((day * SECONDS_A_DAY) / WORDS, (MINUTES_A_DAY * inMinute) / WORDS)
  bendPath(walk, deviations, options.factor.shocks(day), words, inMinute)
  const minutes = emptyMinutes(MINUTES_A_DAY)
  const filling = fillingOf(walk, options, words, inMinute, into)
  let last = before
  let wasOpen = true
  for (let minute = 0; minute < MINUTES_A_DAY; minute++) {
    const isOpen = open?.isOpen[minute] !== 0
    if (!isOpen) stand(minutes, minute, last)
    else {
      if (!wasOpen) last = priceAt(minute * inMinute)
      last = fillMinute(filling, minutes, minute, last, deviations.both[minute]!)
    }
    wasOpen = isOpen
  }
  return minutes
}

/** Where prices would be if they had no ticks; and steps that nobody asked for. Each day is done with both at once. */
const PATH = new Float64Array(SECONDS_A_DAY)
const SCRATCH = emptySteps()

function bendPath(
  walk: WalkDay,
  { common, own, both }: Deviations,
  shocks: Float32Array,
  words: Uint32Array,
  inMinute: number,
): void {
  let place = walk.open
  let variance = 0
  for (let minute = 0; minute < MINUTES_A_DAY; minute++) {
    const ofCommon = common[minute]!
    const ofOwn = own[minute]!
    const from = minute * inMinute
    for (let step = from; step < from + inMinute; step++) {
      place += ofCommon * shocks[step]! + ofOwn * coarseNormal(words[step]!)
      PATH[step] = place
    }
    variance += inMinute * both[minute]! * both[minute]!
  }
  // In proportion to the variance that has passed: what is left is still a random walk.
  const bend = (walk.close - place) / variance
  let bent = 0
  for (let minute = 0; minute < MINUTES_A_DAY; minute++) {
    const more = bend * both[minute]! * both[minute]!
    const from = minute * inMinute
    for (let step = from; step < from + inMinute; step++) {
      bent += more
      PATH[step]! += bent
    }
  }
  PATH[words.length - 1] = walk.close
}

/** What the steps of a day are filled in from, and what an ordinary one is like. */
type Filling = Steps & {
  readonly inMinute: number
  readonly words: Uint32Array
  readonly printsPerSecond: number
  readonly usualLots: number
  readonly mostLots: number
  /** Its deviation, in ticks. */
  readonly usualStep: number
}

function fillingOf(
  walk: WalkDay,
  options: DayOptions,
  words: Uint32Array,
  inMinute: number,
  { prices, lots, counts }: Steps,
): Filling {
  const { volatility, printsPerSecond } = options.nature
  return {
    prices,
    lots,
    counts,
    words,
    inMinute,
    printsPerSecond,
    usualLots: (options.lots * walk.interest) / inMinute,
    mostLots: (options.lots * AMOUNT_MOST) / inMinute,
    usualStep: (volatility * walk.open) / Math.sqrt(MINUTES_A_DAY * inMinute),
  }
}

/**
 * Fills in a minute from the price before and the deviation of a step; answers with its last price.
 *
 * A price that was merely rounded would go back more often than on: after a change of a tick the path is at the near edge of it. So a
 * price stays until the path is a whole tick away, less what it overshoots by: it changes where the path meets it, on average.
 * The more a step moves, the more is traded in it; nothing here looks ahead of it.
 */
function fillMinute(
  filling: Filling,
  minutes: Minutes,
  minute: number,
  before: number,
  deviation: number,
): number {
  const { prices, lots, counts, words, inMinute, mostLots, usualStep } = filling
  const bustle = deviation / usualStep
  const wanted = filling.printsPerSecond * (0.65 + 0.5 * Math.min(bustle, 5))
  const more = 2 * Math.max(0, wanted - 1)
  const still = filling.usualLots * (0.2 + 0.5 * bustle)
  const moving = (filling.usualLots * 0.6) / usualStep
  const reach = Math.max(0.5, 1 - OVERSHOOT * deviation)
  const seconds = SECONDS / inMinute
  const from = minute * inMinute
  let price = before
  let high = before
  let low = before
  let amount = 0
  let turnover = 0
  let prints = 0
  for (let step = from; step < from + inMinute; step++) {
    const word = words[step]!
    const away = PATH[step]! - price
    let moved = 0
    if (away >= reach || away <= -reach || step === words.length - 1) {
      const next = priceAt(step)
      moved = Math.abs(next - price)
      price = next
      if (price > high) high = price
      else if (price < low) low = price
    }
    const count = Math.min(SECOND_PRINTS_MOST, (1.5 + (more * (word >>> 24)) / 256) | 0)
    const traded = Math.min(mostLots, (still + moving * moved) * sizeOf(word >>> 12)) | 0
    const size = Math.max(traded, count * seconds)
    prices[step] = price
    lots[step] = size
    counts[step] = count
    amount += size
    turnover += price * size
    prints += count * seconds
  }
  minutes.open[minute] = before
  minutes.high[minute] = high
  minutes.low[minute] = low
  minutes.close[minute] = price
  minutes.lots[minute] = amount
  minutes.turnover[minute] = turnover
  minutes.count[minute] = prints
  return price
}

/** A minute in which the market is closed. */
function stand(minutes: Minutes, minute: number, price: number): void {
  minutes.open[minute] = price
  minutes.high[minute] = price
  minutes.low[minute] = price
  minutes.close[minute] = price
}

function priceAt(step: number): number {
  return Math.max(1, Math.floor(PATH[step]! + 0.5))
}

function deviationsOf(
  day: number,
  walk: WalkDay,
  options: DayOptions,
  inMinute: number,
): Deviations {
  const { factor, minuteNoise } = options
  const words = minuteNoise(day * MINUTES_A_DAY, WARM_UP + MINUTES_A_DAY)
  const shared = factor.logVariance(day)
  const ownLog = logVarianceOf(words, FAST_SIZE, SLOW_SIZE)
  const parts = factor.parts(day)
  const common = variancesOf(walk, parts, (minute) => shared[minute]!)
  const own = variancesOf(walk, parts, (minute) => shared[minute]! + ownLog[minute]!)
  const both = new Float64Array(MINUTES_A_DAY)
  for (let minute = 0; minute < MINUTES_A_DAY; minute++) {
    common[minute] = walk.common * Math.sqrt(common[minute]! / inMinute)
    own[minute] = walk.own * Math.sqrt(own[minute]! / inMinute)
    both[minute] = Math.sqrt(common[minute]! ** 2 + own[minute]! ** 2)
  }
  return { common, own, both }
}

/** Of each minute's change, in ticks: those of a day add up to that of the day, and none is too small for its ticks. */
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
  const total = walk.deviation * walk.deviation * ordinary
  const least = Math.min(MINUTE_VARIANCE_LEAST, total / MINUTES_A_DAY)
  const scale = (total - least * MINUTES_A_DAY) / sum
  for (let minute = 0; minute < MINUTES_A_DAY; minute++)
    variances[minute] = least + scale * variances[minute]!
  return variances
}
