/** The last candles as a table, for those who do not see the picture. */
import type { Language } from '@evenkeel/wire'
import { memo, useDeferredValue } from 'react'
import heard from '../kit/Spoken.module.css'
import styles from './CandleChart.module.css'
import type { ChartCandle } from './candle.ts'
import type { Reading } from './engine.ts'
import { type ChartLabels, figuresOf } from './legend.ts'

const ROWS = 20

type Props = {
  readonly reading: Reading
  readonly labels: ChartLabels
  readonly language: Language
}

/** Holds candles that are over: it changes when the next one begins, not with every price. */
export const ChartTable = memo(Table, (before, after) => {
  const isSame = endOf(before) === endOf(after) && before.language === after.language
  return isSame && before.reading.formats === after.reading.formats
})

function Table(props: Props) {
  // Nobody waits for it to be drawn: it comes after what is seen.
  const settled = useDeferredValue<Props | undefined>(props, undefined)
  return settled && <Drawn {...settled} />
}

function Drawn({ reading, labels }: Props) {
  const rows = reading.candles.slice(-ROWS - 1, -1)
  const heads = [labels.time, labels.open, labels.high, labels.low, labels.close]
  return (
    <div className={`${heard.spoken} ${styles.unseen}`}>
      <table className={styles.table}>
        <caption>{labels.table}</caption>
        <thead>
          <tr>
            {[...heads, labels.change, labels.volume].map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((candle) => (
            <tr key={candle.start}>
              {figuresOf(candle, reading.formats, labels).map(({ label, value }) => (
                <td key={label}>{value}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const endOf = ({ reading }: Props): ChartCandle | undefined => reading.candles.at(-2)
