/** One venue: it is listened to for trades, and asked about whatever it has said nothing of for a while. */
import { setTimeout as pause } from 'node:timers/promises'
import type { Instrument } from '../../instruments.ts'
import type { Client, Listed } from './client.ts'
import { waitAfter, within } from './patience.ts'
import type { Report } from './priceIndex.ts'
import { readTicker, readTrade, type Symbols } from './reading.ts'
import type { Timings } from './venues.ts'

/** What a venue tells: its listing, its reports, and when it begins or ends to fail. */
export type VenueEars = {
  listed(symbols: readonly string[]): void
  heard(reports: readonly Report[], unreadable: number): void
  failed(what: Feed, error: unknown): void
  mended(what: Feed): void
}
export type Feed = 'listing' | 'trades' | 'tickers'

/** Of one feed no more than one failure is told in this time. */
const TELL_MS = 60_000

/** A client that knows its markets, and our symbols by its own. */
export type Connected = { readonly client: Client; readonly symbols: Symbols }

export type Venue = {
  readonly id: string
  /** Once it has said what it lists. */
  readonly connected: Promise<Connected>
}

export function openVenue(
  id: string,
  make: () => Client,
  instruments: readonly Pick<Instrument, 'symbol' | 'base' | 'quote'>[],
  timings: Timings,
  ears: VenueEars,
): Venue {
  const { promise: connected, resolve } = Promise.withResolvers<Connected>()
  const { tryFor } = createTries(timings, ears)
  const heardAt = new Map<string, number>()
  let socketHeardAt = performance.now()

  async function run(): Promise<void> {
    const { client, symbols } = await tryFor('listing', 'listing', connect)
    ears.listed([...symbols.values()])
    resolve({ client, symbols })
    if (symbols.size === 0) return
    const names = [...symbols.keys()]
    void forever(() => tryFor('tickers', 'tickers', () => ask(client, symbols)))
    const canListen = client.has.watchTrades === true
    const groups = client.has.watchTradesForSymbols === true ? [names] : names.map((name) => [name])
    if (!canListen) return
    for (const group of groups)
      void forever(() => tryFor('trades', group.join(), () => listen(client, group, symbols)))
    void forever(() => hangUpWhenSilent(client))
  }

  /** With a client of its own for each attempt: one that has failed to load does not try again. */
  async function connect(): Promise<Connected> {
    const client = make()
    await client.loadHttpProxyAgent()
    const markets = await within(timings.listingMs, client.loadMarkets())
    const listed = instruments.filter(({ base, quote }) => isTraded(markets[`${base}/${quote}`]))
    const symbols = new Map(listed.map((each) => [`${each.base}/${each.quote}`, each.symbol]))
    return { client, symbols }
  }

  async function listen(client: Client, names: readonly string[], symbols: Symbols): Promise<void> {
    const [name = ''] = names
    const trades = await (names.length > 1
      ? client.watchTradesForSymbols(names)
      : client.watchTrades(name))
    socketHeardAt = performance.now()
    hear(trades.map((trade) => readTrade(trade, id, symbols)))
  }

  /** Where nothing was traded for a while, where the socket is broken, or where there is none. */
  async function ask(client: Client, symbols: Symbols): Promise<void> {
    await pause(timings.askMs)
    const asked = performance.now()
    const quiet = [...symbols].filter(([, symbol]) => isQuiet(symbol, asked)).map(([name]) => name)
    if (quiet.length === 0) return
    // An answer that takes longer may be older than what counts, and need not say so.
    const answerMs = Math.min(timings.requestMs, timings.limitMs)
    const answers =
      client.has.fetchTickers === true
        ? Object.values(await within(answerMs, client.fetchTickers(quiet)))
        : await Promise.all(quiet.map((n) => within(answerMs, client.fetchTicker(n))))
    const reports = answers.map((answer) => readTicker(answer, id, symbols))
    // What was heard meanwhile is newer than the answer.
    hear(
      reports.filter(
        (report) => report === undefined || (heardAt.get(report.symbol) ?? 0) <= asked,
      ),
    )
  }

  function isQuiet(symbol: string, now: number): boolean {
    return now - (heardAt.get(symbol) ?? Number.NEGATIVE_INFINITY) >= timings.askMs / 2
  }

  function hear(read: readonly (Report | undefined)[]): void {
    const reports = read.filter((report) => report !== undefined)
    const now = performance.now()
    for (const { symbol } of reports) heardAt.set(symbol, now)
    ears.heard(reports, read.length - reports.length)
  }

  /** A socket that stays open and says nothing is as good as broken. */
  async function hangUpWhenSilent(client: Client): Promise<void> {
    await pause(timings.silentMs / 4)
    if (performance.now() - socketHeardAt < timings.silentMs) return
    socketHeardAt = performance.now()
    const sockets = Object.values(client.clients).map(({ connection }) => connection)
    await within(timings.waitMs, client.close()).catch(() => undefined)
    for (const socket of sockets) socket?.terminate?.()
  }

  void run()
  return { id, connected }
}

function isTraded(listed: Listed | undefined): boolean {
  return listed?.spot === true && listed.active !== false
}

async function forever(step: () => Promise<unknown>): Promise<never> {
  for (;;) await step()
}

/**
 * Tries until it works. Of each feed it is told when the first of its parts fails, and when all work again; a feed that
 * comes and goes is told of once in a while.
 */
function createTries(timings: Timings, ears: Pick<VenueEars, 'failed' | 'mended'>) {
  const outages = new Map<Feed, { readonly parts: Set<string>; toldAt: number; isTold: boolean }>()

  async function tryFor<Value>(
    feed: Feed,
    part: string,
    attempt: () => Promise<Value>,
  ): Promise<Value> {
    for (let failures = 1; ; failures++) {
      try {
        const value = await attempt()
        mended(feed, part)
        return value
      } catch (error) {
        failed(feed, part, error)
        await waitAfter(failures, timings)
      }
    }
  }

  function failed(feed: Feed, part: string, error: unknown): void {
    const outage = outages.get(feed) ?? { parts: new Set(), toldAt: -TELL_MS, isTold: false }
    outages.set(feed, outage)
    outage.parts.add(part)
    const now = performance.now()
    if (outage.isTold || now - outage.toldAt < TELL_MS) return
    outage.isTold = true
    outage.toldAt = now
    ears.failed(feed, error)
  }

  function mended(feed: Feed, part: string): void {
    const outage = outages.get(feed)
    if (!outage?.parts.delete(part) || outage.parts.size > 0 || !outage.isTold) return
    outage.isTold = false
    ears.mended(feed)
  }

  return { tryFor }
}
