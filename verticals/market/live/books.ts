/** The order books of all verticals: the house maker offers in each; of each symbol one is shown, others under names of their own. */
import type { Machine, Price, Typed } from '@evenkeel/kernel'
import type { BookSteps, Books, BookTrade, Instrument } from '@evenkeel/wire/server'

export type ListedBook = BookSteps & { readonly books: Books }

export type AllBooks = {
  /** Every book of a symbol. */
  of(symbol: string): readonly ListedBook[]
  /** The one that is shown: that of the first vertical that has one; or the one that a code names. */
  shown(name: string): ListedBook | undefined
  /** Whether a symbol is traded in a book that is its own: one of a contract on it has a name of its own, and trades of its own. */
  hasOwn(symbol: string): boolean
  /** The symbols of which one is shown. */
  symbols(): Iterable<string>
  /** The codes of books that have one, with the step of their prices. */
  readonly codes: ReadonlyMap<string, Price>
  /** The trades among what happened, under each name that their book is shown by. */
  trades(events: readonly Typed[]): readonly BookTrade[]
}

const NONE: readonly BookTrade[] = []

export function listBooks(
  all: readonly Books[],
  machine: Machine,
  instruments: readonly Pick<Instrument, 'symbol' | 'base' | 'quote'>[],
): AllBooks {
  const bySymbol = new Map<string, ListedBook[]>()
  const byCode = new Map<string, ListedBook>()
  const codeOf = new Map<ListedBook, string>()
  for (const books of all)
    for (const steps of books.listed(machine)) {
      const listed = { ...steps, books }
      bySymbol.set(steps.symbol, [...(bySymbol.get(steps.symbol) ?? []), listed])
      const instrument = instruments.find(({ symbol }) => symbol === steps.symbol)
      const code = instrument && books.code?.(instrument)
      if (code === undefined) continue
      byCode.set(code, listed)
      codeOf.set(listed, code)
    }
  const namesOf = (books: Books, symbol: string): string[] => {
    const listed = bySymbol.get(symbol)?.find((one) => one.books === books)
    const code = listed && codeOf.get(listed)
    if (code !== undefined) return [code]
    return bySymbol.get(symbol)?.[0] === listed ? [symbol] : []
  }
  const hasOwn = (symbol: string): boolean => {
    const shown = bySymbol.get(symbol)?.[0]
    return shown !== undefined && !codeOf.has(shown)
  }
  return {
    of: (symbol) => bySymbol.get(symbol) ?? [],
    shown: (name) => bySymbol.get(name)?.[0] ?? byCode.get(name),
    hasOwn,
    symbols: () => bySymbol.keys(),
    codes: new Map([...byCode].map(([code, { tickSize }]) => [code, tickSize])),
    trades(events) {
      // Looked at for every command of the exchange: most hold no trade, and one is of one vertical.
      for (const books of all) {
        const traded = books.trades(events, machine)
        if (traded.length > 0)
          return traded.flatMap((trade) =>
            namesOf(books, trade.symbol).map((symbol) => ({ ...trade, symbol })),
          )
      }
      return NONE
    },
  }
}
