/** When a market trades: always, as currencies do, or as shares do in New York. */
import type { Millis } from './decision.ts'

// Their places are in the journal: the list grows at the end and never changes.
export const marketHours = ['always', 'forex', 'stocks'] as const
export type MarketHours = (typeof marketHours)[number]

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
/** 1970-01-01 was a Thursday; weeks are counted from Sundays. */
const FIRST_SUNDAY = 3 * DAY
const SUNDAY = 0
const FRIDAY = 5
/** How far ahead the next opening is looked for: a long weekend and more. */
const DAYS_AHEAD = 14

/** From one moment to before another. */
export type OpenTime = { readonly from: Millis; readonly to: Millis }

/** With the date on which it ends, by which it is known as a holiday. */
type Session = { readonly from: Millis; readonly to: Millis; readonly date: string }
type Hours = Exclude<MarketHours, 'always'>
/** The sessions of one day with the day before it, and, once they were asked for, with those after it. */
type DaySessions = {
  readonly day: Millis
  readonly near: readonly Session[]
  far: readonly Session[] | undefined
}

export function isMarketOpen(kind: MarketHours, holidays: readonly string[], at: Millis): boolean {
  return kind === 'always' || sessionAt(kind, holidays, at) !== undefined
}

/** When it opens next, if it is closed at this moment. */
export function marketOpensAt(
  kind: MarketHours,
  holidays: readonly string[],
  at: Millis,
): Millis | undefined {
  if (kind === 'always' || sessionAt(kind, holidays, at) !== undefined) return undefined
  return sessionsAhead(kind, at).find(({ from, date }) => from > at && !holidays.includes(date))
    ?.from
}

/** When it closes, if it is open at this moment: sessions that meet are one. */
export function marketClosesAt(
  kind: MarketHours,
  holidays: readonly string[],
  at: Millis,
): Millis | undefined {
  if (kind === 'always') return undefined
  let end = sessionAt(kind, holidays, at)?.to
  if (end === undefined) return undefined
  for (const { from, to, date } of sessionsAhead(kind, at))
    if (from === end && !holidays.includes(date)) end = to
  return end
}

/** The times within a span in which a market is open, from the oldest on: sessions that meet are one. */
export function openTimes(
  kind: MarketHours,
  holidays: readonly string[],
  from: Millis,
  to: Millis,
): readonly OpenTime[] {
  if (kind === 'always') return from < to ? [{ from, to }] : []
  const times: OpenTime[] = []
  const day = from - (from % DAY)
  const days = whole(to - day, DAY) + 1
  for (const session of from < to ? sessionsFrom(kind, day, days) : []) {
    const [since, until] = [Math.max(from, session.from), Math.min(to, session.to)]
    if (since >= until || holidays.includes(session.date)) continue
    const last = times.at(-1)
    if (last?.to === since) times[times.length - 1] = { from: last.from, to: until }
    else times.push({ from: since, to: until })
  }
  return times
}

/** When it was open last, if it is closed at this moment: the end of that session. */
export function marketClosedAt(
  kind: MarketHours,
  holidays: readonly string[],
  at: Millis,
): Millis | undefined {
  if (isMarketOpen(kind, holidays, at)) return undefined
  return openTimes(kind, holidays, at - DAYS_AHEAD * DAY, at).at(-1)?.to
}

/** What the refusal of a closed market tells: when it opens next, as a moment and in words. */
export function closedDetail(
  kind: MarketHours,
  holidays: readonly string[],
  at: Millis,
): Readonly<Record<string, string>> {
  const opens = marketOpensAt(kind, holidays, at)
  if (opens === undefined) return { opensUtc: '–' }
  return { opens: `${opens}`, opensUtc: utcText(opens) }
}

/** `2026-11-17 14:30`. */
export function utcText(at: Millis): string {
  const minutes = whole(at % DAY, MINUTE)
  return `${dateOf(at)} ${two(whole(minutes, 60))}:${two(minutes % 60)}`
}

