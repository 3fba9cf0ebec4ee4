/** Snapshots in rows: a state may be larger than one value can be. Older ones are made anew. */
export const sql = `
drop table snapshot;

create table snapshot (
  stream text not null,
  seq bigint not null,
  at bigint not null,
  rows bigint not null,
  -- Of the last row, so of all of them and of the journal up to there.
  hash bytea not null,
  primary key (stream, seq)
);

create table snapshot_row (
  stream text not null,
  seq bigint not null,
  nth bigint not null,
  -- A piece of the state ends with this row.
  is_end boolean not null,
  bytes bytea not null,
  hash bytea not null,
  primary key (stream, seq, nth)
);
alter table snapshot_row alter column bytes set storage external;
`
