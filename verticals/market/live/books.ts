/** The order books of all verticals: the house maker offers in each, and of each symbol one is shown. */
import type { Machine } from '@evenkeel/kernel'
import type { BookSteps, Books } from '@evenkeel/wire/server'

export type ListedBook = BookSteps & { readonly books: Books }

export type AllBooks = {
  readonly all: readonly Books[]
  /** Every book of a symbol. */
  of(symbol: string): readonly ListedBook[]
  /** The one that is shown: that of the first vertical that has one. */
  shown(symbol: string): ListedBook | undefined
  /** The symbols of which one is shown. */
  symbols(): Iterable<string>
}

export function listBooks(all: readonly Books[], machine: Machine): AllBooks {
  const bySymbol = new Map<string, ListedBook[]>()
  for (const books of all)
    for (const steps of books.listed(machine)) {
      const known = bySymbol.get(steps.symbol) ?? []
      known.push({ ...steps, books })
      bySymbol.set(steps.symbol, known)
    }
  return {
    all,
    of: (symbol) => bySymbol.get(symbol) ?? [],
    shown: (symbol) => bySymbol.get(symbol)?.[0],
    symbols: () => bySymbol.keys(),
  }
}
