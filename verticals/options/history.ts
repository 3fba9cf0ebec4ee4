/** Options, folded from the journal into a table that is kept for ever. */
import { formatAmount, type Id } from '@evenkeel/kernel'
import {
  insertRows,
  type ProjectedEntry,
  type Projection,
  type Row,
  withRows,
} from '@evenkeel/wire/server'
import type { Event, Placed, Settled, Tick } from './core/index.ts'

/** A price, when it was and where it came from; null for what has none. */
const tickColumns = (of: 'open' | 'close') =>
  [
    [`${of}_price`, 'numeric'],
    [`${of}_at`, 'bigint'],
    // It names its venues with signs that are no plain word's.
    [`${of}_source`, 'text', 'free'],
  ] as const
const CHANGE_COLUMNS = [
  ...tickColumns('open'),
  ['outcome', 'text'],
  ...tickColumns('close'),
  ['profit', 'numeric'],
  ['settled_at', 'bigint'],
  ['settled_seq', 'bigint'],
] as const
const COLUMNS = [
  ['realm', 'text'],
  ['id', 'bigint'],
  ['member', 'bigint'],
  ['symbol', 'text'],
  ['direction', 'text'],
  ['seconds', 'int'],
  ['stake', 'numeric'],
  ['fee', 'numeric'],
  ['payout_bps', 'int'],
  ['accepted_at', 'bigint'],
  ['expires_at', 'bigint'],
  ...CHANGE_COLUMNS,
] as const

// Each page has room for what happens to an option soon after.
const CREATE = `drop table if exists option_order;
  create table option_order (
    realm text not null, id bigint not null, member bigint not null, symbol text not null,
    direction text not null, seconds int not null, stake numeric(38, 8) not null,
    fee numeric(38, 8) not null, payout_bps int not null, accepted_at bigint not null,
    expires_at bigint not null, open_price numeric(38, 8), open_at bigint, open_source text,
    outcome text, close_price numeric(38, 8), close_at bigint, close_source text,
    profit numeric(38, 8), settled_at bigint, settled_seq bigint, primary key (id)
  ) with (fillfactor = 70);
  create index option_order_by_member on option_order (member, id);
  create index option_order_by_settling on option_order (settled_seq) where settled_seq is not null`

/** What happened to an option after it was placed. */
type Change = { opened?: Tick; settled?: Settled; seq: number }
type Folded = {
  readonly placed: Map<Id, { readonly realm: string; readonly placed: Placed }>
  readonly changes: Map<Id, Change>
}

export const optionOrders: Projection = {
  name: 'option_orders',
  version: 1,
  create: CREATE,
  fold(entries) {
    const folded: Folded = { placed: new Map(), changes: new Map() }
    for (const entry of entries) foldEntry(entry, folded)
    const { placed, changes } = folded
    const rows = [...placed.values()].map(({ realm, placed: one }) => [
      ...placedRow(realm, one),
      ...changeRow(changes.get(one.id)),
    ])
    const known = [...changes].filter(([id]) => !placed.has(id))
    return [...insertRows('option_order', COLUMNS, rows), ...update(known)]
  },
}

function foldEntry({ realm, seq, decision }: ProjectedEntry, { placed, changes }: Folded): void {
  if (!decision.ok) return
  for (const event of decision.events as readonly Event[]) {
    if (event.type === 'optionPlaced') placed.set(event.id, { realm, placed: event })
    else if (event.type === 'optionOpened')
      changes.set(event.id, { ...changes.get(event.id), opened: event.tick, seq })
    else if (event.type === 'optionSettled')
      changes.set(event.id, { ...changes.get(event.id), settled: event, seq })
  }
}

function update(changes: readonly (readonly [Id, Change])[]) {
  const columns = [['id', 'bigint'], ...CHANGE_COLUMNS] as const
  const sets = CHANGE_COLUMNS.map(([name]) => `${name} = coalesce(given.${name}, o.${name})`)
  const sql = `update option_order as o set ${sets.join(', ')} from given where o.id = given.id`
  const rows = changes.map(([id, change]): Row => [id, ...changeRow(change)])
  return withRows('update option_order', columns, rows, sql)
}

/** In the order of `COLUMNS`. */
function placedRow(realm: string, placed: Placed): Row {
  return [
    realm,
    placed.id,
    placed.member,
    placed.symbol,
    placed.direction,
    placed.seconds,
    formatAmount(placed.stake),
    formatAmount(placed.fee),
    placed.payoutBps,
    placed.acceptedAt,
    placed.expiresAt,
  ]
}

/** In the order of `CHANGE_COLUMNS`. */
function changeRow(change: Change | undefined): Row {
  const settled = change?.settled
  return [
    ...tickRow(change?.opened),
    settled?.outcome ?? null,
    ...tickRow(settled?.tick),
    settled === undefined ? null : formatAmount(settled.profit),
    settled?.at ?? null,
    settled === undefined ? null : (change?.seq ?? null),
  ]
}

function tickRow(tick: Tick | undefined): Row {
  return tick === undefined ? [null, null, null] : [formatAmount(tick.price), tick.at, tick.source]
}
