/** A candle as the chart draws it: numbers, which are for drawing only. */
export type ChartCandle = {
  /** When it began, in milliseconds. */
  readonly start: number
  readonly open: number
  readonly high: number
  readonly low: number
  readonly close: number
  readonly volume: number
}
