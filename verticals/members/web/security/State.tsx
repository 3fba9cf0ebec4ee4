/** What a thing of the security centre is set to, at the right of its row. */
import { Icon } from '@evenkeel/ui'
import type { ReactNode } from 'react'
import styles from './State.module.css'

/** `isOn`: it guards the account; absent where there is nothing to be said for or against. */
export function State({ isOn, children }: { isOn?: boolean; children: ReactNode }) {
  return (
    <span className={`${styles.state} ${isOn === false ? styles.off : ''}`}>
      {isOn === true && (
        <span className={styles.mark}>
          <Icon name="success" size="small" />
        </span>
      )}
      <span className={styles.words}>{children}</span>
    </span>
  )
}
