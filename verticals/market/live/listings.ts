/** Which prices count: of what nobody lists none does, and of what was just listed none from before. */
import type { ReferencePrice } from '@evenkeel/kernel'
import type { AllBooks, Seen } from './books.ts'
import type { ReferenceOf } from './live.ts'

export type Listings = {
  /** Whether anything may be decided by this price; if not, it is quoted for its chart alone. */
  counts(symbol: string, reference: ReferencePrice): boolean
  /** What is listed by now, and durable. */
  take(seen: Seen): void
}

export function createListings(
  books: AllBooks,
  referenceOf: ReferenceOf,
  onListed: (() => void) | undefined,
): Listings {
  /** The last price of each symbol from before it was listed: it is in no block of the tick chain. */
  const before = new Map<string, ReferencePrice | undefined>()
  return {
    counts: (symbol, reference) => books.isListed(symbol) && before.get(symbol) !== reference,
    take(seen) {
      const known = new Set(books.instruments())
      if (!books.take(seen)) return
      for (const one of books.instruments())
        if (!known.has(one)) before.set(one.symbol, referenceOf(one.symbol))
      onListed?.()
    },
  }
}
