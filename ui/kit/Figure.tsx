/** Figures: amounts as decimal strings in the member's language, in digits of one width. */
import { useCallback } from 'react'
import { useClient } from '../data/context.ts'
import { type AmountFormat, formatMoney } from '../format/money.ts'
import styles from './Figure.module.css'

type FigureProps = AmountFormat & { readonly value: string; readonly strong?: boolean }

/** A bare amount. It is cut, never rounded. */
export function Figure({ value, strong = false, ...format }: FigureProps) {
  const { language } = useClient()
  const text = formatMoney(value, language, format)
  return <span className={`${styles.figure} ${strong ? styles.strong : ''}`}>{text}</span>
}

/** An amount of a coin, on one line. */
export function Money({ asset, ...figure }: FigureProps & { readonly asset: string }) {
  return (
    <span className={styles.money}>
      <Figure {...figure} /> <span className={styles.asset}>{asset}</span>
    </span>
  )
}

/** For a text that takes an amount in the middle. */
export function useMoney(): (value: string, format?: AmountFormat) => string {
  const { language } = useClient()
  return useCallback((value, format) => formatMoney(value, language, format), [language])
}
