/** What somebody should know before they go on. */

import type { ReactNode } from 'react'
import styles from './Caution.module.css'
import { Icon } from './Icon.tsx'

type Props = { readonly tone?: 'accent' | 'danger'; readonly children: ReactNode }

export function Caution({ tone = 'accent', children }: Props) {
  return (
    <div
      className={`${styles.caution} ${styles[tone]}`}
      role={tone === 'danger' ? 'alert' : undefined}
    >
      <span className={styles.icon}>
        <Icon name="alert" size="small" />
      </span>
      <p>{children}</p>
    </div>
  )
}
