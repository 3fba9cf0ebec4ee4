/** The market as the app follows it: read by calls, kept up to date by the stream. */
import type {
  CandleSeries,
  FeedParts,
  Instrument,
  Live,
  MarketDepth,
  MarketFeed,
  MarketTrade,
  Ticker,
} from '@evenkeel/ui'
import type { Answer } from '@evenkeel/wire'
import type { Client } from '@evenkeel/wire/client'
import {
  getCurrencies,
  getDepth,
  getKlines,
  getReceiptChain,
  getSeconds,
  getSparklines,
  getTicker,
  getTickers,
  getTickProof,
  getTrades,
  getWatchlist,
  listingsChannel,
  type Period,
  setWatchlist,
} from '../contract/index.ts'
import { candleIn, SHOWN_TRADES, withLast, withNew } from './joined.ts'
import { createLive } from './live.ts'
import {
  depthIn,
  type HtxCandle,
  type HtxDepth,
  type HtxTicker,
  type HtxTrades,
  tickerIn,
  tradesIn,
} from './messages.ts'

const SHOWN_LEVELS = '150'
/** What a chart shows at first, and what its longest average needs before that; then more at a time. */
const FIRST_CANDLES = '240'
const OLDER_CANDLES = '500'

/** The feed that lasts as long as the app does. */
export function openFeed(parts: FeedParts): MarketFeed {
  const feed = createFeed(parts)
  // Every page needs what is listed: it sets out with the first calls, and is read again when there is more.
  feed.instruments.follow(() => undefined)
  parts.stream.subscribe(listingsChannel, feed.instruments.retry)
  let isFirst = true
  parts.stream.onResume(() => {
    // Whoever started without a network reads it when there is one; whoever lost it may have missed a listing.
    if (!isFirst || feed.instruments.now().failed) feed.instruments.retry()
    isFirst = false
  })
  return feed
}

