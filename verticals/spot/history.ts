/** Orders and fills, folded from the journal into tables that are kept for ever. */
import { type Amount, ASK, BID, formatAmount, type Id } from '@evenkeel/kernel'
import { column, type ProjectedEntry, type Projection, type Statement } from '@evenkeel/wire/server'
import type { Event, Placed, Reference, Traded } from './core/index.ts'
import { type Facts, factsOfPlaced } from './view.ts'

/** Where spot's movements stand in the bill. */
export const reasons = {
  spotTrade: 'spot',
  spotFee: 'spot',
} as const

/** The price that set something off, where it came from and when; null for what no price did. */
const REFERENCE_COLUMNS = [
  ['reference', 'numeric'],
  ['source', 'text'],
  ['reference_at', 'bigint'],
] as const
const ORDER_COLUMNS = [
  ['realm', 'text'],
  ['id', 'bigint'],
  ['member', 'bigint'],
  ['pair', 'text'],
  ['side', 'int'],
  ['kind', 'text'],
  ['force', 'text'],
  ['tick', 'bigint'],
  ['stop', 'bigint'],
  ['lots', 'bigint'],
  ['spend', 'numeric'],
  ['partner', 'bigint'],
  ['client_id', 'text'],
  ['at', 'bigint'],
  ['filled', 'bigint'],
  ['deal', 'numeric'],
  ['fee', 'numeric'],
  ['state', 'text'],
  ['why', 'text'],
  ['ended_at', 'bigint'],
  ...REFERENCE_COLUMNS,
] as const
const FILL_COLUMNS = [
  ['realm', 'text'],
  ['member', 'bigint'],
  ['id', 'bigint'],
  ['order_id', 'bigint'],
  ['pair', 'text'],
  ['side', 'int'],
  ['role', 'text'],
  ['tick', 'bigint'],
  ['lots', 'bigint'],
  ['deal', 'numeric'],
  ['fee', 'numeric'],
  ['at', 'bigint'],
  ['against', 'text'],
  ...REFERENCE_COLUMNS,
] as const
const CHANGE_COLUMNS = [
  ['realm', 'text'],
  ['id', 'bigint'],
  ['filled', 'bigint'],
  ['deal', 'numeric'],
  ['fee', 'numeric'],
  ['fewer', 'bigint'],
  ['why', 'text'],
  ['at', 'bigint'],
] as const

type Columns = readonly (readonly [name: string, type: string])[]
type Row = readonly (string | number | null)[]
/** What happened to an order that was placed before these entries. */
type Change = {
  filled: number
  deal: Amount
  fee: Amount
  fewer: number
  why: string | null
  at: number
}

export const orders: Projection = {
  name: 'spot_orders',
  version: 2,
  create: `drop table if exists spot_order, spot_fill;
    create table spot_order (
      realm text not null, id bigint not null, member bigint not null, pair text not null,
      side int not null, kind text not null, force text not null, tick bigint not null,
      stop bigint not null, lots bigint not null, spend numeric(38, 8) not null,
      partner bigint not null, client_id text not null, at bigint not null,
      filled bigint not null, deal numeric(38, 8) not null, fee numeric(38, 8) not null,
      state text not null, why text, ended_at bigint,
      reference numeric(38, 8), source text, reference_at bigint, primary key (id)
    );
    create index spot_order_by_member on spot_order (member, id);
    create index spot_order_by_pair on spot_order (member, pair, id);
    create index spot_order_by_client on spot_order (member, client_id, id)
      where client_id <> '';
    create table spot_fill (
      realm text not null, member bigint not null, id bigint not null, order_id bigint not null,
      pair text not null, side int not null, role text not null, tick bigint not null,
      lots bigint not null, deal numeric(38, 8) not null, fee numeric(38, 8) not null,
      at bigint not null, against text not null,
      reference numeric(38, 8), source text, reference_at bigint
    );
    create index spot_fill_by_member on spot_fill (member, id);
    create index spot_fill_by_pair on spot_fill (member, pair, id);
    create index spot_fill_by_order on spot_fill (order_id, id);`,
  fold(entries) {
    const placed = new Map<string, Row>()
    const changes = new Map<string, { realm: string; id: Id; change: Change }>()
    const fills: Row[] = []
    for (const entry of entries) foldEntry(entry, placed, changes, fills)
    const changed = [...changes.values()].map(({ realm, id, change }) => {
      const { filled, deal, fee, fewer, why, at } = change
      const [dealt, fees] = [formatAmount(deal), formatAmount(fee)]
      return [realm, id, filled, dealt, fees, fewer, why, at]
    })
    return [
      ...insert('spot_order', ORDER_COLUMNS, [...placed.values()], PLACED_AGAIN),
      ...insert('spot_fill', FILL_COLUMNS, fills, ''),
      ...update(changed),
    ]
  },
}

