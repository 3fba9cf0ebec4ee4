/** Says plainly what the prices on the screen are worth: simulated, out of date, or on their way back. */

import { useText } from '../data/hooks.ts'
import styles from './FeedNotice.module.css'
import { Icon } from './Icon.tsx'

export type FeedState = 'simulated' | 'reconnecting' | 'stale'

type Props = {
  readonly state: FeedState
  /** Beside a price, or as a bar from side to side. */
  readonly look?: 'pill' | 'bar'
}

export function FeedNotice({ state, look = 'pill' }: Props) {
  const text = useText()
  const words = {
    simulated: text('ui.simulated'),
    reconnecting: text('ui.reconnecting'),
    stale: text('ui.stale'),
  }
  return (
    <span className={`${styles.notice} ${styles[look]} ${styles[state]}`}>
      {state === 'stale' ? (
        <Icon name="clock" size="tiny" />
      ) : (
        <span className={styles.dot} aria-hidden="true" />
      )}
      {words[state]}
    </span>
  )
}