function sessionAt(kind: Hours, holidays: readonly string[], at: Millis): Session | undefined {
  return sessionsOf(kind, at).near.find(
    ({ from, to, date }) => from <= at && at < to && !holidays.includes(date),
  )
}

function sessionsAhead(kind: Hours, at: Millis): readonly Session[] {
  const known = sessionsOf(kind, at)
  known.far ??= sessionsFrom(kind, known.day, DAYS_AHEAD)
  return known.far
}

/** Those of the last day that was asked about are kept: every order asks, and most of them on the same day. */
const last: Partial<Record<Hours, DaySessions>> = {}

function sessionsOf(kind: Hours, at: Millis): DaySessions {
  const day = at - (at % DAY)
  const known = last[kind]
  if (known !== undefined && known.day === day) return known
  const sessions: DaySessions = { day, near: sessionsFrom(kind, day, 0), far: undefined }
  last[kind] = sessions
  return sessions
}

/** The sessions of the day before, of this day and of so many after it: each begins on its own day. */
function sessionsFrom(kind: Hours, today: Millis, daysAhead: number): Session[] {
  const sessions: Session[] = []
  for (let day = today - DAY; day <= today + daysAhead * DAY; day += DAY) {
    const session = kind === 'forex' ? forexSession(day) : stockSession(day)
    if (session !== undefined) sessions.push(session)
  }
  return sessions
}

/** From 22:00 of one day to 22:00 of the next, from Sunday to Friday. */
function forexSession(day: Millis): Session | undefined {
  const weekday = weekdayOf(day)
  if (weekday >= FRIDAY) return undefined
  return sessionOf(day + 22 * HOUR, day + DAY + 22 * HOUR)
}

function stockSession(day: Millis): Session | undefined {
  const weekday = weekdayOf(day)
  if (weekday === SUNDAY || weekday > FRIDAY) return undefined
  const shift = isSummerInNewYork(day) ? HOUR : 0
  return sessionOf(day + 14 * HOUR + 30 * MINUTE - shift, day + 21 * HOUR - shift)
}

function sessionOf(from: Millis, to: Millis): Session {
  return { from, to, date: dateOf(to - 1) }
}

/** From the second Sunday of March to the first of November; it changes while shares are not traded. */
export function isSummerInNewYork(day: Millis): boolean {
  const { year } = civil(day)
  return day >= nthSunday(year, 3, 2) && day < nthSunday(year, 11, 1)
}

function nthSunday(year: number, month: number, nth: number): Millis {
  const first = dayOf(year, month, 1)
  const ahead = (7 - weekdayOf(first)) % 7
  return first + (ahead + 7 * (nth - 1)) * DAY
}

function weekdayOf(day: Millis): number {
  const since = (day - FIRST_SUNDAY) % (7 * DAY)
  return (since < 0 ? since + 7 * DAY : since) / DAY
}

function dateOf(at: Millis): string {
  const { year, month, day } = civil(at)
  return `${year}-${two(month)}-${two(day)}`
}

const two = (figure: number) => `${figure}`.padStart(2, '0')

/** The date of a moment, by counting: a core has no calendar. */
function civil(at: Millis): { year: number; month: number; day: number } {
  let days = whole(at, DAY)
  let year = 1970
  for (; days >= daysOfYear(year); year++) days -= daysOfYear(year)
  let month = 1
  for (; days >= daysOfMonth(year, month); month++) days -= daysOfMonth(year, month)
  return { year, month, day: days + 1 }
}

function dayOf(year: number, month: number, day: number): Millis {
  let days = day - 1
  for (let before = 1970; before < year; before++) days += daysOfYear(before)
  for (let before = 1; before < month; before++) days += daysOfMonth(year, before)
  return days * DAY
}

const whole = (amount: number, step: number) => (amount - (amount % step)) / step
const isLeap = (year: number) => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
const daysOfYear = (year: number) => (isLeap(year) ? 366 : 365)

function daysOfMonth(year: number, month: number): number {
  if (month === 2) return isLeap(year) ? 29 : 28
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31
}
