/** What is kept of people: how they are reached and known, what guards them, who they are. */
export const sql = `
-- Each number comes once: 55623059 and 89999999 have no divisor in common.
create sequence member_uid maxvalue 89999999;
alter table member
  add column uid int not null unique
    default (10000000 + nextval('member_uid') * 55623059 % 89999999)::int,
  add column invite_code text,
  add column invited_by bigint references member,
  add column language text not null default 'en',
  add column frozen_at timestamptz,
  add column anti_phishing bytea,
  add column totp bytea,
  add column totp_step bigint not null default 0,
  add column is_allow_listed boolean not null default false,
  add column withdrawals_held_until timestamptz;
alter sequence member_uid owned by member.uid;
create index member_invited_by on member (invited_by, id);

-- Drawn blindly, some codes of many members would be the same, and the start would fail.
with drawn as (
  select code, row_number() over (order by random()) as nth from (
    select distinct upper(left(gen_random_uuid()::text, 8)) as code
    from generate_series(1, (select 2 * count(*) from member))
  ) as different
), numbered as (
  select id, row_number() over () as nth from member
)
update member set invite_code = code from drawn join numbered using (nth)
where member.id = numbered.id;
alter table member
  alter invite_code set default upper(left(gen_random_uuid()::text, 8)),
  alter invite_code set not null,
  add unique (invite_code);

-- An e-mail address, a mobile number or a wallet: sealed, and found by a keyed hash of it.
create table contact (
  member bigint not null references member,
  kind text not null check (kind in ('email', 'phone', 'wallet')),
  lookup bytea not null,
  sealed bytea not null,
  created_at timestamptz not null default now(),
  primary key (member, kind),
  unique (kind, lookup)
);

create table password (
  member bigint not null references member,
  kind text not null check (kind in ('login', 'transaction')),
  hash text not null,
  changed_at timestamptz not null default now(),
  -- Wrong tries, and since when they are counted.
  failures int not null default 0,
  failing_since timestamptz,
  primary key (member, kind)
);

alter table session
  add column id bigint generated always as identity unique,
  add column seen_at timestamptz not null default now(),
  -- From where: device and address.
  add column sealed bytea;

-- Devices that have signed in: the next time they are known.
create table device (
  member bigint not null references member,
  lookup bytea not null,
  seen_at timestamptz not null default now(),
  primary key (member, lookup)
);

create table verification_code (
  id bigint generated always as identity primary key,
  purpose text not null,
  lookup bytea not null,
  ticket bytea not null unique,
  code bytea not null,
  -- Nobody can use it: it was asked for an address that it is not meant for.
  is_void boolean not null default false,
  tries int not null default 0,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index verification_code_lookup on verification_code (lookup, sent_at);

-- Messages to be sent, and in a sandbox to be looked at.
create table message (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('email', 'phone')),
  sealed bytea not null,
  created_at timestamptz not null default now(),
  due_at timestamptz not null default now(),
  tries int not null default 0,
  sent_at timestamptz,
  given_up_at timestamptz
);
create index message_waiting on message (due_at) where sent_at is null and given_up_at is null;

create table account_event (
  id bigint generated always as identity primary key,
  member bigint not null references member,
  at timestamptz not null,
  kind text not null,
  sealed bytea
);
create index account_event_member on account_event (member, id);

create table passkey (
  id bigint generated always as identity primary key,
  member bigint not null references member,
  credential text not null unique,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null,
  name text not null,
  created_at timestamptz not null default now(),
  used_at timestamptz
);
create index passkey_member on passkey (member, id);

create table api_key (
  id bigint generated always as identity primary key,
  member bigint not null references member,
  key text not null unique,
  sealed bytea not null,
  name text not null,
  may_trade boolean not null,
  addresses text[] not null,
  created_at timestamptz not null default now(),
  used_at timestamptz
);
create index api_key_member on api_key (member, id);

-- A picture, sealed under a key of its own, which is sealed under one that is not in the database.
create table file (
  id bigint generated always as identity primary key,
  name text not null unique,
  member bigint not null references member,
  sealed_key bytea not null,
  sealed bytea not null,
  size int not null,
  created_at timestamptz not null default now(),
  -- What it belongs to; without that it is gone after a day.
  used_for text
);
create index file_member on file (member, created_at);
create index file_unused on file (created_at) where used_for is null;

create table file_view (
  id bigint generated always as identity primary key,
  file bigint not null,
  viewer text not null,
  case_number text not null,
  at timestamptz not null default now()
);

create table identity (
  id bigint generated always as identity unique,
  member bigint not null references member,
  level text not null check (level in ('basic', 'advanced')),
  state smallint not null check (state in (1, 2, 4)),
  sealed bytea not null,
  lookup bytea,
  photos jsonb not null,
  submitted_at timestamptz not null,
  decided_at timestamptz,
  decided_by text,
  reason text,
  primary key (member, level)
);
create index identity_lookup on identity (lookup);
-- An id number verifies one member.
create unique index identity_verified on identity (lookup) where state = 2 and level = 'basic';
create index identity_waiting on identity (submitted_at) where state = 1;

-- Who had whom forgotten: the number is all that is left of them.
create table erasure (
  id bigint generated always as identity primary key,
  member bigint not null references member,
  operator text not null,
  at timestamptz not null
);
`
