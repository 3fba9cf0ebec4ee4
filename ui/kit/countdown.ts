/** Time that is left, as it is written. */
import type { Language } from '@evenkeel/wire'

const SECOND_MS = 1000
const DAY_S = 86_400

/** `02:05`, `01:02:05`, `3d 01:02:05`: a started second still counts, nothing goes below zero. */
export function formatLeft(leftMs: number, language: Language): string {
  const left = Math.max(0, Math.ceil(leftMs / SECOND_MS))
  const days = Math.floor(left / DAY_S)
  const hours = Math.floor((left % DAY_S) / 3600)
  const clock = [Math.floor((left % 3600) / 60), left % 60]
  if (days > 0 || hours > 0) clock.unshift(hours)
  const time = clock.map((part) => String(part).padStart(2, '0')).join(':')
  return days === 0 ? time : `${formatDays(days, language)} ${time}`
}

/** How long until what is shown changes. */
export function untilNextSecond(leftMs: number): number {
  return leftMs % SECOND_MS || SECOND_MS
}

function formatDays(days: number, language: Language): string {
  const format = { style: 'unit', unit: 'day', unitDisplay: 'narrow' } as const
  return new Intl.NumberFormat(`${language}-u-nu-latn`, format).format(days)
}
