/** A price source: what it says now, and what it knows of the past. Everything past it is the same for all. */
import type { Amount, Millis, Price } from '@evenkeel/kernel'
import type { Candle } from '../candles/candle.ts'
import type { Period } from '../candles/period.ts'

export type Trade = {
  readonly at: Millis
  readonly price: Price
  readonly amount: Amount
  /** Of the one who took. */
  readonly side: 'buy' | 'sell'
}

/** The reference price of a symbol at a moment, and what was traded since the last one. */
export type Move = {
  readonly symbol: string
  readonly at: Millis
  readonly price: Price
  readonly trades: readonly Trade[]
}

export type Source = {
  /** Stands beside every price that settled something. */
  readonly name: string
  /** Its prices are made up, and screens say so. */
  readonly isSimulated: boolean
  /** Silent about a symbol for longer than this, it is stale. */
  readonly quietMs: Millis
  /** It can tell any of its past again, at any time and fast: what readers ask for need not be kept. */
  readonly keepsPast?: boolean
  /** Tells every move from now on, and those of the running minute before that where it knows them; each symbol's in the order of time. Answers how to stop. */
  start(tell: (moves: readonly Move[]) => void): Promise<() => Promise<void>>
  /**
   * The candles that are over, of those that begin from `from` on and before `to`, from the oldest on and without gaps.
   * They begin later where it knows no more, and are missing altogether where it knows nothing. Fails when it cannot know now.
   */
  candles(symbol: string, period: Period, from: Millis, to: Millis): Promise<readonly Candle[]>
  /** The last trades before those that `start` tells, from the oldest on: as many as it knows, and no more than `most`. */
  trades?(symbol: string, most: number): Promise<readonly Trade[]>
}
