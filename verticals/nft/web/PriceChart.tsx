/** Prices over time: a line with a dot for each, and bars where something was sold by the day; a finger points at one. */
import { type PointerEvent, useMemo } from 'react'
import styles from './PriceChart.module.css'
import { nearest, type Point, placedIn, type Span, stepLine, straightLine } from './priceChart.ts'

const WIDTH = 343
const HEIGHT = 110
/** Beside the line, so that a dot at the edge is whole. */
const EDGE = 8

type Props = {
  /** What it shows, in words, for whoever does not see it. */
  readonly label: string
  readonly points: readonly Point[]
  readonly span: Span
  /** Each price holds until the next. */
  readonly isStepped?: boolean
  readonly pointed: number | undefined
  onPoint(nth: number | undefined): void
}

export function PriceChart({ label, points, span, isStepped, pointed, onPoint }: Props) {
  const { from, to } = span
  const placed = useMemo(
    () => placedIn(points, { from, to }, { width: WIDTH, height: HEIGHT }),
    [points, from, to],
  )
  const line = isStepped ? stepLine(placed, WIDTH) : straightLine(placed)
  const mark = pointed === undefined ? undefined : placed[pointed]

  function point(event: PointerEvent<SVGSVGElement>) {
    const { left, width } = event.currentTarget.getBoundingClientRect()
    const share = (event.clientX - left) / width
    onPoint(nearest(placed, share * (WIDTH + 2 * EDGE) - EDGE))
  }

  return (
    <svg
      className={styles.chart}
      viewBox={`${-EDGE} ${-EDGE} ${WIDTH + 2 * EDGE} ${HEIGHT + 2 * EDGE}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
      onPointerDown={point}
      onPointerMove={point}
      onPointerLeave={() => onPoint(undefined)}
      onPointerCancel={() => onPoint(undefined)}
    >
      {placed.map(
        ({ x, bar }) =>
          bar > 0 && (
            <path key={x} className={styles.bar} d={`M${x} ${HEIGHT + EDGE}V${HEIGHT - bar / 2}`} />
          ),
      )}
      <path className={styles.line} d={line} />
      <path className={styles.dots} d={placed.map(({ x, y }) => `M${x} ${y}h0`).join('')} />
      {mark !== undefined && (
        <>
          <path className={styles.mark} d={`M${mark.x} ${-EDGE}V${HEIGHT + EDGE}`} />
          <path className={styles.pointed} d={`M${mark.x} ${mark.y}h0`} />
        </>
      )}
    </svg>
  )
}
