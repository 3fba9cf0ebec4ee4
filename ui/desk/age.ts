/** How long ago something was, in the largest unit that it fills: `5m`, `3h`, `2d`. */
import type { Language } from '@evenkeel/wire'

const MINUTE_MS = 60_000
const units = [
  ['day', 24 * 60 * MINUTE_MS],
  ['hour', 60 * MINUTE_MS],
  ['minute', MINUTE_MS],
] as const

/** What is not a minute old, or ahead of this clock, is 0 minutes old. */
export function formatAge(ageMs: number, language: Language): string {
  const [unit, length] = units.find(([, ms]) => ageMs >= ms) ?? units[2]
  const format = { style: 'unit', unit, unitDisplay: 'narrow' } as const
  const whole = Math.max(0, Math.floor(ageMs / length))
  return new Intl.NumberFormat(`${language}-u-nu-latn`, format).format(whole)
}
