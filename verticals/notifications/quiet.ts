/** The member's own clock: what day and minute it is where they are, and whether they want quiet. Pure. */
import type { Millis } from '@evenkeel/kernel'

/** Minutes after midnight where the member is; `from` after `to` goes over midnight. */
export type QuietHours = { readonly from: number; readonly to: number }

/** In the time zone that a member named; on the day of a change of clocks its hours are those that clocks show. */
export function localTime(at: Millis, zone: string): { day: string; minute: number } {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(at)
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? '0'
  return {
    day: `${part('year')}-${part('month')}-${part('day')}`,
    minute: Number(part('hour')) * 60 + Number(part('minute')),
  }
}

export function isQuiet(at: Millis, zone: string, quiet: QuietHours | undefined): boolean {
  if (quiet === undefined || quiet.from === quiet.to) return false
  const { minute } = localTime(at, zone)
  const { from, to } = quiet
  return from < to ? minute >= from && minute < to : minute >= from || minute < to
}

export function isTimeZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone })
    return true
  } catch {
    return false
  }
}
