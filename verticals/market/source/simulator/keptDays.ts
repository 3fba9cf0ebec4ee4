/**
 * Days of the simulator's past, kept in the table of candles once they were made up. To make one up takes all of its steps; weeks and
 * months are folded from days that are kept.
 */
import { createHash } from 'node:crypto'
import type { Millis } from '@evenkeel/kernel'
import { type Candle, fold } from '../../candles/candle.ts'
import type { Past } from '../../candles/older.ts'
import { type Period, startAfter, startOf } from '../../candles/period.ts'
import type { Store } from '../../candles/store.ts'
import { FIRST_DAY } from './hours.ts'

type Parts = {
  readonly seed: Uint8Array
  readonly simulator: Past
  readonly store: Pick<Store, 'read' | 'write'>
  readonly now: () => Millis
  /** Told of days that could not be read or kept: they are made up again. */
  readonly onFailure: (error: unknown) => void
}

const DAY = '1day'
const OF_DAYS: ReadonlySet<Period> = new Set([DAY, '1week', '1mon'])
const MARK_DIGITS = 8

export function withKeptDays({ seed, simulator, store, now, onFailure }: Parts): Past {
  const mark = createHash('sha256').update(seed).digest('hex').slice(0, MARK_DIGITS)
  /** No symbol of the market: what was really quoted stands under that, without gaps. Another seed has other days. */
  const nameOf = (symbol: string) => `simulated-${mark}.${symbol}`

  async function keptOf(symbol: string, from: Millis, to: Millis): Promise<readonly Candle[]> {
    try {
      return await store.read({ symbol: nameOf(symbol), period: DAY, from, to })
    } catch (error) {
      onFailure(error)
      return []
    }
  }

  async function keep(symbol: string, candles: readonly Candle[]): Promise<void> {
    try {
      const own = nameOf(symbol)
      await store.write(candles.map((candle) => ({ symbol: own, period: DAY, candle })))
    } catch (error) {
      onFailure(error)
    }
  }

  /** Every day that begins from `from` on and before `to`, all of which are over. */
  async function daysOf(symbol: string, from: Millis, to: Millis): Promise<readonly Candle[]> {
    const days = new Map(
      (await keptOf(symbol, from, to)).map((candle) => [candle.start, candle] as const),
    )
    const made: Candle[] = []
    for (const gap of gapsOf(days, from, to))
      made.push(...(await simulator.candles(symbol, DAY, gap.from, gap.to)))
    if (made.length > 0) await keep(symbol, made)
    for (const candle of made) days.set(candle.start, candle)
    return [...days.values()].sort((one, other) => one.start - other.start)
  }

  return {
    keepsPast: true,
    async candles(symbol, period, from, to) {
      if (!OF_DAYS.has(period)) return simulator.candles(symbol, period, from, to)
      const first = startFrom(period, Math.max(from, FIRST_DAY))
      const last = startFrom(period, to)
      const end = Math.min(last, startOf(period, now()))
      if (first >= end) return []
      const days = await daysOf(symbol, first, end)
      return period === DAY ? days : folded(period, days)
    },
  }
}

/** Where the first candle begins that does so from a moment on. */
function startFrom(period: Period, moment: Millis): Millis {
  const start = startOf(period, moment)
  return start < moment ? startAfter(period, start) : start
}

type Gap = { readonly from: Millis; to: Millis }

/** Runs of days that are not there. */
function gapsOf(days: ReadonlyMap<Millis, Candle>, from: Millis, to: Millis): readonly Gap[] {
  const gaps: Gap[] = []
  for (let start = from; start < to; start = startAfter(DAY, start)) {
    if (days.has(start)) continue
    const end = startAfter(DAY, start)
    const last = gaps.at(-1)
    if (last?.to === start) last.to = end
    else gaps.push({ from: start, to: end })
  }
  return gaps
}

function folded(period: Period, days: readonly Candle[]): readonly Candle[] {
  const groups = Map.groupBy(days, ({ start }) => startOf(period, start))
  return [...groups].flatMap(([start, [first, ...rest]]) =>
    first === undefined ? [] : [fold(start, [first, ...rest])],
  )
}
