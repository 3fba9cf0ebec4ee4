/** What stands in the place of something that is still on its way. */
import type { ReactNode } from 'react'
import { useText } from '../data/hooks.ts'
import styles from './Skeleton.module.css'

/** Holds the place of text; `width` in design pixels. */
export function Skeleton({ width, tall = false }: { width: number; tall?: boolean }) {
  const style = { width: `calc(var(--u) * ${width})` }
  return (
    <span className={`${styles.bar} ${tall ? styles.tall : ''}`} style={style} aria-hidden="true" />
  )
}

/** The rows of a list that is on its way: mark, two lines, a figure. */
export function SkeletonRows({ count = 6, mark = true }: { count?: number; mark?: boolean }) {
  return (
    <Waiting>
      {Array.from({ length: count }, (_, nth) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
        <span key={nth} className={styles.row}>
          {mark && <span className={`${styles.bar} ${styles.mark}`} />}
          <span className={styles.lines}>
            <Skeleton width={nth % 2 === 0 ? 88 : 104} />
            <Skeleton width={60} />
          </span>
          <Skeleton width={72} tall />
        </span>
      ))}
    </Waiting>
  )
}

/** A card that is on its way. */
export function SkeletonCard() {
  return (
    <Waiting>
      <span className={styles.card}>
        <Skeleton width={96} />
        <Skeleton width={168} tall />
        <Skeleton width={128} />
      </span>
    </Waiting>
  )
}

const candles = [38, 52, 44, 60, 72, 58, 66, 80, 70, 62, 76, 88, 74, 82, 68, 78]

/** A chart that is on its way; `height` in design pixels. */
export function SkeletonChart({ height = 240 }: { height?: number }) {
  return (
    <Waiting>
      <span className={styles.chart} style={{ height: `calc(var(--u) * ${height})` }}>
        {candles.map((share, nth) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: they never change
            key={nth}
            className={`${styles.bar} ${styles.candle}`}
            style={{ height: `${share}%` }}
          />
        ))}
      </span>
    </Waiting>
  )
}

function Waiting({ children }: { children: ReactNode }) {
  const text = useText()
  return (
    <div className={styles.waiting} role="status" aria-busy="true" aria-label={text('ui.loading')}>
      {children}
    </div>
  )
}
