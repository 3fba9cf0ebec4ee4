/** The member's open orders, as they are now. */
import { useCall, useChannel } from '@evenkeel/ui'
import { getOpenOrders, ordersChannel } from '../contract/index.ts'
import { withNews } from './orderLists.ts'

export function useOpenOrders() {
  const { data, error, reload, update } = useCall(getOpenOrders)
  useChannel(ordersChannel, ({ orders }) =>
    update((open) => ({ orders: [...withNews(open.orders, orders)] })),
  )
  return { orders: data?.orders, error, reload }
}
