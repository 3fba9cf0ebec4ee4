/** The candle chart with its bar and its sheet: what a screen needs of them. */
export type { CandleChartProps } from './CandleChart.tsx'
export type { ChartCandle } from './candle.ts'
export {
  type Indicator,
  type MainIndicator,
  mainIndicators,
  type SubIndicator,
  subIndicators,
} from './indicators.ts'
export type { ChartLabels } from './legend.ts'
export type { OwnFill, OwnLine, OwnMarks } from './own.ts'
export * from './PairChart.tsx'
export * from './PeriodBar.tsx'
export { type ChartPeriod, chartPeriods, periodSign } from './period.ts'
