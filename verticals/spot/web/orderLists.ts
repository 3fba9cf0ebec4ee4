/** Lists of orders and fills as a screen holds them: read by calls, changed by the news. */
import type { Answer } from '@evenkeel/wire'
import type { getFills, getOpenOrders } from '../contract/index.ts'

export type Order = Answer<typeof getOpenOrders>['orders'][number]
export type Fill = Answer<typeof getFills>['fills'][number]

export function isOpen({ state }: Order): boolean {
  return state === 'open' || state === 'waiting'
}

/** Each order of the news is as it is now: in its place, at the top when it is new, gone when it is over. */
export function withNews(open: readonly Order[], news: readonly Order[]): readonly Order[] {
  const byId = new Map(open.map((order) => [order.id, order]))
  for (const order of news)
    if (isOpen(order)) byId.set(order.id, order)
    else byId.delete(order.id)
  return [...byId.values()].sort((one, other) => other.at - one.at)
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
