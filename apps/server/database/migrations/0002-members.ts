/** Members, and the sessions in which they are signed in. */
export const sql = `
create table member (
  id bigint generated always as identity primary key,
  created_at timestamptz not null default now(),
  sandbox boolean not null default false
);

create table session (
  token_hash bytea primary key,
  member bigint not null references member,
  realm text not null check (realm in ('real', 'demo')),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index session_member on session (member);
`
