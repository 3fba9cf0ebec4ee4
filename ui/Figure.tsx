/** Figures: decimal strings in the member's language, in digits of one width. */
import { useClient } from './context.ts'
import styles from './Figure.module.css'
import { type FigureFormat, formatFigure } from './money.ts'

type FigureProps = FigureFormat & { readonly value: string; readonly strong?: boolean }

/** A bare figure. It is cut after `most` decimals, never rounded. */
export function Figure({ value, strong = false, ...format }: FigureProps) {
  const { language } = useClient()
  const text = formatFigure(value, language, format)
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
export function useMoney(): (value: string, format?: FigureFormat) => string {
  const { language } = useClient()
  return (value, format) => formatFigure(value, language, format)
}
