/** Candles of a market that closes: in those of its closed times nothing happened, and charts leave them out. */
import type { Millis, OpenTime } from '@evenkeel/kernel'
import type { Hours } from '../hours.ts'
import type { Candle } from './candle.ts'
import { type Period, startAfter, startOf } from './period.ts'

export type Range = { readonly from: Millis; readonly to: Millis }

const WEEK: Millis = 7 * 24 * 3_600_000
/** Longer than any market stays closed. */
const CLOSED_MOST: Millis = 2 * WEEK

/** Those of these candles, which come in their order, in which the market was open at some time. */
export function traded(
  candles: readonly Candle[],
  period: Period,
  times: readonly OpenTime[],
): readonly Candle[] {
  let nth = 0
  return candles.filter(({ start }) => {
    while (nth < times.length && times[nth]!.to <= start) nth++
    const time = times[nth]
    return time !== undefined && time.from < startAfter(period, start)
  })
}

/**
 * The range of the last candles before its end in which a market was open, so many of them and none from before a moment; and when it
 * was open in it.
 */
export function tradedRange(
  symbol: string,
  period: Period,
  { from: earliest, to }: Range,
  most: number,
  hours: Pick<Hours, 'openTimes'>,
): Range & { readonly openTimes: readonly OpenTime[] | undefined } {
  const last = startOf(period, Math.ceil(to) - 1)
  const plain = Math.max(earliest, startAfter(period, last, 1 - most))
  const end = startAfter(period, last)
  for (let span = end - plain + CLOSED_MOST; ; span *= 2) {
    const since = Math.max(earliest, end - span)
    const openTimes = hours.openTimes(symbol, since, end)
    // In a week every market is open at some time.
    if (openTimes === undefined || end - last >= WEEK)
      return { from: plain, to, openTimes: undefined }
    const starts = newestStarts(period, openTimes, Math.max(earliest, startOf(period, since)), most)
    if (starts.count === most || since === earliest)
      return { from: starts.from ?? end, to, openTimes }
  }
}

/** Where the last candles begin that have a part in these times, so many of them and none from before a moment. */
function newestStarts(
  period: Period,
  times: readonly OpenTime[],
  earliest: Millis,
  most: number,
): { readonly from: Millis | undefined; readonly count: number } {
  let from: Millis | undefined
  let count = 0
  for (const time of times.toReversed()) {
    const first = Math.max(earliest, startOf(period, time.from))
    let start = startOf(period, time.to - 1)
    for (; start >= first && count < most; start = startAfter(period, start, -1)) {
      // Two sessions may have parts in one candle.
      if (from !== undefined && start >= from) continue
      from = start
      count++
    }
  }
  return { from, count }
}
