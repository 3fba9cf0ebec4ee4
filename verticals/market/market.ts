/** The market as those see it who answer for it: what is listed, what it costs, what is offered and what was traded. */
import type { Amount, Millis, Price, Realm } from '@evenkeel/kernel'
import type { BookSteps, Instrument, PairTerms } from '@evenkeel/wire/server'
import type { Candles } from './candles/candles.ts'
import type { SecondPrice } from './live/seconds.ts'
import type { Trade } from './source/source.ts'

export type Level = { readonly price: Price; readonly amount: Amount }

/** What is offered in one book, from the best price on; no more than can be taken. */
export type Depth = {
  readonly at: Millis
  /** A later one has a higher number. */
  readonly version: number
  readonly bids: readonly Level[]
  readonly asks: readonly Level[]
}

/** The last 24 hours of a symbol, and where it stands. */
export type Ticker = {
  readonly symbol: string
  readonly at: Millis
  readonly open: Price
  readonly high: Price
  readonly low: Price
  /** The last price: of the last trade where the symbol has an order book, otherwise the reference price. */
  readonly close: Price
  /** The reference price, which everything is settled, triggered and valued by. */
  readonly index: Price
  readonly amount: Amount
  readonly vol: Amount
  readonly count: number
  /** The best offers of the book; none for a symbol that has no book, or where nobody stands. */
  readonly bid: Level | undefined
  readonly ask: Level | undefined
  readonly last: Trade | undefined
  /** The source has been silent for too long. */
  readonly isStale: boolean
  /** The market is closed: the price is that of its last session, and the figures are those of the 24 hours up to its end. */
  readonly isClosed: boolean
  /** When it opens next, if it is closed and that is known. */
  readonly opensAt: Millis | undefined
}

/** A trade with its number: a later one of the same symbol and realm has a higher one. */
export type NumberedTrade = Trade & { readonly number: number }

export type Market = {
  /** What any product lists now. */
  instruments(): readonly Instrument[]
  isListed(symbol: string): boolean
  /** Whether it is traded as a pair: other products have books under names of their own. */
  isPair(symbol: string): boolean
  /** Its prices are made up, and screens say so. */
  isSimulated(): boolean
  readonly candles: Candles
  now(): Millis
  /** As they are now; none for a symbol without a book. */
  terms(symbol: string): PairTerms | undefined
  /** None for a symbol without a price yet, or one that is not listed. */
  ticker(realm: Realm, symbol: string): Ticker | undefined
  /** Of every symbol that has a price, in the order of the listing. */
  tickers(realm: Realm): readonly Ticker[]
  /** Books with a name of their own, as `BTC-USDT`, and their steps: `depth` and `trades` know them by it. */
  bookCodes(): ReadonlyMap<string, BookSteps>
  /** Resolves once all that it shows is durable. Empty for a symbol without a book. */
  depth(realm: Realm, symbol: string): Promise<Depth>
  /** The last minutes, a price a second, from the oldest on. */
  seconds(symbol: string): readonly SecondPrice[]
  /** The last trades, from the newest on. */
  trades(realm: Realm, symbol: string, most: number): readonly NumberedTrade[]
}
