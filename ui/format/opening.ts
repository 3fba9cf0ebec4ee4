/** Day and minute at which a market opens or closes, in the reader's time: `Tue, Nov 17, 14:30`. */
import type { Language } from '@evenkeel/wire'

export function formatOpening(at: number, language: Language): string {
  return format(at, language, { month: 'short', day: 'numeric' })
}

/** Within a week the weekday says it all: `Mon 22:00`. */
export function formatWeekTime(at: number, language: Language): string {
  return format(at, language, {})
}

function format(at: number, language: Language, more: Intl.DateTimeFormatOptions): string {
  const format = new Intl.DateTimeFormat(`${language}-u-nu-latn`, {
    weekday: 'short',
    ...more,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  return format.format(at)
}
