/** Asks the source for candles, page by page, and closes the holes that it should not have left. */
import type { Millis, Price } from '@evenkeel/kernel'
import type { Source } from '../source/source.ts'
import { type Candle, flat } from './candle.ts'
import { asMark, markedBy } from './marks.ts'
import { startAfter } from './period.ts'
import type { Want } from './store.ts'

/** Candles of one question: a day of minutes. */
export const PAGE = 1_440

export async function ask(
  source: Pick<Source, 'candles'>,
  { symbol, period, from, to }: Want,
): Promise<readonly Candle[]> {
  const candles: Candle[] = []
  const coin = markedBy(symbol)
  for (let start = from; start < to; ) {
    const end = Math.min(startAfter(period, start, PAGE), to)
    candles.push(...(await source.candles(coin ?? symbol, period, start, end)))
    start = end
  }
  return coin === undefined ? candles : candles.map(asMark)
}

/**
 * The same candles without a gap, up to the one that ends at `to`: where there is none, a flat one at the last close. They begin with the
 * first that is known; or at `from`, for whoever knows where the one before it closed.
 */
export function withoutHoles(
  candles: readonly Candle[],
  { period, from, to }: Pick<Want, 'period' | 'from' | 'to'>,
  closeBefore?: Price,
): readonly Candle[] {
  const known = new Map(candles.map((candle) => [candle.start, candle]))
  const whole: Candle[] = []
  let close = closeBefore
  for (let start: Millis = from; start < to; start = startAfter(period, start)) {
    const candle = known.get(start) ?? (close === undefined ? undefined : flat(start, close))
    if (candle === undefined) continue
    whole.push(candle)
    close = candle.close
  }
  return whole
}
