/** A page of the security centre: what it is about, in a heading and a sentence, and what is below. */
import { Icon, type IconName } from '@evenkeel/ui'
import type { ReactNode } from 'react'
import styles from './Part.module.css'

type Props = {
  /** Where there is more to say than the title of the page does. */
  readonly icon?: IconName
  readonly heading?: string
  readonly hint?: ReactNode
  /** A row of buttons below all. */
  readonly actions?: ReactNode
  readonly children?: ReactNode
}

export function Part({ icon, heading, hint, actions, children }: Props) {
  return (
    <div className={styles.part}>
      <div className={styles.head}>
        {icon !== undefined && (
          <span className={styles.mark}>
            <Icon name={icon} />
          </span>
        )}
        {heading !== undefined && <h2 className={styles.heading}>{heading}</h2>}
        {hint !== undefined && <p className={styles.hint}>{hint}</p>}
      </div>
      {children}
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </div>
  )
}

/** The rows of a list on such a page reach from edge to edge. */
export function Rows({ children }: { children: ReactNode }) {
  return <ul className={styles.rows}>{children}</ul>
}
