/** The chart of a pair as screens show it: its bar, its candles, its indicators, kept as the reader left them. */
import { lazy, Suspense, useState } from 'react'
import { useClient } from '../data/context.ts'
import { useFeed } from '../data/feeds.ts'
import { type Text, useText } from '../data/hooks.ts'
import { type Instrument, marketFeed, useCandles, useTicker } from '../data/market.ts'
import { formatChange, formatPrice } from '../format/price.ts'
import { SkeletonChart } from '../kit/Skeleton.tsx'
import { type ChartSettings, keepSettings, readSettings } from './chartSettings.ts'
import { IndicatorSheet } from './IndicatorSheet.tsx'
import { drawnOver } from './indicators.ts'
import { wholeHeightOf } from './layout.ts'
import type { ChartLabels } from './legend.ts'
import { PeriodBar } from './PeriodBar.tsx'
import type { ChartPeriod } from './period.ts'

/** Loaded when a chart is first shown: no form waits for it. */
const CandleChart = lazy(async () => ({ default: (await import('./CandleChart.tsx')).CandleChart }))

type Props = {
  readonly instrument: Instrument
  /** In design pixels, with one pane below the candles; every further one adds its own. */
  readonly height: number
}

export function PairChart({ instrument, height }: Props) {
  const text = useText()
  const { language } = useClient()
  const market = useFeed(marketFeed)
  const [settings, setSettings] = useState(() => readSettings(localStorage))
  const [choosing, setChoosing] = useState(false)
  const { period, mode, main, sub } = settings
  const over = drawnOver(mode, main)
  const { symbol, base, quote, priceStep } = instrument
  const { value, failed, retry } = useCandles(symbol, period)
  const { value: ticker } = useTicker(symbol)

  function change(next: Partial<ChartSettings>) {
    // From what stands at that moment: a period and a mode may be chosen by one press.
    setSettings((known) => {
      const changed = { ...known, ...next }
      keepSettings(localStorage, changed)
      return changed
    })
  }

  const periodName = (one: ChartPeriod) => text(`ui.period.${one}`)
  const name = `${base}/${quote}`
  const standing =
    ticker === undefined
      ? []
      : [formatPrice(ticker.close, language, priceStep), formatChange(ticker.increase, language)]
  const label = [name, periodName(period), ...standing].join(', ')

  return (
    <>
      <PeriodBar
        period={period}
        mode={mode}
        indicators={[...over, ...sub]}
        labels={{
          period: text('ui.chart.period'),
          line: text('ui.chart.line'),
          more: text('ui.chart.more'),
          all: text('ui.chart.period'),
          indicators: text('ui.chart.indicators'),
          name: periodName,
        }}
        onPeriod={(chosen) => change({ period: chosen })}
        onMode={(chosen) => change({ mode: chosen })}
        onIndicators={() => setChoosing(true)}
      />
      <Suspense
        fallback={<SkeletonChart height={wholeHeightOf(height, sub.length, over.length)} />}
      >
        <CandleChart
          symbol={symbol}
          period={period}
          candles={value?.candles}
          priceStep={priceStep}
          mode={mode}
          main={main}
          sub={sub}
          language={language}
          height={height}
          label={label}
          labels={labelsOf(text)}
          failed={failed}
          onRetry={retry}
          onNeedOlder={(before) => market.olderCandles(symbol, period, before)}
        />
      </Suspense>
      <IndicatorSheet
        open={choosing}
        main={mode === 'line' ? undefined : main}
        sub={sub}
        labels={{
          title: text('ui.chart.indicators'),
          main: text('ui.chart.main'),
          sub: text('ui.chart.sub'),
        }}
        onMain={(chosen) => change({ main: chosen })}
        onSub={(chosen) => change({ sub: chosen })}
        onClose={() => setChoosing(false)}
      />
    </>
  )
}

function labelsOf(text: Text<never>): ChartLabels {
  return {
    time: text('ui.chart.time'),
    open: text('ui.chart.open'),
    high: text('ui.chart.high'),
    low: text('ui.chart.low'),
    close: text('ui.chart.close'),
    change: text('ui.chart.change'),
    volume: text('ui.chart.volume'),
    table: text('ui.chart.table'),
    keys: text('ui.chart.keys'),
    empty: text('ui.chart.empty'),
    failed: text('ui.unreachable'),
    retry: text('ui.retry'),
  }
}
