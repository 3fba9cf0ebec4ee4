/** The member's subscriptions in progress: read once, and told anew with every change. */
import { useCall, useChannel } from '@evenkeel/ui'
import type { Answer } from '@evenkeel/wire'
import { getOrders, portfolioChannel } from '../contract/index.ts'

export type Order = Answer<typeof getOrders>['orders'][number]

/** `onChange`: one of them began, earned, changed or ended. */
export function useOrders(onChange?: () => void) {
  const orders = useCall(getOrders)
  useChannel(portfolioChannel, ({ revision, orders: told }) => {
    orders.update((known) => (revision > known.revision ? { revision, orders: told } : known))
    onChange?.()
  })
  return orders
}
