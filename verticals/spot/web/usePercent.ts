/** A share in percent as the language writes it. */
import { useFormat, useMoney } from '@evenkeel/ui'

/** `42` is `42%` in English and `42 %` in German: the sign as it stands behind a change. */
export function usePercent(): (percent: string) => string {
  const money = useMoney()
  const sign = useFormat()
    .change('0')
    .replace(/^[0-9]\D[0-9]+/, '')
  return (percent) => money(percent) + sign
}
