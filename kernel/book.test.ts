/** The order book against a naive one, and by small examples. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ASK, BID, Book, NONE, type Side, type Slot } from './book.ts'
import { createRandom } from './testing/index.ts'
import { NaiveBook, type NaiveOrder } from './testing/naiveBook.ts'

const SIDES = [BID, ASK] as const
const LAST_TICK = 2 ** 30 - 1

test('orders queue by price, then by time', () => {
  const book = new Book()
  const slots = [100, 101, 100, 99].map((tick, nth) => book.add(BID, tick, nth + 1, nth))
  assert.deepEqual(lineOf(book, BID), [slots[1], slots[0], slots[2], slots[3]])
  const offers = [100, 101, 100, 99].map((tick, nth) => book.add(ASK, tick, nth + 1, nth))
  assert.deepEqual(lineOf(book, ASK), [offers[3], offers[0], offers[2], offers[1]])
  assert.deepEqual(
    [...book.depth(BID)],
    [
      { tick: 101, lots: 2 },
      { tick: 100, lots: 4 },
      { tick: 99, lots: 4 },
    ],
  )
})

test('an order keeps the side, price, lots and owner that it was added with', () => {
  const book = new Book()
  const slot = book.add(ASK, 7, 1e12, 2 ** 31 - 1)
  assert.deepEqual([book.side(slot), book.tick(slot), book.lots(slot)], [ASK, 7, 1e12])
  assert.equal(book.owner(slot), 2 ** 31 - 1)
})

test('a reduced order keeps its place in the queue; one with nothing remaining is removed', () => {
  const book = new Book()
  const [one, other] = [book.add(ASK, 5, 10, 1), book.add(ASK, 5, 20, 2)]
  book.reduce(one, 9)
  assert.deepEqual(lineOf(book, ASK), [one, other])
  assert.deepEqual([...book.depth(ASK)], [{ tick: 5, lots: 21 }])
  book.reduce(one, 1)
  assert.deepEqual(lineOf(book, ASK), [other])
  book.remove(other)
  assert.deepEqual([book.first(ASK), book.count, [...book.depth(ASK)]], [NONE, 0, []])
})

test('taking more than remains, resting without lots and removing twice are bugs', () => {
  const book = new Book()
  const slot = book.add(BID, 5, 10, 1)
  for (const lots of [11, 0, -1]) assert.throws(() => book.reduce(slot, lots), /no more is taken/)
  for (const lots of [0, -1, 0.5]) assert.throws(() => book.add(BID, 5, lots, 1), /with some lots/)
  for (const tick of [0, -1, LAST_TICK + 1])
    assert.throws(() => book.add(BID, tick, 1, 1), /at a tick/)
  book.remove(slot)
  assert.throws(() => book.remove(slot), /rests/)
})

test('the first and the last tick have levels of their own', () => {
  const book = new Book()
  const [low, high] = [book.add(BID, 1, 1, 1), book.add(BID, LAST_TICK, 1, 1)]
  assert.deepEqual(lineOf(book, BID), [high, low])
  book.remove(high)
  assert.deepEqual(lineOf(book, BID), [low])
})

test('an order book grows, and reuses free slots', () => {
  const book = new Book()
  const slots = Array.from({ length: 3000 }, (_, nth) => book.add(ASK, nth + 1, 1, nth))
  for (const slot of slots) book.remove(slot)
  const again = Array.from({ length: 3000 }, (_, nth) => book.add(ASK, 3000 - nth, 1, nth))
  assert.equal(Math.max(...again), Math.max(...slots))
  assert.deepEqual(
    lineOf(book, ASK).map((slot) => book.tick(slot)),
    Array.from({ length: 3000 }, (_, nth) => nth + 1),
  )
})

// Near one another, far apart, at the edges of the tree's nodes, and at both ends.
const terrains: Readonly<Record<string, (below: (limit: number) => number) => number>> = {
  'a few prices': (below) => 1000 + below(12),
  'a busy range': (below) => 50_000 + below(400),
  'edges of nodes': (below) => 32 ** (1 + below(5)) * (1 + below(3)) + below(3) - 1,
  'all prices': (below) => 1 + below(LAST_TICK),
  'both ends': (below) => (below(2) === 0 ? 1 + below(40) : LAST_TICK - below(40)),
}

for (const [nth, [name, tickOf]] of Object.entries(terrains).entries())
  test(`same result as a naive order book: ${name}`, () => {
    const pair = new Pair(nth + 1)
    for (let step = 0; step < 40_000; step++) {
      pair.step(tickOf)
      pair.compareBest()
      if (step % 1000 === 0) pair.compareAll()
    }
    pair.compareAll()
    assert.ok(pair.most > 60)
  })

/** The two books, and what has a place in both. */
class Pair {
  most = 0
  readonly #book = new Book()
  readonly #naive = new NaiveBook()
  readonly #slots = new Map<number, Slot>()
  readonly #below: (limit: number) => number
  /** It fills up and empties again. */
  #isFilling = true
  #named = 0

