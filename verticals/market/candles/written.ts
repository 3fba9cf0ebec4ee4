/** Candles as text: an array in the form that a reader asked for. */
import type { Amount, Price } from '@evenkeel/kernel'
import { encoderOf } from '@evenkeel/wire/server'
import { getKlines } from '../contract/index.ts'
import { swapCandleJson } from '../stream/swapTicks.ts'
import { candleJson } from '../stream/ticks.ts'
import { type Candle, flat } from './candle.ts'

/** Those of our own call, from the newest on; and those of HTX's pages and stream, from either end. */
export const shapes = ['call', 'htx', 'htxNewestFirst'] as const
/** HTX's of linear swaps, from the oldest on: of trades in lots, of the mark in ticks, and of how far the mark is from the index. */
export type Shape =
  | (typeof shapes)[number]
  | { readonly lotSize: Amount }
  | { readonly tickSize: Price }
  | 'premium'

const encode = encoderOf(getKlines.output)

export function writeCandles(candles: readonly Candle[], shape: Shape): string {
  if (shape === 'call')
    return encode(
      candles.map(({ start, ...figures }) => ({ id: start / 1000, ...figures })).reverse(),
    ) as string
  if (shape === 'premium') return `[${candles.map(premiumJson).join()}]`
  if (typeof shape === 'object') {
    const lineOf = (candle: Candle) =>
      'lotSize' in shape ? swapCandleJson(candle, shape) : candleJson(inTicks(candle, shape))
    return `[${candles.map(lineOf).join()}]`
  }
  const all = shape === 'htx' ? candles : candles.toReversed()
  return `[${all.map(candleJson).join()}]`
}

/** The mark is the index: it is nowhere above or below it. */
function premiumJson({ start }: Candle): string {
  return candleJson(flat(start, 0n))
}

/** To the nearest tick, halves up, as marks are. */
function inTicks(candle: Candle, { tickSize }: { readonly tickSize: Price }): Candle {
  const whole = (price: Price) => ((2n * price + tickSize) / (2n * tickSize)) * tickSize
  const { open, high, low, close } = candle
  return { ...candle, open: whole(open), high: whole(high), low: whole(low), close: whole(close) }
}
