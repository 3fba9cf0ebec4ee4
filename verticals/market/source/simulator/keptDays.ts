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
import type { Instrument } from '../../instruments.ts'
import { FIRST_DAY } from './hours.ts'
import { SIMULATOR_VERSION } from './index.ts'

type Parts = {
  readonly seed: Uint8Array
  readonly instruments: readonly Instrument[]
  readonly simulator: Past
  readonly store: Pick<Store, 'read' | 'write' | 'names' | 'drop'>
  readonly now: () => Millis
  /** Told of days that could not be read or kept: they are made up again. */
  readonly onFailure: (error: unknown) => void
}

const DAY = '1day'
const OF_DAYS: ReadonlySet<Period> = new Set([DAY, '1week', '1mon'])
/** Names of kept days begin with this. No symbol of the market does: what was really quoted stands under the symbol, without gaps. */
const PREFIX = 'simulated-'
const MARK_DIGITS = 8

/** The name under which days of an instrument are kept: another for every seed, version and property that they are a function of. */
export function nameOfDays(
  seed: Uint8Array,
  { symbol, class: listedUnder, hours, tickSize, lotSize }: Instrument,
  version = SIMULATOR_VERSION,
): string {
  const parts = [version, listedUnder, hours, String(tickSize), String(lotSize)]
  const hash = createHash('sha256').update(seed).update(JSON.stringify(parts))
  return `${PREFIX}${hash.digest('hex').slice(0, MARK_DIGITS)}.${symbol}`
}

export function withKeptDays(parts: Parts): Past {
  const { seed, instruments, simulator, store, now, onFailure } = parts
  const names = new Map(instruments.map((one) => [one.symbol, nameOfDays(seed, one)] as const))
  const dropped = new Set<string>()

  /** Days that were kept under other names are never read again. */
  async function dropOthers(symbol: string, own: string): Promise<void> {
    if (dropped.has(symbol)) return
    dropped.add(symbol)
    try {
      for (const name of await store.names(PREFIX))
        if (name.endsWith(`.${symbol}`) && name !== own) await store.drop(name, DAY)
    } catch (error) {
      dropped.delete(symbol)
      onFailure(error)
    }
  }

  async function keptOf(symbol: string, from: Millis, to: Millis): Promise<readonly Candle[]> {
    try {
      return await store.read({ symbol, period: DAY, from, to })
    } catch (error) {
      onFailure(error)
      return []
    }
  }

  async function keep(symbol: string, candles: readonly Candle[]): Promise<void> {
    try {
      await store.write(candles.map((candle) => ({ symbol, period: DAY, candle })))
    } catch (error) {
      onFailure(error)
    }
  }

  /** Every day that begins from `from` on and before `to`, all of which are over. */
  async function daysOf(
    symbol: string,
    own: string,
    from: Millis,
    to: Millis,
  ): Promise<readonly Candle[]> {
    await dropOthers(symbol, own)
    const days = new Map(
      (await keptOf(own, from, to)).map((candle) => [candle.start, candle] as const),
    )
    const made: Candle[] = []
    for (const gap of gapsOf(days, from, to))
      made.push(...(await simulator.candles(symbol, DAY, gap.from, gap.to)))
    if (made.length > 0) await keep(own, made)
    for (const candle of made) days.set(candle.start, candle)
    return [...days.values()].sort((one, other) => one.start - other.start)
  }

  return {
    keepsPast: true,
    async candles(symbol, period, from, to) {
      const own = names.get(symbol)
      if (own === undefined || !OF_DAYS.has(period))
        return simulator.candles(symbol, period, from, to)
      const first = startFrom(period, Math.max(from, FIRST_DAY))
      const last = startFrom(period, to)
      const end = Math.min(last, startOf(period, now()))
      if (first >= end) return []
      const days = await daysOf(symbol, own, first, end)
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
