/** The minutes of a day as flat columns, one of them alone, and many folded into one. */

/** Prices are in ticks, amounts in lots, turnover in ticks times lots; a minute opens where the one before closed. */
export type Minutes = {
  readonly open: number
  readonly high: Int32Array
  readonly low: Int32Array
  readonly close: Int32Array
  readonly lots: Int32Array
  readonly turnover: Float64Array
  readonly count: Uint16Array
  /** Of the change that it was drawn from. */
  readonly deviation: Float32Array
}

export type Minute = {
  readonly open: number
  readonly high: number
  readonly low: number
  readonly close: number
  readonly lots: number
  readonly turnover: number
  readonly count: number
  readonly deviation: number
}

/** Minutes that close here; the rest is still to be filled in. */
export function minutesAlong(open: number, close: Int32Array): Minutes {
  const { length } = close
  return {
    open,
    high: new Int32Array(length),
    low: new Int32Array(length),
    close,
    lots: new Int32Array(length),
    turnover: new Float64Array(length),
    count: new Uint16Array(length),
    deviation: new Float32Array(length),
  }
}

export function minuteAt(minutes: Minutes, place: number): Minute {
  return {
    open: openAt(minutes, place),
    high: minutes.high[place]!,
    low: minutes.low[place]!,
    close: minutes.close[place]!,
    lots: minutes.lots[place]!,
    turnover: minutes.turnover[place]!,
    count: minutes.count[place]!,
    deviation: minutes.deviation[place]!,
  }
}

/** A day's turnover may be too large for a number: its upper and its lower part are added up apart. */
const PART = 2 ** 26

/** The minutes from one place to before another, as one. */
export function foldMinutes(minutes: Minutes, from: number, to: number) {
  let high = minutes.high[from]!
  let low = minutes.low[from]!
  let lots = 0
  let count = 0
  let upper = 0
  let lower = 0
  for (let place = from; place < to; place++) {
    high = Math.max(high, minutes.high[place]!)
    low = Math.min(low, minutes.low[place]!)
    lots += minutes.lots[place]!
    count += minutes.count[place]!
    const part = Math.floor(minutes.turnover[place]! / PART)
    upper += part
    lower += minutes.turnover[place]! - part * PART
  }
  return {
    open: openAt(minutes, from),
    high,
    low,
    close: minutes.close[to - 1]!,
    lots,
    turnover: BigInt(upper) * BigInt(PART) + BigInt(lower),
    count,
  }
}

function openAt(minutes: Minutes, place: number): number {
  return place === 0 ? minutes.open : minutes.close[place - 1]!
}
