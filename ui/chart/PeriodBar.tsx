/** The bar above a chart: how long a candle lasts, and which indicators are shown. */
import { useState } from 'react'
import { OptionSheet } from '../kit/Choice.tsx'
import { Icon } from '../kit/Icon.tsx'
import spoken from '../kit/Spoken.module.css'
import type { Indicator } from './indicators.ts'
import styles from './PeriodBar.module.css'
import { type ChartPeriod, chartPeriods, periodSign } from './period.ts'

export type PeriodBarLabels = {
  /** What the bar is, for screen readers. */
  readonly period: string
  readonly line: string
  readonly more: string
  /** The title of the sheet with all periods. */
  readonly all: string
  readonly indicators: string
  /** A period in words: `15 minutes`. */
  name(period: ChartPeriod): string
}

export type PeriodBarProps = {
  readonly period: ChartPeriod
  readonly mode: 'candles' | 'line'
  /** Those that are shown, in the order of the chart. */
  readonly indicators: readonly Indicator[]
  readonly labels: PeriodBarLabels
  onPeriod(period: ChartPeriod): void
  onMode(mode: 'candles' | 'line'): void
  onIndicators(): void
}

const quick: readonly ChartPeriod[] = ['1min', '15min', '60min', '4hour', '1day']

export function PeriodBar(props: PeriodBarProps) {
  const { period, mode, indicators, labels, onPeriod, onMode, onIndicators } = props
  const [open, setOpen] = useState(false)
  const shown = shortened(indicators)
  const isLine = mode === 'line'
  const isElsewhere = !isLine && !quick.includes(period)

  /** What is seen comes first in what is said. */
  const spelled = (one: ChartPeriod) => `${periodSign(one)}, ${labels.name(one)}`

  function choose(chosen: ChartPeriod) {
    if (isLine) onMode('candles')
    if (chosen !== period) onPeriod(chosen)
  }
  return (
    <div className={styles.bar}>
      <fieldset className={styles.periods}>
        <legend className={spoken.spoken}>{labels.period}</legend>
        <button
          type="button"
          className={`${styles.period} ${styles.word}`}
          aria-pressed={isLine}
          onClick={() => onMode('line')}
        >
          <span>{labels.line}</span>
        </button>
        {quick.map((one) => (
          <button
            key={one}
            type="button"
            className={styles.period}
            aria-pressed={!isLine && one === period}
            aria-label={spelled(one)}
            onClick={() => choose(one)}
          >
            <span>{periodSign(one)}</span>
          </button>
        ))}
        <button
          type="button"
          className={`${styles.period} ${styles.word}`}
          aria-haspopup="dialog"
          aria-pressed={isElsewhere}
          aria-label={isElsewhere ? spelled(period) : undefined}
          onClick={() => setOpen(true)}
        >
          <span>
            {isElsewhere ? periodSign(period) : labels.more}
            <Icon name="down" size="tiny" />
          </span>
        </button>
      </fieldset>
      <button
        type="button"
        className={styles.indicators}
        aria-haspopup="dialog"
        aria-label={shown === '' ? undefined : `${labels.indicators}: ${shown}`}
        onClick={onIndicators}
      >
        <span>{shown || labels.indicators}</span>
        <Icon name="down" size="tiny" />
      </button>
      <OptionSheet
        open={open}
        title={labels.all}
        value={period}
        options={chartPeriods.map((id) => ({ id, label: labels.name(id) }))}
        onChange={choose}
        onClose={() => setOpen(false)}
      />
    </div>
  )
}

/** There is room for two short names. */
const NAMES_MOST = 9

function shortened(indicators: readonly Indicator[]): string {
  const names = indicators.join(' · ')
  return names.length <= NAMES_MOST ? names : `${indicators[0]} +${indicators.length - 1}`
}
