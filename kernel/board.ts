/** The board: what the market says now, and said a while ago. Inputs, not facts: nobody journals them by themselves. */
import type { Millis } from './decision.ts'
import { type Realm, realms } from './entry.ts'
import type { Price } from './money.ts'

/** The reference price of a symbol, and where it came from. */
export type ReferencePrice = {
  readonly price: Price
  readonly at: Millis
  readonly source: string
  /** The source has been silent for too long: nothing may be settled by this price. */
  readonly isStale: boolean
}

/** What the house maker offers in one order book: prices in ticks, from the best on. */
export type Ladder = {
  /** Names this ladder: a later one has a higher number. */
  readonly number: number
  readonly bids: readonly Rung[]
  readonly asks: readonly Rung[]
}
export type Rung = { readonly tick: number; readonly lots: number }

/** An order book by its vertical and its symbol: two verticals may trade one symbol. */
export type BookName = `${string}/${string}`
export const bookName = (vertical: string, symbol: string): BookName => `${vertical}/${symbol}`

/** The board as the cores of one realm see it. */
export type Prices = {
  reference(symbol: string): ReferencePrice | undefined
  /** The last reference price at or before a moment, as far back as the board remembers. */
  referenceAt(symbol: string, at: Millis): ReferencePrice | undefined
  ladder(book: BookName): Ladder | undefined
}

/** Told of what changed: a symbol for everybody, or one book of one realm. */
export type BoardChange =
  | { readonly symbol: string }
  | { readonly realm: Realm; readonly book: BookName }

/** So long a price can be asked for after it was replaced. */
export const BOARD_MEMORY_MS = 600_000

export class Board {
  readonly #references = new Map<string, Remembered>()
  readonly #ladders: Record<Realm, Map<BookName, Ladder>> = { real: new Map(), demo: new Map() }
  onChange: ((change: BoardChange) => void) | undefined

  setReference(symbol: string, reference: ReferencePrice): void {
    const known = this.#references.get(symbol)
    if (known === undefined) this.#references.set(symbol, new Remembered(reference))
    else known.add(reference)
    this.onChange?.({ symbol })
  }

  /** Without a ladder the house maker offers nothing. */
  setLadder(realm: Realm, book: BookName, ladder: Ladder | undefined): void {
    if (ladder === undefined) this.#ladders[realm].delete(book)
    else this.#ladders[realm].set(book, ladder)
    this.onChange?.({ realm, book })
  }

  prices(): Record<Realm, Prices> {
    const seenFrom = (realm: Realm): Prices => ({
      reference: (symbol) => this.#references.get(symbol)?.last,
      referenceAt: (symbol, at) => this.#references.get(symbol)?.at(at),
      ladder: (book) => this.#ladders[realm].get(book),
    })
    return Object.fromEntries(realms.map((realm) => [realm, seenFrom(realm)])) as Record<
      Realm,
      Prices
    >
  }
}

/** The prices of one symbol in the order of their time, for as long as the board remembers them. */
class Remembered {
  #prices: ReferencePrice[]
  /** Where those begin that are not too old. */
  #first = 0

  constructor(reference: ReferencePrice) {
    this.#prices = [reference]
  }

  get last(): ReferencePrice {
    return this.#prices[this.#prices.length - 1] as ReferencePrice
  }

  /** One of the same moment, or of an earlier one, takes the place of all from there on: it says it better. */
  add(reference: ReferencePrice): void {
    while (this.#prices.length > 0 && reference.at <= this.last.at) this.#prices.pop()
    this.#prices.push(reference)
    this.#first = Math.min(this.#first, this.#prices.length - 1)
    const since = reference.at - BOARD_MEMORY_MS
    // The last one before that is still the price of the moments that follow it.
    while ((this.#prices[this.#first + 1]?.at ?? reference.at) <= since) this.#first++
    if (this.#first * 2 > this.#prices.length) {
      this.#prices = this.#prices.slice(this.#first)
      this.#first = 0
    }
  }

  at(moment: Millis): ReferencePrice | undefined {
    let [low, high] = [this.#first, this.#prices.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((this.#prices[middle] as ReferencePrice).at <= moment) low = middle + 1
      else high = middle
    }
    return low === this.#first ? undefined : this.#prices[low - 1]
  }
}
