/** Candles as text: an array in the form that a reader asked for. */
import { encoderOf } from '@evenkeel/wire/server'
import { getKlines } from '../contract/index.ts'
import { candleJson } from '../stream/ticks.ts'
import type { Candle } from './candle.ts'

/** Those of our own call, from the newest on; and those of HTX's pages and stream, from either end. */
export const shapes = ['call', 'htx', 'htxNewestFirst'] as const
export type Shape = (typeof shapes)[number]

const encode = encoderOf(getKlines.output)

export function writeCandles(candles: readonly Candle[], shape: Shape): string {
  if (shape === 'call')
    return encode(
      candles.map(({ start, ...figures }) => ({ id: start / 1000, ...figures })).reverse(),
    ) as string
  const all = shape === 'htx' ? candles : candles.toReversed()
  return `[${all.map(candleJson).join()}]`
}
