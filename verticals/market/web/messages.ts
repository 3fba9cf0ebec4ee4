/** The stream's messages as screens know them: numbers become the decimal strings that they were. */
import type { BookLevel, MarketDepth, MarketTrade, Ticker } from '@evenkeel/ui'
import { decimalOf } from '@evenkeel/ui/format/drawing.ts'

export type HtxTicker = {
  readonly symbol: string
  readonly open: number
  readonly high: number
  readonly low: number
  readonly close: number
  readonly index: number
  readonly amount: number
  readonly vol: number
  readonly change: string
  readonly sign: number
  readonly stale: boolean
  readonly closed: boolean
  readonly opens?: number
}
type HtxLevel = readonly [price: number, amount: number]
export type HtxDepth = { readonly bids: readonly HtxLevel[]; readonly asks: readonly HtxLevel[] }
export type HtxTrades = {
  readonly data: readonly {
    readonly id: number
    readonly ts: number
    readonly price: number
    readonly amount: number
    readonly direction: 'buy' | 'sell'
  }[]
}
export type HtxCandle = {
  readonly id: number
  readonly open: number
  readonly high: number
  readonly low: number
  readonly close: number
  readonly amount: number
}

export function tickerIn(ticker: HtxTicker): Ticker {
  const { symbol, change, sign, stale: isStale, closed: isClosed, opens: opensAt } = ticker
  return {
    symbol,
    open: decimalOf(ticker.open),
    high: decimalOf(ticker.high),
    low: decimalOf(ticker.low),
    close: decimalOf(ticker.close),
    index: decimalOf(ticker.index),
    amount: decimalOf(ticker.amount),
    vol: decimalOf(ticker.vol),
    increase: change.replace(/[+%]/g, ''),
    change,
    sign,
    isStale,
    isClosed,
    opensAt,
  }
}

export function depthIn({ bids, asks }: HtxDepth): MarketDepth {
  return { bids: bids.map(levelIn), asks: asks.map(levelIn) }
}

/** From the newest on, as they are shown. */
export function tradesIn({ data }: HtxTrades): readonly MarketTrade[] {
  return data.toReversed().map(({ id, ts, price, amount, direction }) => ({
    id,
    at: ts,
    side: direction,
    price: decimalOf(price),
    quantity: decimalOf(amount),
  }))
}

function levelIn([price, amount]: HtxLevel): BookLevel {
  return { price: decimalOf(price), quantity: decimalOf(amount) }
}
