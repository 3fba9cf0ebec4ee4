/** The desk while its pair is on its way: boxes where the fields and the book will be. */
import { Skeleton, useText } from '@evenkeel/ui'
import type en from '../text/en.ts'
import styles from './Desk.module.css'

const fields = ['side', 'kind', 'price', 'amount', 'total'] as const
const rows = Array.from({ length: 16 }, (_, nth) => nth)

export function DeskSkeleton() {
  const text = useText<keyof typeof en>()
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
