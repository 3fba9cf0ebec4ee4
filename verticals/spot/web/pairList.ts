/** Which pairs the sheet shows: all that can be traded, those watched, or the most traded first. */
import type { Instrument, Ticker } from '@evenkeel/ui'
import { compare } from '@evenkeel/ui/format/decimals.ts'

export const pairLists = ['watched', 'all', 'hot'] as const
export type PairList = (typeof pairLists)[number]

export type PairEntry = { readonly instrument: Instrument; readonly ticker: Ticker | undefined }

type Wish = {
  readonly instruments: readonly Instrument[] | undefined
  readonly tickers: readonly Ticker[] | undefined
  readonly watched: readonly string[]
  readonly list: PairList
  readonly search: string
}

/** `undefined` while they are on their way. */
export function pairsIn(wish: Wish): readonly PairEntry[] | undefined {
  const { instruments, tickers, watched, list, search } = wish
  const bySymbol = new Map(tickers?.map((ticker) => [ticker.symbol, ticker]))
  const found = instruments
    ?.filter((instrument) => instrument.hasBook && fits(instrument, search))
    .map((instrument) => ({ instrument, ticker: bySymbol.get(instrument.symbol) }))
  if (list === 'hot')
    return found?.toSorted((one, other) =>
      compare(other.ticker?.vol ?? '0', one.ticker?.vol ?? '0'),
    )
  if (list === 'all') return found
  const place = ({ instrument }: PairEntry) => watched.indexOf(instrument.symbol)
  return found
    ?.filter((entry) => place(entry) >= 0)
    .toSorted((one, other) => place(one) - place(other))
}

/** `btc`, `BTC/USDT`, `btc usdt` and `bitcoin` all find it. */
function fits({ symbol, name = '' }: Instrument, search: string): boolean {
  const wanted = plain(search)
  return symbol.includes(wanted) || plain(name).includes(wanted)
}

function plain(text: string): string {
  return text.toLowerCase().replace(/[\s/_-]/g, '')
}
