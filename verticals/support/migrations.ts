/** The plain tables of support: notices, articles, feedback and the chat. What members write is sealed. */
import type { Migration } from '@evenkeel/wire/server'

const tables = `
create table support_notice (
  id bigint generated always as identity primary key,
  -- By language: title and body.
  texts jsonb not null,
  is_pinned boolean not null,
  -- A draft has none; one of the future waits for it.
  publish_at bigint,
  -- Whether everybody who is connected was told that it is there.
  is_told boolean not null default false,
  changed_at bigint not null,
  changed_by text not null
);
create index support_notice_shown on support_notice (is_pinned, publish_at, id);
create table support_notice_read (
  member bigint not null references member,
  notice bigint not null references support_notice,
  at bigint not null,
  primary key (member, notice)
);
create index support_notice_read_of on support_notice_read (notice);

create table support_article (
  id bigint generated always as identity primary key,
  slug text not null unique,
  category text not null,
  is_published boolean not null,
  texts jsonb not null,
  changed_at bigint not null,
  changed_by text not null
);
create table support_article_vote (
  article bigint not null references support_article,
  -- A member's number, or a keyed hash of where a visitor comes from.
  member bigint references member,
  visitor bytea,
  is_helpful boolean not null,
  at bigint not null,
  check ((member is null) <> (visitor is null))
);
create unique index support_article_vote_member on support_article_vote (article, member)
  where member is not null;
create unique index support_article_vote_visitor on support_article_vote (article, visitor)
  where visitor is not null;

create table support_feedback (
  id bigint generated always as identity primary key,
  member bigint not null references member,
  request_key text not null,
  type text not null,
  sealed bytea not null,
  picture text,
  at bigint not null,
  reply bytea,
  replied_at bigint,
  replied_by text,
  reply_read_at bigint,
  unique (member, request_key)
);
create index support_feedback_waiting on support_feedback (at) where replied_at is null;

create table support_chat (
  id bigint generated always as identity primary key,
  member bigint not null unique references member,
  last_at bigint not null,
  closed_at bigint,
  operator bigint,
  operator_name text,
  member_read bigint not null default 0,
  operators_read bigint not null default 0
);
create table support_message (
  id bigint generated always as identity primary key,
  chat bigint not null references support_chat on delete cascade,
  at bigint not null,
  request_key text not null,
  -- Nothing of the member's own.
  operator bigint,
  operator_name text,
  sealed bytea not null,
  picture text
);
create index support_message_of on support_message (chat, id);
create unique index support_message_key on support_message (chat, coalesce(operator, 0), request_key);

create table support_answer (
  number bigint generated always as identity primary key,
  title text not null,
  texts jsonb not null
);
-- What a first install was given, once: what operators removed does not come back.
create table support_first (
  name text primary key,
  at bigint not null
);
`

/** What members are notified of is looked for by its moment. */
const answered = `
create index support_feedback_replied on support_feedback (replied_at, id) where replied_at is not null;
create index support_message_answered on support_message (at) where operator is not null;
`

export const migrations: readonly Migration[] = [
  { id: 'support-0001-tables', sql: tables },
  { id: 'support-0002-answered', sql: answered },
]
