/** The plain tables of options: the proofs of ticks that receipts need, kept after the ticks themselves are gone. */
import type { Migration } from '@evenkeel/wire/server'

const proofs = `
-- The blocks of a second and their place: the proofs of many moments of that second share them.
create table option_proof_blocks (
  hash bytea primary key,
  blocks jsonb not null
);
create table option_tick_proof (
  symbol text not null,
  -- An option was accepted then, and opened at the first tick after it; or it expired then.
  moment bigint not null,
  kind text not null check (kind in ('firstAfter', 'lastAt')),
  blocks bytea not null references option_proof_blocks,
  primary key (symbol, moment, kind)
);
-- Up to which entry of the journal the proofs of what was settled are kept.
create table option_proofs_kept (
  is_only boolean primary key default true check (is_only),
  settled_seq bigint not null
);
insert into option_proofs_kept (settled_seq) values (0);
`

export const migrations: readonly Migration[] = [{ id: 'options-0001-proofs', sql: proofs }]
