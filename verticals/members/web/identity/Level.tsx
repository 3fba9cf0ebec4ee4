/** One level of verification at a glance: what it gives, and where it stands. */
import { Badge, Icon, useText } from '@evenkeel/ui'
import type { Verification } from '../../contract/index.ts'
import type en from '../../text/en.ts'
import styles from './Level.module.css'

type Props = {
  readonly title: string
  readonly gives: string
  readonly state: Verification
  readonly reason?: string | undefined
  /** It is the way to its own page. */
  readonly leads?: boolean
}

const words = {
  0: 'members.unverified',
  1: 'members.verifying',
  2: 'members.verified',
  4: 'members.reverify',
} as const
const tones = { 0: 'neutral', 1: 'accent', 2: 'up', 4: 'danger' } as const

export function Level({ title, gives, state, reason, leads = false }: Props) {
  const text = useText<keyof typeof en>()
  return (
    <div className={styles.level}>
      <Icon name={state === 2 ? 'verified' : 'identity'} />
      <div className={styles.words}>
        <p className={styles.title}>{title}</p>
        <p className={styles.gives}>{gives}</p>
        {state === 4 && reason !== undefined && (
          <p className={styles.reason}>{text('members.returnedFor', { reason })}</p>
        )}
      </div>
      <Badge look="tag" tone={tones[state]}>
        {text(words[state])}
      </Badge>
      {leads && <Icon name="next" size="small" />}
    </div>
  )
}
