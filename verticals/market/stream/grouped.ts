/** Depth with prices drawn together: each step is ten times as coarse as the one before. */
import type { Price } from '@evenkeel/kernel'
import type { Depth, Level } from '../market.ts'

const WHOLE = 150
const GROUPED = 20

/** Step 0 is the book as it is; bids are drawn down and offers up, so that nobody is promised more. */
export function grouped(depth: Depth, tickSize: Price, step: number): Depth {
  const { bids, asks } = depth
  if (step === 0) return { ...depth, bids: bids.slice(0, WHOLE), asks: asks.slice(0, WHOLE) }
  const size = tickSize * 10n ** BigInt(step)
  return {
    ...depth,
    bids: drawn(bids, (price) => price - (price % size)),
    asks: drawn(asks, (price) => price + ((size - (price % size)) % size)),
  }
}

function drawn(levels: readonly Level[], to: (price: Price) => Price): Level[] {
  const amounts = new Map<Price, bigint>()
  for (const { price, amount } of levels)
    amounts.set(to(price), (amounts.get(to(price)) ?? 0n) + amount)
  return [...amounts]
    .filter(([price]) => price > 0n)
    .slice(0, GROUPED)
    .map(([price, amount]) => ({ price, amount }))
}
