/** A candle: what the price did in one period, and what was traded. */
import { type Amount, larger, type Millis, type Price, smaller } from '@evenkeel/kernel'

export type Candle = {
  readonly start: Millis
  readonly open: Price
  readonly high: Price
  readonly low: Price
  readonly close: Price
  /** What was traded, in the base and in the quote coin. */
  readonly amount: Amount
  readonly vol: Amount
  /** How many trades that were. */
  readonly count: number
}

/** A candle in which nothing happened: the price stands where it was. */
export function flat(start: Millis, price: Price): Candle {
  return {
    start,
    open: price,
    high: price,
    low: price,
    close: price,
    amount: 0n,
    vol: 0n,
    count: 0,
  }
}

/** One candle that says what these say together, from the oldest to the newest. */
export function fold(start: Millis, candles: readonly [Candle, ...Candle[]]): Candle {
  const [first, ...rest] = candles
  return rest.reduce(join, { ...first, start })
}

/**
 * A candle with what came after it in the same period. One in which nothing happened says nothing of where the next opens: after a
 * market was closed that may be elsewhere.
 */
export function join(before: Candle, after: Candle): Candle {
  return isQuiet(before) ? { ...after, start: before.start } : joinAll(before, after)
}

/** The same for what is no candle but a span of time, which begins where the price stood then. */
export function joinAll(before: Candle, after: Candle): Candle {
  return {
    start: before.start,
    open: before.open,
    high: larger(before.high, after.high),
    low: smaller(before.low, after.low),
    close: after.close,
    amount: before.amount + after.amount,
    vol: before.vol + after.vol,
    count: before.count + after.count,
  }
}

/** The same candle where the last trade was at this price: that is where it stands, and it reaches as far as that. */
export function closingAt(candle: Candle, price: Price | undefined): Candle {
  if (price === undefined || price === candle.close) return candle
  return {
    ...candle,
    high: larger(candle.high, price),
    low: smaller(candle.low, price),
    close: price,
  }
}

function isQuiet({ count, high, low }: Candle): boolean {
  return count === 0 && high === low
}
