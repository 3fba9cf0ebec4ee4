/** How the market's calls are answered: what is the same for all is written once a beat. */
import { refuse } from '@evenkeel/kernel'
import {
  type Caller,
  handle,
  type Instrument,
  type Origin,
  type Route,
} from '@evenkeel/wire/server'
import { costOf, latest } from './candles/candles.ts'
import * as calls from './contract/index.ts'
import type { Class } from './contract/words.ts'
import { derived } from './derived.ts'
import { instrumentOf } from './instruments.ts'
import type { Level, Market, NumberedTrade, Ticker } from './market.ts'
import { type Alerts, alertView } from './own/alerts.ts'
import { keepWatchlist, watchlistOf } from './own/watchlist.ts'
import { ranked } from './rank.ts'
import { createSharing, handleWritten, realmOf } from './shared.ts'
import { createSparklines } from './sparklines.ts'

export type Parts = { readonly market: Market; readonly alerts: Alerts }

/** The spec's number for where a price comes from: 2 for coins. */
const MARKET_FROM: Readonly<Record<Class, number>> = { crypto: 2, forex: 3, stock: 4 }

export function routesOf({ market, alerts }: Parts): readonly Route[] {
  // Looked up when a call comes: routes are also made where there is no market.
  const isListed = (symbol: string) => market.isListed(symbol)
  const isBook = (name: string) => isListed(name) || market.bookCodes().has(name)
  const sparklines = createSparklines(market)
  const { handleOnce, handleText } = createSharing(() => market.now())

  return [
    handleWritten(
      calls.getCurrencies,
      () => [market.instruments(), market.isSimulated()],
      () => market.instruments().map((instrument) => currencyView(instrument, market)),
    ),

    handleText(
      calls.getKlines,
      async ({ input: { symbol, period, size, to }, member, from, isGone }) => {
        if (!isListed(symbol)) return refuse('pairDoesNotExist')
        const within =
          to === undefined ? latest(size) : { from: 0, to: Number(to) * 1000, most: size }
        const asker = { caller: callerOf(member, from), isGone, realm: realmOf(member) }
        return market.candles.written(symbol, period, within, 'call', asker)
      },
      ({ size }) => costOf(size),
    ),

    handleOnce(calls.getTickers, async ({ input, member }) => {
      const tickers = market
        .tickers(realmOf(member))
        .filter(({ symbol }) => input.class === undefined || isOf(symbol, input.class))
      return { tickers: ranked(tickers, input.ranking).map(tickerView) }
    }),

    handleOnce(calls.getSparklines, async () => ({ lines: await sparklines() })),

    handleOnce(calls.getTicker, async ({ input: { symbol }, member }) => {
      if (!isListed(symbol)) return refuse('pairDoesNotExist')
      const ticker = market.ticker(realmOf(member), symbol)
      return ticker === undefined ? refuse('priceFeedStale') : tickerView(ticker)
    }),

    handleOnce(calls.getDepth, async ({ input: { symbol, size }, member }) => {
      if (!isBook(symbol)) return refuse('pairDoesNotExist')
      const { at, version, bids, asks } = await market.depth(realmOf(member), symbol)
      const view = (levels: readonly Level[]) =>
        levels.slice(0, size).map(({ price, amount }) => ({ price, quantity: amount }))
      return { at, version, bids: view(bids), asks: view(asks) }
    }),

    handleOnce(calls.getTrades, async ({ input: { symbol, size }, member }) => {
      if (!isBook(symbol)) return refuse('pairDoesNotExist')
      const trades = market.trades(realmOf(member), symbol, size)
      return { trades: trades.map(tradeView) }
    }),

    handleOnce(calls.getSeconds, async ({ input: { symbol } }) => {
      if (!isListed(symbol)) return refuse('pairDoesNotExist')
      return { points: [...market.seconds(symbol)] }
    }),
    ...ownRoutes(alerts, isListed),
  ]
}

/** What members keep. */
function ownRoutes(alerts: Alerts, isListed: (symbol: string) => boolean): readonly Route[] {
  return [
    handle(calls.getWatchlist, async ({ member, tables }) => {
      return { symbols: await watchlistOf(tables, member.id) }
    }),

    handle(calls.setWatchlist, async ({ input: { symbols }, member, tables }) => {
      if (!symbols.every(isListed)) return refuse('pairDoesNotExist')
      return { symbols: await keepWatchlist(tables, member.id, symbols) }
    }),

    handle(calls.getAlerts, async ({ member, ids }) => {
      const all = await alerts.of(member.id)
      return { alerts: all.map((alert) => alertView(alert, ids)) }
    }),

    handle(calls.setAlert, async ({ input: { symbol, price }, member, ids }) => {
      const alert = await alerts.set(member.id, symbol, price)
      return 'ok' in alert ? alert : alertView(alert, ids)
    }),

    handle(calls.removeAlert, async ({ input: { id }, member, ids }) => {
      const known = ids.read('alert', id)
      const isGone = known !== undefined && (await alerts.remove(member.id, known.id))
      return isGone ? { id } : refuse('alertDoesNotExist')
    }),
  ]
}

const tradeView = ({ number, amount, ...trade }: NumberedTrade) => ({
  ...trade,
  id: number,
  quantity: amount,
})

/** Who waits for older candles: a member, wherever they are, or whoever is at an address. */
function callerOf(member: Caller | undefined, { address }: Origin): string {
  return member === undefined ? `address ${address}` : `member ${member.id}`
}

function isOf(symbol: string, wanted: Class): boolean {
  return instrumentOf(symbol)?.class === wanted
}

function tickerView({ bid, ask, last: _, ...ticker }: Ticker) {
  return { ...ticker, bid: bid?.price, ask: ask?.price, ...derived(ticker) }
}

function currencyView(instrument: Instrument, market: Market) {
  const { symbol, base, quote, name, currencyId, matchId, tickSize, lotSize } = instrument
  return {
    currency_id: currencyId,
    currency_name: base,
    legal_name: quote,
    logo: base.toLowerCase(),
    matches_id: matchId,
    market_from: MARKET_FROM[instrument.class],
    symbol,
    extends: {
      class: instrument.class,
      name,
      priceStep: tickSize,
      quantityStep: lotSize,
      hasBook: market.isPair(symbol),
      isSimulated: market.isSimulated(),
    },
  }
}
