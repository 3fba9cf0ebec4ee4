/** Days that somebody chose, as moments: in their own time zone. */

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
