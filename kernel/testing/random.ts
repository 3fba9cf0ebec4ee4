/** Seeded randomness: the same seed gives the same run, on every machine. */

export type Random = {
  /** A whole number from 0 to `below` - 1. */
  below(below: number): number
  /** True once in so many times. */
  oneIn(times: number): boolean
  pick<Item>(items: readonly Item[]): Item
}

export function createRandom(seed: number): Random {
  let state = (seed ^ 0x9e3779b9) >>> 0
  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return (mixed ^ (mixed >>> 14)) >>> 0
  }
  const below = (limit: number) => next() % limit
  return {
    below,
    oneIn: (times) => below(times) === 0,
    pick: <Item>(items: readonly Item[]) => items[below(items.length)] as Item,
  }
}
