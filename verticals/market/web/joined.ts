/** What a call read, joined with what the stream said since: each thing once, in order. */
import type { Candle, MarketTrade } from '@evenkeel/ui'
import type { HtxCandle } from './messages.ts'

export const SHOWN_TRADES = 50
const KEPT_CANDLES = 2_000

/** Newest first, each once: what the call read and what the stream said overlap. */
export function withNew(
  known: readonly MarketTrade[] | undefined,
  trades: readonly MarketTrade[],
): readonly MarketTrade[] | undefined {
  if (known === undefined) return undefined
  const newest = known[0]?.id ?? 0
  return [...trades.filter(({ id }) => id > newest), ...known].slice(0, SHOWN_TRADES)
}

/** The last candle moves, a new one begins, or one that is over is told once more (Q47). */
export function withLast(known: readonly Candle[], tick: HtxCandle): readonly Candle[] {
  const candle = candleIn(tick)
  const last = known.at(-1)
  if (last !== undefined && candle.start < last.start)
    return known.map((one) => (one.start === candle.start ? candle : one))
  const before = last?.start === candle.start ? known.slice(0, -1) : known.slice(-KEPT_CANDLES + 1)
  return [...before, candle]
}

export function candleIn({ id, open, high, low, close, amount }: HtxCandle): Candle {
  return { start: id * 1000, open, high, low, close, volume: amount }
}
