/** What operators add to members: the freeze that is theirs to end, and notes. */
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

export const memberMigrations: readonly Migration[] = [
  { id: 'members-0001-operators', sql: operators },
  {
    id: 'members-0002-events-by-time',
    sql: 'create index account_event_at on account_event (at)',
  },
]
