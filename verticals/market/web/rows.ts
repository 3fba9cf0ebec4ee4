/** Which rows a market list shows, and in which order: of one class, by a ranking or a column, fitting a search. */
import type { Instrument, Ticker } from '@evenkeel/ui'
import { drawn } from '@evenkeel/ui/format/drawing.ts'
import type { Class, Ranking } from '../contract/words.ts'
import type { Row } from './MarketList.tsx'

export type Wanted = {
  readonly class?: Class | undefined
  readonly ranking?: Ranking | undefined
  readonly search?: string | undefined
  /** Only these, in this order. */
  readonly symbols?: readonly string[] | undefined
}

/** `undefined` while either list is on its way. */
export function rowsOf(
  instruments: readonly Instrument[] | undefined,
  tickers: readonly Ticker[] | undefined,
  wanted: Wanted,
): readonly Row[] | undefined {
  if (instruments === undefined || tickers === undefined) return undefined
  const bySymbol = new Map(tickers.map((ticker) => [ticker.symbol, ticker]))
  const rows = instruments
    .filter((instrument) => isWanted(instrument, wanted))
    .flatMap((instrument) => {
      const ticker = bySymbol.get(instrument.symbol)
      return ticker === undefined ? [] : [{ instrument, ticker }]
    })
  const { symbols } = wanted
  if (symbols === undefined) return ranked(rows, wanted.ranking ?? 'combined')
  const place = ({ instrument }: Row) => symbols.indexOf(instrument.symbol)
  return rows.toSorted((one, other) => place(one) - place(other))
}

function isWanted(instrument: Instrument, wanted: Wanted): boolean {
  const { symbol, base, quote, name = '' } = instrument
  if (wanted.symbols !== undefined && !wanted.symbols.includes(symbol)) return false
  if (wanted.class !== undefined && wanted.class !== instrument.class) return false
  const search = plain(wanted.search ?? '')
  return [symbol, base + quote, name].some((known) => plain(known).includes(search))
}

/** `BTC/USDT`, `btc usdt` and `btcusdt` are the same. */
function plain(text: string): string {
  return text.toLowerCase().replace(/[\s/_-]/g, '')
}

/** For the eye: the server's ranking by the same rule is `currency/get_tickers`. */
function ranked(rows: readonly Row[], ranking: Ranking): readonly Row[] {
  if (ranking === 'combined') return rows
  if (ranking === 'hot') return rows.toSorted((one, other) => turnover(other) - turnover(one))
  const up = ranking === 'gainers' ? 1 : -1
  return rows
    .filter(({ ticker }) => drawn(ticker.increase) * up > 0)
    .toSorted((one, other) => up * (drawn(other.ticker.increase) - drawn(one.ticker.increase)))
}

export const columns = ['name', 'dayVolume', 'lastPrice', 'change'] as const
export type Column = (typeof columns)[number]
/** Absent: in the order in which they are listed. */
export type Sorting =
  | { readonly by: Column; readonly order: 'ascending' | 'descending' }
  | undefined

/** A tap on a head: figures from the largest, names from A; a second tap turns it round, a third ends it. */
export function tapped(sorting: Sorting, by: Column): Sorting {
  const first = by === 'name' ? 'ascending' : 'descending'
  const second = by === 'name' ? 'descending' : 'ascending'
  if (sorting?.by !== by) return { by, order: first }
  return sorting.order === first ? { by, order: second } : undefined
}

export function sorted(rows: readonly Row[], sorting: Sorting): readonly Row[] {
  if (sorting === undefined) return rows
  const { by, order } = sorting
  const up = order === 'ascending' ? 1 : -1
  if (by === 'name')
    return rows.toSorted((one, other) => up * (nameOf(one) < nameOf(other) ? -1 : 1))
  const figure = figures[by]
  return rows.toSorted((one, other) => up * (figure(one) - figure(other)))
}

const nameOf = ({ instrument }: Row) => instrument.base + instrument.quote

/** For the eye: nothing is decided by them. */
const figures: Readonly<Record<Exclude<Column, 'name'>, (row: Row) => number>> = {
  dayVolume: turnover,
  lastPrice: ({ ticker }) => drawn(ticker.close),
  change: ({ ticker }) => drawn(ticker.increase),
}

/** In dollars, whatever it is quoted in. */
function turnover({ instrument, ticker }: Row): number {
  return drawn(instrument.base === 'USD' ? ticker.amount : ticker.vol)
}
