/** What happened, the latest first: when, what, and by whom. */
import type { ReactNode } from 'react'
import { When } from '../kit/When.tsx'
import styles from './Timeline.module.css'

export type Happened = {
  readonly id: string
  readonly at: number
  readonly what: ReactNode
  readonly who?: ReactNode
  readonly detail?: ReactNode
  readonly tone?: 'plain' | 'good' | 'bad'
}

export function Timeline({ label, events }: { label: string; events: readonly Happened[] }) {
  return (
    <ol className={styles.line} aria-label={label}>
      {events.map(({ id, at, what, who, detail, tone = 'plain' }) => (
        <li key={id} className={`${styles.event} ${styles[tone]}`}>
          <p className={styles.what}>{what}</p>
          <p className={styles.when}>
            <When at={at} />
            {who !== undefined && <span>{who}</span>}
          </p>
          {detail !== undefined && <div className={styles.detail}>{detail}</div>}
        </li>
      ))}
    </ol>
  )
}
