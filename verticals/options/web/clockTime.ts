/** The time of day to the second, as it stands on an axis and beside a price. */
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
