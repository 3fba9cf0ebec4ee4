/** How a reader likes their charts, kept in the browser. */
import {
  type MainIndicator,
  mainIndicators,
  type SubIndicator,
  subIndicators,
} from './indicators.ts'
import { type ChartPeriod, chartPeriods } from './period.ts'

export type ChartSettings = {
  readonly period: ChartPeriod
  readonly mode: 'candles' | 'line'
  readonly main: readonly MainIndicator[]
  readonly sub: readonly SubIndicator[]
}

const KEY = 'CHART'
const USUAL: ChartSettings = { period: '15min', mode: 'candles', main: ['MA'], sub: ['VOL'] }

/** What is kept, as far as it means something; the rest as usual. */
export function readSettings(storage: Pick<Storage, 'getItem'>): ChartSettings {
  const { period, mode, main, sub } = parsed(storage.getItem(KEY))
  return {
    period: chartPeriods.find((known) => known === period) ?? USUAL.period,
    mode: mode === 'line' ? 'line' : 'candles',
    main: Array.isArray(main) ? mainIndicators.filter((known) => main.includes(known)) : USUAL.main,
    sub: Array.isArray(sub) ? subIndicators.filter((known) => sub.includes(known)) : USUAL.sub,
  }
}

export function keepSettings(storage: Pick<Storage, 'setItem'>, settings: ChartSettings): void {
  storage.setItem(KEY, JSON.stringify(settings))
}

function parsed(text: string | null): Readonly<Record<string, unknown>> {
  try {
    return Object(JSON.parse(text ?? '{}'))
  } catch {
    return {}
  }
}
