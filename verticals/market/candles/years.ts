/** Candles of a year, which HTX has beside ours: folded from months when somebody asks, and kept nowhere. */
import type { Millis, Realm } from '@evenkeel/kernel'
import { type Candle, closingAt, fold, join } from './candle.ts'
import {
  type Candles,
  latest,
  type OverCandle,
  type Shape,
  type Viewer,
  type Within,
} from './candles.ts'
import * as ours from './period.ts'
import { isPeriod, type Period, periods, ZONE } from './period.ts'
import { writeCandles } from './written.ts'

const YEAR = '1year'
const MONTHS = 12
const MINUTE = 60_000
/** How long nobody asks again when there was no answer. */
const FAILED_MS = 10_000
/** The months before this one are asked for in the name of nobody who could ask for more. */
const CALLER = 'years'

export type HtxPeriod = Period | typeof YEAR
export const htxPeriods: readonly HtxPeriod[] = [...periods, YEAR]

/** The same candles, and years. */
export type HtxCandles = {
  /** None for a year: no source publishes its finished candles. */
  over(symbol: string, period: HtxPeriod, start: Millis): OverCandle | undefined
  /** A year's candle is there a moment after it was first asked for. */
  current(symbol: string, period: HtxPeriod, realm?: Realm): Candle | undefined
  last(symbol: string, period: HtxPeriod, size: number, caller?: string): Promise<readonly Candle[]>
  between(
    symbol: string,
    period: HtxPeriod,
    within: Within,
    caller?: string,
  ): Promise<readonly Candle[]>
  /** The same as text. */
  written(
    symbol: string,
    period: HtxPeriod,
    within: Within,
    shape: Shape,
    viewer?: Viewer,
  ): Promise<string>
}

/** What a year was up to this month, if anything is known of it; and until when that holds. */
type Past = { readonly month: Millis; readonly candle: Candle | undefined; readonly until: Millis }

export function isHtxPeriod(text: string): text is HtxPeriod {
  return text === YEAR || isPeriod(text)
}

export function startOf(period: HtxPeriod, at: Millis): Millis {
  if (period !== YEAR) return ours.startOf(period, at)
  return Date.UTC(new Date(at + ZONE).getUTCFullYear(), 0) - ZONE
}

export function startAfter(period: HtxPeriod, start: Millis, count = 1): Millis {
  if (period !== YEAR) return ours.startAfter(period, start, count)
  return ours.startAfter('1mon', start, MONTHS * count)
}

export function withYears(candles: Candles, now: () => Millis): HtxCandles {
  const pasts = new Map<string, Past>()
  const asking = new Set<string>()
  const retryAt = new Map<string, Millis>()

  async function between(symbol: string, within: Within, caller?: string) {
    const { from, to, most } = within
    const newest = startOf(YEAR, Math.min(to - 1, now()))
    const since = startOf(YEAR, Math.max(0, from))
    const first = since < from ? startAfter(YEAR, since) : since
    const range = {
      from: Math.max(first, startAfter(YEAR, newest, 1 - most)),
      to: startAfter(YEAR, newest),
      most: MONTHS * most,
    }
    return foldYears(await candles.between(symbol, '1mon', range, caller))
  }

  function current(symbol: string, realm?: Realm): Candle | undefined {
    const month = candles.current(symbol, '1mon', realm)
    if (month === undefined) return undefined
    const start = startOf(YEAR, month.start)
    if (start === month.start) return month
    const past = pasts.get(symbol)
    const isKnown = past?.month === month.start
    if (!isKnown || past.until <= now()) void askPast(symbol, start, month.start)
    if (!isKnown) return undefined
    return past.candle === undefined ? { ...month, start } : join(past.candle, month)
  }

  async function askPast(symbol: string, start: Millis, month: Millis): Promise<void> {
    if (asking.has(symbol) || now() < (retryAt.get(symbol) ?? 0)) return
    asking.add(symbol)
    try {
      const range = { from: start, to: month, most: MONTHS }
      const months = await candles.between(symbol, '1mon', range, CALLER)
      // Asked again where not all is known, or the last month may not be settled yet.
      const isWhole = months[0]?.start === start && now() - month > MINUTE
      const until = isWhole ? Number.POSITIVE_INFINITY : now() + MINUTE
      pasts.set(symbol, { month, candle: foldYears(months)[0], until })
    } catch {
      retryAt.set(symbol, now() + FAILED_MS)
    } finally {
      asking.delete(symbol)
    }
  }

  return {
    over: (symbol, period, start) =>
      period === YEAR ? undefined : candles.over(symbol, period, start),
    current: (symbol, period, realm) =>
      period === YEAR ? current(symbol, realm) : candles.current(symbol, period, realm),
    last: (symbol, period, size, caller) =>
      period === YEAR
        ? between(symbol, latest(size), caller)
        : candles.last(symbol, period, size, caller),
    between: (symbol, period, within, caller) =>
      period === YEAR
        ? between(symbol, within, caller)
        : candles.between(symbol, period, within, caller),
    // A year is a dozen months: few enough to be written here.
    async written(symbol, period, within, shape, viewer) {
      if (period !== YEAR) return candles.written(symbol, period, within, shape, viewer)
      const years = await between(symbol, within, viewer?.caller)
      return writeCandles(endingWith(years, candles.current(symbol, '1mon', viewer?.realm)), shape)
    },
  }
}

/** The year of now closes where its month does for whoever looks. */
function endingWith(years: readonly Candle[], month: Candle | undefined): readonly Candle[] {
  const newest = month && startOf(YEAR, month.start)
  return years.map((year) => (year.start === newest ? closingAt(year, month?.close) : year))
}

/** Of months without a gap. The first year begins with what is known of it. */
function foldYears(months: readonly Candle[]): readonly Candle[] {
  const years = Map.groupBy(months, ({ start }) => startOf(YEAR, start))
  return [...years].flatMap(([start, [first, ...rest]]) =>
    first === undefined ? [] : [fold(start, [first, ...rest])],
  )
}
