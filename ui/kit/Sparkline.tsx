/** A price's last day in the size of a word. The figures beside it say the same. */
import type { Direction } from '../format/price.ts'
import styles from './Sparkline.module.css'
import { sparklinePath } from './sparkline.ts'

const WIDTH = 60
const HEIGHT = 22

type Props = {
  /** For the eye alone: prices as plain numbers. */
  readonly points: readonly number[]
  readonly direction: Direction
}

export function Sparkline({ points, direction }: Props) {
  return (
    <svg
      className={`${styles.line} ${styles[direction]}`}
      viewBox={`-1 -2 ${WIDTH + 2} ${HEIGHT + 4}`}
      data-live=""
      aria-hidden="true"
    >
      <path d={sparklinePath(points, WIDTH, HEIGHT)} />
    </svg>
  )
}
