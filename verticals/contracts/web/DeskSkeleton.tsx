/** The desk while its contract is on its way: boxes where the fields and the book will be. */
import { Skeleton, useText } from '@evenkeel/ui'
import styles from './Desk.module.css'
import type { Key } from './textKey.ts'

const fields = ['margin', 'effect', 'side', 'kind', 'price', 'lots'] as const
const rows = Array.from({ length: 18 }, (_, nth) => nth)

export function DeskSkeleton() {
  const text = useText<Key>()
  return (
    <div className={styles.desk} role="status" aria-busy="true" aria-label={text('ui.loading')}>
      <div className={styles.form}>
        {fields.map((field) => (
          <span key={field} className={styles.field} data-field={field} />
        ))}
        <span className={styles.submit} />
      </div>
      <div className={styles.book}>
        {rows.map((nth) => (
          <span key={nth} className={styles.row}>
            <Skeleton width={62} />
            <Skeleton width={44} />
          </span>
        ))}
      </div>
    </div>
  )
}
