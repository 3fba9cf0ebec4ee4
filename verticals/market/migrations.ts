/** The plain tables of the market beside its candles: the tick chain and the receipt chain. */
import type { Migration } from '@evenkeel/wire/server'

const ticks = `
create table tick_block (
  tick_group smallint not null,
  -- It holds the ticks of the second that ends here.
  until bigint not null,
  previous bytea not null,
  hash bytea not null,
  -- The line that is hashed, without the hash in it, packed.
  body bytea not null,
  primary key (tick_group, until)
);
alter table tick_block alter column body set storage external;
create table tick_minute (
  number bigint primary key check (number > 0),
  since bigint not null unique,
  -- The line that was published, as it is hashed.
  statement text not null,
  hash text not null
);
create function tick_minute_is_kept() returns trigger language plpgsql as $$
begin
  raise exception 'what was published is neither changed nor taken back';
end $$;
create trigger tick_minute_is_kept before update or delete or truncate on tick_minute
  for each statement execute function tick_minute_is_kept();
`

const firedAlerts =
  'create index price_alert_fired on price_alert (fired_at) where fired_at is not null'

const receipts = `
create table receipt_block (
  number bigint primary key check (number > 0),
  since bigint not null,
  -- The line that was published, as it is hashed.
  statement text not null,
  hash text not null
);
create table receipt_leaf (
  block bigint not null references receipt_block,
  nth int not null,
  product text not null,
  -- The entry of the journal that settled it.
  seq bigint not null,
  id bigint not null,
  hash bytea not null,
  primary key (block, nth),
  unique (product, id)
);
create index receipt_leaf_by_place on receipt_leaf (product, seq, id);
create table receipt_key (
  number int primary key check (number > 0),
  -- In hex.
  public_key text not null unique,
  -- The private half, under a key that comes from the master secret.
  sealed bytea not null,
  since bigint not null
);
create function receipts_are_kept() returns trigger language plpgsql as $$
begin
  raise exception 'what was published is neither changed nor taken back';
end $$;
create trigger receipts_are_kept before update or delete or truncate on receipt_block
  for each statement execute function receipts_are_kept();
create trigger receipts_are_kept before update or delete or truncate on receipt_leaf
  for each statement execute function receipts_are_kept();
create trigger receipts_are_kept before update or delete or truncate on receipt_key
  for each statement execute function receipts_are_kept();
`

export const migrations: readonly Migration[] = [
  { id: 'market-0001-ticks', sql: ticks },
  { id: 'market-0002-fired-alerts', sql: firedAlerts },
  { id: 'market-0003-receipts', sql: receipts },
]
