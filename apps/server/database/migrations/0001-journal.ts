/** The journal, its head that fences writers, its snapshots, and how far each projection is. */
// Storage is external because compression would burn the CPU that the append needs.
export const sql = `
create table journal_head (
  stream text primary key,
  epoch bigint not null,
  seq bigint not null
);

create table journal (
  stream text not null,
  seq bigint not null,
  at bigint not null,
  payload bytea not null,
  hash bytea not null,
  primary key (stream, seq)
);
alter table journal alter column payload set storage external;

create table snapshot (
  stream text not null,
  seq bigint not null,
  at bigint not null,
  state bytea not null,
  hash bytea not null,
  primary key (stream, seq)
);
alter table snapshot alter column state set storage external;

create table projection (
  name text primary key,
  seq bigint not null
);
`
