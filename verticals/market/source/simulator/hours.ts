/** How busy a market is at each minute of the week: sessions, lunches and weekends. */
import { isSummerInNewYork, type Millis } from '@evenkeel/kernel'
import type { Instrument } from '../../instruments.ts'

export type Class = Instrument['class']

export const MINUTES_A_DAY = 1440
export const SECONDS = 60
export const SECONDS_A_DAY = MINUTES_A_DAY * SECONDS
const MINUTES_A_WEEK = 7 * MINUTES_A_DAY
const [SATURDAY, MONDAY] = [5 * MINUTES_A_DAY, 7 * MINUTES_A_DAY]
const HOUR = 60
const DAY_MS: Millis = MINUTES_A_DAY * 60_000

/** Where all begins: midnight of UTC+8 of 1 January 2024, a Monday. */
export const FIRST_DAY: Millis = Date.UTC(2023, 11, 31, 16)

/** From here on somebody may have traded: days are made second by second, and earlier ones, for charts alone, in longer steps. */
const TRADED_FROM: Millis = Date.UTC(2026, 7, 31, 16)
const EARLY_STEP_SECONDS = 15

/** The seconds that a price of this day stands for before it may change; they divide a minute. */
export function stepSecondsOf(day: number): number {
  return FIRST_DAY + day * DAY_MS >= TRADED_FROM ? 1 : EARLY_STEP_SECONDS
}

/** The variance of each part of a day that begins at 16:00 UTC, and of the quiet end of the week, as parts of it. */
type Hours = {
  readonly day: readonly number[]
  readonly quiet: { readonly from: number; readonly to: number; readonly factor: number }
}

const HOURS: Readonly<Record<Class, Hours>> = {
  crypto: {
    day: [
      1.35, 1.2, 1.1, 1, 0.9, 0.8, 0.75, 0.75, 1, 1, 0.95, 0.85, 0.75, 0.75, 0.8, 0.95, 1.05, 1,
      0.95, 0.95, 1.15, 1.55, 1.75, 1.6,
    ],
    quiet: { from: SATURDAY, to: MONDAY, factor: 0.5 },
  },
  forex: {
    day: [
      1.3, 0.9, 0.6, 0.5, 0.35, 0.25, 0.3, 0.4, 0.8, 0.85, 0.7, 0.55, 0.5, 0.6, 0.95, 1.6, 1.7, 1.4,
      1.15, 1.1, 1.7, 2, 2.1, 1.8,
    ],
    quiet: { from: SATURDAY + 5 * HOUR, to: MONDAY + 5 * HOUR, factor: 0.08 },
  },
  // By half hours: in summer New York opens at 21:30 of our day, and closes at 04:00.
  stock: {
    day: [
      2, 1.9, 1.8, 1.8, 1.9, 2.1, 2.4, 3, 0.7, 0.5, 0.4, 0.35, 0.3, 0.3, 0.25, 0.25, 0.25, 0.25,
      0.25, 0.25, 0.25, 0.25, 0.25, 0.25, 0.25, 0.25, 0.25, 0.25, 0.25, 0.25, 0.25, 0.3, 0.4, 0.4,
      0.4, 0.4, 0.45, 0.45, 0.5, 0.5, 0.6, 0.7, 0.9, 7, 4.6, 3.6, 2.9, 2.4,
    ],
    quiet: { from: SATURDAY + 4 * HOUR, to: MONDAY + 16 * HOUR, factor: 0.15 },
  },
}

/** For each minute from Monday on, its part of an ordinary day's variance: the minutes of a Wednesday add up to 1. */
export function weekOf(listedUnder: Class): Float64Array {
  const { day, quiet } = HOURS[listedUnder]
  const total = (day.reduce((sum, part) => sum + part, 0) * MINUTES_A_DAY) / day.length
  return Float64Array.from({ length: MINUTES_A_WEEK }, (_, minute) => {
    const part = day[Math.floor(((minute % MINUTES_A_DAY) * day.length) / MINUTES_A_DAY)]!
    const isQuiet = [minute, minute + MINUTES_A_WEEK].some(
      (at) => at >= quiet.from && at < quiet.to,
    )
    return (part / total) * (isQuiet ? quiet.factor : 1)
  })
}

/** The parts of one day's minutes. In winter all that shares do comes an hour later. */
export function partsOf(listedUnder: Class, week: Float64Array, day: number): Float64Array {
  const from = (day % 7) * MINUTES_A_DAY
  if (listedUnder !== 'stock' || isSummerInNewYork(FIRST_DAY + day * DAY_MS))
    return week.subarray(from, from + MINUTES_A_DAY)
  return Float64Array.from(
    { length: MINUTES_A_DAY },
    (_, minute) => week[(from + minute - HOUR + MINUTES_A_WEEK) % MINUTES_A_WEEK]!,
  )
}
