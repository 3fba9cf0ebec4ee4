/** What is listed, and the order books of all verticals: the house maker offers in each; of each symbol one is shown, others under names of their own. */
import type { Machine, Typed } from '@evenkeel/kernel'
import type { BookSteps, Books, BookTrade, Instrument } from '@evenkeel/wire/server'

export type ListedBook = BookSteps & { readonly books: Books }

export type AllBooks = {
  /** What any product lists, in the order in which it is quoted. */
  instruments(): readonly Instrument[]
  isListed(symbol: string): boolean
  /** Whether it is traded as a pair: in a book that has no name but the symbol. */
  isPair(symbol: string): boolean
  /** Every book of a symbol. */
  of(symbol: string): readonly ListedBook[]
  /** The one that is shown: that of the first vertical that has one; or the one that a code names. */
  shown(name: string): ListedBook | undefined
  /** The symbols of which one is shown. */
  symbols(): Iterable<string>
  /** The books that have a code, by it. */
  codes(): ReadonlyMap<string, ListedBook>
  /** The trades among what happened, under each name that their book is shown by. */
  trades(events: readonly Typed[]): readonly BookTrade[]
  /** What is listed in the state as it is. */
  look(): Seen
  /** From now on this is listed; answers whether it is more than was. */
  take(seen: Seen): boolean
}

/** What was ever listed stays so: where there are as many there is nothing new. */
export type Seen = {
  readonly symbols: ReadonlySet<string>
  readonly steps: readonly (readonly BookSteps[])[]
}

type Options = {
  readonly books: readonly Books[]
  readonly machine: Machine
  readonly instruments: readonly Instrument[]
  /** The symbols that products list; all that are quoted, where nobody says so. */
  readonly listed?: ((machine: Machine) => ReadonlySet<string>) | undefined
}

const NONE: readonly BookTrade[] = []

export function listBooks({ books: all, machine, instruments, listed }: Options): AllBooks {
  const quoted = new Set(instruments.map(({ symbol }) => symbol))
  const look = (): Seen => ({
    symbols: listed?.(machine) ?? quoted,
    steps: all.map((books) => books.listed(machine)),
  })
  let seen = look()
  let kept = keptOf(all, instruments, seen)
  const namesOf = (books: Books, symbol: string): string[] => {
    const own = kept.bySymbol.get(symbol) ?? []
    const book = own.find((one) => one.books === books)
    const code = book && kept.codeOf.get(book)
    if (code !== undefined) return [code]
    return own[0] === book ? [symbol] : []
  }
  return {
    instruments: () => kept.instruments,
    isListed: (symbol) => seen.symbols.has(symbol),
    isPair(symbol) {
      const [first] = kept.bySymbol.get(symbol) ?? []
      return first !== undefined && !kept.codeOf.has(first)
    },
    of: (symbol) => kept.bySymbol.get(symbol) ?? [],
    shown: (name) => kept.bySymbol.get(name)?.[0] ?? kept.byCode.get(name),
    symbols: () => kept.bySymbol.keys(),
    codes: () => kept.byCode,
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
    look,
    take(now) {
      if (isSame(seen, now)) return false
      seen = now
      kept = keptOf(all, instruments, now)
      return true
    },
  }
}

function isSame(one: Seen, other: Seen): boolean {
  const isAsLong = (steps: Seen['steps'][number], nth: number) =>
    steps.length === other.steps[nth]?.length
  return one.symbols.size === other.symbols.size && one.steps.every(isAsLong)
}

function keptOf(
  all: readonly Books[],
  instruments: readonly Instrument[],
  { symbols, steps }: Seen,
) {
  const bySymbol = new Map<string, ListedBook[]>()
  const byCode = new Map<string, ListedBook>()
  const codeOf = new Map<ListedBook, string>()
  for (const [nth, books] of all.entries())
    for (const step of steps[nth] ?? []) {
      const listed = { ...step, books }
      bySymbol.set(step.symbol, [...(bySymbol.get(step.symbol) ?? []), listed])
      const instrument = instruments.find(({ symbol }) => symbol === step.symbol)
      const code = instrument && books.code?.(instrument)
      if (code === undefined) continue
      byCode.set(code, listed)
      codeOf.set(listed, code)
    }
  return {
    instruments: instruments.filter(({ symbol }) => symbols.has(symbol)),
    bySymbol,
    byCode,
    codeOf,
  }
}
