/** Whether a book is as fast when it is deep: the same operations with a thousand and with a million orders. */
import { ASK, BID, Book, type Side, type Slot } from '@evenkeel/kernel'
import { createRandom, type Random } from '@evenkeel/kernel/testing'
import { type Figure, median, round } from './figures.ts'

const SIZES = { '1e3': 1_000, '1e6': 1_000_000 } as const
const ORDERS_PER_LEVEL = 10
/** As much as a book keeps of an order, in words of four bytes. */
const RECORD = 6
const OPERATIONS = 1_000_000
const ROUNDS = 7

type Size = keyof typeof SIZES
type Measure = (depth: Depth) => void

/** A large book also misses the processor's caches: `touch` is that alone, a random write without a book. */
const measures: Readonly<Record<string, Measure>> = {
  cancel: (depth) => depth.cancelAndAdd(),
  best: (depth) => depth.lookUp(),
  touch: (depth) => depth.touch(),
}

export function benchDepth(): Figure[] {
  const few = new Depth(SIZES['1e3'])
  const many = new Depth(SIZES['1e6'])
  return Object.entries(measures).flatMap(([name, measure]) => {
    const times: Record<Size, number[]> = { '1e3': [], '1e6': [] }
    measure(few)
    measure(many)
    for (let nth = 0; nth < ROUNDS; nth++) {
      times['1e3'].push(nanoseconds(() => measure(few)))
      times['1e6'].push(nanoseconds(() => measure(many)))
    }
    const ratios = times['1e6'].map((time, nth) => time / (times['1e3'][nth] as number))
    return [
      { name: `book.${name}.1e3`, value: round(median(times['1e3'])), unit: 'ns' },
      {
        name: `book.${name}.1e6`,
        value: round(median(times['1e6'])),
        unit: 'ns',
        ratio_to: `book.${name}.1e3`,
        of: round(median(ratios)),
      },
    ]
  })
}

/** Of one operation. */
function nanoseconds(run: () => void): number {
  const begun = performance.now()
  run()
  return ((performance.now() - begun) * 1e6) / OPERATIONS
}

/** A book of so many orders at random prices, and random places in it, chosen beforehand. */
class Depth {
  readonly #book = new Book()
  readonly #levels: number
  readonly #slots: Int32Array
  readonly #records: Int32Array
  readonly #places: Int32Array
  readonly #ticks: Int32Array
  #sum = 0

  constructor(orders: number) {
    const random = createRandom(orders)
    this.#levels = orders / ORDERS_PER_LEVEL
    this.#places = chosen(random, OPERATIONS, orders)
    this.#ticks = chosen(random, OPERATIONS, this.#levels)
    this.#slots = chosen(random, orders, this.#levels).map((tick) => this.#add(tick))
    this.#records = new Int32Array(orders * RECORD)
  }

  cancelAndAdd(): void {
    const slots = this.#slots
    for (let nth = 0; nth < OPERATIONS; nth++) {
      const place = this.#places[nth] as number
      this.#book.remove(slots[place] as Slot)
      slots[place] = this.#add(this.#ticks[nth] as number)
    }
  }

  /** Each look-up waits for the one before: which side is next depends on what it found. */
  lookUp(): void {
    let sum = this.#sum
    for (let nth = 0; nth < OPERATIONS; nth++)
      sum = (sum + this.#book.tick(this.#book.first((sum & 1) as Side)) + nth) | 0
    this.#sum = sum
  }

  touch(): void {
    for (let nth = 0; nth < OPERATIONS; nth++) {
      const at = (this.#places[nth] as number) * RECORD
      this.#records[at] = (this.#records[at] as number) + 1
    }
  }

  #add(level: number): Slot {
    return this.#book.add(level < this.#levels / 2 ? BID : ASK, level + 1, 1, 1)
  }
}

function chosen(random: Random, count: number, below: number): Int32Array {
  return new Int32Array(count).map(() => random.below(below))
}
