/** The tables of the notification centre: what members were notified of, what they chose, and the devices that they allowed. */
import type { Migration } from '@evenkeel/wire/server'

const tables = `
create table notification (
  id bigint generated always as identity primary key,
  -- Where it comes from: an entry of the journal and its place there, or a row of another table.
  source text not null unique,
  member bigint not null references member,
  -- Of a member in both realms where there is none.
  realm text check (realm in ('real', 'demo')),
  kind text not null,
  kind_group text not null,
  figures text not null,
  link text not null,
  about_kind text,
  about bigint,
  at bigint not null,
  is_shown boolean not null,
  read_at bigint,
  push text check (push in ('due', 'done')),
  mail text check (mail in ('now', 'digest', 'done')),
  mailed_at bigint
);
create index notification_of_member on notification (member, id) where is_shown;
create index notification_unread on notification (member) where is_shown and read_at is null;
create index notification_push on notification (id) where push = 'due';
create index notification_mail on notification (member, id) where mail in ('now', 'digest');
create index notification_mailed on notification (member, mailed_at) where mailed_at is not null;

-- One row: how far the feed of the journal and what others record were taken.
create table notification_position (
  one boolean primary key default true check (one),
  seq bigint not null,
  nth int not null,
  recorded_at bigint not null
);

create table notification_choice (
  member bigint primary key references member,
  ways text not null,
  shows_details boolean not null,
  quiet_from int check (quiet_from between 0 and 1439),
  quiet_to int check (quiet_to between 0 and 1439),
  zone text not null
);
create table notification_digest (
  member bigint primary key references member,
  -- The day of the last one where the member is, as 2026-01-31.
  day text not null
);

-- An end of the session is the end of its subscription: whoever comes next to the device gets nothing.
create table push_subscription (
  id bigint generated always as identity primary key,
  member bigint not null references member,
  session bigint not null unique references session (id) on delete cascade,
  lookup bytea not null unique,
  sealed bytea not null,
  made_at bigint not null
);
create index push_subscription_member on push_subscription (member);
`

export const migrations: readonly Migration[] = [{ id: 'notifications-0001-centre', sql: tables }]
