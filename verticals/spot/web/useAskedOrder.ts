/** An order that the address names, as a notification's does: looked at once it is read. */
import { useClient, usePlace, useSession } from '@evenkeel/ui'
import { useEffect, useEffectEvent } from 'react'
import { getOrder } from '../contract/index.ts'
import type { Order } from './orderLists.ts'

export function useAskedOrder(onOrder: (order: Order) => void): void {
  const { client } = useClient()
  const { signedIn } = useSession()
  const { query } = usePlace()
  const id = query.get('order')
  const look = useEffectEvent(onOrder)
  useEffect(() => {
    if (id === null || !signedIn) return
    const leaving = new AbortController()
    const { signal } = leaving
    client
      .call(getOrder, { id }, { signal })
      .then((order) => !signal.aborted && look(order))
      // One that is none is no reason to keep anybody from trading.
      .catch(() => undefined)
    return () => leaving.abort()
  }, [client, id, signedIn])
}
