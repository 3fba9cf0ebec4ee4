/** Where the candles of a symbol go on from: what the table has, or a new beginning, made of what the source knows. */
import type { Millis } from '@evenkeel/kernel'
import type { Source } from '../source/source.ts'
import { ask, withoutHoles } from './asking.ts'
import type { Candle } from './candle.ts'
import { DAY_MINUTES, DAY_MS } from './chart.ts'
import { type Period, periods, startAfter, startOf } from './period.ts'
import type { Extent, Row, Store, Want } from './store.ts'
import { partsFrom, Track } from './track.ts'

/** 30 days of minutes. A series that was left for longer is not filled up: it begins anew. */
const LONGEST_GAP = 43_200

/** The first minute that the table does not have; none where there are no minutes, or none that lead up to now. */
export function nextOf(minutes: Extent | undefined, now: Millis): Millis | undefined {
  if (minutes === undefined || startAfter('1min', minutes.last, LONGEST_GAP) < now) return undefined
  return startAfter('1min', minutes.last)
}

/** What the table has of these symbols, each up to its next minute. */
export async function readTracks(
  store: Store,
  nexts: ReadonlyMap<string, Millis>,
  now: Millis,
  dayEnd: DayEnd,
): Promise<readonly Track[]> {
  const symbols = [...nexts.keys()]
  const extents = await store.extents(symbols)
  const wants = [...nexts].flatMap(([symbol, next]) =>
    periods.map((period) => wantOf({ symbol, period }, next, now, dayEnd(symbol))),
  )
  const kept = new Map<string, Candle[]>()
  for (const { symbol, period, candle } of await store.readAll(wants)) {
    const name = `${symbol} ${period}`
    const candles = kept.get(name)
    if (candles === undefined) kept.set(name, [candle])
    else candles.push(candle)
  }
  return [...nexts].map(
    ([symbol, next]) =>
      new Track(symbol, next, (period) => ({
        first: extents(symbol, period)?.first,
        candles: kept.get(`${symbol} ${period}`) ?? [],
      })),
  )
}

/** Where the last 24 hours of a symbol end: now, or where its market closed. */
export type DayEnd = (symbol: string) => Millis

/** The parts of what is not over at that minute; of minutes the last one, and of minutes and hours those of the last 24 hours. */
function wantOf(
  { symbol, period }: Pick<Want, 'symbol' | 'period'>,
  next: Millis,
  now: Millis,
  dayEnd: Millis,
): Want {
  const from = partsFrom(period, next)
  const to = startOf(period, next)
  if (period === '60min')
    return { symbol, period, from: Math.min(from, startOf(period, dayEnd - DAY_MS)), to }
  if (period !== '1min') return { symbol, period, from, to }
  const day = startAfter('1min', startOf('1min', now), 1 - DAY_MINUTES)
  return { symbol, period, from: Math.min(from, day, startAfter('1min', next, -1)), to }
}

/**
 * Makes the table such that a symbol's candles can go on from a day ago, and answers with the first minute of that day. Minutes begin
 * anew there. A longer series goes on from where it ended, filled up by the source; it, too, begins anew if it was left for too long.
 */
export async function begin(
  store: Store,
  source: Source,
  symbol: string,
  now: Millis,
  dayEnd: DayEnd,
): Promise<Millis> {
  // From an hour's beginning on, so that no candle below an hour has parts before it.
  const next = startOf('60min', startAfter('1min', startOf('1min', now), -DAY_MINUTES))
  const extents = await store.extents([symbol])
  // Of a market that has been closed for a while, its last 24 hours are read from hours, and what it costs.
  const firstFrom = (period: Period) =>
    Math.min(
      partsFrom(period, next),
      period === '60min' ? startOf(period, dayEnd(symbol) - DAY_MS) : next,
    )
  const rows: Row[] = []
  const left: Period[] = []
  for (const period of periods) {
    const to = startOf(period, next)
    const extent = extents(symbol, period)
    const isLeft =
      extent && (period === '1min' || startAfter(period, extent.last, LONGEST_GAP) < to)
    if (isLeft) left.push(period)
    const last = isLeft ? undefined : extent?.last
    const from = last === undefined ? firstFrom(period) : startAfter(period, last)
    if (from >= to) continue
    const want = { symbol, period, from, to }
    const [before] =
      last === undefined ? [] : await store.read({ symbol, period, from: last, to: from })
    const candles = withoutHoles(await ask(source, want), want, before?.close)
    rows.push(...candles.map((candle) => ({ symbol, period, candle })))
  }
  // Nothing is thrown away before the source has answered.
  for (const period of left) await store.drop(symbol, period)
  if (rows.length > 0) await store.write(rows)
  return next
}
