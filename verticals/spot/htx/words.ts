/** HTX's words for orders, and ours. */

import { formatAmount } from '@evenkeel/kernel'
import type { Json } from '@evenkeel/wire/server/htx'
import type { Kind, SideName, TimeInForce } from '../core/index.ts'
import type { viewOf } from '../view.ts'

export type OrderView = ReturnType<typeof viewOf>
type Sort = { readonly kind: Kind; readonly force: TimeInForce }

/** What comes behind `buy-` or `sell-`. */
const SORTS: Readonly<Record<string, Sort>> = {
  market: { kind: 'market', force: 'gtc' },
  limit: { kind: 'limit', force: 'gtc' },
  ioc: { kind: 'limit', force: 'ioc' },
  'limit-maker': { kind: 'limit', force: 'postOnly' },
  'limit-fok': { kind: 'limit', force: 'fok' },
  'stop-limit': { kind: 'stopLimit', force: 'gtc' },
  'stop-limit-fok': { kind: 'stopLimit', force: 'fok' },
  // Not HTX's: orders that are placed elsewhere have a name here as well.
  'stop-limit-ioc': { kind: 'stopLimit', force: 'ioc' },
  'stop-limit-maker': { kind: 'stopLimit', force: 'postOnly' },
  'stop-market': { kind: 'stopMarket', force: 'gtc' },
}

/** `buy-limit` as a side, a kind and a time in force. */
export function sortOf(type: string): (Sort & { readonly side: SideName }) | undefined {
  const [, side, rest = ''] = /^(buy|sell)-(.+)$/.exec(type) ?? []
  const sort = Object.hasOwn(SORTS, rest) ? SORTS[rest] : undefined
  return sort && side !== undefined ? { ...sort, side: side as SideName } : undefined
}

export function typeOf({ side, kind, force }: Pick<OrderView, 'side' | 'kind' | 'force'>): string {
  const isPriced = kind === 'limit' || kind === 'stopLimit'
  const [name] = Object.entries(SORTS).find(
    ([, sort]) => sort.kind === kind && (!isPriced || sort.force === force),
  ) ?? ['limit']
  return `${side}-${name}`
}

export const stages = [
  'created',
  'submitted',
  'partial-filled',
  'filled',
  'partial-canceled',
  'canceled',
] as const
export type Stage = (typeof stages)[number]

/** How an order stands. */
export function stageOf({ state, filled }: Pick<OrderView, 'state' | 'filled'>): Stage {
  const isPartly = filled > 0n
  if (state === 'waiting') return 'created'
  if (state === 'open') return isPartly ? 'partial-filled' : 'submitted'
  if (state === 'filled') return 'filled'
  return isPartly ? 'partial-canceled' : 'canceled'
}

/** The same in SQL, over the columns of an order. */
export const STAGE = `case state when 'waiting' then 'created' when 'filled' then 'filled'
  when 'open' then case when filled > 0 then 'partial-filled' else 'submitted' end
  else case when filled > 0 then 'partial-canceled' else 'canceled' end end`

/** An order as `GET /v1/order/orders/{order-id}` tells it; lists of open orders spell what is filled in another way. */
export function orderJson(order: OrderView, account: number, isOpen = false): Json {
  const { price, quantity, spend, stopPrice } = order
  const filled = isOpen ? 'filled' : 'field'
  const isOver = order.state === 'filled' || order.state === 'cancelled'
  const endedAt = order.endedAt ?? 0
  return {
    id: order.id,
    symbol: order.pair,
    'account-id': account,
    'client-order-id': order.clientId ?? '',
    amount: formatAmount(quantity ?? spend ?? 0n),
    price: formatAmount(price ?? 0n),
    'created-at': order.at,
    type: typeOf(order),
    [`${filled}-amount`]: formatAmount(order.filled),
    [`${filled}-cash-amount`]: formatAmount(order.dealAmount),
    [`${filled}-fees`]: formatAmount(order.fee),
    'finished-at': isOver ? endedAt : 0,
    'canceled-at': order.state === 'cancelled' ? endedAt : 0,
    source: 'spot-api',
    state: stageOf(order),
    ...(stopPrice === undefined ? {} : { 'stop-price': formatAmount(stopPrice) }),
  }
}
