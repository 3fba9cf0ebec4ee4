/** A span of time as it is written: `30s`, `5m`, `1h`, or in whole words. */
import type { Language } from '@evenkeel/wire'

const MINUTE_S = 60
const HOUR_S = 3_600

export function formatDuration(
  seconds: number,
  language: Language,
  unitDisplay: 'narrow' | 'long' = 'narrow',
): string {
  const [count, unit] =
    seconds % HOUR_S === 0
      ? [seconds / HOUR_S, 'hour']
      : seconds % MINUTE_S === 0
        ? [seconds / MINUTE_S, 'minute']
        : [seconds, 'second']
  // Narrow, Japanese would be written with Latin letters: the short form is as brief, and what is said.
  const isLatin = language === 'ja' && unitDisplay === 'narrow'
  const options = { style: 'unit', unit, unitDisplay: isLatin ? 'short' : unitDisplay } as const
  return new Intl.NumberFormat(`${language}-u-nu-latn`, options).format(count)
}
