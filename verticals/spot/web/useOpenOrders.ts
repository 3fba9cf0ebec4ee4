/** The member's open orders, as they are now: read once for the lists and the charts of a page. */
import { type SharedCall, useShared } from '@evenkeel/ui/data/useShared.ts'
import { getOpenOrders, ordersChannel } from '../contract/index.ts'
import { type OpenOrders, type Order, withNews } from './orderLists.ts'

const openOrders: SharedCall<typeof getOpenOrders, typeof ordersChannel> = {
  call: getOpenOrders,
  channel: ordersChannel,
  take: withNews,
}

export function useOpenOrders() {
  const { data, error, reload } = useShared(openOrders)
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
