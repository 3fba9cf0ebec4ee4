/** A ring that empties as time runs out, with what is left inside. */
import { Countdown } from '@evenkeel/ui'
import { serverClock } from '@evenkeel/ui/data/serverClock.ts'
import { useNow } from '@evenkeel/ui/data/useNow.ts'
import { shownNow } from './optionLists.ts'
import styles from './Ring.module.css'

type Props = {
  readonly seconds: number
  readonly until: number
  readonly direction: 'rise' | 'fall'
  readonly size?: 'small' | 'large'
}

const RADIUS = 21
const LENGTH = 2 * Math.PI * RADIUS
const REDRAWN_MS = 250
const SECOND_MS = 1_000

export function Ring({ seconds, until, direction, size = 'small' }: Props) {
  useNow(REDRAWN_MS)
  const now = () => shownNow({ seconds, until }, serverClock.now())
  const left = Math.max(0, (until - now()) / (seconds * SECOND_MS))
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
        <Countdown until={until} now={now} />
      </span>
    </span>
  )
}
