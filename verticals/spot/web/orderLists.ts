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

/** Something of it belongs into the history, or among the fills. */
export function isPast(order: Order): boolean {
  return !isOpen(order) || /[1-9]/.test(order.filled)
}

/** Only a limit order that rests, and is not one of two legs, can be changed. */
export function isAmendable({ kind, state, otherLeg }: Order): boolean {
  return kind === 'limit' && state === 'open' && otherLeg === undefined
}
