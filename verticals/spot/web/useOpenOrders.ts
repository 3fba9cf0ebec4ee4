/** The member's open orders, as they are now. */
import { useCall, useChannel } from '@evenkeel/ui'
import { getOpenOrders, ordersChannel } from '../contract/index.ts'
import { type OpenOrders, type Order, withNews } from './orderLists.ts'

export function useOpenOrders() {
  const { data, error, reload, update } = useCall(getOpenOrders)
  useChannel(ordersChannel, (news) => update((open) => withNews(open, news)))
  const open: OpenOrders | undefined = data
  return {
    orders: open?.orders,
    error,
    reload,
    /** An order as it is now, as far as that was told: one that is over too. */
    latest: (order: Order): Order =>
      open?.told?.get(order.id)?.order ?? open?.orders.find(({ id }) => id === order.id) ?? order,
  }
}
