/** Says plainly what the prices on the screen are worth: simulated, out of date, or on their way back. */
import styles from './FeedNotice.module.css'
import { useText } from './hooks.ts'
import { Icon } from './Icon.tsx'

export type FeedState = 'simulated' | 'reconnecting' | 'stale'

type Props = {
  readonly state: FeedState
  /** Lies over the page instead of in it. */
  readonly floating?: boolean
}

export function FeedNotice({ state, floating = false }: Props) {
  const text = useText()
  const words = {
    simulated: text('ui.simulated'),
    reconnecting: text('ui.reconnecting'),
    stale: text('ui.stale'),
  }
  return (
    <span className={`${styles.notice} ${styles[state]} ${floating ? styles.floating : ''}`}>
      {state === 'stale' ? (
        <Icon name="clock" size="tiny" />
      ) : (
        <span className={styles.dot} aria-hidden="true" />
      )}
      {words[state]}
    </span>
  )
}
