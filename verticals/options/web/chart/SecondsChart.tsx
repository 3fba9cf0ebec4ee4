/** The chart of seconds: the line of a price, and on it the options that run, with what each would come to now. */
import { useClient, useFormat, useText } from '@evenkeel/ui'
import { useIsTall } from '@evenkeel/ui/data/room.ts'
import { useNow } from '@evenkeel/ui/data/useNow.ts'
import { decimalOf } from '@evenkeel/ui/format/drawing.ts'
import { type RefObject, useEffect, useId, useRef, useState } from 'react'
import { formatClock } from '../clockTime.ts'
import type { Offer } from '../offer.ts'
import type { Key } from '../textKey.ts'
import {
  type Frame,
  pathOf,
  priceTicks,
  rangeOf,
  spanAt,
  timeTicks,
  within,
  xOf,
  yOf,
} from './frame.ts'
import type { Point } from './points.ts'
import styles from './SecondsChart.module.css'

/** An option that runs, as it is drawn. */
export type Mark = {
  readonly id: string
  readonly direction: 'rise' | 'fall'
  readonly openedAt: number
  readonly expiresAt: number
  readonly openPrice: number
  /** What it would come to now, and which way that is. */
  readonly result: string
  readonly tone: 'up' | 'down' | 'same'
}

type Props = {
  readonly offer: Pick<Offer, 'base' | 'quote' | 'priceStep'>
  readonly points: readonly Point[]
  readonly marks: readonly Mark[]
  /** The time that is chosen in the form: how far ahead is shown while nothing runs. */
  readonly durationMs: number
  readonly isStale: boolean
}

/** In design pixels. */
const HEIGHT = 164
/** In a window that is too low for it, the form below and its button. */
const LOW_HEIGHT = 100
const TALL_FROM = 625
const FOOT = 18
const GUTTER = 68
const TAG = 17
const REDRAWN_MS = 250

export function SecondsChart({ offer, points, marks, durationMs, isStale }: Props) {
  const text = useText<Key>()
  const format = useFormat()
  const box = useRef<HTMLDivElement>(null)
  const widthPx = useWidth(box)
  const now = useNow(REDRAWN_MS)
  const unit = widthPx / 375
  const isTall = useIsTall(TALL_FROM)
  const height = isTall ? HEIGHT : LOW_HEIGHT
  const last = points.at(-1)
  const price = (value: number) => format.price(decimalOf(value), offer.priceStep)
  const label = text('options.chart', {
    pair: `${offer.base}/${offer.quote}`,
    price: last === undefined ? '–' : price(last.price),
  })
  // The one that ends next decides what is seen.
  const running = marks.toSorted((one, other) => one.expiresAt - other.expiresAt)
  const span = spanAt(now, running[0], durationMs)
  const seen = within(points, span)
  const levels = running.map(({ openPrice }) => openPrice)
  const frame: Frame = {
    ...span,
    ...rangeOf(seen, levels),
    widthPx: Math.max(1, widthPx - GUTTER * unit),
    heightPx: (height - FOOT) * unit,
  }
  return (
    <div
      ref={box}
      className={styles.box}
      data-stale={isStale || undefined}
      data-low={!isTall || undefined}
    >
      {widthPx > 0 && (
        <svg
          className={styles.chart}
          viewBox={`0 0 ${widthPx} ${height * unit}`}
          role="img"
          aria-label={label}
          data-live=""
        >
          <Grid
            frame={frame}
            unit={unit}
            widthPx={widthPx}
            endsAt={running[0]?.expiresAt}
            last={last?.price}
            write={price}
          />
          <Line points={seen} frame={frame} now={now} />
          {running.length === 0 && <Foreseen frame={frame} at={now + durationMs} />}
          {running.map((mark, nth) => (
            <Option key={mark.id} mark={mark} frame={frame} unit={unit} isFirst={nth === 0} />
          ))}
          {last !== undefined && (
            <Now
              frame={frame}
              unit={unit}
              x={xOf(frame, Math.max(now, last.at))}
              y={yOf(frame, last.price)}
              words={price(last.price)}
              mark={running[0]}
            />
          )}
        </svg>
      )}
    </div>
  )
}

type GridProps = {
  readonly frame: Frame
  readonly unit: number
  readonly widthPx: number
  /** A moment that is written in its own colour. */
  readonly endsAt: number | undefined
  /** The price that a tag stands at: a word behind it could not be read. */
  readonly last: number | undefined
  write(price: number): string
}

function Grid({ frame, unit, widthPx, endsAt, last, write }: GridProps) {
  const { language } = useClient()
  /** A word is neither behind the tag nor half outside. */
  const isFree = (y: number) =>
    y > 8 * unit && (last === undefined || Math.abs(y - yOf(frame, last)) > TAG * unit)
  const end = endsAt === undefined ? Number.POSITIVE_INFINITY : xOf(frame, endsAt)
  return (
    <>
      {priceTicks(frame).map((tick) => (
        <g key={tick}>
          <line
            className={styles.grid}
            x2={frame.widthPx}
            y1={yOf(frame, tick)}
            y2={yOf(frame, tick)}
          />
          {isFree(yOf(frame, tick)) && (
            <text
              className={styles.word}
              x={widthPx - 6 * unit}
              y={yOf(frame, tick) + 3.5 * unit}
              textAnchor="end"
            >
              {write(tick)}
            </text>
          )}
        </g>
      ))}
      {timeTicks(frame)
        .map((at) => ({ at, x: xOf(frame, at) }))
        .filter(({ x }) => x > 26 * unit && x < frame.widthPx - 20 * unit)
        .filter(({ x }) => Math.abs(x - end) > 56 * unit)
        .map(({ at, x }) => (
          <text
            key={at}
            className={styles.word}
            x={x}
            y={frame.heightPx + (FOOT - 5) * unit}
            textAnchor="middle"
          >
            {formatClock(at, language)}
          </text>
        ))}
    </>
  )
}

