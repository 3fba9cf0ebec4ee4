/** Every symbol's candles: folded as prices move, kept in tables, filled from the source where we were not there. */
import type { Millis, Realm } from '@evenkeel/kernel'
import type { Move } from '../source/source.ts'
import type { Candle } from './candle.ts'
import type { Asker } from './history.ts'
import type { Period } from './period.ts'
import type { Shape } from './written.ts'

export { TooManyQuestions } from './questions.ts'
export type { Asker, Shape }

/** Who asks for candles as text, and the realm that they see. */
export type Viewer = Partial<Asker> & { readonly realm?: Realm }

export type Within = {
  readonly from: Millis
  readonly to: Millis
  readonly most: number
  /** With those of the times in which the market was closed, too: flat, at its last price. */
  readonly isWhole?: boolean
}

export type OverCandle = { readonly candle: Candle; readonly isFinal: boolean }

/** The last ones, the one of now included. */
export const latest = (most: number): Within => ({ from: 0, to: Number.POSITIVE_INFINITY, most })

/** How many requests so many candles count as: what is read, written and sent grows with them. */
export function costOf(candles: number): number {
  return 1 + Math.floor(candles / CANDLES_A_REQUEST)
}

const CANDLES_A_REQUEST = 200

/**
 * `last`, `between` and `written` reject with TooManyQuestions while too many others wait for older candles, or this caller for too
 * many: a caller is a name, and who has none shares one with all who have none.
 */
export type Candles = {
  /** Takes in what happened. The moves of a symbol come in the order of time. */
  take(moves: readonly Move[]): void
  /** The source is another from now on: the minute of now is asked of it, what is over stays what it was. */
  leave(): void
  /** Time has passed: candles that are over are closed, and the next begin where those ended. */
  advance(now: Millis): void
  /**
   * The candle of now; none while a symbol has no price, or where its market was closed all the time. As a realm sees it, it closes at
   * the last trade there.
   */
  current(symbol: string, period: Period, realm?: Realm): Candle | undefined
  /**
   * The candle that began here and is over, and whether nothing can be added to it any more; none where it is not over, not in memory,
   * or its market was closed all the time.
   */
  over(symbol: string, period: Period, start: Millis): OverCandle | undefined
  /** The last candles, the one of now included, from the oldest on. */
  last(symbol: string, period: Period, size: number, caller?: string): Promise<readonly Candle[]>
  /** Candles that begin from `from` on and before `to`, from the oldest on; the newest of them, if there are more than `most`. */
  between(
    symbol: string,
    period: Period,
    within: Within,
    caller?: string,
  ): Promise<readonly Candle[]>
  /** The same as text; made in another thread, where there is one. */
  written(
    symbol: string,
    period: Period,
    within: Within,
    shape: Shape,
    viewer?: Viewer,
  ): Promise<string>
  /**
   * The last 24 hours as one candle: the minute of now and the 1,439 before it, or as many as are known. While a market is closed, the
   * 24 hours up to the end of its session.
   */
  day(symbol: string): Candle | undefined
  /** Writes what is not written yet, and stops. */
  stop(): Promise<void>
}
