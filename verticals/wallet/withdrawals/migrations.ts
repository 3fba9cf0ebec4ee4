/** The tables of withdrawals: where each goes to, why one was rejected, and the transactions that were signed. */
import type { Migration } from '@evenkeel/wire/server'

const withdrawals = `
-- The journal has the hash alone; the address, with its salt, is sealed here before that.
create table withdrawal_destination (
  hash text primary key,
  member bigint not null references member,
  chain text not null,
  request_key text not null,
  asked bytea not null,
  level text not null,
  sealed bytea not null,
  made_at bigint not null,
  unique (member, request_key)
);
create index withdrawal_destination_made on withdrawal_destination (made_at);

create table withdrawal_rejection (
  withdrawal bigint primary key,
  operator bigint not null,
  reason bytea not null
);

-- Every transaction that was ever signed, kept before it is sent: what is sent again is these bytes.
create table withdrawal_transaction (
  tx text primary key,
  withdrawal bigint not null,
  chain text not null,
  nonce bigint not null,
  raw text not null,
  gas numeric not null,
  max_fee numeric not null,
  tip numeric not null,
  head bigint not null,
  made_at bigint not null
);
create index withdrawal_transaction_of on withdrawal_transaction (withdrawal, nonce);
`

export const withdrawalMigrations: readonly Migration[] = [
  { id: 'wallet-0030-withdrawals', sql: withdrawals },
  // The number of the key of the program that asked for it, if one did.
  {
    id: 'wallet-0035-by-programs',
    sql: 'alter table withdrawal_destination add column api_key bigint',
  },
  // W64: the self-transfer that uses up the nonce of a payout.
  {
    id: 'wallet-0036-payout-cancellations',
    sql: 'alter table withdrawal_transaction add column is_cancellation boolean not null default false',
  },
]
