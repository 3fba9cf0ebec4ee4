/** The tables of contract orders, fills and positions: their columns, and how rows change that are there already. */
import { type Row, type Statement, withRows } from '@evenkeel/wire/server'

/** The price that decided something, where it came from and when; null for what no price did. */
const REFERENCE_COLUMNS = [
  ['reference', 'numeric'],
  // It names its venues with signs that are no plain word's.
  ['source', 'text', 'free'],
  ['reference_at', 'bigint'],
] as const
export const ORDER_COLUMNS = [
  ['realm', 'text'],
  ['id', 'bigint'],
  ['member', 'bigint'],
  ['symbol', 'text'],
  ['side', 'text'],
  ['effect', 'text'],
  ['kind', 'text'],
  ['force', 'text'],
  ['tick', 'bigint'],
  ['stop', 'bigint'],
  ['distance', 'bigint'],
  ['lots', 'bigint'],
  ['leverage', 'int'],
  ['take_profit', 'bigint'],
  ['stop_loss', 'bigint'],
  ['client_id', 'text'],
  ['at', 'bigint'],
  ['filled', 'bigint'],
  ['value', 'numeric'],
  ['fee', 'numeric'],
  ['profit', 'numeric'],
  ['state', 'text'],
  ['why', 'text'],
  ['ended_at', 'bigint'],
  ...REFERENCE_COLUMNS,
] as const
const CHANGE_COLUMNS = [
  ['id', 'bigint'],
  ['filled', 'bigint'],
  ['value', 'numeric'],
  ['fee', 'numeric'],
  ['profit', 'numeric'],
  ['fewer', 'bigint'],
  ['stop', 'bigint'],
  ['why', 'text'],
  ['at', 'bigint'],
] as const
export const FILL_COLUMNS = [
  ['realm', 'text'],
  ['member', 'bigint'],
  ['id', 'bigint'],
  ['order_id', 'bigint'],
  ['position_id', 'bigint'],
  ['symbol', 'text'],
  ['side', 'text'],
  ['effect', 'text'],
  ['role', 'text'],
  ['tick', 'bigint'],
  ['lots', 'bigint'],
  ['value', 'numeric'],
  ['fee', 'numeric'],
  ['profit', 'numeric'],
  ['funding', 'numeric'],
  ['at', 'bigint'],
  ['against', 'text'],
  ...REFERENCE_COLUMNS,
  ['seq', 'bigint'],
  ['nth', 'int'],
  ['cost', 'numeric'],
  ['kind', 'text'],
  ['stop', 'bigint'],
  ['is_rising', 'boolean'],
  ['equity', 'numeric'],
  ['maintenance', 'numeric'],
  ['insured', 'numeric'],
  ['uncovered', 'numeric'],
  ['gave', 'numeric'],
] as const
export const POSITION_COLUMNS = [
  ['realm', 'text'],
  ['id', 'bigint'],
  ['member', 'bigint'],
  ['symbol', 'text'],
  ['side', 'text'],
  ['opened', 'bigint'],
  ['closed', 'bigint'],
  ['opened_value', 'numeric'],
  ['closed_value', 'numeric'],
  ['profit', 'numeric'],
  ['realised', 'numeric'],
  ['fee', 'numeric'],
  ['funding', 'numeric'],
  ['opened_at', 'bigint'],
  ['changed_at', 'bigint'],
  ['why', 'text'],
  ...REFERENCE_COLUMNS,
  ['seq', 'bigint'],
] as const
export const SETTLEMENT_COLUMNS = [
  ['realm', 'text'],
  ['member', 'bigint'],
  ['position_id', 'bigint'],
  ['seq', 'bigint'],
  ['nth', 'int'],
  ['at', 'bigint'],
  ['profit', 'numeric'],
  ['funding', 'numeric'],
] as const

