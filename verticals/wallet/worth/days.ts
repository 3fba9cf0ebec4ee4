/** Days as a member lives them: where each began, in their time zone, whatever its clocks did. */
import type { Millis } from '@evenkeel/kernel'

const DAY = 86_400_000
/** More than there are zones; distances from UTC are many more than anybody lives at. */
const KEPT_MAX = 1_000

const formats = new Map<string, Intl.DateTimeFormat>()

export function isTimeZone(zone: string): boolean {
  try {
    return formatOf(zone) !== undefined
  } catch {
    return false
  }
}

/** `2026-01-31`. */
export function dateOf(zone: string, at: Millis): string {
  return new Date(localOf(zone, at)).toISOString().slice(0, 10)
}

/** Where the day of this moment began, and the days before it: so many, from the oldest on. */
export function dayStarts(zone: string, at: Millis, count: number): readonly Millis[] {
  const today = Math.floor(localOf(zone, at) / DAY) * DAY
  return Array.from({ length: count }, (_, nth) => {
    return startOf(zone, today - (count - 1 - nth) * DAY)
  })
}

/** Clocks may be set at midnight: the first moment of a day is not always at zero, and never twice. */
function startOf(zone: string, local: Millis): Millis {
  const offsets = [local - DAY, local + DAY].map((near) => localOf(zone, near) - near)
  const places = offsets.map((offset) => local - offset).sort((one, other) => one - other)
  return places.find((place) => localOf(zone, place) >= local) ?? Math.max(...places)
}

/** What the clocks there show, as if it were UTC. */
function localOf(zone: string, at: Millis): Millis {
  const parts = formatOf(zone).formatToParts(at)
  const part = (wanted: string) => Number(parts.find(({ type }) => type === wanted)?.value)
  const [year, month, day] = [part('year'), part('month') - 1, part('day')]
  return Date.UTC(year, month, day, part('hour'), part('minute'), part('second'))
}

/** Throws a RangeError for what is no zone. */
function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone)
  if (known !== undefined) return known
  const format = new Intl.DateTimeFormat('en', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })
  if (formats.size >= KEPT_MAX) formats.clear()
  formats.set(zone, format)
  return format
}
