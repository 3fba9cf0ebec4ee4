/** What screens know of the market, and how they follow it; the market's own vertical brings it. */

import type { StreamState } from '@evenkeel/wire/client'
import { startTransition, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { useClient } from './context.ts'
import { feedKey, useFeed } from './feeds.ts'

/** Prices and amounts are decimal strings, as they are shown and sent. */
export type Instrument = {
  readonly symbol: string
  /** What it is called by people: `Bitcoin`. */
  readonly name: string
  readonly base: string
  readonly quote: string
  readonly class: 'crypto' | 'forex' | 'stock'
  readonly priceStep: string
  readonly quantityStep: string
  /** The spec's numbers for it. */
  readonly currencyId: number
  readonly matchId: number
  readonly marketFrom: number
  readonly logo: string
  /** It can be traded in a book here. */
  readonly hasBook: boolean
  readonly isSimulated: boolean
}

/** As the exchange says now: the source of prices may have changed since the instrument was read. */
export function useIsSimulated(): (instrument: Pick<Instrument, 'isSimulated'>) => boolean {
  const { site } = useClient()
  return (instrument) => site?.is_simulated ?? instrument.isSimulated
}

export type Ticker = {
  readonly symbol: string
  readonly open: string
  readonly high: string
  readonly low: string
  /** The last price: of the last trade where there is an order book, otherwise the reference price. */
  readonly close: string
  /** The reference price, which everything is settled, triggered and valued by. */
  readonly index: string
  readonly amount: string
  readonly vol: string
  readonly increase: string
  /** With its sign: `+1.25%`. */
  readonly change: string
  readonly sign: number
  /** Shown as out of date: the feed is silent, or this page is cut off or late. */
  readonly isStale: boolean
  /** Set while this page is cut off or late: whether the feed was silent for the exchange as well when last known. */
  readonly isFeedStale?: boolean
  /** The market is closed: the price is the last one of its session. */
  readonly isClosed: boolean
  readonly opensAt?: number | undefined
}

export type BookLevel = { readonly price: string; readonly quantity: string }
export type MarketDepth = {
  readonly bids: readonly BookLevel[]
  readonly asks: readonly BookLevel[]
}
export type MarketTrade = {
  readonly id: number
  readonly at: number
  readonly side: 'buy' | 'sell'
  readonly price: string
  readonly quantity: string
}
export type SecondPrice = { readonly at: number; readonly price: string }
/** Numbers, for drawing only. */
export type Candle = {
  readonly start: number
  readonly open: number
  readonly high: number
  readonly low: number
  readonly close: number
  readonly volume: number
}
export type CandleSeries = {
  /** From the oldest on; the last one is still moving. */
  readonly candles: readonly Candle[]
}

export type Followed<Value> = {
  readonly value: Value | undefined
  /** It could not be read; what was read before still stands. */
  readonly failed: boolean
}

/** Something that changes by itself while anybody follows it. */
export type Live<Value> = {
  follow(listener: () => void): () => void
  now(): Followed<Value>
  /** Reads it again. */
  retry(): void
}

export type MarketFeed = {
  readonly instruments: Live<readonly Instrument[]>
  /** Every symbol, once a second. */
  readonly tickers: Live<readonly Ticker[]>
  ticker(symbol: string): Live<Ticker>
  /** Step 0 is the book as it is; each further one is ten times as coarse. */
  depth(symbol: string, step: number): Live<MarketDepth>
  trades(symbol: string): Live<readonly MarketTrade[]>
  /** Where the price stood in the last minutes, a second apart, from the oldest on. */
  seconds(symbol: string): Promise<readonly SecondPrice[]>
  candles(symbol: string, period: string): Live<CandleSeries>
  /** Candles from before a start, from the oldest on; none where history begins. */
  olderCandles(symbol: string, period: string, before: number): Promise<readonly Candle[]>
  /** Where each symbol stood every hour of the last day. */
  readonly sparklines: Live<ReadonlyMap<string, readonly number[]>>
  /** The symbols that the member watches, in their order; none for a visitor. */
  readonly watchlist: Live<readonly string[]>
  /** The minute of the tick chain that begins at a moment, as it is published; nothing where there is none. */
  publishedMinute(since: number): Promise<PublishedMinute | undefined>
  /** The keys that receipts are signed with, newest first, and the block of the receipt chain with this number. */
  receiptChain(number?: number): Promise<PublishedReceipts>
  /** Watches a symbol, or no longer. */
  watch(symbol: string, watched: boolean): Promise<void>
}

export type PublishedReceipts = {
  readonly keys: readonly string[]
  readonly block: PublishedMinute | undefined
}
/** Of the chain in which every price that settles something stands. */
export type PublishedMinute = { readonly number: number; readonly hash: string }

export const marketFeed = feedKey<MarketFeed>('market')

export type Following<Value> = Followed<Value> & { retry(): void }

export const useInstruments = () => useLive(useFeed(marketFeed).instruments)

/** Calls when what is listed was read again: what a screen has read of it beside that may be more by now. */
export function useRelisted(onRelisted: () => void): void {
  const { value: listed } = useInstruments()
  const hear = useEffectEvent(onRelisted)
  const known = useRef(listed)
  useEffect(() => {
    if (known.current !== undefined && known.current !== listed) hear()
    known.current = listed
  }, [listed])
}

export const useTrades = (symbol: string) => useOfMarket((market) => market.trades(symbol), symbol)
export const useDepth = (symbol: string, step = 0) =>
  useOfMarket((market) => market.depth(symbol, step), `${symbol} ${step}`)
export const useCandles = (symbol: string, period: string) =>
  useOfMarket((market) => market.candles(symbol, period), `${symbol} ${period}`)

export const useSparklines = () => useLive(useFeed(marketFeed).sparklines)
export const useWatchlist = () => useLive(useFeed(marketFeed).watchlist)

/** The line was lost, or what comes over it is shown too late: it may no longer be so. */
export const useIsCut = () => isCut(useClient().connection)
const isCut = (connection: StreamState) => ['reconnecting', 'late'].includes(connection)

/** Over a line that is cut every price is out of date, however fresh it was when it came. */
export function useTicker(symbol: string): Following<Ticker> {
  const { connection } = useClient()
  const known = useOfMarket((market) => market.ticker(symbol), symbol)
  return useMemo(
    () => ({ ...known, value: known.value && asOver(connection, known.value) }),
    [connection, known],
  )
}

export function useTickers(): Following<readonly Ticker[]> {
  const { connection } = useClient()
  const known = useLive(useFeed(marketFeed).tickers)
  return useMemo(
    () => ({ ...known, value: known.value?.map((ticker) => asOver(connection, ticker)) }),
    [connection, known],
  )
}

/** A ticker as a page shows it over a line in this state. */
export function asOver(connection: StreamState, ticker: Ticker): Ticker {
  if (!isCut(connection)) return ticker
  return { ...ticker, isStale: true, isFeedStale: ticker.isStale }
}

/**
 * Whether the exchange itself has no fresh price, as far as this page knows: nothing is triggered, liquidated or
 * settled by one that is stale. Of a page that is late or cut off alone this is not so.
 */
export function isFeedStale(ticker: Ticker | undefined): boolean {
  return ticker?.isFeedStale ?? ticker?.isStale ?? false
}

/** Whether market orders wait for a price. A late page alone is no reason: the exchange decides by its own. */
export function useIsUnpriced({ value, failed }: Following<Ticker>): boolean {
  const { connection } = useClient()
  if (value === undefined) return failed
  return connection === 'reconnecting' || isFeedStale(value)
}

/** The instrument of a symbol: `undefined` while the list is on its way, `null` when it is not listed. */
export function useInstrument(symbol: string): Instrument | undefined | null {
  const { value } = useInstruments()
  if (value === undefined) return undefined
  return value.find((instrument) => instrument.symbol === symbol) ?? null
}

/** `name` says which of them it is: another name is another thing. */
function useOfMarket<Value>(choose: (market: MarketFeed) => Live<Value>, name: string) {
  const market = useFeed(marketFeed)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `choose` is made anew on each render and says what `name` says
  const live = useMemo(() => choose(market), [market, name])
  return useLive(live)
}

/**
 * Not `useSyncExternalStore`: a price that changes while a page is being drawn would have React draw
 * all of it anew, at once.
 */
export function useLive<Value>(live: Live<Value>): Following<Value> {
  const [seen, setSeen] = useState(() => ({ live, followed: live.now() }))
  const followed = seen.live === live ? seen.followed : live.now()
  const isDrawn = useRef(false)
  useEffect(() => {
    isDrawn.current = followed.value !== undefined
  })
  useEffect(() => {
    const look = () => {
      const next = { live, followed: live.now() }
      const take = () => setSeen((last) => (isSame(last, next) ? last : next))
      // What the first value opens is much, and drawn in small steps; what changes after is little, and drawn at once.
      if (isDrawn.current) take()
      else startTransition(take)
    }
    const stop = live.follow(look)
    look()
    return stop
  }, [live])
  return useMemo(() => ({ ...followed, retry: () => live.retry() }), [followed, live])
}

type Seen<Value> = { readonly live: Live<Value>; readonly followed: Followed<Value> }

function isSame<Value>(one: Seen<Value>, other: Seen<Value>): boolean {
  return one.live === other.live && one.followed === other.followed
}
