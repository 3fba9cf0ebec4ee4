/** What the operator sets: texts by name. */
export const sql = `
create table setting (
  name text primary key,
  value text not null
);
`
