/** How a reader likes their charts, kept in the browser: what each place shows, and what all of them share. */
import {
  type Indicator,
  type MainIndicator,
  mainIndicators,
  type Params,
  type SubIndicator,
  subIndicators,
  usualParams,
} from './indicators.ts'
import { isUsable } from './params.ts'
import { type ChartPeriod, chartPeriods } from './period.ts'

/** A chart with room of its own, or a small one above a form, which has one indicator of each sort. */
export type ChartPlace = 'large' | 'small'

export type ChartSettings = {
  readonly period: ChartPeriod
  readonly mode: 'candles' | 'line'
  readonly main: readonly MainIndicator[]
  readonly sub: readonly SubIndicator[]
}

/** The same on every chart. */
export type SharedSettings = {
  /** What indicators are computed with. */
  readonly params: Params
  /** The member's own orders and trades are drawn. */
  readonly own: boolean
}

const KEYS: Readonly<Record<ChartPlace, string>> = { large: 'CHART', small: 'CHART_SMALL' }
const SHARED_KEY = 'CHART_SHARED'
const USUAL: ChartSettings = { period: '15min', mode: 'candles', main: ['MA'], sub: ['VOL'] }

type Reads = Pick<Storage, 'getItem'>
type Keeps = Pick<Storage, 'setItem'>

/** What is kept, as far as it means something; the rest as usual. */
export function readSettings(storage: Reads, place: ChartPlace): ChartSettings {
  const { period, mode, main, sub } = parsed(storage.getItem(KEYS[place]))
  const most = place === 'small' ? 1 : undefined
  return {
    period: chartPeriods.find((known) => known === period) ?? USUAL.period,
    mode: mode === 'line' ? 'line' : 'candles',
    main: known(mainIndicators, main, USUAL.main).slice(0, most),
    sub: known(subIndicators, sub, USUAL.sub).slice(0, most),
  }
}

export function keepSettings(storage: Keeps, place: ChartPlace, settings: ChartSettings): void {
  keep(storage, KEYS[place], settings)
}

export function readShared(storage: Reads): SharedSettings {
  const { params, own } = parsed(storage.getItem(SHARED_KEY))
  const kept: Readonly<Record<string, unknown>> = Object(params)
  const all = [...mainIndicators, ...subIndicators].map((name): [Indicator, readonly number[]] => {
    const numbers = kept[name]
    return [name, isUsable(name, numbers) ? numbers : usualParams[name]]
  })
  return { params: Object.fromEntries(all) as Params, own: own !== false }
}

export function keepShared(storage: Keeps, shared: SharedSettings): void {
  keep(storage, SHARED_KEY, shared)
}

function known<Name extends Indicator>(
  all: readonly Name[],
  kept: unknown,
  usual: readonly Name[],
): readonly Name[] {
  return Array.isArray(kept) ? all.filter((name) => kept.includes(name)) : usual
}

function keep(storage: Keeps, key: string, value: unknown): void {
  try {
    storage.setItem(key, JSON.stringify(value))
  } catch {
    // A browser that keeps nothing: it holds for this visit.
  }
}

function parsed(text: string | null): Readonly<Record<string, unknown>> {
  try {
    return Object(JSON.parse(text ?? '{}'))
  } catch {
    return {}
  }
}
