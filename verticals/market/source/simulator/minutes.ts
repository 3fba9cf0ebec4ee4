/** The minutes of a day as flat columns, and many folded into one. */

/**
 * Prices are in ticks, amounts in lots, turnover in ticks times lots. A minute opens where the one before closed; the first of a
 * session where the price has got to meanwhile. One in which the market is closed has no trades, and the last price of the session.
 */
export type Minutes = {
  readonly open: Int32Array
  readonly high: Int32Array
  readonly low: Int32Array
  readonly close: Int32Array
  readonly lots: Int32Array
  readonly turnover: Float64Array
  readonly count: Uint16Array
}

/** Still to be filled in. */
export function emptyMinutes(length: number): Minutes {
  return {
    open: new Int32Array(length),
    high: new Int32Array(length),
    low: new Int32Array(length),
    close: new Int32Array(length),
    lots: new Int32Array(length),
    turnover: new Float64Array(length),
    count: new Uint16Array(length),
  }
}

/** A day's turnover may be too large for a number: its upper and its lower part are added up apart. */
const PART = 2 ** 26

/** The minutes from one place to before another, as one; those without a trade say nothing, unless there are no others. */
export function foldMinutes(minutes: Minutes, from: number, to: number) {
  let first = from
  while (first < to - 1 && minutes.count[first] === 0) first++
  let high = minutes.high[first]!
  let low = minutes.low[first]!
  let lots = 0
  let count = 0
  let upper = 0
  let lower = 0
  for (let place = first; place < to; place++) {
    if (minutes.count[place] === 0) continue
    high = Math.max(high, minutes.high[place]!)
    low = Math.min(low, minutes.low[place]!)
    lots += minutes.lots[place]!
    count += minutes.count[place]!
    const part = Math.floor(minutes.turnover[place]! / PART)
    upper += part
    lower += minutes.turnover[place]! - part * PART
  }
  return {
    open: minutes.open[first]!,
    high,
    low,
    close: minutes.close[to - 1]!,
    lots,
    turnover: BigInt(upper) * BigInt(PART) + BigInt(lower),
    count,
  }
}
