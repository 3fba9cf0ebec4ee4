/** When a source no longer tells of a symbol's trades: its prices went on without any for a while. */
import type { Millis } from '@evenkeel/kernel'

/** A venue whose socket broke is asked for tickers, which hold no trades: from then on a last trade says less than the reference price. */
export const TRADELESS_MS: Millis = 3 * 60_000

/** Whether a price that is told now, and no trade with it, comes too long after the last trade. */
export function isTradeless(tradedAt: Millis, now: Millis): boolean {
  return now - tradedAt > TRADELESS_MS
}
