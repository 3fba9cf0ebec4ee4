/** Day and minute at which a market opens or closes, in the reader's time: `Tue, Nov 17, 14:30`. */
import type { Language } from '@evenkeel/wire'

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
