/** Candles of the past, from the first venue that has them. */
import type { Millis } from '@evenkeel/kernel'
import type { Candle } from '../../candles/candle.ts'
import { type Period, startAfter, startOf } from '../../candles/period.ts'
import type { Instrument } from '../../instruments.ts'
import { within } from './patience.ts'
import { readCandle } from './reading.ts'
import { contiguous, folded, timeframes } from './series.ts'
import type { Connected, Venue } from './venue.ts'

/** The candles that begin from `from` on and before `to`, where one ends. */
export type Wanted = {
  readonly symbol: string
  readonly period: Period
  readonly from: Millis
  readonly to: Millis
}

type Found = {
  readonly period: Period
  readonly from: Millis
  readonly rows: readonly unknown[]
}

const PAGE_MAX = 1_000
const PAGES_MAX = 10
/** One that failed is asked last for this long: not every question waits for it. */
const SHUNNED_MS = 60_000

export type History = (
  { tickSize }: Pick<Instrument, 'tickSize'>,
  wanted: Wanted,
) => Promise<readonly Candle[]>

/** Empty where no venue answers. One that lacks the last candle counts only where all do: it may just be late. */
export function createHistory(venues: readonly Venue[], requestMs: Millis): History {
  const failedAt = new Map<Venue, number>()

  return async ({ tickSize }, wanted) => {
    let best: (Found & { candles: readonly Candle[] }) | undefined
    for (const venue of inTurn()) {
      const found = await tryAt(venue, wanted)
      const candles = found?.rows.flatMap((row) => readCandle(row, tickSize) ?? []) ?? []
      if (found === undefined || candles.length === 0) continue
      const end = startAfter(found.period, wanted.to, -1)
      const isWhole = candles.some(({ start }) => start === end)
      if (best === undefined || isWhole) best = { ...found, candles }
      if (isWhole) break
    }
    if (best === undefined) return []
    const short = contiguous(best.period, best.candles, { from: best.from, to: wanted.to })
    const long = best.period === wanted.period ? short : folded(wanted.period, short)
    return long.filter(({ start }) => start >= wanted.from)
  }

  function inTurn(): readonly Venue[] {
    const since = performance.now() - SHUNNED_MS
    const isShunned = (venue: Venue) => Number((failedAt.get(venue) ?? since) > since)
    return venues.toSorted((one, other) => isShunned(one) - isShunned(other))
  }

  async function tryAt(venue: Venue, wanted: Wanted): Promise<Found | undefined> {
    try {
      return await ask(venue, wanted, requestMs)
    } catch {
      failedAt.set(venue, performance.now())
      return undefined
    }
  }
}

async function ask(
  venue: Venue,
  { symbol, period, from, to }: Wanted,
  requestMs: Millis,
): Promise<Found | undefined> {
  const { client, symbols }: Connected = await within(requestMs, venue.connected)
  const name = [...symbols].find(([, ours]) => ours === symbol)?.[0]
  const timeframe = timeframes[period].find((each) => Object.hasOwn(client.timeframes, each.name))
  if (name === undefined || timeframe === undefined) return undefined
  const size = Math.min(PAGE_MAX, client.features?.spot?.fetchOHLCV?.limit ?? PAGE_MAX)
  // The newest count, if there are more than so many pages hold.
  const oldest = startAfter(timeframe.period, to, -size * PAGES_MAX)
  const first = Math.max(startOf(timeframe.period, from), oldest)
  const rows: unknown[] = []
  for (let since = first; since < to; since = startAfter(timeframe.period, since, size)) {
    const until = Math.min(startAfter(timeframe.period, since, size), to) - 1
    const page = client.fetchOHLCV(name, timeframe.name, since, size, { until })
    for (const row of await within(requestMs, page)) rows.push(row)
  }
  return { period: timeframe.period, from: first, rows }
}
