/** Prices from outside: the median of several venues, each reached through ccxt in a thread beside the exchange. */
import type { Millis } from '@evenkeel/kernel'
import { type Period, startAfter, startOf } from '../../candles/period.ts'
import type { Instrument } from '../../instruments.ts'
import type { Source } from '../source.ts'
import { createMoves } from './moves.ts'
import { createOutages } from './outages.ts'
import { createIndex, type Fault, isNear, type Report } from './priceIndex.ts'
import { createThread, type News } from './thread.ts'
import { type Timings, usualTimings, VENUES_MIN, type VenueSpec } from './venues.ts'

export { type Fault, faults } from './priceIndex.ts'
export { parseVenues, type VenueSpec } from './venues.ts'

export type UpstreamOptions = {
  readonly venues: readonly VenueSpec[]
  readonly instruments: readonly Instrument[]
  readonly now: () => Millis
  readonly timings?: Partial<Timings>
  /** A venue that is further from the median does not count; 2% unless said otherwise. */
  readonly apartBps?: number
  say(line: string): void
  onFailure(error: unknown): void
}

/** A source that can also tell how it stands with its venues. */
export type Upstream = Source & { status(): UpstreamStatus }
export type UpstreamStatus = {
  /** How many venues are heard of now. */
  readonly liveVenues: number
  /** How many reports did not count, by venue and reason. */
  readonly dropped: ReadonlyMap<string, ReadonlyMap<Fault, number>>
}

const BEAT_MS = 100
const APART_BPS = 200
/** The longest that a quiet pair may take from one answer to the next; a price is last told half a second after the last word. */
const QUIET_MS = 3_000

export function createUpstream(options: UpstreamOptions): Upstream {
  const { venues, instruments, now, say, onFailure, apartBps = APART_BPS } = options
  const timings = { ...usualTimings, ...options.timings }
  const ids = venues.map(({ id }) => id)
  const symbols = instruments.map(({ symbol }) => symbol)
  const { limitMs } = timings
  const index = createIndex({ venues: ids, instruments, limitMs, apartBps })
  const moves = createMoves(index, instruments, apartBps)
  const drops = new Map<string, Map<Fault, number>>()
  const outages = createOutages(say)
  const sayUnlisted = createListings(ids, instruments, say)
  const thread = createThread({ task: { venues, instruments, timings }, tell: hear, onFailure })

  function hear(news: News): void {
    if (news.type === 'said') say(news.line)
    else if (news.type === 'failed') onFailure(new Error(news.reason))
    else if (news.type === 'listed') sayUnlisted(news.venue, news.symbols)
    else take(news.reports, news.unreadable)
  }

  function take(reports: readonly Report[], unreadable: ReadonlyMap<string, number>): void {
    const at = now()
    for (const [venue, count] of unreadable) drop(venue, 'unreadable', count)
    for (const report of reports) {
      const fault = moves.take(report, at)
      if (fault !== undefined) drop(report.venue, fault, 1)
    }
  }

  function drop(venue: string, fault: Fault, count: number): void {
    const ofVenue = drops.get(venue) ?? new Map<Fault, number>()
    drops.set(venue, ofVenue.set(fault, (ofVenue.get(fault) ?? 0) + count))
  }

  return {
    name: `upstream:${ids.join()}`,
    isSimulated: false,
    quietMs: QUIET_MS,
    async start(tell) {
      await thread.open()
      const beats = setInterval(() => {
        const at = now()
        const told = moves.beat(at)
        if (told.length > 0) tell(told)
        outages.look(symbols, (symbol) => index.standing(symbol, at) !== undefined, at)
      }, BEAT_MS)
      return async () => {
        clearInterval(beats)
        await thread.close()
      }
    },
    async candles(symbol, period, from, to) {
      const end = lastEnd(period, to, now())
      if (!symbols.includes(symbol) || from >= end) return []
      return thread.ask({ symbol, period, from: Math.max(from, 0), to: end })
    },
    async trades(symbol, most) {
      const trades = symbols.includes(symbol) ? await thread.trades(symbol, most) : []
      const price = index.standing(symbol, now())?.price
      // One venue alone says so: what is far from the price that three agree on is not shown.
      return price === undefined
        ? []
        : trades.filter((trade) => trade.at <= now() && isNear(trade.price, 2n * price, apartBps))
    },
    status: () => ({ liveVenues: index.liveVenues(now()), dropped: drops }),
  }
}

/** Where the last candle ends that begins before `to` and is over by now. */
function lastEnd(period: Period, to: Millis, now: Millis): Millis {
  const over = startOf(period, now)
  return to >= over ? over : startAfter(period, startOf(period, to - 1))
}

/** Says once of which symbols too few venues can ever tell. */
function createListings(
  venues: readonly string[],
  instruments: readonly Instrument[],
  say: (line: string) => void,
) {
  const listings = new Map<string, readonly string[]>()
  const said = new Set<string>()
  return (venue: string, symbols: readonly string[]): void => {
    listings.set(venue, symbols)
    const unheard = venues.length - listings.size
    const lacking = instruments
      .map(({ symbol }) => symbol)
      .filter((symbol) => {
        const known = [...listings.values()].filter((listed) => listed.includes(symbol)).length
        return known + unheard < VENUES_MIN && !said.has(symbol)
      })
    if (lacking.length === 0) return
    for (const symbol of lacking) said.add(symbol)
    say(
      `Prices: fewer than ${VENUES_MIN} venues list ${lacking.join(', ')}: no price from upstream`,
    )
  }
}
