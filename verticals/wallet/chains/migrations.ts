/** The tables of the chains: whose an address is, which blocks were looked at, and what arrived. */
import type { Migration } from '@evenkeel/wire/server'

const chains = `
create table chain_address (
  family text not null,
  address text not null,
  member bigint not null references member,
  account_key text not null,
  shown_at timestamptz not null default now(),
  primary key (family, address),
  unique (family, member, account_key)
);

-- The newest of a chain is how far it was looked at; those before tell whether it was reorganised.
create table chain_block (
  chain text not null,
  number bigint not null,
  hash text not null,
  primary key (chain, number)
);

create table chain_deposit (
  id bigint generated always as identity primary key,
  chain text not null,
  tx text not null,
  -- 0 is the value of the transaction itself, n its nth log: where a log is in its block changes with the block.
  entry integer not null,
  -- Counts how often it came: after a reorganisation it may come again, and is another deposit to the core.
  round integer not null default 1,
  member bigint not null references member,
  address text not null,
  asset text not null,
  raw numeric not null,
  amount numeric not null,
  block bigint not null,
  block_hash text not null,
  needed integer not null,
  state text not null check (state in ('seen', 'credited', 'dropped', 'belowMinimum', 'tooLarge')),
  credit_asked boolean not null default false,
  reversal_due boolean not null default false,
  seen_at timestamptz not null default now(),
  unique (chain, tx, entry)
);
create index chain_deposit_member on chain_deposit (member, id);
create index chain_deposit_block on chain_deposit (chain, block);
create index chain_deposit_open on chain_deposit (chain) where state = 'seen' or reversal_due;
`

const lateDeposits = `
alter table chain_deposit drop constraint chain_deposit_state_check;
alter table chain_deposit add constraint chain_deposit_state_check check (
  state in ('seen', 'credited', 'dropped', 'belowMinimum', 'tooLarge', 'late', 'rejected'));
alter table chain_deposit add column decided_by text, add column reason bytea;
alter table chain_deposit rename column round to occurrence;
create index chain_deposit_late on chain_deposit (seen_at, id) where state = 'late';
`

const heldDeposits = `
drop index chain_deposit_late;
create index chain_deposit_held on chain_deposit (seen_at, id) where state in ('late', 'tooLarge');
`

export const migrations: readonly Migration[] = [
  { id: 'wallet-0001-chains', sql: chains },
  { id: 'wallet-0002-late-deposits', sql: lateDeposits },
  { id: 'wallet-0003-held-deposits', sql: heldDeposits },
]
