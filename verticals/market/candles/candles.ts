/** Every symbol's candles: folded as prices move, kept in tables, filled from the source where we were not there. */
import type { Millis } from '@evenkeel/kernel'
import type { Move } from '../source/source.ts'
import type { Candle } from './candle.ts'
import type { Period } from './period.ts'

export { TooManyQuestions } from './questions.ts'

/**
 * `last` and `between` reject with TooManyQuestions while too many others wait for the source's answers, or this caller for too many:
 * a caller is a name, and who has none shares one with all who have none.
 */
export type Candles = {
  /** Takes in what happened. The moves of a symbol come in the order of time. */
  take(moves: readonly Move[]): void
  /** Time has passed: candles that are over are closed, and the next begin where those ended. */
  advance(now: Millis): void
  /** The candle of now; none while a symbol has no price. */
  current(symbol: string, period: Period): Candle | undefined
  /** The last candles, the one of now included, from the oldest on. */
  last(symbol: string, period: Period, size: number, caller?: string): Promise<readonly Candle[]>
  /** Candles that begin from `from` on and before `to`, from the oldest on; the newest of them, if there are more than `most`. */
  between(
    symbol: string,
    period: Period,
    within: { readonly from: Millis; readonly to: Millis; readonly most: number },
    caller?: string,
  ): Promise<readonly Candle[]>
  /** The last 24 hours as one candle: the minute of now and the 1,439 before it, or as many as are known. */
  day(symbol: string): Candle | undefined
  /** Writes what is not written yet, and stops. */
  stop(): Promise<void>
}
