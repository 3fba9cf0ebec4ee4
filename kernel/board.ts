/** The board: what the market says now, and said a while ago. Inputs, not facts: nobody journals them by themselves. */
import type { Millis } from './decision.ts'
import { type Realm, realms } from './entry.ts'
import type { Price } from './money.ts'

/** The reference price of a symbol, and where it came from. */
export type ReferencePrice = {
  readonly price: Price
  readonly at: Millis
  readonly source: string
  /** The source has been silent for too long, or the market is closed: nothing may be settled by this price. */
  readonly isStale: boolean
  /** The market is closed, and this is the last price of its session: what is valued until it opens is valued by it. */
  readonly isClosed?: boolean
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
  /** The first reference price after a moment, never at it, as far back as the board remembers. */
  referenceAfter(symbol: string, at: Millis): ReferencePrice | undefined
  /**
   * Up to when the prices of a symbol are complete and durable: none at or before it is added or
   * changed any more. Who settles by a moment waits until it is sealed.
   */
  sealedUntil(symbol: string): Millis | undefined
  ladder(book: BookName): Ladder | undefined
}

/** Told of what changed: a symbol for everybody, or one book of one realm. */
export type BoardChange =
  | { readonly symbol: string }
  | { readonly realm: Realm; readonly book: BookName }

/** So long a price can be asked for after it was replaced. */
const BOARD_MEMORY_MS = 600_000

export class Board {
  readonly #references = new Map<string, Remembered>()
  readonly #ladders: Record<Realm, Map<BookName, Ladder>> = { real: new Map(), demo: new Map() }
  onChange: ((change: BoardChange) => void) | undefined

  setReference(symbol: string, reference: ReferencePrice): void {
    if (this.#of(symbol).add(reference)) this.onChange?.({ symbol })
  }

  /** The prices of a symbol up to a moment are complete and durable. A seal is never taken back. */
  seal(symbol: string, until: Millis): void {
    if (this.#of(symbol).seal(until)) this.onChange?.({ symbol })
  }

  /**
   * Puts back what was said before a restart, in the order of time. It answers for its own moments
   * and is nobody's price of now: `reference` waits for the source.
   */
  recall(symbol: string, references: readonly ReferencePrice[]): void {
    this.#of(symbol).recall(references)
    this.onChange?.({ symbol })
  }

  /** Somebody needs the prices since a moment: they are not forgotten until somebody needs less. */
  keep(symbol: string, since: Millis | undefined): void {
    this.#of(symbol).neededSince = since
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
      referenceAfter: (symbol, at) => this.#references.get(symbol)?.after(at),
      sealedUntil: (symbol) => this.#references.get(symbol)?.sealed,
      ladder: (book) => this.#ladders[realm].get(book),
    })
    return Object.fromEntries(realms.map((realm) => [realm, seenFrom(realm)])) as Record<
      Realm,
      Prices
    >
  }

  #of(symbol: string): Remembered {
    const known = this.#references.get(symbol)
    if (known !== undefined) return known
    const remembered = new Remembered()
    this.#references.set(symbol, remembered)
    return remembered
  }
}

/** The prices of one symbol in the order of their time, for as long as the board remembers them. */
class Remembered {
  #prices: ReferencePrice[] = []
  /** Where those begin that are not too old. */
  #first = 0
  #last: ReferencePrice | undefined
  #sealed: Millis | undefined
  neededSince: Millis | undefined

  /** What was said last since the start. */
  get last(): ReferencePrice | undefined {
    return this.#last
  }

  get sealed(): Millis | undefined {
    return this.#sealed
  }

  /**
   * One of the same moment, or of an earlier one, takes the place of all from there on: it says it
   * better. What is sealed stays: one that comes too late for its moment is dropped.
   */
  add(reference: ReferencePrice): boolean {
    if (this.#sealed !== undefined && reference.at <= this.#sealed) return false
    while ((this.#prices.at(-1)?.at ?? -Infinity) >= reference.at) this.#prices.pop()
    this.#prices.push(reference)
    this.#last = reference
    this.#first = Math.min(this.#first, this.#prices.length - 1)
    this.#forget(Math.min(reference.at - BOARD_MEMORY_MS, this.neededSince ?? reference.at))
    return true
  }

  seal(until: Millis): boolean {
    if (this.#sealed !== undefined && until <= this.#sealed) return false
    this.#sealed = until
    return true
  }

  recall(references: readonly ReferencePrice[]): void {
    const known = this.#prices.slice(this.#first)
    const begin = known[0]?.at
    const before = begin === undefined ? references : references.filter(({ at }) => at < begin)
    this.#prices = [...before, ...known]
    this.#first = 0
  }

  at(moment: Millis): ReferencePrice | undefined {
    const next = this.#nextAfter(moment)
    return next === this.#first ? undefined : this.#prices[next - 1]
  }

  after(moment: Millis): ReferencePrice | undefined {
    return this.#prices[this.#nextAfter(moment)]
  }

  /** The place of the first price after a moment. */
  #nextAfter(moment: Millis): number {
    let [low, high] = [this.#first, this.#prices.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((this.#prices[middle] as ReferencePrice).at <= moment) low = middle + 1
      else high = middle
    }
    return low
  }

  #forget(since: Millis): void {
    // The last one before that is still the price of the moments that follow it.
    while ((this.#prices[this.#first + 1]?.at ?? Infinity) <= since) this.#first++
    if (this.#first * 2 > this.#prices.length) {
      this.#prices = this.#prices.slice(this.#first)
      this.#first = 0
    }
  }
}
