/** A chart with its bar above it and the sheet of its settings, in the place and with the settings that it is given. */
import { lazy, Suspense, useState } from 'react'
import { useClient } from '../data/context.ts'
import { useFeed } from '../data/feeds.ts'
import { type Text, useText } from '../data/hooks.ts'
import { type Instrument, marketFeed, useCandles, useTicker } from '../data/market.ts'
import { persistently } from '../data/persistently.ts'
import { formatChange, formatPrice } from '../format/price.ts'
import { SkeletonChart } from '../kit/Skeleton.tsx'
import chart from './CandleChart.module.css'
import type { ChartSettings } from './chartSettings.ts'
import { drawnOver } from './indicators.ts'
import { wholeHeightOf } from './layout.ts'
import type { ChartLabels } from './legend.ts'
import type { OwnMarks } from './own.ts'
import { PeriodBar, type PeriodBarLabels } from './PeriodBar.tsx'
import type en from './text/en.ts'
import { useShared } from './useSettings.ts'

/** Loaded when a chart is first shown: no form waits for it. */
const CandleChart = lazy(async () => ({
  default: (await persistently(() => import('./CandleChart.tsx'))).CandleChart,
}))
/** Loaded when it is first opened. */
const SettingsSheet = lazy(async () => ({
  default: (await persistently(() => import('./SettingsSheet.tsx'))).SettingsSheet,
}))

type Props = {
  readonly instrument: Instrument
  readonly height: number
  readonly isFixed: boolean
  /** One indicator of each sort has room. */
  readonly isSmall: boolean
  readonly settings: ChartSettings
  readonly marks: OwnMarks
  change(changed: Partial<ChartSettings>): void
  /** Absent where it is as large as can be. */
  onFull?: () => void
}

export function DrawnChart(props: Props) {
  const { instrument, height, isFixed, isSmall, settings, marks, change, onFull } = props
  const text = useText<keyof typeof en>()
  const { language } = useClient()
  const market = useFeed(marketFeed)
  const [shared, changeShared] = useShared()
  const [sheet, setSheet] = useState<'never' | 'open' | 'closed'>('never')
  const { period, mode, main, sub } = settings
  const over = drawnOver(mode, main)
  const { symbol, priceStep } = instrument
  const { value, failed, retry } = useCandles(symbol, period)
  const label = useLabel(instrument, text(`ui.period.${period}`))
  const whole = isFixed ? height : wholeHeightOf(height, sub.length, over.length)

  return (
    <>
      <PeriodBar
        period={period}
        mode={mode}
        indicators={[...over, ...sub]}
        labels={barLabels(text)}
        onPeriod={(chosen) => change({ period: chosen })}
        onMode={(chosen) => change({ mode: chosen })}
        onIndicators={() => setSheet('open')}
      />
      <Suspense fallback={<SkeletonChart height={whole} />}>
        <CandleChart
          symbol={symbol}
          period={period}
          candles={value?.candles}
          priceStep={priceStep}
          mode={mode}
          main={main}
          sub={sub}
          params={shared.params}
          own={marks}
          language={language}
          height={height}
          isFixed={isFixed}
          corner={onFull && <FullButton label={text('chart.full')} onPress={onFull} />}
          label={label}
          labels={labelsOf(text)}
          failed={failed}
          onRetry={retry}
          onNeedOlder={(before) => market.olderCandles(symbol, period, before)}
        />
      </Suspense>
      {sheet !== 'never' && (
        <Suspense>
          <SettingsSheet
            open={sheet === 'open'}
            isSmall={isSmall}
            settings={settings}
            shared={shared}
            change={change}
            changeShared={changeShared}
            onClose={() => setSheet('closed')}
          />
        </Suspense>
      )}
    </>
  )
}

/** What the picture shows, in a sentence: pair, period, last price, change. */
function useLabel({ symbol, base, quote, priceStep }: Instrument, period: string): string {
  const { language } = useClient()
  const { value: ticker } = useTicker(symbol)
  const standing =
    ticker === undefined
      ? []
      : [formatPrice(ticker.close, language, priceStep), formatChange(ticker.increase, language)]
  return [`${base}/${quote}`, period, ...standing].join(', ')
}

function FullButton({ label, onPress }: { label: string; onPress: () => void }) {
  return (
    <button
      type="button"
      className={chart.corner}
      aria-label={label}
      aria-haspopup="dialog"
      onClick={onPress}
    >
      <svg viewBox="0 0 14 14" fill="none" stroke="currentColor" aria-hidden="true">
        <path d="M1 5V1h4M9 1h4v4M13 9v4H9M5 13H1V9" strokeWidth="1.4" strokeLinecap="round" />
      </svg>
    </button>
  )
}

function barLabels(text: Text<never>): PeriodBarLabels {
  return {
    period: text('ui.chart.period'),
    line: text('ui.chart.line'),
    more: text('ui.chart.more'),
    all: text('ui.chart.period'),
    indicators: text('ui.chart.indicators'),
    name: (period) => text(`ui.period.${period}`),
  }
}

function labelsOf(text: Text<keyof typeof en>): ChartLabels {
  return {
    time: text('ui.chart.time'),
    open: text('ui.chart.open'),
    high: text('ui.chart.high'),
    low: text('ui.chart.low'),
    close: text('ui.chart.close'),
    change: text('ui.chart.change'),
    volume: text('ui.chart.volume'),
    table: text('ui.chart.table'),
    own: text('chart.ownList'),
    keys: text('ui.chart.keys'),
    empty: text('ui.chart.empty'),
    failed: text('ui.unreachable'),
    retry: text('ui.retry'),
  }
}