type LineProps = { readonly points: readonly Point[]; readonly frame: Frame; readonly now: number }

function Line({ points, frame, now }: LineProps) {
  const fade = useId()
  const path = pathOf(points, frame, now)
  if (path === '') return null
  const first = points[0]?.at ?? now
  const end = xOf(frame, Math.max(now, points.at(-1)?.at ?? now))
  return (
    <>
      <defs>
        <linearGradient id={fade} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" className={styles.near} />
          <stop offset="1" className={styles.far} />
        </linearGradient>
      </defs>
      <path
        fill={`url(#${fade})`}
        d={`${path}L${end} ${frame.heightPx}L${xOf(frame, first)} ${frame.heightPx}Z`}
      />
      <path className={styles.line} d={path} />
    </>
  )
}

/** Where an option of the chosen time would end, as long as that is within sight. */
function Foreseen({ frame, at }: { frame: Frame; at: number }) {
  if (at > frame.to) return null
  const x = xOf(frame, at)
  return <line className={styles.foreseen} x1={x} x2={x} y1={0} y2={frame.heightPx} />
}

type OptionProps = {
  readonly mark: Mark
  readonly frame: Frame
  readonly unit: number
  /** The one that ends next: its end is drawn as well. */
  readonly isFirst: boolean
}

function Option({ mark, frame, unit, isFirst }: OptionProps) {
  const { language } = useClient()
  const [from, to] = [xOf(frame, mark.openedAt), xOf(frame, mark.expiresAt)]
  const y = yOf(frame, mark.openPrice)
  const tip = (mark.direction === 'rise' ? -1 : 1) * 5 * unit
  const foot = y - (mark.direction === 'rise' ? -1 : 1) * 3 * unit
  return (
    <g className={styles[mark.direction]} opacity={isFirst ? 1 : 0.55}>
      <line
        className={styles.entry}
        x1={Math.max(0, from)}
        x2={Math.min(frame.widthPx, to)}
        y1={y}
        y2={y}
      />
      {isFirst && to <= frame.widthPx && (
        <>
          <line className={styles.expiry} x1={to} x2={to} y1={0} y2={frame.heightPx} />
          <circle className={styles.end} cx={to} cy={y} r={3 * unit} />
          <text
            className={styles.ends}
            x={to}
            y={frame.heightPx + (FOOT - 5) * unit}
            textAnchor="middle"
          >
            {formatClock(mark.expiresAt, language)}
          </text>
        </>
      )}
      {from >= 0 && (
        <>
          <circle className={styles.start} cx={from} cy={y} r={8 * unit} />
          <path
            className={styles.arrow}
            d={`M${from - 4 * unit} ${foot}L${from} ${y + tip}L${from + 4 * unit} ${foot}Z`}
          />
        </>
      )}
    </g>
  )
}

type NowProps = {
  readonly frame: Frame
  readonly unit: number
  readonly x: number
  readonly y: number
  readonly words: string
  readonly mark: Mark | undefined
}

/** The price at this moment, on the axis in a tag, and what the option comes to beside it. */
function Now({ frame, unit, x, y, words, mark }: NowProps) {
  const tagY = Math.min(Math.max(y, (TAG / 2) * unit), frame.heightPx - (TAG / 2) * unit)
  const wide = mark === undefined ? 0 : (mark.result.length * 6.4 + 12) * unit
  // To the right, where the price has not been yet; over the line only where there is no room.
  const hasRoom = x + 18 * unit + wide <= frame.widthPx
  const tag = hasRoom ? x + 12 * unit : x - 12 * unit - wide
  const above = tagY - (TAG / 2) * unit
  return (
    <g className={styles[mark?.tone ?? 'same']}>
      <line className={styles.level} x2={frame.widthPx} y1={y} y2={y} />
      <circle className={styles.halo} cx={x} cy={y} r={7 * unit} />
      <circle className={styles.dot} cx={x} cy={y} r={3 * unit} />
      <rect
        className={styles.tag}
        x={frame.widthPx}
        y={tagY - (TAG / 2) * unit}
        width={(GUTTER - 2) * unit}
        height={TAG * unit}
        rx={3 * unit}
      />
      <text
        className={styles.told}
        x={frame.widthPx + (GUTTER - 6) * unit}
        y={tagY + 3.7 * unit}
        textAnchor="end"
      >
        {words}
      </text>
      {mark !== undefined && (
        <>
          <rect
            className={styles.tag}
            x={tag}
            y={above}
            width={wide}
            height={TAG * unit}
            rx={8 * unit}
          />
          <text
            className={styles.told}
            x={tag + wide / 2}
            y={above + 12.2 * unit}
            textAnchor="middle"
          >
            {mark.result}
          </text>
        </>
      )}
    </g>
  )
}

function useWidth(box: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0)
  useEffect(() => {
    const element = box.current
    if (element === null) return
    const look = () => setWidth(element.clientWidth)
    const observer = new ResizeObserver(look)
    observer.observe(element)
    look()
    return () => observer.disconnect()
  }, [box])
  return width
}
