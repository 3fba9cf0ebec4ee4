/** Says plainly what the prices on the screen are worth: simulated, out of date, on their way back, or of a closed market. */

import { useText } from '../data/hooks.ts'
import styles from './FeedNotice.module.css'
import { Icon } from './Icon.tsx'

export type FeedState = 'simulated' | 'reconnecting' | 'late' | 'stale'

type Props = {
  /** Of a closed market it says when it opens. */
  readonly state: FeedState | { readonly closed: string }
  /** Beside a price, or as a bar from side to side. */
  readonly look?: 'pill' | 'bar'
}

export function FeedNotice({ state, look = 'pill' }: Props) {
  const text = useText()
  const words = {
    simulated: text('ui.simulated'),
    reconnecting: text('ui.reconnecting'),
    late: text('ui.late'),
    stale: text('ui.stale'),
  }
  const name = typeof state === 'string' ? state : 'closed'
  return (
    <span className={`${styles.notice} ${styles[look]} ${styles[name]}`}>
      {['stale', 'late', 'closed'].includes(name) ? (
        <Icon name="clock" size="tiny" />
      ) : (
        <span className={styles.dot} aria-hidden="true" />
      )}
      {typeof state === 'string' ? words[state] : state.closed}
    </span>
  )
}
