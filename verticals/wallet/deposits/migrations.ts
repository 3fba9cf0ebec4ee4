/** The tables of deposits: what members report, and the test funds of a sandbox. */
import type { Migration } from '@evenkeel/wire/server'

const deposits = `
create table told_deposit (
  id bigint generated always as identity primary key,
  member bigint not null references member,
  request_key text not null,
  asset text not null,
  chain text not null,
  amount numeric not null,
  transaction text,
  picture text not null,
  state text not null default 'pending' check (state in ('pending', 'approved', 'rejected')),
  told_at timestamptz not null,
  -- Of the last proposal to credit it, which counts for as long as the journal has it.
  proposed_source text,
  proposed_transaction text,
  -- Which transfer of its transaction.
  proposed_entry integer,
  proposed_by text,
  credited_amount numeric,
  -- The same deposit, as the chain told it: from then on that is the record.
  chain_deposit bigint,
  decided_at timestamptz,
  decided_by text,
  reason bytea,
  unique (member, request_key)
);
create index told_deposit_member on told_deposit (member, told_at, id);
create index told_deposit_pending on told_deposit (told_at, id) where state = 'pending';
create index told_deposit_transaction on told_deposit (chain, transaction);
create unique index told_deposit_once on told_deposit (member, chain, transaction)
  where state <> 'rejected';

create table test_deposit (
  id bigint generated always as identity primary key,
  member bigint not null references member,
  request_key text not null,
  asset text not null,
  chain text not null,
  amount numeric not null,
  needed integer not null,
  -- Days since 1970, UTC.
  day integer not null,
  asked_at timestamptz not null,
  credited boolean not null default false,
  unique (member, asset, day)
);
create index test_deposit_member on test_deposit (member, asked_at, id);
create index test_deposit_open on test_deposit (id) where not credited;
`

const reported = `
alter table told_deposit rename to reported_deposit;
alter table reported_deposit rename column told_at to reported_at;
alter index told_deposit_pkey rename to reported_deposit_pkey;
alter index told_deposit_member_request_key_key rename to reported_deposit_member_request_key_key;
alter index told_deposit_member rename to reported_deposit_member;
alter index told_deposit_pending rename to reported_deposit_pending;
alter index told_deposit_transaction rename to reported_deposit_transaction;
alter index told_deposit_once rename to reported_deposit_once;
`

export const depositMigrations: readonly Migration[] = [
  { id: 'wallet-0020-deposits', sql: deposits },
]
export const reportMigrations: readonly Migration[] = [
  { id: 'wallet-0022-reported-deposits', sql: reported },
]
