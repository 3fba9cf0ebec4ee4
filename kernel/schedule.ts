/** A schedule: what is to happen when, the earliest first. An index that a core derives from its state. */
import type { Millis } from './decision.ts'
import type { Id } from './ids.ts'

export type Deadline<Key extends number | bigint = Millis> = { readonly at: Key; readonly id: Id }

/**
 * A binary heap; of two deadlines at one moment the lower id is first, however they came to be here. The
 * key need not be a time: an amount orders by size.
 */
export class Schedule<Key extends number | bigint = Millis> {
  readonly #heap: Deadline<Key>[] = []
  readonly #places = new Map<Id, number>()

  get size(): number {
    return this.#heap.length
  }

  get first(): Deadline<Key> | undefined {
    return this.#heap[0]
  }

  has(id: Id): boolean {
    return this.#places.has(id)
  }

  /** The deadline of an id, if it has one. */
  at(id: Id): Key | undefined {
    const place = this.#places.get(id)
    return place === undefined ? undefined : this.#heap[place]?.at
  }

  /** All that have a deadline, in no order. */
  ids(): Iterable<Id> {
    return this.#places.keys()
  }

  /** The earliest that is not skipped, if it is due by now. */
  due(now: Key, skips?: (id: Id) => boolean): Deadline<Key> | undefined {
    let found: number | undefined
    const open = [0]
    for (let place = open.pop(); place !== undefined; place = open.pop()) {
      const deadline = this.#heap[place]
      if (deadline === undefined || deadline.at > now) continue
      if (found !== undefined && this.#isBefore(found, place)) continue
      // Nothing below a place is before it: only below one that is skipped is there more to look at.
      if (skips?.(deadline.id) === true) open.push(2 * place + 1, 2 * place + 2)
      else found = place
    }
    return found === undefined ? undefined : this.#heap[found]
  }

  /** Sets or moves the deadline of an id. */
  set(id: Id, at: Key): void {
    const place = this.#places.get(id) ?? this.#heap.length
    this.#heap[place] = { at, id }
    this.#places.set(id, place)
    this.#sink(this.#rise(place))
  }

  delete(id: Id): void {
    const place = this.#places.get(id)
    if (place === undefined) return
    this.#places.delete(id)
    const last = this.#heap.pop() as Deadline<Key>
    if (place === this.#heap.length) return
    this.#put(last, place)
    this.#sink(this.#rise(place))
  }

  #rise(from: number): number {
    let place = from
    while (place > 0) {
      const parent = (place - 1) >> 1
      if (!this.#isBefore(place, parent)) break
      this.#swap(place, parent)
      place = parent
    }
    return place
  }

  #sink(from: number): void {
    for (let place = from; ; ) {
      const left = 2 * place + 1
      const right = left + 1
      if (left >= this.#heap.length) return
      const child = right < this.#heap.length && this.#isBefore(right, left) ? right : left
      if (!this.#isBefore(child, place)) return
      this.#swap(child, place)
      place = child
    }
  }

  #isBefore(one: number, other: number): boolean {
    const [a, b] = [this.#heap[one] as Deadline<Key>, this.#heap[other] as Deadline<Key>]
    return a.at < b.at || (a.at === b.at && a.id < b.id)
  }

  #swap(one: number, other: number): void {
    const moved = this.#heap[one] as Deadline<Key>
    this.#put(this.#heap[other] as Deadline<Key>, one)
    this.#put(moved, other)
  }

  #put(deadline: Deadline<Key>, place: number): void {
    this.#heap[place] = deadline
    this.#places.set(deadline.id, place)
  }
}
