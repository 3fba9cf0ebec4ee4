/** When a market opens, as long as it is closed: by the core's own rules, and the exchange's clock. */

import { useNow } from '@evenkeel/ui/data/useNow.ts'
import { isTrading, openingOf } from '../core/rules.ts'
import type { Offer } from './offer.ts'

const SECOND_MS = 1_000

export function useOpening(market: Offer['market']): number | undefined {
  const now = useNow(SECOND_MS)
  return isTrading(market, now) ? undefined : openingOf(market, now)
}
