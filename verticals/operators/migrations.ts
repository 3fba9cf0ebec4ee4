/** The tables of operators: what they sign in by, their sessions and links, and the log of what they did. */
import type { Migration } from '@evenkeel/wire/server'

const operators = `
-- Numbers and names are those of the table operator, which the journal means: here is who may use the console.
create table operator_access (
  operator bigint primary key references operator,
  role text not null check (role in ('support', 'reviewer', 'finance', 'admin')),
  made_at bigint not null,
  -- Nothing before they have enrolled.
  password text,
  totp bytea,
  totp_step bigint not null default 0,
  disabled_at bigint
);

create table operator_passkey (
  id bigint generated always as identity primary key,
  operator bigint not null references operator_access,
  credential text not null unique,
  public_key bytea not null,
  counter bigint not null,
  name text not null,
  made_at bigint not null,
  used_at bigint
);
create index operator_passkey_of on operator_passkey (operator);

create table operator_session (
  id bigint generated always as identity primary key,
  token_hash bytea not null unique,
  operator bigint not null references operator_access,
  began_at bigint not null,
  seen_at bigint not null,
  expires_at bigint not null,
  stepped_up_until bigint not null,
  address text not null,
  device text not null
);
create index operator_session_of on operator_session (operator);

-- One without an operator is for the first of them.
create table operator_invitation (
  token_hash bytea primary key,
  operator bigint unique references operator_access,
  expires_at bigint not null
);

create table operator_audit (
  seq bigint primary key,
  at bigint not null,
  operator bigint,
  name text,
  role text,
  action text not null,
  address text not null,
  outcome text not null,
  begun bigint,
  subject text,
  before text,
  after text,
  reason text,
  previous text not null,
  hash text not null
);
create index operator_audit_operator on operator_audit (operator, seq);
create index operator_audit_action on operator_audit (action, seq);
create index operator_audit_subject on operator_audit (subject, seq);
create index operator_audit_at on operator_audit (at, seq);

create function operator_audit_is_append_only() returns trigger language plpgsql as $$
begin
  raise exception 'the audit log is append-only';
end $$;
create trigger operator_audit_rows before update or delete on operator_audit
  for each row execute function operator_audit_is_append_only();
create trigger operator_audit_whole before truncate on operator_audit
  for each statement execute function operator_audit_is_append_only();
`

const queues = `
-- Who works on a case: nobody else decides it meanwhile.
create table queue_assignment (
  queue text not null,
  case_id text not null,
  operator bigint not null references operator_access,
  taken_at bigint not null,
  primary key (queue, case_id)
);
`

const settings = `
-- Nothing for what was there before operators could set it.
alter table setting add column changed_at bigint;
alter table setting add column changed_by bigint;
`

const reconciliation = `
-- The last check of each invariant.
create table reconciliation (
  invariant text primary key,
  checked_at bigint not null,
  batch bigint not null,
  looked_at bigint not null,
  took_ms int not null,
  faults jsonb not null
);
`

const proposals = `
-- Why a proposal was made, in the words of who made it, for who approves it; the journal has none of them.
create table operator_proposal (
  proposal bigint primary key,
  reason text not null,
  at bigint not null
);
`

const begun = `
-- What was begun and never ended is asked for.
create index operator_audit_begun on operator_audit (begun) where begun is not null;
`

const expected = `
-- How many things there were to look at, counted another way.
alter table reconciliation add column expected bigint not null default 0;
`

const roster = `
-- When they last enrolled; nothing for those who had before the journal knew operators.
alter table operator_access add column enrolled_at bigint;

-- What operators are notified of, until they have read it: whose access was given, changed or taken.
create table operator_notice (
  id bigint generated always as identity primary key,
  operator bigint not null references operator_access,
  kind text not null,
  about bigint not null references operator,
  at bigint not null,
  read_at bigint
);
create index operator_notice_of on operator_notice (operator) where read_at is null;
`

export const operatorMigrations: readonly Migration[] = [
  { id: 'operators-0001-operators', sql: operators },
  { id: 'operators-0040-queues', sql: queues },
  { id: 'operators-0050-settings', sql: settings },
  { id: 'operators-0060-reconciliation', sql: reconciliation },
  { id: 'operators-0070-proposals', sql: proposals },
  { id: 'operators-0080-audit-begun', sql: begun },
  { id: 'operators-0090-roster', sql: roster },
  { id: 'operators-0100-reconciliation-expected', sql: expected },
]
