/** Who plays the workload of the book's benchmark: our book, and what every player writes down. */
import { BID, Book, isBetter, NONE, type Side, type Slot, TICK_MAX } from '@evenkeel/kernel'
import { CANCEL, LIMIT, opposite, type Workload } from './bookWorkload.ts'

export type Player = {
  readonly tape: Tape
  /** Carries out the commands from one place in the workload to before another. */
  play(from: number, to: number): void
}

const TRADE = 4

/** The trades in the order in which they were made. */
export class Tape {
  readonly #trades: Int32Array
  #count = 0

  constructor(trades: number) {
    this.#trades = new Int32Array(trades * TRADE)
  }

  note(maker: number, taker: number, tick: number, lots: number): void {
    const at = this.#count++ * TRADE
    this.#trades[at] = maker
    this.#trades[at + 1] = taker
    this.#trades[at + 2] = tick
    this.#trades[at + 3] = lots
  }

  /** Throws unless both have the same trades, and as many as were expected. */
  compare(other: Tape): void {
    for (const count of [this.#count, other.#count])
      if (count * TRADE !== this.#trades.length) throw new Error(`${count} trades were made`)
    const at = this.#trades.findIndex((word, nth) => word !== other.#trades[nth])
    if (at >= 0) throw new Error(`trade ${Math.floor(at / TRADE)} is not the same`)
  }
}

export class OurPlayer implements Player {
  readonly tape: Tape
  readonly #work: Workload
  readonly #book = new Book()
  readonly #slots: Int32Array
  /** The order in each slot, to note that it is gone. */
  readonly #ids: Int32Array

  constructor(work: Workload) {
    this.#work = work
    this.tape = new Tape(work.trades)
    this.#slots = new Int32Array(work.kinds.length)
    this.#ids = new Int32Array(work.kinds.length)
  }

  play(from: number, to: number): void {
    const { kinds, sides, ticks, lots, targets } = this.#work
    for (let id = from; id < to; id++) {
      const kind = kinds[id]
      if (kind === CANCEL) {
        this.#cancel(targets[id] as number)
        continue
      }
      const side = sides[id] as Side
      const tick = ticks[id] as number
      const limit = kind === LIMIT ? tick : side === BID ? TICK_MAX : 0
      const left = this.#take(id, side, limit, lots[id] as number)
      if (left > 0 && kind === LIMIT) this.#rest(id, side, tick, left)
    }
  }

  #take(id: number, side: Side, limit: number, lots: number): number {
    const book = this.#book
    const other = opposite(side)
    let left = lots
    while (left > 0) {
      const slot = book.first(other)
      if (slot === NONE) break
      const tick = book.tick(slot)
      if (isBetter(other, limit, tick)) break
      const resting = book.lots(slot)
      const taken = Math.min(left, resting)
      const maker = this.#ids[slot] as number
      this.tape.note(maker, id, tick, taken)
      if (taken === resting) this.#slots[maker] = NONE
      book.reduce(slot, taken)
      left -= taken
    }
    return left
  }

  #rest(id: number, side: Side, tick: number, lots: number): void {
    const slot = this.#book.add(side, tick, lots, id)
    this.#slots[id] = slot
    this.#ids[slot] = id
  }

  #cancel(id: number): void {
    const slot = this.#slots[id] as Slot
    if (slot === NONE) return
    this.#slots[id] = NONE
    this.#book.remove(slot)
  }
}
