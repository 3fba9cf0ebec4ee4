/** Days that somebody chose, as moments, and the time of a moment: in their own time zone. */

/** The first moment of a day such as `2026-01-31`; nothing for no day. */
export function startOfDay(day: string): number | undefined {
  const at = Date.parse(`${day}T00:00:00`)
  return Number.isNaN(at) ? undefined : at
}

/** The last moment of a day; also where it is an hour longer or shorter than others. */
export function endOfDay(day: string): number | undefined {
  const start = startOfDay(day)
  if (start === undefined) return undefined
  const next = new Date(start)
  next.setDate(next.getDate() + 1)
  return next.getTime() - 1
}

/** The time of a moment of today, to the second: the day beside it would say nothing. */
export function timeOf(at: number, timeZone?: string): string {
  const clock = { hour: '2-digit', minute: '2-digit', second: '2-digit' } as const
  return new Intl.DateTimeFormat('en-GB', { ...clock, hourCycle: 'h23', timeZone }).format(at)
}
