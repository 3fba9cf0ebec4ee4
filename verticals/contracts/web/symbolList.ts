/** Which contracts a list shows: of a class, watched, or searched. */
import type { Listed } from './listed.ts'

export const symbolLists = ['all', 'watched', 'crypto', 'forex', 'stock'] as const
export type SymbolList = (typeof symbolLists)[number]

type Wish = {
  readonly all: readonly Listed[]
  readonly watched: readonly string[]
  readonly list: SymbolList
  readonly search: string
}

export function symbolsIn({ all, watched, list, search }: Wish): readonly Listed[] {
  return all
    .filter((one) => fits(one, search))
    .filter(({ symbol, instrument }) =>
      list === 'watched' ? watched.includes(symbol) : list === 'all' || list === instrument.class,
    )
}

/** `btc`, `BTC/USDT` and `bitcoin` all find it. */
function fits({ symbol, instrument }: Listed, search: string): boolean {
  const wanted = plain(search)
  return symbol.includes(wanted) || plain(instrument.name).includes(wanted)
}

function plain(text: string): string {
  return text.toLowerCase().replace(/[\s/_-]/g, '')
}
