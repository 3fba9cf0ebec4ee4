/** The workload of the book's benchmark: seeded commands in flat arrays, made before anything is timed. */
import { ASK, BID, isBetter, type Side } from '@evenkeel/kernel'
import { createRandom, type Random } from '@evenkeel/kernel/testing'

/** How many orders rest before the first command that is timed, and about how many do from then on. */
export const RESTING = 10_000
export const COMMANDS = 1_000_000

export const LIMIT = 0
export const MARKET = 1
export const CANCEL = 2

/** A command's place in the arrays is the id of its order. The first `RESTING` fill the book. */
export type Workload = {
  readonly kinds: Uint8Array
  readonly sides: Uint8Array
  readonly ticks: Int32Array
  readonly lots: Int32Array
  /** The order that a cancel names, which may be gone. */
  readonly targets: Int32Array
  /** How many trades they make. */
  readonly trades: number
  /** How many orders rest after the last. */
  readonly resting: number
}

const LENGTH = RESTING + COMMANDS
const TICKS = 20_000
const SPREAD = 50
/** How far beyond the best price a crossing order may go. */
const REACH = 20
const LOTS = 100
/** Orders that take are somewhat larger than those that rest: that is what keeps the book near its size. */
const LOTS_TAKEN = 138

/** Of twenty commands ten add, five cancel, four cross and one is a market order. */
export function createWorkload(seed: number): Workload {
  const random = createRandom(seed)
  const resting = new Resting()
  const kinds = new Uint8Array(LENGTH)
  const sides = new Uint8Array(LENGTH)
  const ticks = new Int32Array(LENGTH)
  const lots = new Int32Array(LENGTH)
  const targets = new Int32Array(LENGTH)
  let mid = TICKS / 2
  for (let id = 0; id < LENGTH; id++) {
    const roll = id < RESTING ? 0 : random.below(20)
    const side: Side = random.oneIn(2) ? BID : ASK
    const up = side === BID ? 1 : -1
    sides[id] = side
    if (roll < 10) {
      ticks[id] = mid - up * (1 + random.below(SPREAD))
      lots[id] = 1 + random.below(LOTS)
      resting.add(id, side, ticks[id] as number, lots[id] as number)
    } else if (roll < 15) {
      kinds[id] = CANCEL
      targets[id] = random.oneIn(20) ? random.below(id) : resting.pick(random)
      resting.cancel(targets[id] as number)
    } else {
      kinds[id] = roll < 19 ? LIMIT : MARKET
      const limit = resting.best(opposite(side)) + up * random.below(REACH)
      ticks[id] = roll < 19 ? limit : 0
      // More is taken from a fuller book, so that it stays as full as it was.
      lots[id] = 1 + random.below(Math.ceil((LOTS_TAKEN * resting.count) / RESTING))
      const left = resting.take(side, roll < 19 ? limit : up * TICKS, lots[id] as number)
      if (roll < 19 && left > 0) resting.add(id, side, limit, left)
    }
    if (id < RESTING) continue
    if (random.oneIn(10)) mid += random.oneIn(2) ? 1 : -1
    // Between the best prices, an added order never crosses.
    mid = Math.min(Math.max(mid, resting.best(BID)), resting.best(ASK))
  }
  return { kinds, sides, ticks, lots, targets, trades: resting.trades, resting: resting.count }
}

export function opposite(side: Side): Side {
  return side === BID ? ASK : BID
}

/** Which orders rest, in the plainest way: a list of ids at each tick. */
class Resting {
  trades = 0
  /** Those that are gone included, until it is their turn. */
  readonly #lines = Array.from({ length: TICKS }, (): number[] => [])
  readonly #best = [0, TICKS]
  readonly #lots = new Int32Array(LENGTH)
  readonly #ids: number[] = []
  readonly #places = new Int32Array(LENGTH)

  get count(): number {
    return this.#ids.length
  }

  pick(random: Random): number {
    return random.pick(this.#ids)
  }

  best(side: Side): number {
    let tick = this.#best[side] as number
    for (; ; tick += side === BID ? -1 : 1) {
      const line = this.#lines[tick] as number[]
      while (line.length > 0 && this.#lots[line[0] as number] === 0) line.shift()
      if (line.length === 0) continue
      this.#best[side] = tick
      return tick
    }
  }

  add(id: number, side: Side, tick: number, lots: number): void {
    this.#lines[tick]?.push(id)
    if (isBetter(side, tick, this.#best[side] as number)) this.#best[side] = tick
    this.#lots[id] = lots
    this.#places[id] = this.#ids.push(id) - 1
  }

  /** What is left of the lots once all that may be was taken. */
  take(side: Side, limit: number, lots: number): number {
    const other = opposite(side)
    let left = lots
    while (left > 0) {
      const tick = this.best(other)
      if (isBetter(other, limit, tick)) break
      const maker = (this.#lines[tick] as number[])[0] as number
      const taken = Math.min(left, this.#lots[maker] as number)
      left -= taken
      this.trades++
      if (taken === this.#lots[maker]) this.cancel(maker)
      else this.#lots[maker] = (this.#lots[maker] as number) - taken
    }
    return left
  }

  cancel(id: number): void {
    if (this.#lots[id] === 0) return
    this.#lots[id] = 0
    const place = this.#places[id] as number
    const last = this.#ids.pop() as number
    if (last === id) return
    this.#ids[place] = last
    this.#places[last] = place
  }
}
