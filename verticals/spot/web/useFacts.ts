/** What the market and the member's account say of a pair now, for the order form. */
import { useBalance, useDepth, useIsUnpriced, useSession, useTicker } from '@evenkeel/ui'
import { useMemo } from 'react'
import type { Side } from './tradeForm.ts'
import type { Facts, Terms } from './tradeMarket.ts'

export function useFacts(terms: Terms, side: Side): Facts {
  const { signedIn } = useSession()
  const following = useTicker(terms.pair)
  const ticker = following.value
  const isStale = useIsUnpriced(following)
  const { value: depth } = useDepth(terms.pair)
  const balance = useBalance(side === 'buy' ? terms.quote : terms.base, 'spot')
  const available = signedIn ? balance?.available : undefined
  return useMemo(
    () => ({
      terms,
      available,
      last: ticker?.close,
      index: ticker?.index,
      isStale,
      bids: depth?.bids,
      asks: depth?.asks,
    }),
    [terms, available, isStale, ticker, depth],
  )
}
