/** A line over time with the area below it; a finger or a mouse on it points at one of its moments. */
import { type PointerEvent, useId } from 'react'
import type { Direction } from '../format/price.ts'
import { sparklinePath } from './sparkline.ts'
import styles from './TrendLine.module.css'

const WIDTH = 343
const HEIGHT = 120

type Props = {
  /** What it shows, in words, for whoever does not see it. */
  readonly label: string
  /** For the eye alone, as plain numbers. */
  readonly points: readonly number[]
  readonly direction: Direction
  /** Those that something is said of beside the chart. */
  readonly marked?: readonly number[]
  /** The one that is pointed at. */
  readonly pointed: number | undefined
  onPoint(nth: number | undefined): void
}

export function TrendLine({ label, points, direction, marked = [], pointed, onPoint }: Props) {
  const fade = useId()
  const line = sparklinePath(points, WIDTH, HEIGHT)
  const across = WIDTH / Math.max(1, points.length - 1)

  function point(event: PointerEvent<SVGSVGElement>) {
    const { left, width } = event.currentTarget.getBoundingClientRect()
    const nth = Math.round(((event.clientX - left) / width) * (points.length - 1))
    onPoint(Math.min(points.length - 1, Math.max(0, nth)))
  }

  return (
    <svg
      className={`${styles.trend} ${styles[direction]}`}
      viewBox={`0 -4 ${WIDTH} ${HEIGHT + 8}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
      onPointerDown={point}
      onPointerMove={point}
      onPointerLeave={() => onPoint(undefined)}
      onPointerCancel={() => onPoint(undefined)}
    >
      <defs>
        <linearGradient id={fade} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" className={styles.near} />
          <stop offset="1" className={styles.far} />
        </linearGradient>
      </defs>
      {line !== '' && (
        <path fill={`url(#${fade})`} d={`${line}L${WIDTH} ${HEIGHT + 4}L0 ${HEIGHT + 4}Z`} />
      )}
      <path className={styles.line} d={line} />
      {marked.map((nth) => (
        <line
          key={nth}
          className={styles.tick}
          x1={nth * across}
          x2={nth * across}
          y1={HEIGHT - 6}
          y2={HEIGHT + 4}
        />
      ))}
      {pointed !== undefined && (
        <line
          className={styles.mark}
          x1={pointed * across}
          x2={pointed * across}
          y1={-4}
          y2={HEIGHT + 4}
        />
      )}
    </svg>
  )
}
