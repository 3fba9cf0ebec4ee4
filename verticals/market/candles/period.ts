/** The nine periods of candles: where each candle begins and ends. */
import type { Millis } from '@evenkeel/kernel'
import { type Period, periods } from '../contract/words.ts'

export { type Period, periods }

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const WEEK = 7 * DAY
const LENGTHS: Readonly<Record<Exclude<Period, '1mon'>, Millis>> = {
  '1min': MINUTE,
  '5min': 5 * MINUTE,
  '15min': 15 * MINUTE,
  '30min': 30 * MINUTE,
  '60min': HOUR,
  '4hour': 4 * HOUR,
  '1day': DAY,
  '1week': WEEK,
}
/** Days, weeks and months begin at midnight of UTC+8, as those of the feed that clients know do. */
export const ZONE = 8 * HOUR
/** 1970 began on a Thursday; weeks begin on Monday. */
const MONDAY = 4 * DAY

/** Where the candle of this moment begins. */
export function startOf(period: Period, at: Millis): Millis {
  const local = at + ZONE
  if (period === '1mon') {
    const day = new Date(local)
    return Date.UTC(day.getUTCFullYear(), day.getUTCMonth()) - ZONE
  }
  if (period === '1week') return local - ((((local - MONDAY) % WEEK) + WEEK) % WEEK) - ZONE
  return local - (local % LENGTHS[period]) - ZONE
}

/** Where the candle after, or so many after, the one that begins here begins; before it, if below zero. */
export function startAfter(period: Period, start: Millis, count = 1): Millis {
  if (period !== '1mon') return start + count * LENGTHS[period]
  const day = new Date(start + ZONE)
  return Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + count) - ZONE
}

/** Where the page of so many candles begins that holds the one that begins here. Pages are counted from 1970 on. */
export function pageOf(period: Period, start: Millis, size: number): Millis {
  const origin = startOf(period, 0)
  if (period !== '1mon') return start - ((start - origin) % (size * LENGTHS[period]))
  const day = new Date(start + ZONE)
  const months = 12 * (day.getUTCFullYear() - 1970) + day.getUTCMonth()
  return startAfter(period, origin, months - (months % size))
}

export function isPeriod(text: string): text is Period {
  return (periods as readonly string[]).includes(text)
}
