/** HTX's pages of the last 24 hours: of one symbol with or without its best offers, and of all pairs. */

import { type Fault, invalid, type Json } from '@evenkeel/wire/server/htx'
import type { Level, Ticker } from '../market.ts'
import { type Desk, type HtxPage, page } from './page.ts'

export function tickerPages(desk: Desk): readonly HtxPage[] {
  const { market, symbol } = desk

  const ofOne = (path: string, channel: string, tickOf: (ticker: Ticker) => Json) =>
    page(desk, path, { symbol }, ({ symbol }) => {
      const ticker = market.ticker('real', symbol)
      if (ticker === undefined) return NO_PRICE
      const ch = `market.${symbol}.${channel}`
      // Not the time of asking: a client sees how old a price is.
      return { ch, status: 'ok', ts: ticker.at, tick: tickOf(ticker) }
    })

  return [
    ofOne('/market/detail', 'detail', detailOf),
    ofOne('/market/detail/merged', 'detail.merged', mergedOf),
    page(desk, '/market/tickers', {}, () => {
      const tickers = market.tickers('real').filter(({ symbol }) => market.isPair(symbol))
      return { status: 'ok', ts: market.now(), data: tickers.map(rowOf) }
    }),
  ]
}

const NO_PRICE: Fault = invalid('symbol trade not open now')

function detailOf(ticker: Ticker) {
  return { id: ticker.at, version: ticker.at, ...figuresOf(ticker) }
}

function mergedOf(ticker: Ticker) {
  return { ...detailOf(ticker), bid: pairOf(ticker.bid), ask: pairOf(ticker.ask) }
}

function rowOf(ticker: Ticker) {
  const { symbol, bid, ask } = ticker
  // Where nobody stands HTX has zeros, and clients know them for it.
  const [offered, wanted] = [ask ?? NOBODY, bid ?? NOBODY]
  return {
    symbol,
    ...figuresOf(ticker),
    bid: wanted.price,
    bidSize: wanted.amount,
    ask: offered.price,
    askSize: offered.amount,
  }
}

const NOBODY: Level = { price: 0n, amount: 0n }

function figuresOf({ open, close, low, high, amount, vol, count }: Ticker) {
  return { open, close, low, high, amount, vol, count }
}

function pairOf(level: Level | undefined): readonly bigint[] {
  return level === undefined ? [] : [level.price, level.amount]
}
