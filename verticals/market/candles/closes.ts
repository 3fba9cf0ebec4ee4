/** Closing prices of the past, for whoever values something by them; once known, one never changes. */
import type { Millis, Price } from '@evenkeel/kernel'
import type { ClosesAt } from '@evenkeel/wire/server'
import { type Candles, TooManyQuestions } from './candles.ts'
import { type Period, startAfter, startOf } from './period.ts'
import { KEPT } from './series.ts'

/** Since when minutes are read: a day of 25 hours, and some more. */
const MINUTES_MS = 26 * 3_600_000
/** All coins of a year in a dozen time zones. */
const KNOWN_MAX = 50_000
/** Questions of one caller that wait for their turn. */
const WAITING_MAX = 100

type Learning = { readonly symbol: string; readonly period: Period; readonly caller: string }
type Wanted = { readonly period: Period; readonly start: Millis }

export function createCloses(
  candles: Pick<Candles, 'between'>,
  now: () => Millis,
  keptMax = KNOWN_MAX,
): ClosesAt {
  /** `undefined` where the market had no price yet. */
  const known = new Map<string, Price | undefined>()
  const inTurn = createTurns()

  /** Reads those that are missing, in as few steps as a reading may be long. */
  async function learn(
    { symbol, period, caller }: Learning,
    starts: readonly Millis[],
  ): Promise<void> {
    let left = [...new Set(starts)]
      .filter((start) => !known.has(nameOf(symbol, { period, start })))
      .sort((one, other) => one - other)
    while (left.length > 0) {
      const [from = 0] = left
      const to = startAfter(period, from, KEPT)
      const wanted = left.filter((start) => start < to)
      left = left.slice(wanted.length)
      const end = startAfter(period, wanted.at(-1) ?? from)
      const read = await candles.between(
        symbol,
        period,
        { from, to: end, most: KEPT, isWhole: true },
        caller,
      )
      // Without any candle the source may have failed: only what is before the first one has no price for good.
      if (read.length === 0) continue
      for (const start of wanted) {
        const candle = read.findLast((one) => one.start <= start)
        keep(nameOf(symbol, { period, start }), candle?.close)
      }
    }
  }

  function keep(name: string, price: Price | undefined): void {
    known.set(name, price)
    const [oldest] = known.keys()
    if (known.size > keptMax && oldest !== undefined) known.delete(oldest)
  }

  async function closesAt(
    symbol: string,
    moments: readonly Millis[],
    caller: string,
  ): Promise<readonly (Price | undefined)[] | 'busy'> {
    const at = now()
    const wanted = moments.map((moment): Wanted => {
      const period = moment > at - MINUTES_MS ? '1min' : '60min'
      return { period, start: startAfter(period, startOf(period, moment), -1) }
    })
    try {
      for (const period of ['1min', '60min'] as const) {
        const starts = wanted.filter((one) => one.period === period).map(({ start }) => start)
        await learn({ symbol, period, caller }, starts)
      }
    } catch (error) {
      if (error instanceof TooManyQuestions) return 'busy'
      throw error
    }
    return wanted.map((one) => known.get(nameOf(symbol, one)))
  }
  return (symbol, moments, caller) => inTurn(caller, () => closesAt(symbol, moments, caller))
}

/** Takes the questions of each caller one after another: who comes later finds what those before have read. */
function createTurns() {
  const turns = new Map<string, { waiting: number; last: Promise<unknown> }>()
  return async <Result>(caller: string, read: () => Promise<Result>): Promise<Result | 'busy'> => {
    const turn = turns.get(caller) ?? { waiting: 0, last: Promise.resolve() }
    turns.set(caller, turn)
    if (turn.waiting >= WAITING_MAX) return 'busy'
    turn.waiting += 1
    const mine = turn.last.then(read).finally(() => {
      turn.waiting -= 1
    })
    turn.last = mine.catch(() => undefined)
    return mine
  }
}

const nameOf = (symbol: string, { period, start }: Wanted) => `${symbol} ${period} ${start}`
