/** Candles that are over, of every symbol and period; prices and amounts as whole numbers of 10^-8. */
// A month's turnover goes past what a bigint holds.
export const sql = `
create table candle (
  symbol text not null,
  period text not null,
  start bigint not null,
  open numeric(38, 0) not null,
  high numeric(38, 0) not null,
  low numeric(38, 0) not null,
  close numeric(38, 0) not null,
  amount numeric(38, 0) not null,
  vol numeric(38, 0) not null,
  count integer not null,
  primary key (symbol, period, start)
);
`
