/** What the market and the member's account say of a contract now, for its forms. */
import { useDepth, useIsUnpriced, useTicker } from '@evenkeel/ui'
import { useNow } from '@evenkeel/ui/data/useNow.ts'
import { amountFrom } from '@evenkeel/ui/format/decimals.ts'
import { useMemo } from 'react'
import { bookNameOf, type Listed } from './listed.ts'
import type { Facts } from './orderFacts.ts'
import type { Own } from './useOwnAccount.ts'

/** Markets open and close on the minute. */
const EVERY_MS = 5_000

export function useFacts(listed: Listed, leverage: number, own: Own | undefined): Facts {
  const following = useTicker(listed.symbol)
  const ticker = following.value
  const { value: depth } = useDepth(bookNameOf(listed.terms))
  const now = useNow(EVERY_MS)
  const isStale = useIsUnpriced(following)
  const price = ticker?.index
  const standing = own?.standing
  const orders = own?.orders
  return useMemo(
    () => ({
      listed,
      leverage,
      reference: price === undefined ? undefined : { price: amountFrom(price), isStale },
      now,
      bids: depth?.bids,
      asks: depth?.asks,
      standing,
      orders,
    }),
    [listed, leverage, price, isStale, now, depth, standing, orders],
  )
}
