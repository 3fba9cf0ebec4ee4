/** A message that stays in the page until its reader has done with it. */
import type { ReactNode } from 'react'
import { useText } from '../data/hooks.ts'
import styles from './Banner.module.css'
import { IconButton } from './Button.tsx'
import { Icon, type IconName } from './Icon.tsx'

type Props = {
  readonly icon: IconName
  readonly tone?: 'plain' | 'good' | 'accent'
  readonly title: string
  readonly children?: ReactNode
  /** What can be done about it, as a button. */
  readonly action?: ReactNode
  /** With it, the reader can put it away. */
  readonly onClose?: (() => void) | undefined
}

export function Banner({ icon, tone = 'plain', title, children, action, onClose }: Props) {
  const text = useText()
  return (
    <div className={`${styles.banner} ${styles[tone]}`} role="status">
      <span className={styles.icon}>
        <Icon name={icon} />
      </span>
      <div className={styles.words}>
        <p className={styles.title}>{title}</p>
        {children !== undefined && <p>{children}</p>}
        {action !== undefined && <div className={styles.action}>{action}</div>}
      </div>
      {onClose !== undefined && (
        <IconButton
          icon="close"
          label={text('ui.close')}
          className={styles.close}
          onClick={onClose}
        />
      )}
    </div>
  )
}
