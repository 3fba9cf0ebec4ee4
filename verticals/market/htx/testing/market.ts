/** A market made by hand, whose every figure can be worked out, with more digits than a float holds. */
import { type Amount, type Millis, type Price, parseAmount } from '@evenkeel/kernel'
import type { Instrument, PairTerms } from '@evenkeel/wire/server'
import { type Candle, flat } from '../../candles/candle.ts'
import type { Candles } from '../../candles/candles.ts'
import { type Period, startAfter, startOf } from '../../candles/period.ts'
import { writeCandles } from '../../candles/written.ts'
import { instruments } from '../../instruments.ts'
import type { Depth, Level, Market, NumberedTrade, Ticker } from '../../market.ts'

export type HandMarket = Market & {
  /** What it is now. */
  at: Millis
  /** How often a book was looked at. */
  looks: number
  /** It has no price for this symbol. */
  silent: string | undefined
  /** The source has fallen silent about these. */
  readonly stale: Set<string>
  /** What orders are held to, by symbol. */
  readonly pairs: Map<string, PairTerms>
}

export const NOW = Date.UTC(2026, 10, 14, 9, 30, 15, 250)
/** It knows nothing from before. */
export const BEGUN = Date.UTC(2026, 0, 1)
const LEVELS = 170
const TRADES = 500

export function handMarket(): HandMarket {
  const market: HandMarket = {
    at: NOW,
    looks: 0,
    silent: undefined,
    stale: new Set(),
    pairs: new Map(listed.filter(isCoin).map((coin) => [coin.symbol, termsOf(coin)])),
    instruments: () => listed,
    isListed: (symbol) => listed.some((one) => one.symbol === symbol),
    isPair: (symbol) => market.pairs.has(symbol),
    bookCodes: () => new Map(),
    isSimulated: () => true,
    candles: candlesOf(() => market.at),
    now: () => market.at,
    terms: (symbol) => market.pairs.get(symbol),
    ticker: (_, symbol) => tickers().find((ticker) => ticker.symbol === symbol),
    tickers: () => tickers(),
    async depth(_, symbol) {
      market.looks++
      return depthOf(symbol)
    },
    seconds: () => [],
    trades: (_, symbol, most) => tradesOf(symbol).slice(0, most),
  }

  function tickers(): readonly Ticker[] {
    return listed
      .filter(({ symbol }) => symbol !== market.silent)
      .map(tickerOf)
      .map((ticker) => ({ ...ticker, isStale: market.stale.has(ticker.symbol) }))
  }

  return market
}

/** What nobody lists is not shown. */
const listed = instruments.filter(({ isFirst }) => isFirst)
const isCoin = (instrument: Instrument) => instrument.class === 'crypto'

function termsOf({ tickSize, lotSize }: Instrument): PairTerms {
  const maxOrderAmount = lotSize * 1_000_000_000_000n
  const fees = { makerFeeBps: 8, takerFeeBps: 10 }
  const reach = { bandBps: 1_000, slippageBps: 500 }
  return { tickSize, lotSize, minOrderValue: figure('5'), maxOrderAmount, ...fees, ...reach }
}

const figure = (text: string) => parseAmount(text) as Amount

function tickerOf(instrument: Instrument, place: number): Ticker {
  const { symbol, tickSize } = instrument
  const { bids, asks } = depthOf(symbol)
  return {
    symbol,
    at: NOW - 40,
    open: tickSize * 1_000n,
    high: tickSize * 1_234n,
    low: tickSize * 987n,
    close: tickSize * 1_100n,
    index: tickSize * 1_100n,
    amount: figure('98765432.12345678'),
    vol: figure('123456789012.12345679'),
    count: 265_846 + place,
    bid: bids[0],
    ask: asks[0],
    last: tradesOf(symbol)[0],
    isStale: false,
    isClosed: false,
    opensAt: undefined,
  }
}

/** Only coins have a book: one level a tick, from 1,100 ticks down and from 1,101 up. */
function depthOf(symbol: string): Depth {
  const { class: listedUnder, tickSize, lotSize } = instrumentNamed(symbol)
  const level = (price: Price, nth: number): Level => {
    return { price, amount: lotSize * BigInt(nth + 1) }
  }
  const ticks = listedUnder === 'crypto' ? [...Array(LEVELS).keys()] : []
  return {
    at: NOW - 7,
    version: 31_615_842_081,
    bids: ticks.map((nth) => level(tickSize * BigInt(1_100 - nth), nth)),
    asks: ticks.map((nth) => level(tickSize * BigInt(1_101 + nth), nth)),
  }
}

/** One a second, from the newest on, in turn bought and sold. */
function tradesOf(symbol: string): readonly NumberedTrade[] {
  const { tickSize, lotSize } = instrumentNamed(symbol)
  return [...Array(TRADES).keys()].map((nth) => ({
    number: NOW * 1_000 - nth,
    at: NOW - nth * 1_000,
    price: tickSize * BigInt(1_100 - (nth % 7)),
    amount: lotSize * BigInt(nth + 3),
    side: nth % 2 === 0 ? 'buy' : 'sell',
  }))
}

function candlesOf(now: () => Millis): Candles {
  function* every(symbol: string, period: Period, from: Millis, to: Millis) {
    const { tickSize } = instrumentNamed(symbol)
    const first = startOf(period, Math.max(from, BEGUN))
    for (let start = first; start < to && start <= now(); start = startAfter(period, start))
      if (start >= from && start >= BEGUN) yield candleAt(start, tickSize)
  }
  return {
    take: () => undefined,
    leave: () => undefined,
    advance: () => undefined,
    current: () => undefined,
    over: () => undefined,
    day: () => undefined,
    stop: async () => undefined,
    last: async (symbol, period, size) => {
      const from = startAfter(period, startOf(period, now()), 1 - size)
      return [...every(symbol, period, from, now() + 1)]
    },
    between: async (symbol, period, { from, to, most }) => {
      return [...every(symbol, period, from, to)].slice(-most)
    },
    async written(symbol, period, within, shape, { caller } = {}) {
      const rows =
        within.to === Number.POSITIVE_INFINITY
          ? await this.last(symbol, period, within.most, caller)
          : await this.between(symbol, period, within, caller)
      return writeCandles(rows, shape)
    },
  }
}

function candleAt(start: Millis, tickSize: Price): Candle {
  const minute = BigInt(start / 60_000)
  const price = tickSize * (1_000n + (minute % 89n))
  return {
    ...flat(start, price),
    high: price + 5n * tickSize,
    low: price - 3n * tickSize,
    close: price + 2n * tickSize,
    amount: figure('7654321.00000001') + minute,
    vol: figure('123456789012.12345679') + minute,
    count: Number(minute % 1_000n),
  }
}

function instrumentNamed(symbol: string): Instrument {
  return instruments.find((instrument) => instrument.symbol === symbol) as Instrument
}
