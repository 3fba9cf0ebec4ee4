/** Candles that are not in memory: read from the table, and asked of the source where that does not reach far enough back. */
import type { Millis } from '@evenkeel/kernel'
import type { Source } from '../source/source.ts'
import { ask, withoutHoles } from './asking.ts'
import type { Candle } from './candle.ts'
import { startAfter } from './period.ts'
import { KEPT, type Series } from './series.ts'
import type { Store, Want } from './store.ts'

export type Older = {
  /** Brings a series' candles from this one on into memory, as far as they are known. Not further back than memory reaches. */
  grow(symbol: string, series: Series, from: Millis): Promise<void>
  /** Candles of any time before those in memory. */
  fetch(
    symbol: string,
    series: Series,
    within: Pick<Want, 'from' | 'to'>,
  ): Promise<readonly Candle[]>
}

/** More than is asked for, so that a chart that is scrolled back asks now and then. */
const GROWTH = 300
/** How long nobody asks again for what the source did not know, or did not answer. */
const UNKNOWN_MS = 10 * 60_000
const FAILED_MS = 10_000

type State = {
  /** Nothing is known before this, and nobody asks until then. */
  beginning: { readonly at: Millis; readonly until: Millis }
  growing: Promise<boolean> | undefined
  readonly asking: Map<string, Promise<readonly Candle[]>>
}

export function createOlder(options: {
  readonly source: Source
  readonly store: Store
  readonly now: () => Millis
  readonly onFailure: (error: unknown) => void
}): Older {
  const { source, store, now, onFailure } = options
  const states = new WeakMap<Series, State>()

  function stateOf(series: Series): State {
    const known = states.get(series)
    if (known !== undefined) return known
    const state: State = { beginning: { at: 0, until: 0 }, growing: undefined, asking: new Map() }
    states.set(series, state)
    return state
  }

  async function growOnce(symbol: string, series: Series, from: Millis): Promise<boolean> {
    const { period, from: to } = series
    const plenty = Math.min(from, startAfter(period, to, -GROWTH))
    const within = { from: Math.max(plenty, startAfter(period, series.to, -KEPT)), to }
    const candles = await fetch(symbol, series, within)
    // The oldest in memory may have been forgotten meanwhile.
    if (series.from === to) series.prepend(candles)
    return candles.length > 0
  }

  async function fetch(
    symbol: string,
    series: Series,
    { from, to }: Pick<Want, 'from' | 'to'>,
  ): Promise<readonly Candle[]> {
    if (from >= to) return []
    const { period, first } = series
    const kept =
      to > first ? await store.read({ symbol, period, from: Math.max(from, first), to }) : []
    const unkept = { symbol, period, from, to: Math.min(to, first) }
    return from < first ? [...(await askFor(series, unkept)), ...kept] : kept
  }

  async function askFor(series: Series, want: Want): Promise<readonly Candle[]> {
    const { beginning, asking } = stateOf(series)
    const from = now() < beginning.until ? Math.max(want.from, beginning.at) : want.from
    if (from >= want.to) return []
    const name = `${from} ${want.to}`
    const known = asking.get(name)
    if (known !== undefined) return known
    const answer = askSource(series, { ...want, from }).finally(() => asking.delete(name))
    asking.set(name, answer)
    return answer
  }

  /** Whoever asks is served with what is known, even if the source does not answer. */
  async function askSource(series: Series, want: Want): Promise<readonly Candle[]> {
    const state = stateOf(series)
    try {
      const candles = withoutHoles(await ask(source, want), want)
      const at = candles[0]?.start ?? want.to
      if (at > want.from) state.beginning = { at, until: now() + UNKNOWN_MS }
      await keep(series, want, candles)
      return candles
    } catch (error) {
      state.beginning = { at: want.to, until: now() + FAILED_MS }
      onFailure(error)
      return []
    }
  }

  /** What does not join the series in the table is not kept there: the series has no gaps. */
  async function keep(
    series: Series,
    { symbol, period, to }: Want,
    candles: readonly Candle[],
  ): Promise<void> {
    const [oldest] = candles
    if (oldest === undefined || to < series.first) return
    try {
      await store.write(candles.map((candle) => ({ symbol, period, candle })))
      series.first = Math.min(series.first, oldest.start)
    } catch (error) {
      onFailure(error)
    }
  }

  return {
    fetch,
    async grow(symbol, series, from) {
      const state = stateOf(series)
      while (from < series.from) {
        state.growing ??= growOnce(symbol, series, from).finally(() => {
          state.growing = undefined
        })
        if (!(await state.growing)) return
      }
    },
  }
}
