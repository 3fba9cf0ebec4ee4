/** The terms that a pair begins with: on the first day, and as what is proposed for one that is listed later. */
import type { Instrument } from '@evenkeel/wire/server'
import type { Terms } from './core/index.ts'

/** Coins are traded against coins: who buys one can hold it. */
export const isPair = (instrument: Instrument): boolean => instrument.class === 'crypto'

export function firstTermsOf({ symbol, base, quote, tickSize, lotSize }: Instrument): Terms {
  return {
    pair: symbol,
    base,
    quote,
    tickSize,
    lotSize,
    makerFeeBps: 8,
    takerFeeBps: 10,
    minNotional: 500_000_000n,
    bandBps: 2_000,
    slippageBps: 500,
  }
}
