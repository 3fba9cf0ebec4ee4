/** Opens the candles of all symbols: reads what is kept, asks for what was missed, and goes on from there. */
import type { Millis, Price, Realm } from '@evenkeel/kernel'
import type { Instrument, Tables } from '@evenkeel/wire/server'
import { alwaysOpen, type Hours } from '../hours.ts'
import type { Source } from '../source/source.ts'
import { type Candle, closingAt } from './candle.ts'
import { type Candles, latest, type OverCandle, type Within } from './candles.ts'
import { Chart } from './chart.ts'
import { createHistory, type History, type Question } from './history.ts'
import { markedBy } from './marks.ts'
import { inTime } from './patience.ts'
import { isPeriod, type Period, startAfter, startOf } from './period.ts'
import { NOBODY } from './questions.ts'
import { KEPT } from './series.ts'
import { tradedRange } from './sessions.ts'
import { createSettling } from './settling.ts'
import { createStore } from './store.ts'
import { createWriter } from './writer.ts'

export type CandlesOptions = {
  readonly instruments: readonly Instrument[]
  readonly source: Source
  readonly tables: Tables
  readonly now: () => Millis
  readonly hours?: Hours | undefined
  /** Whether a symbol has an order book: its candles are made of trades then. None has, where nobody says so. */
  readonly hasBook?: ((symbol: string) => boolean) | undefined
  /** What a symbol was last traded at in a realm, where its last price is that of a trade. */
  readonly lastTraded?: ((realm: Realm, symbol: string) => Price | undefined) | undefined
  /** What tells candles that are over; made here, in this thread, where none is given. */
  readonly history?: History | undefined
  /** Told of what went wrong in the background; it is tried again. */
  onFailure(error: unknown): void
}

/** How long a start waits for the source. */
const PATIENCE_MS = 2_000

export async function openCandles(options: CandlesOptions): Promise<Candles> {
  const { source, tables, now, onFailure, hours = alwaysOpen } = options
  const charts = chartsOf(options)
  const seenIn = seenBy(options.lastTraded)
  const wasOpen = (symbol: string, from: Millis) =>
    hours.openTimes(symbol, from, now() + 1)?.length !== 0
  const store = createStore(tables)
  const history = options.history ?? createHistory({ source, store, now, onFailure })
  const writer = createWriter({ store, now, onFailure, tell: history.settled })
  const all = [...charts.values()]
  const settling = createSettling({ charts: all, source, store, writer, now, hours, onFailure })
  const { filled } = await settling.open()
  await inTime(PATIENCE_MS, filled)

  /** What is wanted, with what only memory knows of it; none where there is nothing, or only memory. */
  function questionOf(symbol: string, period: Period, within: Within, realm?: Realm): Question {
    const nothing = { symbol, period, from: 0, to: 0, first: 0, until: 0, newest: [] }
    const chart = charts.get(symbol)
    if (chart?.current('1min') === undefined || !isPeriod(period)) return nothing
    const { from, to, openTimes } = rangeOf(chart, period, within, hours)
    if (!(from < to)) return nothing
    const { first, to: end } = chart.track.series[period]
    const until = settling.isReady(chart) ? (writer.unwritten(symbol, period) ?? end) : from
    const newest = chart
      .within(period, Math.max(from, until), to)
      .map((candle) =>
        candle.start === chart.newest(period) ? seenIn(realm, symbol, candle) : candle,
      )
    return { symbol, period, from, to, first, until, newest, openTimes }
  }

  function current(symbol: string, period: Period, realm?: Realm): Candle | undefined {
    const candle = charts.get(symbol)?.current(period)
    return candle && wasOpen(symbol, candle.start) ? seenIn(realm, symbol, candle) : undefined
  }

  async function between(
    symbol: string,
    period: Period,
    within: Within,
    caller = NOBODY,
  ): Promise<readonly Candle[]> {
    return history.read(questionOf(symbol, period, within), { caller })
  }

  return {
    take(moves) {
      const at = now()
      for (const move of moves) charts.get(move.symbol)?.take(move, at)
    },
    leave() {
      for (const chart of charts.values())
        if (markedBy(chart.symbol) === undefined) chart.leave(source.quietMs)
    },
    advance: settling.advance,
    current,
    over: overBy(charts, hours),
    last: (symbol, period, size, caller) => between(symbol, period, latest(size), caller),
    between,
    written: async (symbol, period, within, shape, { caller = NOBODY, isGone, realm } = {}) =>
      history.write(questionOf(symbol, period, within, realm), shape, { caller, isGone }),
    day: (symbol) => charts.get(symbol)?.day(),
    async stop() {
      settling.finish(now())
      await writer.drain()
      await history.stop()
    },
  }
}

function overBy(charts: ReadonlyMap<string, Chart>, hours: Hours) {
  return (symbol: string, period: Period, start: Millis): OverCandle | undefined =>
    hours.openTimes(symbol, start, startAfter(period, start))?.length === 0
      ? undefined
      : charts.get(symbol)?.over(period, start)
}

function chartsOf(options: CandlesOptions): ReadonlyMap<string, Chart> {
  const { instruments, source, now, hours = alwaysOpen, hasBook = () => false } = options
  return new Map(
    instruments.map(({ symbol }) => [
      symbol,
      new Chart(symbol, now(), quietMsOf(symbol, source), hours, () => hasBook(symbol)),
    ]),
  )
}

/**
 * While the exchange runs it knows every reference price there is: where a source is silent a mark stands, and nobody is asked what it
 * missed.
 */
function quietMsOf(symbol: string, { quietMs }: Pick<Source, 'quietMs'>): Millis {
  return markedBy(symbol) === undefined ? quietMs : Number.MAX_SAFE_INTEGER
}

/** The candle of now as a realm sees it. */
function seenBy(lastTraded: CandlesOptions['lastTraded']) {
  return (realm: Realm | undefined, symbol: string, candle: Candle): Candle =>
    realm === undefined ? candle : closingAt(candle, lastTraded?.(realm, symbol))
}

/** The starts of the newest candles of a range, and no more of them than may be asked for. */
function rangeOf(
  chart: Chart,
  period: Period,
  { from, to, most, isWhole = false }: Within,
  hours: Hours,
) {
  const end = Math.min(to, startAfter(period, chart.newest(period)))
  const size = Math.min(Math.max(Math.floor(most) || 1, 1), KEPT)
  const oldest = startOf(period, Math.max(0, Math.ceil(from)))
  const first = oldest < from ? startAfter(period, oldest) : oldest
  const range = { from: first, to: end }
  return tradedRange(chart.symbol, period, range, size, isWhole ? alwaysOpen : hours)
}
