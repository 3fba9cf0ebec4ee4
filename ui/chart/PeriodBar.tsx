/** The bar above a chart: how long a candle lasts, and which indicators are shown. */
import type { Language } from '@evenkeel/wire'
import { useState } from 'react'
import { OptionSheet } from '../Choice.tsx'
import { Icon } from '../Icon.tsx'
import type { Indicator } from './indicators.ts'
import styles from './PeriodBar.module.css'
import { type ChartPeriod, chartPeriods, periodName, periodSign } from './period.ts'

export type PeriodBarLabels = {
  /** What the bar is, for screen readers. */
  readonly period: string
  readonly line: string
  readonly more: string
  /** The title of the sheet with all periods. */
  readonly all: string
  readonly indicators: string
}

export type PeriodBarProps = {
  readonly period: ChartPeriod
  readonly mode: 'candles' | 'line'
  /** Those that are shown, in the order of the chart. */
  readonly indicators: readonly Indicator[]
  readonly language: Language
  readonly labels: PeriodBarLabels
  onPeriod(period: ChartPeriod): void
  onMode(mode: 'candles' | 'line'): void
  onIndicators(): void
}

const quick: readonly ChartPeriod[] = ['1min', '15min', '60min', '4hour', '1day']

export function PeriodBar(props: PeriodBarProps) {
  const { period, mode, indicators, language, labels, onPeriod, onMode, onIndicators } = props
  const [open, setOpen] = useState(false)
  const shown = shortened(indicators)
  const isLine = mode === 'line'
  const isElsewhere = !isLine && !quick.includes(period)

  function choose(chosen: ChartPeriod) {
    if (isLine) onMode('candles')
    if (chosen !== period) onPeriod(chosen)
  }
  return (
    <div className={styles.bar}>
      <fieldset className={styles.periods}>
        <legend className={styles.unseen}>{labels.period}</legend>
        <button
          type="button"
          className={styles.period}
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
            aria-label={spelled(one, language)}
            onClick={() => choose(one)}
          >
            <span>{periodSign(one)}</span>
          </button>
        ))}
        <button
          type="button"
          className={styles.period}
          aria-haspopup="dialog"
          aria-pressed={isElsewhere}
          aria-label={isElsewhere ? spelled(period, language) : undefined}
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
        options={chartPeriods.map((id) => ({ id, label: periodName(id, language) }))}
        onChange={choose}
        onClose={() => setOpen(false)}
      />
    </div>
  )
}

/** What is seen comes first in what is said. */
function spelled(period: ChartPeriod, language: Language): string {
  return `${periodSign(period)}, ${periodName(period, language)}`
}

/** There is room for two short names. */
const NAMES_MOST = 9

function shortened(indicators: readonly Indicator[]): string {
  const names = indicators.join(' · ')
  return names.length <= NAMES_MOST ? names : `${indicators[0]} +${indicators.length - 1}`
}
