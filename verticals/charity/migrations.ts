/** The plain tables of charity: what donors and projects tell, and the documents of payouts. */
import type { Migration } from '@evenkeel/wire/server'

const tables = `
create table charity_donor (
  -- A salted hash of what is sealed: all that the journal has of it.
  details text primary key,
  member bigint not null references member,
  request_key text not null,
  asked bytea not null,
  sealed bytea not null,
  -- What the donor chose to be called in public.
  public_name text,
  made_at bigint not null,
  unique (member, request_key)
);
create table charity_text (
  slug text not null,
  language text not null,
  title text not null,
  summary text not null,
  story text not null,
  primary key (slug, language)
);
create table charity_update (
  number bigint generated always as identity primary key,
  slug text not null,
  at bigint not null,
  -- By language: title and body.
  texts jsonb not null
);
create table charity_partner (
  number bigint generated always as identity primary key,
  slug text not null,
  name text not null,
  link text
);
create table charity_document_part (
  operator bigint not null,
  document text not null,
  nth int not null,
  bytes bytea not null,
  at bigint not null,
  primary key (operator, document, nth)
);
create table charity_document (
  hash text primary key,
  type text not null,
  bytes bytea not null
);
-- What a payout is for, in words; its figures are in the journal.
create table charity_payout_words (
  operator bigint not null,
  request_key text not null,
  proof text not null references charity_document,
  recipient text not null,
  purpose text not null,
  payout bigint unique,
  primary key (operator, request_key)
);
`

export const migrations: readonly Migration[] = [{ id: 'charity-0001-tables', sql: tables }]
