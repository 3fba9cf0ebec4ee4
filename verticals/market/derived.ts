/** What the spec's clients show of a ticker: by how much the price changed in 24 hours. */
import type { Price } from '@evenkeel/kernel'

export type Derived = {
  /** In percent, rounded to 2 decimals. */
  readonly increase: string
  /** The same as text: `+1.25%`. */
  readonly change: string
  /** 1 when positive, otherwise 0. */
  readonly sign: 0 | 1
}

const HUNDREDTHS = 10_000n

export function derived({ open, close }: { readonly open: Price; readonly close: Price }): Derived {
  const hundredths = roundedRatio((close - open) * HUNDREDTHS, open)
  const size = hundredths < 0n ? -hundredths : hundredths
  const minus = hundredths < 0n ? '-' : ''
  const increase = `${minus}${size / 100n}.${String(size % 100n).padStart(2, '0')}`
  const isUp = hundredths > 0n
  return { increase, change: `${isUp ? '+' : ''}${increase}%`, sign: isUp ? 1 : 0 }
}

/** Halves go away from zero. */
function roundedRatio(part: bigint, whole: bigint): bigint {
  if (whole === 0n) return 0n
  const twice = 2n * part
  return (twice < 0n ? twice - whole : twice + whole) / (2n * whole)
}
