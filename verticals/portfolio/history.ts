/** The history of subscriptions: how each began and how it ended. What it earns meanwhile is in the state. */
import { formatAmount, type Id } from '@evenkeel/kernel'
import {
  type Columns,
  insertRows,
  type ProjectedEntry,
  type Projection,
  type Row,
  withRows,
} from '@evenkeel/wire/server'
import type { Event, Subscribed } from './core/index.ts'

const COLUMNS: Columns = [
  ['realm', 'text'],
  ['id', 'bigint'],
  ['member', 'bigint'],
  ['product', 'text'],
  ['asset', 'text'],
  ['days', 'int'],
  ['amount', 'numeric'],
  ['daily_yield', 'numeric'],
  ['exit_fee_bps', 'int'],
  ['is_exitable', 'int'],
  ['start_at', 'bigint'],
]
const END_COLUMNS: Columns = [
  ['id', 'bigint'],
  ['state', 'text'],
  ['earned', 'numeric'],
  ['ended_at', 'bigint'],
  ['renewal', 'text'],
]

export const subscriptions: Projection = {
  name: 'portfolio_orders',
  version: 1,
  create: `drop table if exists portfolio_order;
    create table portfolio_order (
      realm text not null, id bigint not null, member bigint not null, product text not null,
      asset text not null, days int not null, amount numeric(38, 8) not null,
      daily_yield numeric(38, 8) not null, exit_fee_bps int not null, is_exitable int not null,
      start_at bigint not null, state text not null default 'inProgress',
      earned numeric(38, 8) not null default 0, ended_at bigint, renewal text, primary key (id)
    );
    create index portfolio_order_by_member on portfolio_order (member, id);
    create index portfolio_order_by_end on portfolio_order (member, ended_at)
      where ended_at is not null;`,
  fold(entries) {
    const begun: Row[] = []
    const ended: Row[] = []
    for (const entry of entries) foldEntry(entry, begun, ended)
    const end = `update portfolio_order as o set state = given.state, earned = given.earned,
      ended_at = given.ended_at, renewal = given.renewal from given where o.id = given.id`
    return [
      ...insertRows('portfolio_order', COLUMNS, begun),
      ...withRows('end portfolio_order', END_COLUMNS, ended, end),
    ]
  },
}

function foldEntry({ realm, decision }: ProjectedEntry, begun: Row[], ended: Row[]): void {
  if (!decision.ok) return
  for (const event of decision.events as readonly Event[])
    switch (event.type) {
      case 'subscribed':
        begun.push(rowOf(realm, event))
        break
      case 'subscriptionMatured':
        ended.push(endOf(event.id, 'completed', event.earned, event.at, event.renewal))
        break
      case 'subscriptionExited':
        ended.push(endOf(event.id, 'exited', 0n, event.at, null))
    }
}

/** In the order of `COLUMNS`. */
function rowOf(realm: string, event: Subscribed): Row {
  return [
    realm,
    event.id,
    event.member,
    event.product,
    event.asset,
    event.days,
    formatAmount(event.amount),
    formatAmount(event.dailyYield),
    event.exitFeeBps,
    event.isExitable ? 1 : 0,
    event.at,
  ]
}

function endOf(id: Id, state: string, earned: bigint, at: number, renewal: string | null): Row {
  return [id, state, formatAmount(earned), at, renewal]
}
