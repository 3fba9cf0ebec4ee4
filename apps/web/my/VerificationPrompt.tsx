/** What the member has not verified yet, and the way there; in the real realm only. */
import { Icon, useText } from '@evenkeel/ui'
import type { UserInfo } from '../session.ts'
import type en from '../text/en.ts'
import { nextStep } from './nextStep.ts'
import styles from './VerificationPrompt.module.css'

export function VerificationPrompt({ user }: { user: UserInfo }) {
  const text = useText<keyof typeof en>()
  const next = nextStep(user)
  if (next === undefined) return null
  return (
    <a className={styles.prompt} href={`#${next.path}`}>
      <Icon name="identity" />
      <span className={styles.words}>{text(next.key)}</span>
      <Icon name="next" size="small" />
    </a>
  )
}
