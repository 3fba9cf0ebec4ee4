/** What members watch: their lists, and the prices at which they want to be told. */
export const sql = `
create table watchlist (
  member bigint primary key references member,
  symbols text[] not null
);

create table price_alert (
  id bigint generated always as identity primary key,
  member bigint not null references member,
  symbol text not null,
  price numeric not null,
  is_rising boolean not null,
  set_at bigint not null,
  fired_at bigint,
  fired_price numeric
);
create index price_alert_member on price_alert (member, id);
create index price_alert_waiting on price_alert (symbol) where fired_at is null;
`
