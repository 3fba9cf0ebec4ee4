/** What a list or a page says when there is nothing to show, or when it could not be read. */
import { Refused } from '@evenkeel/wire/client'
import type { ReactNode } from 'react'
import { useText } from '../data/hooks.ts'
import { Button } from './Button.tsx'
import { Icon, type IconName } from './Icon.tsx'
import styles from './Notice.module.css'

type EmptyStateProps = {
  readonly icon?: IconName
  readonly children: ReactNode
  readonly action?: ReactNode
}

export function EmptyState({ icon = 'list', children, action }: EmptyStateProps) {
  return (
    <div className={styles.notice}>
      <span className={styles.mark}>
        <Icon name={icon} size="large" />
      </span>
      <p>{children}</p>
      {action !== undefined && <div className={styles.action}>{action}</div>}
    </div>
  )
}

/** Says why, in the exchange's own words where it gave some, and offers to try again. */
export function ErrorState({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const text = useText()
  const refused = error instanceof Refused
  return (
    <div className={styles.notice} role="alert">
      <span className={styles.mark}>
        <Icon name={refused ? 'alert' : 'unplugged'} size="large" />
      </span>
      <p>{refused ? error.message : text('ui.unreachable')}</p>
      <div className={styles.action}>
        <Button look="quiet" onClick={onRetry}>
          {text('ui.retry')}
        </Button>
      </div>
    </div>
  )
}
