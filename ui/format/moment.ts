/** Moments as a trader reads them, to the second; and days. */
import type { Language } from '@evenkeel/wire'

/** Day and time of a statement, in the language's own order. */
export function formatMoment(at: number, language: Language, timeZone?: string): string {
  const format = new Intl.DateTimeFormat(`${language}-u-nu-latn`, {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
    timeZone,
  })
  return format.format(at)
}

/** A day that is the same in every time zone, such as a birthday: `1990-01-31`, in the language's own order. */
export function formatDay(day: string, language: Language): string {
  const format = new Intl.DateTimeFormat(`${language}-u-nu-latn`, {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    timeZone: 'UTC',
  })
  return format.format(new Date(`${day}T00:00:00Z`))
}

/** The browser's own time zone, by its name; UTC where it tells none. */
export function timeZoneHere(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC'
}

/** The day of a moment here, as `2026-01-31`. */
export function dayOf(at: number): string {
  const day = new Date(at)
  const two = (number: number) => String(number).padStart(2, '0')
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`
}
