/** What a picture is known by when it comes again: a keyed hash of it as it was drawn. */
export const sql = `
alter table file
  -- Pictures that were kept before this have none.
  add column fingerprint bytea;
create index file_fingerprint on file (fingerprint);
`