  constructor(seed: number) {
    this.#below = createRandom(seed).below
  }

  step(tickOf: (below: (limit: number) => number) => number): void {
    const below = this.#below
    const { count } = this.#naive
    this.most = Math.max(this.most, count)
    if (count === 0) this.#isFilling = true
    else if (count > 80 + below(40)) this.#isFilling = false
    if (count === 0 || below(100) < (this.#isFilling ? 60 : 40)) {
      const side: Side = below(2) === 0 ? BID : ASK
      const name = ++this.#named
      const order = { name, side, tick: tickOf(below), owner: below(5), lots: 1 + below(9) }
      this.#slots.set(name, this.#book.add(side, order.tick, order.lots, order.owner))
      this.#naive.add(order)
      return
    }
    const order = this.#pick()
    const slot = this.#slots.get(order.name) as Slot
    const lots = below(3) === 0 ? order.lots : 1 + below(order.lots)
    if (lots === order.lots) this.#slots.delete(order.name)
    if (below(3) === 0 && lots === order.lots) {
      this.#book.remove(slot)
      this.#naive.remove(order.name)
    } else {
      this.#book.reduce(slot, lots)
      this.#naive.reduce(order.name, lots)
    }
  }

  compareBest(): void {
    if (this.#book.count !== this.#naive.count) assert.fail('not as many orders')
    for (const side of SIDES) {
      const best = this.#naive.first(side)
      const slot = this.#book.first(side)
      if (slot !== (best === undefined ? NONE : this.#slots.get(best.name)))
        assert.fail('another order is first')
    }
  }

  compareAll(): void {
    for (const side of SIDES) {
      const line = this.#naive.line(side)
      const slots = line.map(({ name }) => this.#slots.get(name) as Slot)
      assert.deepEqual(lineOf(this.#book, side), slots)
      assert.deepEqual([...this.#book.depth(side)], this.#naive.depth(side))
      const book = this.#book
      const isSame = line.every(({ tick, owner, lots }, nth) => {
        const slot = slots[nth] as Slot
        if (book.side(slot) !== side || book.tick(slot) !== tick) return false
        return book.owner(slot) === owner && book.lots(slot) === lots
      })
      assert.ok(isSame)
    }
  }

  /** Often the best, as those are taken; otherwise any. */
  #pick(): NaiveOrder {
    const below = this.#below
    const side = below(2) === 0 ? BID : ASK
    const best = below(2) === 0 ? this.#naive.first(side) : undefined
    return best ?? this.#naive.nth(below(this.#naive.count))
  }
}

function lineOf(book: Book, side: Side): Slot[] {
  const line: Slot[] = []
  for (let slot = book.first(side); slot !== NONE; slot = book.after(slot)) line.push(slot)
  return line
}
