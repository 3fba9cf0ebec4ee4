/** The house maker's ladder on one side of a book, as a decision goes down it. */
import type { Ladder } from './board.ts'
import { BID, type Side } from './book.ts'

/** What was taken of the last ladder that anything was taken of, by side and price. */
export type LadderTaken = {
  readonly ladder: number
  readonly taken: readonly [ReadonlyMap<number, number>, ReadonlyMap<number, number>]
}

/** How far the house maker may go, whatever it offers. */
export type RungBound = {
  /** The most lots that it may still trade at a price. */
  lotsAt(tick: number): number
  /** So many lots were taken of it. */
  take(tick: number, lots: number): void
}

/** Less what was taken of it, and within its bound. */
export class Rungs {
  readonly number: number
  readonly #rungs: Ladder['bids']
  readonly #taken: ReadonlyMap<number, number> | undefined
  readonly #bound: RungBound
  #nth = 0
  #used = 0

  constructor(ladder: Ladder, side: Side, before: LadderTaken, bound: RungBound) {
    this.number = ladder.number
    this.#rungs = side === BID ? ladder.bids : ladder.asks
    this.#taken = ladder.number === before.ladder ? before.taken[side] : undefined
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
