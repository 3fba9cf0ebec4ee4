/** What came to members later: the freeze that is operators' to end, notes, what a code confirms, and when the keys of programs are over. */
import type { Migration } from '@evenkeel/wire/server'

const operators = `
-- Beside frozen_at, which is the member's own: each is ended by whoever made it.
alter table member add column operator_frozen_at timestamptz;

create table member_note (
  id bigint generated always as identity primary key,
  member bigint not null references member,
  at timestamptz not null,
  operator bigint not null,
  -- As the operator was called then.
  operator_name text not null,
  sealed bytea not null
);
create index member_note_member on member_note (member, id);

-- Only an erasure takes notes away, with all else about the member.
create function member_note_never_changes() returns trigger language plpgsql as $$
begin
  raise exception 'a note never changes';
end $$;
create trigger member_note_rows before update on member_note
  for each row execute function member_note_never_changes();
`

const codes = `
-- A keyed hash of what exactly the code confirms; it is worth nothing for anything else.
alter table verification_code add column about bytea;
`

const apiKeys = `
-- Which money a key is for, and when it is over. One that is good from anywhere never lasts for ever.
alter table api_key add column realm text not null default 'real' check (realm in ('real', 'demo'));
alter table api_key add column expires_at timestamptz;
update api_key set expires_at = created_at + interval '90 days' where addresses = '{}';
`

const withdrawKeys = `
-- E55: whoever may withdraw is held to addresses, to real money and to 90 days, whatever the code above says.
alter table api_key add column may_withdraw boolean not null default false;
alter table api_key add constraint api_key_may_withdraw check (not may_withdraw or (
  realm = 'real' and cardinality(addresses) > 0
  and expires_at is not null and expires_at <= created_at + interval '90 days'
));
`

const operatorPictures = `
-- Who of the operators sent a picture to its member; nothing for the member's own.
alter table file add column operator bigint;
create index file_operator on file (operator, created_at) where operator is not null;
`

export const memberMigrations: readonly Migration[] = [
  { id: 'members-0001-operators', sql: operators },
  { id: 'members-0002-codes', sql: codes },
  { id: 'members-0003-api-keys', sql: apiKeys },
  {
    id: 'members-0004-events-by-time',
    sql: 'create index account_event_at on account_event (at)',
  },
  { id: 'members-0005-operator-pictures', sql: operatorPictures },
  { id: 'members-0006-withdraw-keys', sql: withdrawKeys },
]
