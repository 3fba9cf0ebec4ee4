/** Candles for tests: the same walk of prices every time. */
import type { ChartCandle } from '../candle.ts'

export const MINUTE = 60_000

/** So many candles of a minute each, from a start on. */
export function walk(count: number, start = 0): ChartCandle[] {
  let seed = 42
  const chance = () => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    return seed / 2_147_483_648
  }
  let price = 100
  return Array.from({ length: count }, (_, i) => {
    const open = price
    const close = open + (chance() - 0.5) * 4
    price = close
    return {
      start: start + i * MINUTE,
      open,
      close,
      high: Math.max(open, close) + chance(),
      low: Math.min(open, close) - chance(),
      volume: 1 + chance() * 9,
    }
  })
}
