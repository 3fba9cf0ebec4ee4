/** Candles made of other candles: without gaps, on our own days, weeks and months. Pure. */
import type { Millis } from '@evenkeel/kernel'
import { type Candle, flat, fold } from '../../candles/candle.ts'
import { type Period, startAfter, startOf } from '../../candles/period.ts'

/** A length of candles that venues have, and begin where ours do. */
export type Timeframe = { readonly name: string; readonly period: Period }

const MINUTES: readonly Timeframe[] = [
  { name: '30m', period: '30min' },
  { name: '15m', period: '15min' },
  { name: '5m', period: '5min' },
  { name: '1m', period: '1min' },
]
const HOURS: readonly Timeframe[] = [
  { name: '4h', period: '4hour' },
  { name: '1h', period: '60min' },
]

/** What a period can be made of, the longest first. Venues' own days begin at another hour than ours. */
export const timeframes: Readonly<Record<Period, readonly Timeframe[]>> = {
  '1min': MINUTES.slice(3),
  '5min': MINUTES.slice(2),
  '15min': MINUTES.slice(1),
  '30min': MINUTES,
  '60min': [...HOURS.slice(1), ...MINUTES],
  '4hour': [...HOURS, ...MINUTES],
  '1day': HOURS,
  '1week': HOURS,
  '1mon': HOURS,
}

/** In order, each once, with flat ones where some are missing, up to `to`; what is not in its place is left out. */
export function contiguous(
  period: Period,
  candles: readonly Candle[],
  { from, to }: { readonly from: Millis; readonly to: Millis },
): readonly Candle[] {
  const byStart = new Map(
    candles
      .filter(({ start }) => start >= from && start < to && startOf(period, start) === start)
      .map((candle) => [candle.start, candle]),
  )
  if (byStart.size === 0) return []
  const filled: Candle[] = []
  for (let at = Math.min(...byStart.keys()); at < to; at = startAfter(period, at))
    filled.push(byStart.get(at) ?? flat(at, filled.at(-1)?.close ?? 0n))
  return filled
}

/** Longer candles out of contiguous ones that end where one of them ends; a first one that is not whole is left out. */
export function folded(period: Period, candles: readonly Candle[]): readonly Candle[] {
  const groups = Map.groupBy(candles, ({ start }) => startOf(period, start))
  return [...groups].flatMap(([start, group]) => {
    const [first, ...rest] = group
    return first === undefined || first.start !== start ? [] : [fold(start, [first, ...rest])]
  })
}
