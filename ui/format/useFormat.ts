/** Figures as texts in the reader's language, for where a piece of the kit does not fit. */
import { useMemo } from 'react'
import { useClient } from '../data/context.ts'
import { formatDay, formatMoment } from './moment.ts'
import {
  formatChange,
  formatCompact,
  formatDollars,
  formatPercent,
  formatPrice,
  formatQuantity,
} from './price.ts'

export function useFormat() {
  const { language } = useClient()
  return useMemo(
    () => ({
      /** On its tick where that is known. */
      price: (value: string, tick?: string) => formatPrice(value, language, tick),
      /** A price in dollars, on its tick where that is known. */
      dollars: (value: string, tick?: string) => formatDollars(value, language, tick),
      /** A quantity of the market with all decimals of its step, so that a column stands in line. */
      quantity: (value: string, step: string) => formatQuantity(value, language, step),
      /** `2.18B`. */
      compact: (value: string) => formatCompact(value, language),
      /** `+1.84%`. */
      change: (percent: string) => formatChange(percent, language),
      /** `42%`. */
      percent: (percent: string) => formatPercent(percent, language),
      /** `1990-01-31` as it is written here. */
      day: (day: string) => formatDay(day, language),
      /** A moment in the member's time zone, inside of a text. */
      moment: (at: number) => formatMoment(at, language),
    }),
    [language],
  )
}
