/** The walk of a symbol from day to day: where each opens and closes, and how much it moves between. */
import { grow } from './draws.ts'
import type { Factor } from './factor.ts'
import { MINUTES_A_DAY } from './hours.ts'
import type { Nature } from './natures.ts'
import type { Noise } from './noise.ts'
import { createShocks } from './shocks.ts'

/** Prices are in ticks. */
export type WalkDay = {
  readonly open: number
  readonly close: number
  /** Of its change, in ticks, if it is an ordinary weekday. */
  readonly deviation: number
  /** How much more is traded than on an ordinary day that moves as much. */
  readonly interest: number
}

/** How much of its distance from the anchor a price loses in a day, and twice that where it is so many days' moves away. */
const RETURN = 0.0035
const FAR = 10

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
      const far = distance / (FAR * volatility)
      const open = days.at(-1)?.close ?? Math.round(anchor)
      distance -= distance * Math.min(0.1, RETURN * (1 + far * far))
      distance += weekdays[days.length % 7]! * (common * market.size + own * shock.size)
      const size = Math.sqrt(common * common + own * own)
      days.push({
        open,
        close: Math.max(1, Math.round(anchor * grow(distance))),
        deviation: volatility * size * open,
        interest: market.interest * shock.interest,
      })
    }
    return days[day]!
  }
}
