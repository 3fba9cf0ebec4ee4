/**
 * What was seen in one minute: prices and trades, before it is known where the minute opened.
 *
 * A minute opens where the one before it closed, unless a session begins with it. The prices that are seen in it make its high, its low and its close: those of trades
 * where a symbol has an order book, otherwise reference prices. Its trades make its amount, its turnover (each trade's rounded down to
 * 10^-8) and its count. Each belongs to the minute of its own time.
 */
import { type Amount, larger, type Millis, type Price, smaller, UNIT } from '@evenkeel/kernel'
import type { Trade } from '../source/source.ts'
import type { Candle } from './candle.ts'

export type Minute = {
  readonly start: Millis
  prices:
    | { readonly first: Price; readonly high: Price; readonly low: Price; readonly last: Price }
    | undefined
  amount: Amount
  vol: Amount
  count: number
}

export function emptyMinute(start: Millis): Minute {
  return { start, prices: undefined, amount: 0n, vol: 0n, count: 0 }
}

/** The moves of a symbol come in the order of time: a price that is seen is the last so far. */
export function seePrice(minute: Minute, price: Price): void {
  const { first, high, low } = minute.prices ?? { first: price, high: price, low: price }
  minute.prices = { first, high: larger(high, price), low: smaller(low, price), last: price }
}

export function seeTrade(minute: Minute, { price, amount }: Pick<Trade, 'price' | 'amount'>): void {
  minute.amount += amount
  minute.vol += (price * amount) / UNIT
  minute.count++
}

/**
 * The minute's candle, after one that closed at this price; none while there is no price at all. With the first minute of a session
 * the price begins anew.
 */
export function candleOf(
  minute: Minute,
  closeBefore: Price | undefined,
  isFirst = false,
): Candle | undefined {
  const { start, prices, amount, vol, count } = minute
  const open = (isFirst ? prices?.first : closeBefore) ?? closeBefore ?? prices?.first
  if (open === undefined) return undefined
  const { high, low, last: close } = prices ?? { high: open, low: open, last: open }
  return {
    start,
    open,
    high: larger(open, high),
    low: smaller(open, low),
    close,
    amount,
    vol,
    count,
  }
}
