/** The candles that a chart shows: one for each start, in order, from what was read, what is live and what is older. */
import type { ChartCandle } from './candle.ts'

/** What became of the drawing: `tail` replaces its last candle, or follows it, one after the other. */
export type Redraw =
  | { readonly type: 'none' }
  | { readonly type: 'tail'; readonly candles: readonly ChartCandle[] }
  | { readonly type: 'anew' }

export type Series = {
  all(): readonly ChartCandle[]
  /** Takes what was read now. What is known before and after it stays, if the two meet. */
  read(candles: readonly ChartCandle[]): Redraw
  /** Takes the candle that moves, or the one that follows it. */
  live(candle: ChartCandle): Redraw
  /** Takes candles from before the first, and answers with those that are new. */
  older(candles: readonly ChartCandle[]): readonly ChartCandle[]
}

export function createSeries(): Series {
  let known: readonly ChartCandle[] = []

  function become(next: readonly ChartCandle[]): Redraw {
    const change = changeBetween(known, next)
    known = next
    return change
  }
  return {
    all: () => known,
    read(candles) {
      const fresh = inOrder(candles)
      const first = fresh[0]
      const last = fresh.at(-1)
      if (first === undefined || last === undefined) return { type: 'none' }
      const end = known.at(-1)
      // Between candles that do not meet there may be others that nobody has read.
      if (end === undefined || end.start < first.start) return become(fresh)
      const before = known.filter(({ start }) => start < first.start)
      const after = known.filter(({ start }) => start > last.start)
      const moved = known.find(({ start }) => start === last.start) ?? last
      return become([...before, ...fresh.slice(0, -1), later(moved, last), ...after])
    },
    live(candle) {
      const end = known.at(-1)
      if (end === undefined || candle.start > end.start) return become([...known, candle])
      if (candle.start === end.start) return become([...known.slice(0, -1), later(end, candle)])
      const isKnown = known.some(({ start }) => start === candle.start)
      return isKnown ? become(inOrder([...known, candle])) : { type: 'none' }
    },
    older(candles) {
      const first = known[0]?.start ?? Number.POSITIVE_INFINITY
      const fresh = inOrder(candles.filter(({ start }) => start < first))
      known = [...fresh, ...known]
      return fresh
    },
  }
}

/** Each start once, the oldest first. */
function inOrder(candles: readonly ChartCandle[]): readonly ChartCandle[] {
  const isInOrder = candles.every(({ start }, i) => i === 0 || candles[i - 1]!.start < start)
  if (isInOrder) return candles
  const byStart = new Map<number, ChartCandle>()
  for (const candle of candles) {
    const other = byStart.get(candle.start)
    byStart.set(candle.start, other === undefined ? candle : later(other, candle))
  }
  return [...byStart.values()].sort((a, b) => a.start - b.start)
}

/** Of two views of one candle the later one: what is traded only grows. */
const later = (a: ChartCandle, b: ChartCandle) => (b.volume >= a.volume ? b : a)

function changeBetween(from: readonly ChartCandle[], to: readonly ChartCandle[]): Redraw {
  const end = from.length - 1
  if (end < 0 || to.length < from.length) return { type: 'anew' }
  if (to[end]!.start !== from[end]!.start) return { type: 'anew' }
  for (let i = 0; i < end; i++) if (!isSame(from[i]!, to[i]!)) return { type: 'anew' }
  const candles = to.slice(isSame(from[end]!, to[end]!) ? end + 1 : end)
  return candles.length === 0 ? { type: 'none' } : { type: 'tail', candles }
}

function isSame(a: ChartCandle, b: ChartCandle): boolean {
  return (
    a === b ||
    (a.start === b.start &&
      a.open === b.open &&
      a.high === b.high &&
      a.low === b.low &&
      a.close === b.close &&
      a.volume === b.volume)
  )
}