/** A stop that went off is placed a second time. */
const PLACED_AGAIN = `on conflict (id) do update set filled = excluded.filled,
  deal = excluded.deal, fee = excluded.fee, state = excluded.state, why = excluded.why, partner = excluded.partner,
  ended_at = excluded.ended_at, reference = excluded.reference, source = excluded.source,
  reference_at = excluded.reference_at`

function foldEntry(
  entry: ProjectedEntry,
  placed: Map<string, Row>,
  changes: Map<string, { realm: string; id: Id; change: Change }>,
  fills: Row[],
): void {
  if (!entry.decision.ok) return
  const { realm } = entry
  const events = entry.decision.events as readonly Event[]
  const change = (id: Id, at: number): Change => {
    const key = `${realm} ${id}`
    const none = { filled: 0, deal: 0n, fee: 0n, fewer: 0, why: null, at }
    const known = changes.get(key) ?? { realm, id, change: none }
    changes.set(key, known)
    known.change.at = at
    return known.change
  }
  let swept: Reference | undefined
  for (const event of events) {
    if (event.type === 'swept') swept = event.reference
    else if (event.type === 'orderPlaced')
      placed.set(
        `${realm} ${event.id}`,
        orderRow(realm, event, factsOfPlaced(event, events, entry.at)),
      )
    else if (event.type === 'orderReduced') change(event.id, entry.at).fewer += event.by
    else if (event.type === 'orderCancelled') change(event.id, event.at).why = event.why
    else if (event.type === 'traded') {
      fills.push(...fillRows(realm, event, swept))
      if (event.makerOrder === 0) continue
      const made = change(event.makerOrder, event.at)
      made.filled += event.lots
      made.deal += event.quote
      made.fee += event.makerFee
    }
  }
}

function orderRow(realm: string, placed: Placed, facts: Facts): Row {
  const { id, member, pair, side, kind, force, tick, stop, lots, spend, partner, clientId } = placed
  const figures = [facts.filled, formatAmount(facts.deal), formatAmount(facts.fee)]
  const named = [partner, clientId, placed.at]
  const asked = [side, kind, force, tick, stop, lots, formatAmount(spend)]
  return [
    realm,
    id,
    member,
    pair,
    ...asked,
    ...named,
    ...figures,
    facts.state,
    facts.why ?? null,
    facts.endedAt ?? null,
    ...referenceRow(facts.trigger),
  ]
}

function fillRows(realm: string, trade: Traded, swept: Reference | undefined): Row[] {
  const { id, pair, tick, lots, quote, at, side } = trade
  const deal = formatAmount(quote)
  const against = trade.taker === 0 || trade.maker === 0 ? 'house' : 'member'
  const last = [at, against, ...referenceRow(swept)]
  const row = (member: number, order: Id, on: number, role: string, fee: Amount): Row[] =>
    member === 0
      ? []
      : [[realm, member, id, order, pair, on, role, tick, lots, deal, formatAmount(fee), ...last]]
  return [
    ...row(trade.taker, trade.takerOrder, side, 'taker', trade.takerFee),
    ...row(trade.maker, trade.makerOrder, side === BID ? ASK : BID, 'maker', trade.makerFee),
  ]
}

function referenceRow(reference: Reference | undefined): Row {
  if (reference === undefined) return [null, null, null]
  return [formatAmount(reference.price), reference.source, reference.at]
}

function insert(table: string, columns: Columns, rows: readonly Row[], then: string): Statement[] {
  if (rows.length === 0) return []
  const names = columns.map(([name]) => name).join(', ')
  const sql = `insert into ${table} (${names}) select * from unnest(${unnested(columns)}) ${then}`
  return [{ sql, values: valuesOf(columns, rows) }]
}

function update(rows: readonly Row[]): Statement[] {
  if (rows.length === 0) return []
  const names = CHANGE_COLUMNS.map(([name]) => name).join(', ')
  const sql = `update spot_order as o set filled = o.filled + c.filled, deal = o.deal + c.deal,
      fee = o.fee + c.fee, lots = o.lots - c.fewer, why = coalesce(c.why, o.why),
      state = case when c.why is not null then 'cancelled'
        when c.filled > 0 and o.filled + c.filled = o.lots - c.fewer then 'filled'
        else o.state end,
      ended_at = case when c.why is not null or (c.filled > 0 and
        o.filled + c.filled = o.lots - c.fewer) then c.at else o.ended_at end
    from unnest(${unnested(CHANGE_COLUMNS)}) as c (${names})
    where o.id = c.id`
  return [{ sql, values: valuesOf(CHANGE_COLUMNS, rows) }]
}

const unnested = (columns: Columns) =>
  columns.map(([, type], nth) => `$${nth + 1}::${type}[]`).join(', ')
const valuesOf = (columns: Columns, rows: readonly Row[]) =>
  columns.map(([name], nth) => {
    const value = (row: Row) => row[nth] ?? null
    // A source names its venues with signs that are no plain word's.
    return name === 'source' ? rows.map(value) : column(rows, value)
  })
