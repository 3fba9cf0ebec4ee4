/** The products that a first install offers, and what a sandbox's house has to pay for them. */
import { type Amount, parseAmount, UNIT } from '@evenkeel/kernel'
import type { Product } from './core/index.ts'

type Line = readonly [days: number, dailyYield: string, feeBps: number, exitFeeBps: number | 'none']

const LINES: readonly Line[] = [
  [1, '0.008', 0, 'none'],
  [7, '0.011', 0, 0],
  [15, '0.013', 0, 0],
  [30, '0.016', 0, 10],
  [60, '0.019', 0, 20],
  [90, '0.022', 0, 30],
]
/** The smallest and the largest subscription, and what everybody together may invest in one product. */
const COINS: Readonly<Record<string, readonly [number, number, number]>> = {
  USDT: [100, 50_000, 2_000_000],
}

export const firstProducts: readonly Product[] = Object.entries(COINS).flatMap(
  ([asset, [minimum, maximum, capacity]]) =>
    LINES.map(([days, dailyYield, feeBps, exitFeeBps]) => ({
      product: `${asset}.${days}`,
      asset,
      days,
      dailyYield: parseAmount(dailyYield) ?? 0n,
      minimum: whole(minimum),
      maximum: whole(maximum),
      capacity: whole(capacity),
      feeBps,
      isExitable: exitFeeBps !== 'none',
      exitFeeBps: exitFeeBps === 'none' ? 0 : exitFeeBps,
      isOffered: true,
    })),
)

/** Enough for all of them to be sold out. */
export const SANDBOX_FUNDS = { asset: 'USDT', amount: whole(120_000) } as const

function whole(count: number): Amount {
  return BigInt(count) * UNIT
}
