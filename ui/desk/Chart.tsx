/** Small charts of figures over time: bars or lines, with an axis, a legend and the same as a table. */
import { useId, useState } from 'react'
import { useText } from '../data/hooks.ts'
import { drawn } from '../format/drawing.ts'
import { Button } from '../kit/Button.tsx'
import { EmptyState } from '../kit/Notice.tsx'
import spoken from '../kit/Spoken.module.css'
import styles from './Chart.module.css'
import { ChartTable } from './ChartTable.tsx'
import { namedEvery, type Scale, scaleOf } from './chartScale.ts'
import type { DeskKey } from './texts.ts'

export type Series = { readonly id: string; readonly label: string }
export type ChartPoint = {
  /** What the axis says of it, such as a day. */
  readonly label: string
  /** One decimal a series; absent where nothing is known. */
  readonly values: readonly (string | undefined)[]
}

type Props = {
  readonly label: string
  readonly series: readonly Series[]
  readonly points: readonly ChartPoint[]
  /** How a figure is written, on the axis and beside the chart. */
  format(value: string): string
}

export function BarChart(props: Props) {
  return <Chart {...props} look="bars" />
}

export function LineChart(props: Props) {
  return <Chart {...props} look="lines" />
}

const ROOM = 7

function Chart(props: Props & { readonly look: 'bars' | 'lines' }) {
  const { label, series, points, look, format } = props
  const text = useText<DeskKey>()
  const [isTable, setTable] = useState(false)
  const [marked, setMarked] = useState<number>()
  const id = useId()
  if (points.length === 0) return <EmptyState icon="line">{text('ui.empty')}</EmptyState>
  const values = points.flatMap((point) => point.values.map((value) => drawn(value ?? '0')))
  const scale = scaleOf(values)
  const place = Math.min(marked ?? points.length - 1, points.length - 1)
  const point = points[place]
  const every = namedEvery(points.length, ROOM)
  return (
    <figure className={styles.chart}>
      <figcaption className={styles.head}>
        <Legend series={series} point={point} format={format} />
        <Button look="text" size="small" aria-pressed={isTable} onClick={() => setTable(!isTable)}>
          {text(isTable ? 'desk.asChart' : 'desk.asTable')}
        </Button>
      </figcaption>
      {isTable ? (
        <ChartTable label={label} series={series} points={points} format={format} />
      ) : (
        <div className={styles.grid}>
          <ol className={styles.axis} aria-hidden="true">
            {scale.marks.map((mark) => (
              <li key={mark} style={{ bottom: `${scale.share(mark) * 100}%` }}>
                {format(String(mark))}
              </li>
            ))}
          </ol>
          <div className={styles.plot}>
            <Drawing series={series} points={points} look={look} scale={scale} place={place} />
            <label htmlFor={id} className={spoken.spoken}>
              {label}
            </label>
            <input
              id={id}
              type="range"
              className={styles.range}
              min={0}
              max={points.length - 1}
              value={place}
              aria-valuetext={spokenOf(point, series, format)}
              onChange={({ target }) => setMarked(target.valueAsNumber)}
              onPointerMove={({ currentTarget, clientX }) => {
                const { left, width } = currentTarget.getBoundingClientRect()
                const nth = Math.floor(((clientX - left) / width) * points.length)
                setMarked(Math.min(Math.max(nth, 0), points.length - 1))
              }}
            />
          </div>
          <ol className={styles.below} aria-hidden="true">
            {points.map(({ label: name }, nth) => (
              <li key={name}>{nth % every === 0 ? <span>{name}</span> : null}</li>
            ))}
          </ol>
        </div>
      )}
    </figure>
  )
}

type LegendProps = Pick<Props, 'series' | 'format'> & { readonly point: ChartPoint | undefined }

/** Which colour is which, with the figures of the point that is marked. */
function Legend({ series, point, format }: LegendProps) {
  return (
    <ul className={styles.legend}>
      <li className={styles.point}>{point?.label}</li>
      {series.map(({ id, label }, nth) => (
        <li key={id}>
          <span className={styles.swatch} data-hue={nth + 1} />
          {label} <b>{figureOf(point, nth, format)}</b>
        </li>
      ))}
    </ul>
  )
}

type DrawingProps = Pick<Props, 'series' | 'points'> & {
  readonly look: 'bars' | 'lines'
  readonly scale: Scale
  readonly place: number
}

/** In a square of its own that is stretched over the plot: 100 wide, 100 high. */
function Drawing({ series, points, look, scale, place }: DrawingProps) {
  const step = 100 / points.length
  const up = (value: string | undefined) => 100 - scale.share(drawn(value ?? '0')) * 100
  return (
    <svg className={styles.drawing} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden>
      <rect className={styles.mark} x={place * step} y="0" width={step} height="100" />
      {scale.marks.map((mark) => (
        <line
          key={mark}
          className={mark === 0 ? styles.zero : styles.rule}
          x1="0"
          x2="100"
          y1={up(String(mark))}
          y2={up(String(mark))}
        />
      ))}
      {series.map(({ id }, nth) =>
        look === 'lines' ? (
          <polyline
            key={id}
            className={styles.line}
            data-hue={nth + 1}
            points={points
              .flatMap(({ values }, at) =>
                values[nth] === undefined ? [] : [`${(at + 0.5) * step},${up(values[nth])}`],
              )
              .join(' ')}
          />
        ) : (
          <path
            key={id}
            className={styles.bar}
            data-hue={nth + 1}
            d={points
              .map(({ values }, at) => {
                const wide = (step * 0.7) / series.length
                const left = at * step + step * 0.15 + nth * wide
                return `M${left} ${up('0')}V${up(values[nth])}h${wide * 0.9}V${up('0')}z`
              })
              .join('')}
          />
        ),
      )}
    </svg>
  )
}

function figureOf(
  point: ChartPoint | undefined,
  nth: number,
  format: (value: string) => string,
): string {
  const value = point?.values[nth]
  return value === undefined ? '–' : format(value)
}

function spokenOf(
  point: ChartPoint | undefined,
  series: readonly Series[],
  format: (value: string) => string,
): string {
  const figures = series.map(({ label }, nth) => `${label} ${figureOf(point, nth, format)}`)
  return [point?.label ?? '', ...figures].join(', ')
}
