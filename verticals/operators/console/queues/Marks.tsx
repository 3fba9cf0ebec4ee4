/** The small marks of a case: whose it is, how far it has come, and what to look at before deciding. */
import { Badge, useText } from '@evenkeel/ui'
import { type Flag, flagTones, type State, stateTones } from './cases.ts'
import styles from './Queues.module.css'
import type { TextKey } from './textKey.ts'

export function StateMark({ state }: { state: State }) {
  const text = useText<TextKey>()
  return (
    <Badge look="tag" tone={stateTones[state]}>
      {text(`queues.state.${state}`)}
    </Badge>
  )
}

export function Flags({ flags }: { flags: readonly Flag[] }) {
  const text = useText<TextKey>()
  if (flags.length === 0) return '–'
  return (
    <span className={styles.flags}>
      {flags.map((flag) => (
        <Badge key={flag} look="tag" tone={flagTones[flag]}>
          {text(`queues.flag.${flag}`)}
        </Badge>
      ))}
    </span>
  )
}

export function MemberLink({ uid }: { uid: number }) {
  return (
    <a className={styles.member} href={`#/members/${uid}`}>
      {uid}
    </a>
  )
}
