/** Candles that are not in memory: read from the table, and asked of the source where that does not reach far enough back. */
import type { Millis } from '@evenkeel/kernel'
import type { Source } from '../source/source.ts'
import type { Candle } from './candle.ts'
import { createPages } from './pages.ts'
import { startAfter } from './period.ts'
import { createQuestions, TooManyQuestions } from './questions.ts'
import { KEPT, type Series } from './series.ts'
import type { Store, Want } from './store.ts'

/** What is asked of a source about the past. */
export type Past = Pick<Source, 'candles' | 'keepsPast'>

export type Older = {
  /** Brings a series' candles from this one on into memory, as far as they are known. Not further back than memory reaches. */
  grow(symbol: string, series: Series, from: Millis, caller: string): Promise<void>
  /** Candles of any time before those in memory. */
  fetch(
    symbol: string,
    series: Series,
    within: Pick<Want, 'from' | 'to'>,
    caller: string,
  ): Promise<readonly Candle[]>
}

/** More than is asked for, so that a chart that is scrolled back asks now and then. */
const GROWTH = 300

/** On whose account it is asked for, and whether it brought anything. */
type Growing = { readonly caller: string; readonly grown: Promise<boolean> }
type State = { growing: Growing | undefined; isWriting: boolean }

export function createOlder(options: {
  readonly source: Past
  readonly store: Store
  readonly now: () => Millis
  readonly onFailure: (error: unknown) => void
}): Older {
  const { source, store, now, onFailure } = options
  const pages = createPages({ source, questions: createQuestions(), now, onFailure })
  const states = new WeakMap<Series, State>()

  function stateOf(series: Series): State {
    const known = states.get(series)
    if (known !== undefined) return known
    const state: State = { growing: undefined, isWriting: false }
    states.set(series, state)
    return state
  }

  async function growOnce(
    symbol: string,
    series: Series,
    from: Millis,
    caller: string,
  ): Promise<boolean> {
    const { period, from: to } = series
    const plenty = Math.min(from, startAfter(period, to, -GROWTH))
    const within = { from: Math.max(plenty, startAfter(period, series.to, -KEPT)), to }
    const candles = await fetch(symbol, series, within, caller)
    // The oldest in memory may have been forgotten meanwhile.
    if (series.from === to) series.prepend(candles)
    return candles.length > 0
  }

  async function fetch(
    symbol: string,
    series: Series,
    { from, to }: Pick<Want, 'from' | 'to'>,
    caller: string,
  ): Promise<readonly Candle[]> {
    if (from >= to) return []
    const { period, first } = series
    const kept =
      to > first ? await store.read({ symbol, period, from: Math.max(from, first), to }) : []
    if (from >= first) return kept
    const want = { symbol, period, from, to: Math.min(to, first) }
    const unkept = await pages.read(want, first, caller)
    if (source.keepsPast !== true) await keep(series, want, unkept)
    return [...unkept, ...kept]
  }

  /**
   * What does not join the series in the table is not kept there: the series has no gaps. Nor is what others want to add meanwhile:
   * readers make it longer by what one of them may ask for, and one at a time.
   */
  async function keep(
    series: Series,
    { symbol, period, to }: Want,
    candles: readonly Candle[],
  ): Promise<void> {
    const state = stateOf(series)
    const older = candles.filter(({ start }) => start < series.first)
    const [oldest] = older
    if (oldest === undefined || to < series.first || state.isWriting) return
    state.isWriting = true
    try {
      await store.write(older.map((candle) => ({ symbol, period, candle })))
      series.first = Math.min(series.first, oldest.start)
    } catch (error) {
      onFailure(error)
    } finally {
      state.isWriting = false
    }
  }

  return {
    fetch,
    async grow(symbol, series, from, caller) {
      const state = stateOf(series)
      while (from < series.from) {
        state.growing ??= {
          caller,
          grown: growOnce(symbol, series, from, caller).finally(() => {
            state.growing = undefined
          }),
        }
        const { growing } = state
        try {
          if (!(await growing.grown)) return
        } catch (error) {
          // That another one asks too much is no answer to this one.
          if (!(error instanceof TooManyQuestions) || growing.caller === caller) throw error
        }
      }
    },
  }
}
