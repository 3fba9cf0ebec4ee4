/** The plain table of the proof of liabilities: what was published, for ever. */
import type { Migration } from '@evenkeel/wire/server'

const proofs = `
create table proof (
  number bigint primary key check (number > 0),
  at bigint not null,
  -- The line that was published, as it is hashed.
  statement text not null,
  hash text not null unique,
  -- How far the journal was, by its entries: not published.
  entries bigint not null,
  -- With a key from outside of the database it makes the salts of this proof.
  nonce bytea not null
);
create function proof_is_kept() returns trigger language plpgsql as $$
begin
  raise exception 'what was published is neither changed nor taken back';
end $$;
create trigger proof_is_kept before update or delete or truncate on proof
  for each statement execute function proof_is_kept();
`

export const migrations: readonly Migration[] = [{ id: 'proof-0001-proofs', sql: proofs }]
