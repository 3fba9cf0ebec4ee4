/** A ring that empties as time runs out, with what is left inside. */
import { Countdown } from '@evenkeel/ui'
import { serverClock } from '@evenkeel/ui/data/serverClock.ts'
import { useNow } from '@evenkeel/ui/data/useServerClock.ts'
import styles from './Ring.module.css'

type Props = {
  readonly from: number
  readonly until: number
  readonly direction: 'rise' | 'fall'
  readonly size?: 'small' | 'large'
}

const RADIUS = 21
const LENGTH = 2 * Math.PI * RADIUS
const REDRAWN_MS = 250

export function Ring({ from, until, direction, size = 'small' }: Props) {
  const now = useNow(REDRAWN_MS)
  const left = Math.min(1, Math.max(0, (until - now) / Math.max(1, until - from)))
  return (
    <span className={`${styles.ring} ${styles[size]} ${styles[direction]}`} data-live="">
      <svg viewBox="0 0 48 48" aria-hidden="true">
        <circle className={styles.track} cx="24" cy="24" r={RADIUS} />
        <circle
          className={styles.left}
          cx="24"
          cy="24"
          r={RADIUS}
          strokeDasharray={LENGTH}
          strokeDashoffset={LENGTH * (1 - left)}
        />
      </svg>
      <span className={styles.words}>
        <Countdown until={until} now={serverClock.now} />
      </span>
    </span>
  )
}
