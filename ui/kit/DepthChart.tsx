/** The depth of the book: what both sides hold up to each price, read off by a finger or by keys. */
import { useMemo, useState } from 'react'
import { useClient } from '../data/context.ts'
import { useText } from '../data/hooks.ts'
import { formatMoney } from '../format/money.ts'
import { formatPrice } from '../format/price.ts'
import styles from './DepthChart.module.css'
import {
  type DepthLevel,
  type DepthPoint,
  depthMarks,
  depthPoints,
  depthShape,
  depthWindow,
} from './depth.ts'
import { EmptyState } from './Notice.tsx'
import over from './Over.module.css'

type Props = {
  /** Both best price first. */
  readonly bids: readonly DepthLevel[]
  readonly asks: readonly DepthLevel[]
  readonly tick?: string
  readonly base: string
}

export function DepthChart({ bids, asks, tick, base }: Props) {
  const { language } = useClient()
  const text = useText()
  const drawn = useMemo(() => {
    const window = depthWindow(bids, asks)
    return window && { points: depthPoints(bids, asks, window), marks: depthMarks(window) }
  }, [bids, asks])
  const [read, setRead] = useState<number>()
  if (drawn === undefined) return <EmptyState icon="depth">{text('ui.empty')}</EmptyState>

  const { points, marks } = drawn
  const price = (value: string) => formatPrice(value, language, tick)
  const last = points.length - 1
  const best = Math.max(
    0,
    points.findLastIndex(({ side }) => side === 'bid'),
  )
  const place = Math.min(read ?? best, last)
  const chosen = points[place]
  const said =
    chosen &&
    `${text(chosen.side === 'bid' ? 'ui.bids' : 'ui.asks')}, ${text('ui.price')} ${price(chosen.price)}, ${text('ui.cumulative')} ${formatMoney(chosen.total, language)} ${base}`

  return (
    <div className={styles.depth} data-live="">
      <div className={styles.legend} aria-hidden="true">
        <span className={styles.bid}>{text('ui.bids')}</span>
        <span className={styles.ask}>{text('ui.asks')}</span>
      </div>
      <div className={styles.plot} data-read={read !== undefined}>
        <span className={styles.middle} aria-hidden="true" />
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          <Shape side="bid" points={points} />
          <Shape side="ask" points={points} />
        </svg>
        {chosen && (
          <span
            className={`${styles.cross} ${styles[chosen.side]}`}
            style={{ left: `${chosen.x * 100}%` }}
            aria-hidden="true"
          >
            <span className={styles.point} style={{ bottom: `${chosen.y * 100}%` }} />
            <span className={styles.tip} data-side={chosen.x > 0.5 ? 'left' : 'right'}>
              <b>{price(chosen.price)}</b>
              <span>
                {formatMoney(chosen.total, language)} {base}
              </span>
            </span>
          </span>
        )}
        <input
          type="range"
          className={`${over.over} ${styles.range}`}
          min={0}
          max={last}
          step={1}
          value={place}
          aria-label={text('ui.depthHint')}
          aria-valuetext={said}
          onChange={(event) => setRead(event.target.valueAsNumber)}
          onPointerMove={({ clientX, currentTarget }) => {
            const { left, width } = currentTarget.getBoundingClientRect()
            setRead(nearest(points, (clientX - left) / width))
          }}
          onPointerLeave={() => setRead(undefined)}
          onBlur={() => setRead(undefined)}
        />
      </div>
      <div className={styles.axis} aria-hidden="true">
        {marks.map(({ price: at, x }) => (
          <span key={x} style={{ left: `${x * 100}%` }}>
            {price(at)}
          </span>
        ))}
      </div>
    </div>
  )
}

type ShapeProps = {
  readonly side: DepthPoint['side']
  readonly points: readonly DepthPoint[]
}

function Shape({ side, points }: ShapeProps) {
  const { line, area } = depthShape(points, side)
  return (
    <g className={side === 'bid' ? styles.bids : styles.asks}>
      <path className={styles.area} d={area} />
      <path className={styles.line} d={line} />
    </g>
  )
}

function nearest(points: readonly { readonly x: number }[], x: number): number {
  let found = 0
  for (const [nth, point] of points.entries())
    if (Math.abs(point.x - x) < Math.abs((points[found]?.x ?? 0) - x)) found = nth
  return found
}
