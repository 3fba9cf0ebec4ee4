/** What is over: candles in the table and before it, joined with the newest, which only memory has. It shares nothing with live prices, so that it can work in a thread of its own. */
import type { Millis, OpenTime } from '@evenkeel/kernel'
import type { Candle } from './candle.ts'
import { createOlder, type Past } from './older.ts'
import { startAfter } from './period.ts'
import { KEPT, Series } from './series.ts'
import { traded } from './sessions.ts'
import type { Row, Store, Want } from './store.ts'
import { type Shape, writeCandles } from './written.ts'

/** The candles of a series that begin from `from` on and before `to`. */
export type Question = Want & {
  /** Where the series begins in the table, and where what is in the table ends. */
  readonly first: Millis
  readonly until: Millis
  /** Those of them from there on: they are in no table yet. */
  readonly newest: readonly Candle[]
  /** Only those in which the market was open at some time; all of them, where nothing is said. */
  readonly openTimes?: readonly OpenTime[] | undefined
}

/** Who asks, and whether they still wait for the answer. */
export type Asker = { readonly caller: string; isGone?(): boolean }

/** Both reject with TooManyQuestions while too many others wait, or this caller for too much. */
export type History = {
  /** These are over: what is remembered of their series goes on with them. */
  settled(rows: readonly Row[]): void
  read(question: Question, asker: Asker): Promise<readonly Candle[]>
  write(question: Question, shape: Shape, asker: Asker): Promise<string>
  stop(): Promise<void>
}

export type HistoryOptions = {
  readonly source: Past
  readonly store: Store
  readonly now: () => Millis
  readonly onFailure: (error: unknown) => void
}

/** What is remembered of a series, and the reading that makes it reach further. */
type Memory = { readonly series: Series; reaching: Promise<void> }

export function createHistory(options: HistoryOptions): History {
  const { store } = options
  const older = createOlder(options)
  const memories = new Map<string, Memory>()

  function memoryOf({ symbol, period, first, until }: Question): Memory {
    const name = `${symbol} ${period}`
    const known = memories.get(name)
    // Left for so long that what is remembered is of no use.
    const isUseless = known && known.series.to < startAfter(period, until, -KEPT)
    if (known !== undefined && !isUseless) return known
    const series = new Series(period, { to: until, first: known?.series.first ?? first })
    const memory: Memory = { series, reaching: Promise.resolve() }
    memories.set(name, memory)
    return memory
  }

  /** Reads on from where memory ends, one reader at a time. */
  async function reach(memory: Memory, { symbol, period, until }: Question): Promise<void> {
    const { series, reaching: before } = memory
    memory.reaching = (async () => {
      await before.catch(() => undefined)
      if (series.to >= until) return
      const kept = await store.read({ symbol, period, from: series.to, to: until })
      // What came to be over meanwhile is there already.
      for (const candle of kept) if (candle.start >= series.to) append(series, candle)
    })()
    await memory.reaching
  }

  async function past(question: Question, caller: string): Promise<readonly Candle[]> {
    const { symbol, period, from } = question
    const to = Math.min(question.to, question.until)
    if (from >= to) return []
    const memory = memoryOf(question)
    const { series } = memory
    if (series.to < question.until) await reach(memory, question)
    const isNear = from >= startAfter(period, series.to, -KEPT)
    if (from < series.from && isNear) await older.grow(symbol, series, from, caller)
    const known = series.within(from, to)
    if (from >= series.from || isNear) return known
    const missing = { from, to: Math.min(to, series.from) }
    return [...(await older.fetch(symbol, series, missing, caller)), ...known]
  }

  async function read(question: Question, { caller }: Asker): Promise<readonly Candle[]> {
    const { period, openTimes, newest } = question
    const all = [...(await past(question, caller)), ...newest]
    return openTimes === undefined ? all : traded(all, period, openTimes)
  }

  return {
    settled(rows) {
      for (const { symbol, period, candle } of rows) {
        const series = memories.get(`${symbol} ${period}`)?.series
        if (series?.to === candle.start) append(series, candle)
      }
    },
    read,
    write: async (question, shape, asker) => writeCandles(await read(question, asker), shape),
    stop: async () => undefined,
  }
}

function append(series: Series, candle: Candle): void {
  series.append(candle, startAfter(series.period, candle.start))
  series.trim()
}
