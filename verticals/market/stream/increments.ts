/** Incremental depth: what changed in a book since the last message, each numbered after the one before. */
import type { Millis } from '@evenkeel/kernel'
import type { Depth, Level } from '../market.ts'
import { levelsJson } from './ticks.ts'

type Sides = { readonly bids: readonly Level[]; readonly asks: readonly Level[] }

/** One book as its followers know it. */
export class Increments {
  #number: number
  #known: Sides | undefined

  /** Numbers go on after a restart: they begin at the time. */
  constructor(now: Millis) {
    this.#number = now
  }

  /** What a follower must change to have this depth; also when that is nothing. */
  next(depth: Depth): string {
    const before = this.#known ?? depth
    this.#known = depth
    const previous = this.#number++
    const bids = levelsJson(changes(before.bids, depth.bids))
    const asks = levelsJson(changes(before.asks, depth.asks))
    return `{"seqNum":${this.#number},"prevSeqNum":${previous},"bids":${bids},"asks":${asks}}`
  }

  /** The whole of what followers know; where nobody follows, the depth of now under a number of its own. */
  whole(depth: Depth, isFollowed: boolean): string {
    if (!isFollowed && this.#known !== undefined) this.#number++
    if (!isFollowed) this.#known = depth
    this.#known ??= depth
    const { bids, asks } = this.#known
    return `{"seqNum":${this.#number},"bids":${levelsJson(bids)},"asks":${levelsJson(asks)}}`
  }
}

/** Levels that are new or have another amount; those that are gone, with none. */
function changes(before: readonly Level[], after: readonly Level[]): Level[] {
  const gone = new Map(before.map(({ price, amount }) => [price, amount]))
  const changed: Level[] = []
  for (const level of after) {
    if (gone.get(level.price) !== level.amount) changed.push(level)
    gone.delete(level.price)
  }
  for (const price of gone.keys()) changed.push({ price, amount: 0n })
  return changed
}
