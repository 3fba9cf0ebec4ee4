/** The plain tables of the market beside its candles: the tick chain. */
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

export const migrations: readonly Migration[] = [
  { id: 'market-0001-ticks', sql: ticks },
  { id: 'market-0002-fired-alerts', sql: firedAlerts },
]
