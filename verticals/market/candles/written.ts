/** Candles as text: an array in the form that a reader asked for. */
import type { Amount } from '@evenkeel/kernel'
import { encoderOf } from '@evenkeel/wire/server'
import { getKlines } from '../contract/index.ts'
import { swapCandleJson } from '../stream/swapTicks.ts'
import { candleJson } from '../stream/ticks.ts'
import type { Candle } from './candle.ts'

/** Those of our own call, from the newest on; and those of HTX's pages and stream, from either end. */
export const shapes = ['call', 'htx', 'htxNewestFirst'] as const
/** With lots, as HTX's of linear swaps: from the oldest on. */
export type Shape = (typeof shapes)[number] | { readonly lotSize: Amount }

const encode = encoderOf(getKlines.output)

export function writeCandles(candles: readonly Candle[], shape: Shape): string {
  if (shape === 'call')
    return encode(
      candles.map(({ start, ...figures }) => ({ id: start / 1000, ...figures })).reverse(),
    ) as string
  if (typeof shape === 'object')
    return `[${candles.map((candle) => swapCandleJson(candle, shape)).join()}]`
  const all = shape === 'htx' ? candles : candles.toReversed()
  return `[${all.map(candleJson).join()}]`
}