export const CREATE = `drop table if exists contract_order, contract_fill, contract_position,
    contract_settlement;
  create table contract_order (
    realm text not null, id bigint not null, member bigint not null, symbol text not null,
    side text not null, effect text not null, kind text not null, force text not null,
    tick bigint not null, stop bigint not null, distance bigint not null, lots bigint not null,
    leverage int not null, take_profit bigint not null, stop_loss bigint not null,
    client_id text not null, at bigint not null, filled bigint not null,
    value numeric(38, 8) not null, fee numeric(38, 8) not null, profit numeric(38, 8) not null,
    state text not null, why text, ended_at bigint,
    reference numeric(38, 8), source text, reference_at bigint, primary key (id)
  ) with (fillfactor = 80);
  create index contract_order_by_member on contract_order (member, id);
  create index contract_order_by_client on contract_order (member, client_id, id)
    where client_id <> '';
  create table contract_fill (
    realm text not null, member bigint not null, id bigint not null, order_id bigint not null,
    position_id bigint not null, symbol text not null, side text not null, effect text not null,
    role text not null, tick bigint not null, lots bigint not null,
    value numeric(38, 8) not null, fee numeric(38, 8) not null, profit numeric(38, 8) not null,
    funding numeric(38, 8) not null, at bigint not null, against text not null,
    reference numeric(38, 8), source text, reference_at bigint,
    -- Its place in the journal; what the order that took was, and what triggered it.
    seq bigint not null, nth int not null, cost numeric(38, 8) not null, kind text,
    stop bigint not null, is_rising boolean not null,
    -- Of a liquidation, the account before it; who paid what of a shortfall.
    equity numeric(38, 8), maintenance numeric(38, 8), insured numeric(38, 8) not null,
    uncovered numeric(38, 8) not null, gave numeric(38, 8) not null
  );
  create index contract_fill_by_member on contract_fill (member, id);
  create index contract_fill_by_position on contract_fill (position_id, seq, nth);
  create index contract_fill_decided on contract_fill (seq)
    where reference_at is not null and effect = 'close';
  -- Funding that was paid, and profit that was settled because a loss needed it.
  create table contract_settlement (
    realm text not null, member bigint not null, position_id bigint not null, seq bigint not null,
    nth int not null, at bigint not null, profit numeric(38, 8) not null,
    funding numeric(38, 8) not null
  );
  create index contract_settlement_by_position on contract_settlement (position_id, seq, nth);
  create table contract_position (
    realm text not null, id bigint not null, member bigint not null, symbol text not null,
    side text not null, opened bigint not null, closed bigint not null,
    opened_value numeric(38, 8) not null, closed_value numeric(38, 8) not null,
    profit numeric(38, 8) not null, realised numeric(38, 8) not null,
    fee numeric(38, 8) not null, funding numeric(38, 8) not null,
    opened_at bigint not null, changed_at bigint not null, why text,
    reference numeric(38, 8), source text, reference_at bigint, seq bigint not null,
    primary key (id)
  ) with (fillfactor = 80);
  create index contract_position_by_member on contract_position (member, changed_at, id);
  create index contract_position_closed on contract_position (seq) where opened = closed;`

/** One that waited and was triggered is placed a second time. */
export const PLACED_AGAIN = `on conflict (id) do update set lots = excluded.lots,
  filled = excluded.filled, value = excluded.value, fee = excluded.fee, profit = excluded.profit,
  state = excluded.state, why = excluded.why, ended_at = excluded.ended_at,
  reference = excluded.reference, source = excluded.source, reference_at = excluded.reference_at`

/** What happened to a position is added to what is known of it. */
export const ADDED = `on conflict (id) do update set
  opened = contract_position.opened + excluded.opened,
  closed = contract_position.closed + excluded.closed,
  opened_value = contract_position.opened_value + excluded.opened_value,
  closed_value = contract_position.closed_value + excluded.closed_value,
  profit = contract_position.profit + excluded.profit,
  realised = contract_position.realised + excluded.realised,
  fee = contract_position.fee + excluded.fee,
  funding = contract_position.funding + excluded.funding, changed_at = excluded.changed_at, seq = excluded.seq,
  why = coalesce(excluded.why, contract_position.why),
  reference = coalesce(excluded.reference, contract_position.reference),
  source = coalesce(excluded.source, contract_position.source),
  reference_at = coalesce(excluded.reference_at, contract_position.reference_at)`

/** What happened to orders that the table knows. */
export function update(rows: readonly Row[]): Statement[] {
  const sql = `update contract_order as o set filled = o.filled + given.filled,
      value = o.value + given.value, fee = o.fee + given.fee, profit = o.profit + given.profit,
      lots = o.lots - given.fewer, stop = coalesce(given.stop, o.stop),
      why = coalesce(given.why, o.why),
      state = case when given.why is not null then 'cancelled'
        when given.filled > 0 and o.filled + given.filled = o.lots - given.fewer then 'filled'
        else o.state end,
      ended_at = case when given.why is not null or (given.filled > 0 and
        o.filled + given.filled = o.lots - given.fewer) then given.at else o.ended_at end
    from given where o.id = given.id`
  return withRows('update contract_order', CHANGE_COLUMNS, rows, sql)
}
