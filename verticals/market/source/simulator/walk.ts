/** The walk of a symbol from day to day: where each opens and closes, and how much it moves between. */
import { grow } from './draws.ts'
import type { Factor } from './factor.ts'
import { MINUTES_A_DAY, SECONDS_A_DAY } from './hours.ts'
import type { Nature } from './natures.ts'
import type { Noise } from './noise.ts'
import { createShocks } from './shocks.ts'

/** Prices are in ticks. */
export type WalkDay = {
  readonly open: number
  readonly close: number
  /** Of its change, in ticks, if it is an ordinary weekday. */
  readonly deviation: number
  /** What of that deviation it has in common with its class, and what is its own: their squares add up to 1. */
  readonly common: number
  readonly own: number
  /** How much more is traded than on an ordinary day that moves as much. */
  readonly interest: number
}

/**
 * How much of its distance from the anchor a price loses in a day: what keeps it plausible for years. It is never more than a tenth of
 * the day's own deviation, so of five minutes it says less than one part in a hundred of theirs.
 */
const RETURN = 0.0045
const RETURN_MOST = 0.1

/**
 * The least deviation of a second's step, in ticks. Where a price hardly moves between its ticks, others of its class tell where between
 * them it is, and so where it will go.
 */
const LEAST_STEP = 1
/** Below this part of the anchor the least step is not held to: the lower a price, the wilder it would become, without end. */
const LEAST_STEP_FROM = 0.5
/** No price is further from its anchor than by this logarithm, about 30 times. Hardly any comes near it. */
const DISTANCE_MOST = 3.4

/** Of the days from the first on; the anchor is in ticks. */
export function createWalk(nature: Nature, anchor: number, factor: Factor, noise: Noise) {
  const { volatility, loading } = nature
  const shockOf = createShocks(noise, factor.clusters)
  const apart = Math.sqrt(1 - loading * loading)
  const weekdays = Array.from({ length: 7 }, (_, weekday) => {
    const minutes = factor.week.subarray(weekday * MINUTES_A_DAY, (weekday + 1) * MINUTES_A_DAY)
    return volatility * Math.sqrt(minutes.reduce((sum, part) => sum + part, 0))
  })
  const days: WalkDay[] = []
  let distance = 0

  return (day: number): WalkDay => {
    while (days.length <= day) {
      const [market, shock] = [factor.shock(days.length), shockOf(days.length)]
      const common = loading * Math.sqrt(market.variance)
      const own = apart * Math.sqrt(shock.variance)
      const size = Math.sqrt(common * common + own * own)
      const open = days.at(-1)?.close ?? Math.round(anchor)
      const usual = weekdays[days.length % 7]!
      const held = Math.max(open, LEAST_STEP_FROM * anchor)
      const least = (LEAST_STEP * Math.sqrt(SECONDS_A_DAY)) / (size * held)
      const weekday = Math.max(usual, least)
      const most = RETURN_MOST * weekday * size
      distance -= Math.max(-most, Math.min(most, RETURN * distance))
      distance += weekday * (common * market.size + own * shock.size)
      distance = Math.max(-DISTANCE_MOST, Math.min(DISTANCE_MOST, distance))
      days.push({
        open,
        close: Math.max(1, Math.round(anchor * grow(distance))),
        deviation: ((volatility * weekday) / usual) * size * open,
        common: common / size,
        own: own / size,
        interest: market.interest * shock.interest,
      })
    }
    return days[day]!
  }
}
