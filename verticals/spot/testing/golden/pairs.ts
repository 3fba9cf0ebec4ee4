/** The pairs of the golden spot journal, who trades them, and what they have. */
import { UNIT } from '@evenkeel/kernel'
import type { Terms } from '../../core/index.ts'

/** The last one is the last that the ledger has room for. */
export const LAST = 134_217_727
export const MEMBERS = [1, 2, 3, 70_000, LAST]
/** So much of each coin for each of them, and for the house maker. */
export const FUNDS = {
  USDT: '20000000',
  BTC: '2000',
  SHIB: '600000000000',
  IDR: '900000000000',
  DUST: '1',
} as const

export const BTC = 'BTC-USDT'
/** Very many coins. */
export const SHIB = 'SHIB-USDT'
/** A very high price. */
export const IDR = 'BTC-IDR'
/** Down to a single unit, and without a price. */
export const DUST = 'DUST-USDT'

const LIMITS = {
  makerFeeBps: 8,
  takerFeeBps: 10,
  minNotional: 5n * UNIT,
  bandBps: 2000,
  slippageBps: 500,
}

export const PAIRS: readonly Terms[] = [
  { ...named(BTC), ...LIMITS, tickSize: UNIT / 100n, lotSize: UNIT / 100_000n },
  { ...named(SHIB), ...LIMITS, tickSize: 1n, lotSize: UNIT },
  { ...named(IDR), ...LIMITS, tickSize: 1_000n * UNIT, lotSize: UNIT / 100_000n },
  { ...named(DUST), ...LIMITS, tickSize: UNIT, lotSize: 1n, minNotional: 0n, makerFeeBps: 0 },
]

function named(pair: string) {
  const [base, quote] = pair.split('-') as [string, string]
  return { pair, base, quote }
}
