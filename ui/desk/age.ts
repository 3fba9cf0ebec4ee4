/** How long something has waited, as it is written. */
import type { Language } from '@evenkeel/wire'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/** `5 min`, `3 hr`, `2 days`: what is begun of a unit does not count; two days are needed for days. */
export function formatAge(ageMs: number, language: Language): string {
  const age = Math.max(0, ageMs)
  if (age < HOUR_MS) return written(age / MINUTE_MS, 'minute', language)
  if (age < 2 * DAY_MS) return written(age / HOUR_MS, 'hour', language)
  return written(age / DAY_MS, 'day', language)
}

function written(count: number, unit: 'minute' | 'hour' | 'day', language: Language): string {
  const format = { style: 'unit', unit, unitDisplay: 'short' } as const
  return new Intl.NumberFormat(`${language}-u-nu-latn`, format).format(Math.floor(count))
}
