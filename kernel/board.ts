/** The board: what the market says now. Inputs, not facts: nobody writes them down by themselves. */
import type { Millis } from './decision.ts'
import { type Realm, realms } from './entry.ts'
import type { Price } from './money.ts'

/** The reference price of a symbol, and where it came from. */
export type Quote = {
  readonly price: Price
  readonly at: Millis
  readonly source: string
  /** The source has been silent for too long: nothing may be settled by this price. */
  readonly isStale: boolean
}

/** What the house maker offers in one book: prices in ticks, from the best on. */
export type Ladder = {
  /** Names this ladder: a later one has a higher number. */
  readonly number: number
  readonly bids: readonly Rung[]
  readonly asks: readonly Rung[]
}
export type Rung = { readonly tick: number; readonly lots: number }

/** The board as the cores of one realm see it. */
export type Prices = {
  /** Changes whenever anything on the board does. */
  readonly version: number
  quote(symbol: string): Quote | undefined
  ladder(symbol: string): Ladder | undefined
}

export class Board {
  #version = 0
  readonly #quotes = new Map<string, Quote>()
  readonly #ladders: Record<Realm, Map<string, Ladder>> = { real: new Map(), demo: new Map() }

  /** Changes whenever anything here does. */
  get version(): number {
    return this.#version
  }

  setQuote(symbol: string, quote: Quote): void {
    this.#quotes.set(symbol, quote)
    this.#version++
  }

  /** Without a ladder the house maker offers nothing. */
  setLadder(realm: Realm, symbol: string, ladder: Ladder | undefined): void {
    if (ladder === undefined) this.#ladders[realm].delete(symbol)
    else this.#ladders[realm].set(symbol, ladder)
    this.#version++
  }

  prices(): Record<Realm, Prices> {
    const board = this
    const seenFrom = (realm: Realm): Prices => ({
      get version() {
        return board.#version
      },
      quote: (symbol) => board.#quotes.get(symbol),
      ladder: (symbol) => board.#ladders[realm].get(symbol),
    })
    return Object.fromEntries(realms.map((realm) => [realm, seenFrom(realm)])) as Record<
      Realm,
      Prices
    >
  }
}
