/** A whole in parts: a ring, and beside it what each part is. */
import type { ReactNode } from 'react'
import { useClient } from '../data/context.ts'
import { formatPermille } from '../format/price.ts'
import styles from './Donut.module.css'
import { arcsOf } from './donut.ts'

/** The radius whose circumference is 100, so that shares are lengths. */
const RADIUS = 100 / (2 * Math.PI)
const GAP = 0.8
const HUES = 6

export type Slice = {
  readonly id: string
  readonly label: string
  /** For the eye alone: its part of the whole, as a plain number. */
  readonly size: number
  /** The exact figure. */
  readonly value?: ReactNode
}

type Props = { readonly slices: readonly Slice[]; readonly middle?: ReactNode }

export function Donut({ slices, middle }: Props) {
  const { language } = useClient()
  const arcs = arcsOf(slices.map(({ size }) => size))
  return (
    <div className={styles.donut}>
      <div className={styles.ring}>
        <svg viewBox="0 0 40 40" aria-hidden="true">
          <circle className={styles.rest} cx="20" cy="20" r={RADIUS} />
          {slices.map(({ id }, nth) => {
            const { share = 0, from = 0 } = arcs[nth] ?? {}
            const length = Math.max(0, share * 100 - (share < 1 ? GAP : 0))
            return (
              <circle
                key={id}
                cx="20"
                cy="20"
                r={RADIUS}
                stroke={hue(nth)}
                strokeDasharray={`${length} 100`}
                strokeDashoffset={-from * 100}
              />
            )
          })}
        </svg>
        {middle !== undefined && <div className={styles.middle}>{middle}</div>}
      </div>
      <ul className={styles.legend}>
        {slices.map(({ id, label, value }, nth) => (
          <li key={id} className={styles.part}>
            <span className={styles.dot} style={{ background: hue(nth) }} />
            <span className={styles.label}>{label}</span>
            {value !== undefined && <span className={styles.value}>{value}</span>}
            <span className={styles.share}>
              {formatPermille(arcs[nth]?.permille ?? 0, language)}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}

const hue = (nth: number) => `var(--hue-${(nth % HUES) + 1})`
