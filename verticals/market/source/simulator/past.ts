/** The past of a simulated symbol, in candles of any period. */
import type { Millis } from '@evenkeel/kernel'
import { type Candle, fold } from '../../candles/candle.ts'
import { type Period, startAfter, startOf } from '../../candles/period.ts'
import { FIRST_DAY } from './hours.ts'
import { DAY, type Series } from './series.ts'
import type { Turns } from './turns.ts'

export type Span = { readonly from: Millis; readonly to: Millis; readonly now: Millis }

/** The candles that begin from `from` on and before `to` and are over by now, from the oldest on. */
export async function pastOf(
  series: Series,
  period: Period,
  { from, to, now }: Span,
  turns: Turns,
): Promise<readonly Candle[]> {
  const candles: Candle[] = []
  let start = startOf(period, Math.max(from, FIRST_DAY))
  if (start < from) start = startAfter(period, start)
  for (let end = startAfter(period, start); start < to && end <= now; ) {
    if (turns.isOver()) await turns.next()
    if (end - start < DAY) candles.push(series.within(start, end))
    else candles.push(await foldDays(series, start, end, turns))
    start = end
    end = startAfter(period, start)
  }
  return candles
}

async function foldDays(series: Series, start: Millis, end: Millis, turns: Turns): Promise<Candle> {
  const days: [Candle, ...Candle[]] = [series.day(start)]
  for (let day = start + DAY; day < end; day += DAY) {
    if (turns.isOver()) await turns.next()
    days.push(series.day(day))
  }
  return fold(start, days)
}
