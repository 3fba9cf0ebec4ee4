/** What is known by an id: a flat table, since a Map of large numbers costs twice as much. */
import type { Id } from './ids.ts'

const FIRST = 64
const GOLDEN = 0x9e3779b1

export class IdMap<Value> {
  /** 0 marks a free place: no id is 0. */
  #ids = new Float64Array(FIRST)
  #values = empty<Value>(FIRST)
  #size = 0

  get size(): number {
    return this.#size
  }

  get(id: Id): Value | undefined {
    return this.#values[this.#place(id)]
  }

  set(id: Id, value: Value): void {
    let at = this.#place(id)
    if (this.#ids[at] === 0) {
      if (++this.#size * 2 > this.#ids.length) {
        this.#grow()
        at = this.#place(id)
      }
      this.#ids[at] = id
    }
    this.#values[at] = value
  }

  delete(id: Id): void {
    const ids = this.#ids
    const mask = ids.length - 1
    let free = this.#place(id)
    if (ids[free] === 0) return
    this.#size--
    // Those behind it that could not have their own place move up, so that a search finds them.
    for (let at = (free + 1) & mask; ids[at] !== 0; at = (at + 1) & mask) {
      const own = placeOf(ids[at] as Id, mask)
      if (((at - own) & mask) < ((at - free) & mask)) continue
      ids[free] = ids[at] as Id
      this.#values[free] = this.#values[at]
      free = at
    }
    ids[free] = 0
    this.#values[free] = undefined
  }

  forEach(visit: (value: Value) => void): void {
    const ids = this.#ids
    for (let at = 0; at < ids.length; at++) if (ids[at] !== 0) visit(this.#values[at] as Value)
  }

  values(): Iterable<Value> {
    const values: Value[] = []
    this.forEach((value) => void values.push(value))
    return values
  }

  /** Where the id is, or where it would be. */
  #place(id: Id): number {
    const ids = this.#ids
    const mask = ids.length - 1
    let at = placeOf(id, mask)
    while (ids[at] !== id && ids[at] !== 0) at = (at + 1) & mask
    return at
  }

  #grow(): void {
    const [ids, values] = [this.#ids, this.#values]
    this.#ids = new Float64Array(ids.length * 2)
    this.#values = empty(ids.length * 2)
    for (let from = 0; from < ids.length; from++) {
      if (ids[from] === 0) continue
      const at = this.#place(ids[from] as Id)
      this.#ids[at] = ids[from] as Id
      this.#values[at] = values[from]
    }
  }
}

/** One by one: a large array that is made at once is a slow one. */
function empty<Value>(length: number): (Value | undefined)[] {
  const values: (Value | undefined)[] = []
  while (values.length < length) values.push(undefined)
  return values
}

/** Ids come a thousand apart; the high bits of the product are where they differ. */
function placeOf(id: Id, mask: number): number {
  const low = id | 0
  const high = (id / 4_294_967_296) | 0
  const hash = Math.imul(low ^ Math.imul(high, 0x85ebca6b), GOLDEN)
  return (hash ^ (hash >>> 15)) & mask
}