export function createFeed({ client, stream, signedIn }: FeedParts): MarketFeed {
  const onResume = (again: () => void) => stream.onResume(again)
  const kept = new Map<string, Live<unknown>>()

  /** The same thing for everybody who follows it. */
  function once<Value>(name: string, make: () => Live<Value>): Live<Value> {
    const known = kept.get(name) ?? make()
    kept.set(name, known)
    return known as Live<Value>
  }

  const chosen = createLocal<readonly string[]>()
  const watchlist = createLive<readonly string[]>({
    onResume,
    read: async (signal) =>
      signedIn() ? (await client.call(getWatchlist, {}, { signal })).symbols : [],
    listen: chosen.listen,
  })

  return {
    watchlist,
    async watch(symbol, watched) {
      const others = (watchlist.now().value ?? []).filter((known) => known !== symbol)
      const wanted = watched ? [...others, symbol] : others
      const { symbols } = await client.call(setWatchlist, { symbols: wanted })
      chosen.tell(symbols)
    },

    ...publishedIn(client),
    sparklines: createLive<ReadonlyMap<string, readonly number[]>>({
      onResume,
      read: async (signal) => {
        const { lines } = await client.call(getSparklines, {}, { signal })
        return new Map(lines.map(({ symbol, points }) => [symbol, points]))
      },
    }),

    instruments: createLive({
      onResume: () => () => undefined,
      read: async (signal) => (await client.call(getCurrencies, {}, { signal })).map(instrumentIn),
    }),

    tickers: createLive<readonly Ticker[]>({
      onResume,
      read: async (signal) => (await client.call(getTickers, {}, { signal })).tickers,
      listen: (change) =>
        stream.listen('market.tickers', ({ tick }) =>
          change(() => (tick as readonly HtxTicker[]).map(tickerIn)),
        ),
    }),

    ticker: (symbol) =>
      once(`ticker ${symbol}`, () =>
        createLive<Ticker>({
          onResume,
          read: (signal) => client.call(getTicker, { symbol }, { signal }),
          listen: (change) =>
            stream.listen(`market.${symbol}.ticker`, ({ tick }) =>
              change(() => tickerIn(tick as HtxTicker)),
            ),
        }),
      ),

    depth: (symbol, step) =>
      once(`depth ${symbol} ${step}`, () =>
        createLive<MarketDepth>({
          onResume,
          // Only the whole book can be read; a coarser one comes with the first message.
          read: async (signal) => {
            const input = { symbol, size: SHOWN_LEVELS }
            const { bids, asks } = await client.call(getDepth, input, { signal })
            return { bids, asks }
          },
          listen: (change) =>
            stream.listen(`market.${symbol}.depth.step${step}`, ({ tick }) =>
              change(() => depthIn(tick as HtxDepth)),
            ),
        }),
      ),

    trades: (symbol) =>
      once(`trades ${symbol}`, () =>
        createLive<readonly MarketTrade[]>({
          onResume,
          read: async (signal) => {
            const input = { symbol, size: String(SHOWN_TRADES) }
            return (await client.call(getTrades, input, { signal })).trades
          },
          listen: (change) =>
            stream.listen(`market.${symbol}.trade.detail`, ({ tick }) =>
              change((known) => withNew(known, tradesIn(tick as HtxTrades))),
            ),
        }),
      ),

    seconds: async (symbol) => (await client.call(getSeconds, { symbol })).points,
    olderCandles: (...wanted) => candlesBefore(client, ...wanted),

    candles: (symbol, period) =>
      once(`candles ${symbol} ${period}`, () =>
        createLive<CandleSeries>({
          onResume,
          read: async (signal) => {
            const input = { symbol, period: period as Period, size: FIRST_CANDLES }
            const candles = await client.call(getKlines, input, { signal })
            return { candles: candles.map(candleIn).reverse() }
          },
          listen: (change) =>
            stream.listen(`market.${symbol}.kline.${period}`, ({ tick }) =>
              change((known) => known && { candles: withLast(known.candles, tick as HtxCandle) }),
            ),
        }),
      ),
  }
}

async function candlesBefore(client: Client, symbol: string, period: string, before: number) {
  const to = String(before / 1000)
  const input = { symbol, period: period as Period, size: OLDER_CANDLES, to }
  const candles = await client.call(getKlines, input)
  return candles.map(candleIn).reverse()
}

/** What is published of the two chains, for who checks a receipt. */
function publishedIn(client: Client): Pick<MarketFeed, 'publishedMinute' | 'receiptChain'> {
  return {
    async publishedMinute(since) {
      const asked = { before: String(since + 1), size: '1' }
      const { minutes } = await client.call(getTickProof, asked)
      return minutes.find((minute) => minute.since === since)
    },
    async receiptChain(number = 0) {
      const asked = { before: String(number + 1), size: '1' }
      const { keys, blocks } = await client.call(getReceiptChain, asked)
      const block = blocks.find((one) => one.number === number)
      return { keys: keys.map(({ key }) => key), block }
    },
  }
}

/** What was changed from here, for whoever follows it. */
function createLocal<Value>() {
  const listeners = new Set<(value: Value) => void>()
  return {
    tell(value: Value) {
      for (const listener of [...listeners]) listener(value)
    },
    listen(change: (next: () => Value) => void) {
      const listener = (value: Value) => change(() => value)
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

function instrumentIn(listed: Answer<typeof getCurrencies>[number]): Instrument {
  const { symbol, logo, extends: more } = listed
  return {
    symbol,
    base: listed.currency_name,
    quote: listed.legal_name,
    name: more.name,
    class: more.class,
    priceStep: more.priceStep,
    quantityStep: more.quantityStep,
    currencyId: listed.currency_id,
    matchId: listed.matches_id,
    marketFrom: listed.market_from,
    logo,
    hasBook: more.hasBook,
    isSimulated: more.isSimulated,
  }
}
