/** The chart's words in the page: the values of indicators, and the figures of a candle that is pointed at. */
import card from './Card.module.css'
import type { Reading } from './engine.ts'
import type { Indicator, MainIndicator } from './indicators.ts'
import styles from './Legend.module.css'
import { type ChartLabels, figuresOf, type LegendItem, legendOf } from './legend.ts'

type LegendProps = {
  readonly reading: Reading | undefined
  readonly main: readonly MainIndicator[]
}

/** Above the drawing, a row for each indicator of the price; its room is kept while nothing is known. */
export function Legend({ reading, main }: LegendProps) {
  if (main.length === 0) return null
  return (
    <div className={styles.legend}>
      {main.map((indicator) => (
        <Row key={indicator} items={itemsOf(indicator, reading)} />
      ))}
    </div>
  )
}

/** Over the drawing: what each pane below shows, and the card of the candle that is pointed at. */
export function CandleCard({ reading, labels }: { reading: Reading; labels: ChartLabels }) {
  const { candle, formats, pointedAt, subs } = reading
  return (
    <>
      {subs.map(({ indicator, top }) => (
        <div key={indicator} className={styles.sub} style={{ top }}>
          <Row items={itemsOf(indicator, reading)} />
        </div>
      ))}
      {candle !== undefined && pointedAt !== undefined && (
        <dl
          className={`${card.card} ${styles.card}`}
          data-side={pointedAt === 'left' ? 'right' : 'left'}
        >
          {figuresOf(candle, formats, labels).map(({ label, value, side }) => (
            <div key={label} className={card.figure}>
              <dt>{label}</dt>
              <dd data-side={side}>{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </>
  )
}

function itemsOf(indicator: Indicator, reading: Reading | undefined): readonly LegendItem[] {
  return reading === undefined
    ? []
    : legendOf(indicator, reading.values.get(indicator), reading.formats, reading.params)
}

function Row({ items }: { items: readonly LegendItem[] }) {
  return (
    <div className={styles.row}>
      {items.map(({ key, title, value, hue }) => (
        <span key={key} className={styles.item} data-hue={hue}>
          {title} {value}
        </span>
      ))}
    </div>
  )
}
