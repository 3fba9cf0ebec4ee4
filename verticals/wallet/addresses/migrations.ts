/** The table of the address book. */
import type { Migration } from '@evenkeel/wire/server'

const addresses = `
create table wallet_address (
  id bigint generated always as identity primary key,
  member bigint not null references member,
  asset text not null,
  chain text not null,
  -- Sealed, and found by a keyed hash of its chain and itself.
  address bytea not null,
  lookup bytea not null,
  remark bytea not null,
  -- One of so many that a member has: two requests at once cannot both take the last one.
  place smallint not null check (place between 1 and 100),
  request_key text not null,
  added_at timestamptz not null,
  unique (member, asset, chain, lookup),
  unique (member, place),
  unique (member, request_key)
);
`

const found = `
-- For an operator who looks for whose an address is.
create index wallet_address_lookup on wallet_address (lookup);
create index withdrawal_destination_asked on withdrawal_destination (asked);
`

export const addressMigrations: readonly Migration[] = [
  { id: 'wallet-0040-addresses', sql: addresses },
  { id: 'wallet-0041-found-by-address', sql: found },
  {
    id: 'wallet-0042-rejected-deposits',
    sql: `create index reported_deposit_rejected on reported_deposit (decided_at) where state = 'rejected'`,
  },
]
