/** Rankings of the market: which symbols come first. */
import type { Ranking } from './contract/words.ts'
import { instrumentOf } from './instruments.ts'
import type { Ticker } from './market.ts'

/** Those that changed the same stay in the order of the listing. */
export function ranked(tickers: readonly Ticker[], ranking: Ranking): readonly Ticker[] {
  if (ranking === 'combined') return tickers
  if (ranking === 'hot')
    return tickers.toSorted((one, other) => compare(turnover(other), turnover(one)))
  const up = ranking === 'gainers'
  return tickers
    .filter(({ open, close }) => (up ? close > open : close < open))
    .toSorted((one, other) => (up ? compareChange(other, one) : compareChange(one, other)))
}

/** In dollars: of a pair such as USD against the yen, that is what was traded of the base. */
function turnover({ symbol, amount, vol }: Ticker): bigint {
  return instrumentOf(symbol)?.base === 'USD' ? amount : vol
}

/** By the share, without a division: a/b < c/d where a*d < c*b. */
function compareChange(one: Ticker, other: Ticker): number {
  return compare((one.close - one.open) * other.open, (other.close - other.open) * one.open)
}

function compare(one: bigint, other: bigint): number {
  if (one === other) return 0
  return one < other ? -1 : 1
}
