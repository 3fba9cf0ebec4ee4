/** The desk while the terms are on their way: boxes where the chart and the fields will be. */
import { SkeletonChart } from '@evenkeel/ui'
import styles from './Desk.module.css'

const parts = ['times', 'amount', 'results', 'submit'] as const

export function DeskSkeleton() {
  return (
    <>
      <SkeletonChart height={164} />
      <div className={styles.wait} aria-hidden="true">
        {parts.map((part) => (
          <span key={part} className={`${styles.box} ${styles[part]}`} />
        ))}
      </div>
    </>
  )
}
