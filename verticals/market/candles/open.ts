/** Opens the candles of all symbols: reads what is kept, asks for what was missed, and goes on from there. */
import type { Millis } from '@evenkeel/kernel'
import type { Tables } from '@evenkeel/wire/server'
import type { Instrument } from '../instruments.ts'
import type { Source } from '../source/source.ts'
import type { Candle } from './candle.ts'
import type { Candles } from './candles.ts'
import { Chart } from './chart.ts'
import { createOlder } from './older.ts'
import { inTime } from './patience.ts'
import { isPeriod, type Period, startAfter, startOf } from './period.ts'
import { NOBODY } from './questions.ts'
import { KEPT } from './series.ts'
import { createSettling } from './settling.ts'
import { createStore } from './store.ts'
import { createWriter } from './writer.ts'

export type CandlesOptions = {
  readonly instruments: readonly Instrument[]
  readonly source: Source
  readonly tables: Tables
  readonly now: () => Millis
  /** Told of what went wrong in the background; it is tried again. */
  onFailure(error: unknown): void
}

/** How long a start waits for the source. */
const PATIENCE_MS = 2_000

export async function openCandles(options: CandlesOptions): Promise<Candles> {
  const { instruments, source, tables, now, onFailure } = options
  const charts = new Map(
    instruments.map(({ symbol }) => [symbol, new Chart(symbol, now(), source.quietMs)]),
  )
  const store = createStore(tables)
  const writer = createWriter({ store, now, onFailure })
  const older = createOlder({ source, store, now, onFailure })
  const settling = createSettling({
    charts: [...charts.values()],
    source,
    store,
    writer,
    now,
    onFailure,
  })
  const { filled } = await settling.open()
  await inTime(PATIENCE_MS, filled)

  async function between(
    symbol: string,
    period: Period,
    within: { readonly from: Millis; readonly to: Millis; readonly most: number },
    caller = NOBODY,
  ): Promise<readonly Candle[]> {
    const chart = charts.get(symbol)
    if (chart?.current('1min') === undefined || !isPeriod(period)) return []
    const { from, to } = rangeOf(chart, period, within)
    if (!(from < to)) return []
    const series = chart.track.series[period]
    if (from >= series.from || !settling.isReady(chart)) return chart.within(period, from, to)
    if (from >= startAfter(period, series.to, -KEPT)) {
      await older.grow(symbol, series, from, caller)
      return chart.within(period, from, to)
    }
    const inMemory = chart.within(period, from, to)
    const missing = { from, to: Math.min(to, series.from) }
    const before = await older.fetch(symbol, series, missing, caller)
    return [...before, ...inMemory]
  }

  return {
    take(moves) {
      const at = now()
      for (const move of moves) charts.get(move.symbol)?.take(move, at)
    },
    advance: settling.advance,
    current: (symbol, period) => charts.get(symbol)?.current(period),
    last: (symbol, period, size, caller) =>
      between(symbol, period, { from: 0, to: Number.POSITIVE_INFINITY, most: size }, caller),
    between,
    day: (symbol) => charts.get(symbol)?.day(),
    async stop() {
      settling.finish(now())
      await writer.drain()
    },
  }
}

/** The starts of the newest candles of a range, and no more of them than may be asked for. */
function rangeOf(
  chart: Chart,
  period: Period,
  { from, to, most }: { readonly from: Millis; readonly to: Millis; readonly most: number },
): { from: Millis; to: Millis } {
  const end = Math.min(to, startAfter(period, chart.newest(period)))
  const size = Math.min(Math.max(Math.floor(most) || 1, 1), KEPT)
  const newest = startOf(period, Math.ceil(end) - 1)
  const oldest = startOf(period, Math.max(0, Math.ceil(from)))
  const first = oldest < from ? startAfter(period, oldest) : oldest
  return { from: Math.max(first, startAfter(period, newest, 1 - size)), to: end }
}
