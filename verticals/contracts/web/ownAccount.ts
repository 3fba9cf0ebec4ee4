/** The member's contract account as a screen holds it: read by calls, changed by the news. */
import { amountFrom } from '@evenkeel/ui/format/decimals.ts'
import type { Answer, News } from '@evenkeel/wire'
import type { contractsChannel, getAccount, getOpenOrders } from '../contract/index.ts'

export type OwnAccount = Answer<typeof getAccount>
export type Position = OwnAccount['positions'][number]
export type Order = Answer<typeof getOpenOrders>['orders'][number]
export type ContractNews = News<typeof contractsChannel>

/** The open orders as they were read, with what news told since. */
export type OpenOrders = Answer<typeof getOpenOrders> & {
  /** At which revision an order was told of last: those that are over too, so that older news does not bring one back. */
  readonly told?: ReadonlyMap<string, number>
}

/** News tells the whole account as a change left it. */
export function accountWithNews(known: OwnAccount, news: ContractNews): OwnAccount {
  if (news.revision <= known.revision) return known
  const { revision, account, positions } = news
  return { revision, account, positions }
}

/** Whether there are fills, funding or a change of positions between two news: placing and cancelling move what orders hold alone. */
export function isTraded(news: ContractNews, before: ContractNews | undefined): boolean {
  return before === undefined || tradedIn(news) !== tradedIn(before)
}

function tradedIn({ account, positions }: ContractNews): string {
  const all = amountFrom(account.balance) + amountFrom(account.held)
  const held = positions.map(({ id, lots, cost, funding }) => [id, lots, cost, funding])
  return JSON.stringify([String(all), held])
}

/** Whether an order is over that was open, or never was. */
export function hasOver({ orders, over }: ContractNews): boolean {
  return over.length > 0 || orders.some((order) => !isOpen(order))
}

/** Each order of the news is as it was at its revision: in its place, at the top when it is new, gone when it is over. */
export function ordersWithNews(known: OpenOrders, news: ContractNews): OpenOrders {
  const { revision } = news
  const told = new Map(known.told)
  const byId = new Map(known.orders.map((order) => [order.id, order]))
  const isNew = (id: string) => revision > (told.get(id) ?? known.revision)
  for (const order of news.orders) {
    if (!isNew(order.id)) continue
    told.set(order.id, revision)
    if (isOpen(order)) byId.set(order.id, order)
    else byId.delete(order.id)
  }
  for (const id of news.over) {
    if (!isNew(id)) continue
    told.set(id, revision)
    byId.delete(id)
  }
  const newestFirst = [...byId.values()].sort((one, other) => other.at - one.at)
  return { ...known, told, orders: newestFirst }
}

export function isOpen({ state }: Pick<Order, 'state'>): boolean {
  return state === 'open' || state === 'waiting'
}

/** What a take-profit or stop-loss of a position is, among its open orders. */
export function isTarget({ kind }: Pick<Order, 'kind'>): boolean {
  return kind === 'takeProfit' || kind === 'stopLoss'
}

export function targetsOf(
  { symbol, side }: Pick<Position, 'symbol' | 'side'>,
  orders: readonly Order[] = [],
): readonly Order[] {
  return orders.filter((one) => isTarget(one) && one.symbol === symbol && one.side === side)
}

/** Only a limit order that rests can be changed. */
export function isAmendable({ kind, state }: Order): boolean {
  return kind === 'limit' && state === 'open'
}
