/** Lists of orders and fills as a screen holds them: read by calls, changed by the news. */
import type { Answer, News } from '@evenkeel/wire'
import type { getFills, getOpenOrders, ordersChannel } from '../contract/index.ts'

export type Order = Answer<typeof getOpenOrders>['orders'][number]
export type OrderNews = Pick<News<typeof ordersChannel>, 'revision' | 'orders'>
/** The open orders as they were read, with what news told since. */
export type OpenOrders = Answer<typeof getOpenOrders> & {
  /** Each order that news told of, at its newest: those that are over too, so that older news does not bring one back. */
  readonly told?: ReadonlyMap<string, { readonly order: Order; readonly revision: number }>
}
export type Fill = Answer<typeof getFills>['fills'][number]

export function isOpen({ state }: Order): boolean {
  return state === 'open' || state === 'waiting'
}

/** Each order of the news is as it was at its revision: in its place, at the top when it is new, gone when it is over. */
export function withNews(open: OpenOrders, { revision, orders }: OrderNews): OpenOrders {
  const told = new Map(open.told)
  const byId = new Map(open.orders.map((order) => [order.id, order]))
  for (const order of orders) {
    if (revision <= (told.get(order.id)?.revision ?? open.revision)) continue
    told.set(order.id, { order, revision })
    if (isOpen(order)) byId.set(order.id, order)
    else byId.delete(order.id)
  }
  const newestFirst = [...byId.values()].sort((one, other) => other.at - one.at)
  return { ...open, told, orders: newestFirst }
}

/** A row of the open orders: one of them, or two of which one cancels the other. */
export type OpenEntry =
  | { readonly type: 'one'; readonly order: Order }
  | { readonly type: 'oco'; readonly limit: Order; readonly stop: Order }

/** Two legs that both still stand are one entry, where the first of them stood. */
export function entriesOf(orders: readonly Order[]): readonly OpenEntry[] {
  const byId = new Map(orders.map((order) => [order.id, order]))
  const entries: OpenEntry[] = []
  for (const order of orders) {
    if (!byId.delete(order.id)) continue
    const other = byId.get(order.otherLeg ?? '')
    if (other === undefined) entries.push({ type: 'one', order })
    else {
      byId.delete(other.id)
      const [limit, stop] = order.kind === 'limit' ? [order, other] : [other, order]
      entries.push({ type: 'oco', limit, stop })
    }
  }
  return entries
}

/** Revoking it revokes the other leg as well. */
export function isBound({ otherLeg }: Order, open: readonly Order[] | undefined): boolean {
  return otherLeg !== undefined && open?.some(({ id }) => id === otherLeg) === true
}

/** Something of it belongs into the history, or among the fills. */
export function isPast(order: Order): boolean {
  return !isOpen(order) || /[1-9]/.test(order.filled)
}

/** Only a limit order that rests, and is not one of two legs, can be changed. */
export function isAmendable({ kind, state, otherLeg }: Order): boolean {
  return kind === 'limit' && state === 'open' && otherLeg === undefined
}
