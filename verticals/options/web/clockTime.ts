/** The time of day to the second, as it stands on an axis and beside a price; and when a market opens. */
import type { Language } from '@evenkeel/wire'

const formats = new Map<Language, Intl.DateTimeFormat>()

export function formatClock(at: number, language: Language): string {
  const known = formats.get(language)
  const format =
    known ??
    new Intl.DateTimeFormat(`${language}-u-nu-latn`, {
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
      hourCycle: 'h23',
    })
  if (known === undefined) formats.set(language, format)
  return format.format(at)
}

/** Day and minute of an opening or a close, in the reader's time: `Tue, Nov 17, 14:30`. */
export function formatOpening(at: number, language: Language): string {
  const format = new Intl.DateTimeFormat(`${language}-u-nu-latn`, {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  return format.format(at)
}
