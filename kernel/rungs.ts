/** The house maker's ladder on one side of an order book: less what was taken of it, and within what the house can bear. */
import type { BookName, Ladder, Prices, Rung } from './board.ts'
import { BID, type Side } from './book.ts'

/** What the house can still trade, beside what its ladder says. */
export type Bound = {
  lotsAt(tick: number): number
  take(tick: number, lots: number): void
}

/** What was taken of a ladder, by ticks, on each side. */
export type LadderTaken = {
  readonly ladder: number
  readonly taken: readonly [ReadonlyMap<number, number>, ReadonlyMap<number, number>]
}

/** On a stale price the house offers nothing: whoever knows a newer one would take from it. */
export function freshLadder(
  prices: Pick<Prices, 'ladder' | 'reference'>,
  book: BookName,
  symbol: string,
): Ladder | undefined {
  const ladder = prices.ladder(book)
  return ladder === undefined || (prices.reference(symbol)?.isStale ?? true) ? undefined : ladder
}

export class Rungs {
  readonly number: number
  readonly #rungs: readonly Rung[]
  readonly #taken: ReadonlyMap<number, number> | undefined
  readonly #bound: Bound
  #nth = 0
  #used = 0

  constructor(ladder: Ladder, side: Side, { ladder: number, taken }: LadderTaken, bound: Bound) {
    this.number = ladder.number
    this.#rungs = side === BID ? ladder.bids : ladder.asks
    this.#taken = ladder.number === number ? taken[side] : undefined
    this.#bound = bound
    this.#skip()
  }

  /** The price of the best that is left; 0 when nothing is. */
  get tick(): number {
    return this.#rungs[this.#nth]?.tick ?? 0
  }

  get lots(): number {
    const rung = this.#rungs[this.#nth]
    if (rung === undefined) return 0
    const free = rung.lots - this.#used - (this.#taken?.get(rung.tick) ?? 0)
    return Math.min(free, this.#bound.lotsAt(rung.tick))
  }

  take(lots: number): void {
    this.#bound.take(this.tick, lots)
    this.#used += lots
    this.#skip()
  }

  #skip(): void {
    while (this.#nth < this.#rungs.length && this.lots <= 0) {
      this.#nth++
      this.#used = 0
    }
  }
}
