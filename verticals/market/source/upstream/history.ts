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

/**
 * Empty where venues answer that they have none, or all say that they do not list it. Where nobody answers it fails: who does not
 * know is not to be taken for one who knows of nothing. One that lacks the last candle counts only where all do: it may just be late.
 */
export function createHistory(venues: readonly Venue[], requestMs: Millis): History {
  const failedAt = new Map<Venue, number>()

  return async ({ tickSize }, wanted) => {
    let best: (Found & { candles: readonly Candle[] }) | undefined
    let isAnswered = false
    const failures: string[] = []
    for (const venue of inTurn()) {
      const found = await tryAt(venue, wanted)
      if (found instanceof Error) failures.push(`${venue.id}: ${found.message}`)
      if (found === undefined || found instanceof Error) continue
      const readable = found.rows.flatMap((row) => readCandle(row, tickSize) ?? [])
      if (readable.length === 0 && found.rows.length > 0)
        failures.push(`${venue.id}: no candle in what it says`)
      else isAnswered = true
      const candles = readable.filter(({ start }) => start >= found.from && start < wanted.to)
      if (candles.length === 0) continue
      const end = startAfter(found.period, wanted.to, -1)
      const isWhole = candles.some(({ start }) => start === end)
      if (best === undefined || isWhole) best = { ...found, candles }
      if (isWhole) break
    }
    if (best === undefined && !isAnswered && failures.length > 0)
      throw new Error(`no venue answers about ${wanted.symbol}: ${failures.join('; ')}`)
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

  async function tryAt(venue: Venue, wanted: Wanted): Promise<Found | Error | undefined> {
    try {
      return await ask(venue, wanted, requestMs)
    } catch (error) {
      failedAt.set(venue, performance.now())
      return error instanceof Error ? error : new Error(String(error))
    }
  }
}

/** Nothing where the venue does not list it, or has no candles to make it of. */
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
