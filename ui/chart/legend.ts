/** What the page says of a candle: the values of its indicators, and its own figures. */
import type { ChartCandle } from './candle.ts'
import type { Formats } from './formats.ts'
import { type Hue, type Indicator, type Params, settingOf } from './indicators.ts'

export type Values = Readonly<Record<string, unknown>>
export type LegendItem = {
  readonly key: string
  readonly title: string
  readonly value: string
  readonly hue: Hue
}

/** While there are too few candles for a value, a dash stands in its place. */
const NONE = '–'

export function legendOf(
  indicator: Indicator,
  values: Values | undefined,
  formats: Formats,
  params?: Params,
): readonly LegendItem[] {
  const { lines, of } = settingOf(indicator, params)
  return lines.map(({ key, title, hue }) => {
    const value = values?.[key]
    return { key, title, hue, value: typeof value === 'number' ? formats[of](value) : NONE }
  })
}

export type ChartLabels = {
  readonly time: string
  readonly open: string
  readonly high: string
  readonly low: string
  readonly close: string
  readonly change: string
  readonly volume: string
  /** The caption of the table that screen readers find in the chart's place. */
  readonly table: string
  /** What the list of the member's own orders and trades is called. */
  readonly own: string
  /** How the keys move in it: arrows, Home, End, plus and minus. */
  readonly keys: string
  readonly empty: string
  readonly failed: string
  readonly retry: string
}

export type CandleFigure = {
  readonly label: string
  readonly value: string
  readonly side?: 'up' | 'down' | undefined
}

export function figuresOf(
  candle: ChartCandle,
  formats: Formats,
  labels: ChartLabels,
): readonly CandleFigure[] {
  const { start, open, high, low, close, volume } = candle
  return [
    { label: labels.time, value: formats.moment(start) },
    { label: labels.open, value: formats.price(open) },
    { label: labels.high, value: formats.price(high) },
    { label: labels.low, value: formats.price(low) },
    { label: labels.close, value: formats.price(close) },
    { label: labels.change, ...formats.change(open, close) },
    { label: labels.volume, value: formats.volume(volume) },
  ]
}

/** The same in one breath, for a screen reader. */
export function spoken(figures: readonly CandleFigure[]): string {
  return figures.map(({ label, value }) => `${label} ${value}`).join(', ')
}
