/** What is known about a thing, name by name. */
import type { ReactNode } from 'react'
import styles from './KeyValue.module.css'

export type Known = {
  readonly label: string
  /** Absent is a dash. */
  readonly value: ReactNode | undefined
}

export function KeyValue({ rows, columns = 1 }: { rows: readonly Known[]; columns?: 1 | 2 }) {
  return (
    <dl className={`${styles.list} ${columns === 2 ? styles.two : ''}`}>
      {rows.map(({ label, value }) => (
        <div key={label} className={styles.row}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>{value ?? '–'}</dd>
        </div>
      ))}
    </dl>
  )
}
