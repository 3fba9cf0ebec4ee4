/** The tables of orders and fills: their columns, and how an order changes that is there already. */
import { findsByTime, type Row, type Statement, withRows } from '@evenkeel/wire/server'

/** The price that set something off, where it came from and when; null for what no price did. */
const REFERENCE_COLUMNS = [
  ['reference', 'numeric'],
  // It names its venues with signs that are no plain word's.
  ['source', 'text', 'free'],
  ['reference_at', 'bigint'],
] as const
/** What the bill says of a fill: its place there, that of its fee, and the coins that moved. */
const BILL_COLUMNS = [
  ['seq', 'bigint'],
  ['nth', 'int'],
  ['fee_nth', 'int'],
  ['base_asset', 'text'],
  ['quote_asset', 'text'],
  ['quantity', 'numeric'],
] as const
export const ORDER_COLUMNS = [
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
export const FILL_COLUMNS = [
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
  ...BILL_COLUMNS,
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

// Each page has room for what happens to an order soon after: its indexes then need no new entry.
export const CREATE = `drop table if exists spot_order, spot_fill;
  create table spot_order (
    realm text not null, id bigint not null, member bigint not null, pair text not null,
    side int not null, kind text not null, force text not null, tick bigint not null,
    stop bigint not null, lots bigint not null, spend numeric(38, 8) not null,
    partner bigint not null, client_id text not null, at bigint not null,
    filled bigint not null, deal numeric(38, 8) not null, fee numeric(38, 8) not null,
    state text not null, why text, ended_at bigint,
    reference numeric(38, 8), source text, reference_at bigint, primary key (id)
  ) with (fillfactor = 80);
  create index spot_order_by_member on spot_order (member, id);
  create index spot_order_by_pair on spot_order (member, pair, id);
  create index spot_order_by_client on spot_order (member, client_id, id)
    where client_id <> '';
  create table spot_fill (
    realm text not null, member bigint not null, id bigint not null, order_id bigint not null,
    pair text not null, side int not null, role text not null, tick bigint not null,
    lots bigint not null, deal numeric(38, 8) not null, fee numeric(38, 8) not null,
    at bigint not null, against text not null,
    seq bigint not null, nth int not null, fee_nth int not null,
    base_asset text not null, quote_asset text not null, quantity numeric(38, 8) not null,
    reference numeric(38, 8), source text, reference_at bigint
  );
  create index spot_fill_by_member on spot_fill (member, seq);
  create index spot_fill_by_pair on spot_fill (member, pair, seq);
  create index spot_fill_by_order on spot_fill (order_id, seq);
  create index spot_fill_by_seq on spot_fill (seq);
  ${findsByTime('spot_fill')}`

/** What happened to orders that the table knows. */
export function update(rows: readonly Row[]): Statement[] {
  const sql = `update spot_order as o set filled = o.filled + given.filled,
      deal = o.deal + given.deal, fee = o.fee + given.fee, lots = o.lots - given.fewer,
      why = coalesce(given.why, o.why),
      state = case when given.why is not null then 'cancelled'
        when given.filled > 0 and o.filled + given.filled = o.lots - given.fewer then 'filled'
        else o.state end,
      ended_at = case when given.why is not null or (given.filled > 0 and
        o.filled + given.filled = o.lots - given.fewer) then given.at else o.ended_at end
    from given where o.id = given.id`
  return withRows('update spot_order', CHANGE_COLUMNS, rows, sql)
}
