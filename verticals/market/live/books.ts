/** The order books of all verticals: the house maker offers in each, and of each symbol one is shown. */
import type { Machine, Typed } from '@evenkeel/kernel'
import type { BookSteps, Books, BookTrade } from '@evenkeel/wire/server'

export type ListedBook = BookSteps & { readonly books: Books }

export type AllBooks = {
  /** Every book of a symbol. */
  of(symbol: string): readonly ListedBook[]
  /** The one that is shown: that of the first vertical that has one. */
  shown(symbol: string): ListedBook | undefined
  /** The symbols of which one is shown. */
  symbols(): Iterable<string>
  /** The trades among what happened, of the books that are shown. */
  trades(events: readonly Typed[]): readonly BookTrade[]
}

const NONE: readonly BookTrade[] = []

export function listBooks(all: readonly Books[], machine: Machine): AllBooks {
  const bySymbol = new Map<string, ListedBook[]>()
  for (const books of all)
    for (const steps of books.listed(machine)) {
      const known = bySymbol.get(steps.symbol) ?? []
      known.push({ ...steps, books })
      bySymbol.set(steps.symbol, known)
    }
  return {
    of: (symbol) => bySymbol.get(symbol) ?? [],
    shown: (symbol) => bySymbol.get(symbol)?.[0],
    symbols: () => bySymbol.keys(),
    trades(events) {
      // Looked at for every command of the exchange: most hold no trade, and one is of one vertical.
      for (const books of all) {
        const traded = books.trades(events, machine)
        if (traded.length > 0)
          return traded.filter(({ symbol }) => bySymbol.get(symbol)?.[0]?.books === books)
      }
      return NONE
    },
  }
}
