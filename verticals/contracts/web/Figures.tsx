/** Figures with their names, in columns: what rows of orders and positions are made of. */
import type { Detail } from '@evenkeel/ui'
import styles from './OrderRow.module.css'

type Props = { readonly rows: readonly Detail[]; readonly columns?: 2 | 3 }

export function Figures({ rows, columns = 2 }: Props) {
  return (
    <dl className={`${styles.figures} ${columns === 3 ? styles.three : ''}`}>
      {rows.map(({ label, value }) => (
        <div key={label} className={styles.figure}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
