/** A small mark beside a title: what state a thing is in. */
import type { ReactNode } from 'react'
import styles from './Badge.module.css'

type Props = {
  readonly tone?: 'accent' | 'neutral' | 'up' | 'down' | 'danger'
  /** `tag` is squarer and smaller: the side of an order, the kind of a thing; `mini` sits on an icon. */
  readonly look?: 'pill' | 'tag' | 'mini'
  readonly children: ReactNode
}

export function Badge({ tone = 'accent', look = 'pill', children }: Props) {
  return <span className={`${styles.badge} ${styles[tone]} ${styles[look]}`}>{children}</span>
}
