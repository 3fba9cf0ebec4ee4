/** The nine periods of candles, as the chart and its bar name them. */

export const chartPeriods = [
  '1min',
  '5min',
  '15min',
  '30min',
  '60min',
  '4hour',
  '1day',
  '1week',
  '1mon',
] as const
export type ChartPeriod = (typeof chartPeriods)[number]

type Unit = 'minute' | 'hour' | 'day' | 'week' | 'month'
export type Span = { readonly type: Unit; readonly span: number }

const spans: Readonly<Record<ChartPeriod, Span>> = {
  '1min': { type: 'minute', span: 1 },
  '5min': { type: 'minute', span: 5 },
  '15min': { type: 'minute', span: 15 },
  '30min': { type: 'minute', span: 30 },
  '60min': { type: 'hour', span: 1 },
  '4hour': { type: 'hour', span: 4 },
  '1day': { type: 'day', span: 1 },
  '1week': { type: 'week', span: 1 },
  '1mon': { type: 'month', span: 1 },
}
const MINUTE = 60_000
const DAY = 1_440 * MINUTE
const lengths: Readonly<Record<Unit, number>> = {
  minute: MINUTE,
  hour: 60 * MINUTE,
  day: DAY,
  week: 7 * DAY,
  month: 30 * DAY,
}
/** A month has the capital letter everywhere in the field. */
const letters: Readonly<Record<Unit, string>> = {
  minute: 'm',
  hour: 'h',
  day: 'd',
  week: 'w',
  month: 'M',
}

export function spanOf(period: ChartPeriod): Span {
  return spans[period]
}

/** How long a candle lasts; a month about so. */
export function lengthOf(period: ChartPeriod): number {
  const { type, span } = spans[period]
  return lengths[type] * span
}

/** True where a candle is named by its day and not by its hour. */
export function isOfDays(period: ChartPeriod): boolean {
  return lengthOf(period) >= DAY
}

/** As traders write it in every language: `15m`, `1h`, `1M`. */
export function periodSign(period: ChartPeriod): string {
  const { type, span } = spans[period]
  return `${span}${letters[type]}`
}
