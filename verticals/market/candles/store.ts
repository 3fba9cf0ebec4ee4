/** The table of candles: those that are over, of every symbol and period, each series without gaps from its first to its last. */
import type { Millis } from '@evenkeel/kernel'
import { type Columns, column, insertRows, type Tables } from '@evenkeel/wire/server'
import type { Candle } from './candle.ts'
import { type Period, periods } from './period.ts'

export type Row = { readonly symbol: string; readonly period: Period; readonly candle: Candle }
/** Candles of a series that begin from `from` on and before `to`. */
export type Want = {
  readonly symbol: string
  readonly period: Period
  readonly from: Millis
  readonly to: Millis
}
/** Where the oldest and the newest candle of a series begin. */
export type Extent = { readonly first: Millis; readonly last: Millis }

export type Store = {
  /** All of them or none. What is there already is replaced. */
  write(rows: readonly Row[]): Promise<void>
  read(want: Want): Promise<readonly Candle[]>
  /** Many reads at once; each series from the oldest on. */
  readAll(wants: readonly Want[]): Promise<readonly Row[]>
  /** Of the series of these symbols; none for one that is empty. */
  extents(
    symbols: readonly string[],
  ): Promise<(symbol: string, period: Period) => Extent | undefined>
  /** The symbols of all series that begin with this. */
  names(prefix: string): Promise<readonly string[]>
  drop(symbol: string, period: Period): Promise<void>
}

type Stored = Record<
  'symbol' | 'start' | 'open' | 'high' | 'low' | 'close' | 'amount' | 'vol',
  string
> & {
  readonly period: Period
  readonly count: number
}
type Ends = {
  readonly symbol: string
  readonly period: Period
  first: string | null
  last: string | null
}

const COLUMNS: Columns = [
  ['symbol', 'text'],
  ['period', 'text'],
  ['start', 'bigint'],
  ['open', 'numeric'],
  ['high', 'numeric'],
  ['low', 'numeric'],
  ['close', 'numeric'],
  ['amount', 'numeric'],
  ['vol', 'numeric'],
  ['count', 'int'],
]
const REPLACE = `on conflict (symbol, period, start) do update set open = excluded.open,
  high = excluded.high, low = excluded.low, close = excluded.close, amount = excluded.amount,
  vol = excluded.vol, count = excluded.count`

export function createStore(tables: Tables): Store {
  async function readAll(wants: readonly Want[]): Promise<readonly Row[]> {
    const rows = await tables.rows<Stored>(
      `select c.symbol, c.period, c.start, c.open, c.high, c.low, c.close, c.amount, c.vol, c.count
       from unnest($1::text[], $2::text[], $3::bigint[], $4::bigint[]) as want (symbol, period, since, until)
       join candle c on c.symbol = want.symbol and c.period = want.period
         and c.start >= want.since and c.start < want.until
       order by c.symbol, c.period, c.start`,
      [
        column(wants, ({ symbol }) => symbol),
        column(wants, ({ period }) => period),
        column(wants, ({ from }) => from),
        column(wants, ({ to }) => to),
      ],
    )
    return rows.map(rowOf)
  }
  return {
    readAll,
    read: async (want) => (await readAll([want])).map(({ candle }) => candle),
    async write(rows) {
      for (const { sql, values } of insertRows('candle', COLUMNS, rows.map(storedOf), REPLACE))
        await tables.rows(sql, values)
    },
    async extents(symbols) {
      // Two steps in the index a series: an aggregate would walk through the whole table.
      const rows = await tables.rows<Ends>(
        `select symbol, period,
           (select c.start from candle c where c.symbol = s.symbol and c.period = p.period
            order by c.start limit 1) as first,
           (select c.start from candle c where c.symbol = s.symbol and c.period = p.period
            order by c.start desc limit 1) as last
         from unnest($1::text[]) as s (symbol), unnest($2::text[]) as p (period)`,
        [column(symbols, (symbol) => symbol), column(periods, (period) => period)],
      )
      const found = new Map(rows.map((row) => [`${row.symbol} ${row.period}`, row]))
      return (symbol, period) => {
        const { first = null, last = null } = found.get(`${symbol} ${period}`) ?? {}
        return first === null || last === null
          ? undefined
          : { first: Number(first), last: Number(last) }
      }
    },
    async names(prefix) {
      // One step in the index a name: a scan would read every candle of each. No collation sorts a text before its own beginning.
      const rows = await tables.rows<{ symbol: string }>(
        `with recursive name (symbol) as (
           select min(symbol) from candle where symbol >= $1
           union all
           select (select min(c.symbol) from candle c where c.symbol > name.symbol) from name
           where starts_with(name.symbol, $1))
         select symbol from name where starts_with(symbol, $1)`,
        [prefix],
      )
      return rows.map(({ symbol }) => symbol)
    },
    async drop(symbol, period) {
      await tables.rows('delete from candle where symbol = $1 and period = $2', [symbol, period])
    },
  }
}

function rowOf({ symbol, period, ...stored }: Stored): Row {
  const candle = {
    start: Number(stored.start),
    open: BigInt(stored.open),
    high: BigInt(stored.high),
    low: BigInt(stored.low),
    close: BigInt(stored.close),
    amount: BigInt(stored.amount),
    vol: BigInt(stored.vol),
    count: stored.count,
  }
  return { symbol, period, candle }
}

/** In the order of `COLUMNS`. */
function storedOf({ symbol, period, candle }: Row) {
  const { start, open, high, low, close, amount, vol, count } = candle
  const figures = [open, high, low, close, amount, vol].map(String)
  return [symbol, period, start, ...figures, count]
}
