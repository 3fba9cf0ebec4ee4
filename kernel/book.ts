/** An order book: resting orders by price, and by time at the same price, in flat records. */
import { assert } from './assert.ts'
import { TICK_MAX, Ticks } from './ticks.ts'

/** Bids are the lower half of a book: the best is the highest. */
export const BID = 0
export const ASK = 1
export type Side = typeof BID | typeof ASK
/** Where an order lies in its book, from 1 on; used again after the order is gone. */
export type Slot = number
/** No order, no level. */
export const NONE = 0

// An order: the one before and the one after it at its price, its level, and its owner.
const ORDER = 4
const PREV = 0
const NEXT = 1
const LEVEL = 2
const OWNER = 3
// A level: its first and last order, the levels at the next lower and higher price, tick and side.
const LEVEL_SIZE = 6
const FIRST = 0
const LAST = 1
const LOWER = 2
const HIGHER = 3
const TICK = 4
const SIDE = 5

const ORDERS_FIRST = 256
const LEVELS_FIRST = 64

export class Book {
  #orders = new Int32Array(ORDERS_FIRST * ORDER)
  #lots = new Float64Array(ORDERS_FIRST)
  #levels = new Int32Array(LEVELS_FIRST * LEVEL_SIZE)
  #levelLots = new Float64Array(LEVELS_FIRST)
  readonly #ticks = [new Ticks(), new Ticks()] as const
  /** The best level of each side, and the one at its lowest price. */
  readonly #best = new Int32Array(2)
  readonly #lowest = new Int32Array(2)
  #ordersUsed = 1
  #levelsUsed = 1
  #freeOrder: Slot = NONE
  #freeLevel = NONE
  #count = 0

  /** How many orders rest. */
  get count(): number {
    return this.#count
  }

  /** The first order in line on a side; 0 when there is none. */
  first(side: Side): Slot {
    const best = this.#best[side] as number
    return best === NONE ? NONE : (this.#levels[best * LEVEL_SIZE + FIRST] as Slot)
  }

  /** The next in line after this one, at its price or the next worse; 0 after the last. */
  after(slot: Slot): Slot {
    const at = slot * ORDER
    const next = this.#orders[at + NEXT] as Slot
    if (next !== NONE) return next
    const worse = this.#worse(this.#orders[at + LEVEL] as number)
    return worse === NONE ? NONE : (this.#levels[worse * LEVEL_SIZE + FIRST] as Slot)
  }

  tick(slot: Slot): number {
    return this.#levels[
      (this.#orders[slot * ORDER + LEVEL] as number) * LEVEL_SIZE + TICK
    ] as number
  }

  side(slot: Slot): Side {
    return this.#levels[(this.#orders[slot * ORDER + LEVEL] as number) * LEVEL_SIZE + SIDE] as Side
  }

  lots(slot: Slot): number {
    return this.#lots[slot] as number
  }

  owner(slot: Slot): number {
    return this.#orders[slot * ORDER + OWNER] as number
  }

  /** The lots at each price of a side, from the best on. */
  *depth(side: Side): Iterable<{ tick: number; lots: number }> {
    for (let level = this.#best[side] as number; level !== NONE; level = this.#worse(level))
      yield {
        tick: this.#levels[level * LEVEL_SIZE + TICK] as number,
        lots: this.#levelLots[level] as number,
      }
  }

  /** Puts an order at the end of the line at its price. */
  add(side: Side, tick: number, lots: number, owner: number): Slot {
    assert(lots > 0 && Number.isSafeInteger(lots), 'an order rests with some lots')
    assert(tick > 0 && tick < TICK_MAX && tick % 1 === 0, 'an order rests at a tick')
    const level = this.#ticks[side].get(tick) || this.#openLevel(side, tick)
    const slot = this.#takeSlot()
    const orders = this.#orders
    const at = slot * ORDER
    const last = this.#levels[level * LEVEL_SIZE + LAST] as Slot
    orders[at + PREV] = last
    orders[at + NEXT] = NONE
    orders[at + LEVEL] = level
    orders[at + OWNER] = owner
    this.#lots[slot] = lots
    if (last === NONE) this.#levels[level * LEVEL_SIZE + FIRST] = slot
    else orders[last * ORDER + NEXT] = slot
    this.#levels[level * LEVEL_SIZE + LAST] = slot
    this.#levelLots[level] = (this.#levelLots[level] as number) + lots
    this.#count++
    return slot
  }

  /** Takes lots from an order, which keeps its place; one that has none left is gone. */
  reduce(slot: Slot, lots: number): void {
    const left = (this.#lots[slot] as number) - lots
    assert(lots > 0 && left >= 0, 'no more is taken from an order than it has')
    if (left === 0) {
      this.remove(slot)
      return
    }
    const level = this.#orders[slot * ORDER + LEVEL] as number
    this.#lots[slot] = left
    this.#levelLots[level] = (this.#levelLots[level] as number) - lots
  }

  remove(slot: Slot): void {
    const orders = this.#orders
    const at = slot * ORDER
    const prev = orders[at + PREV] as Slot
    const next = orders[at + NEXT] as Slot
    const level = orders[at + LEVEL] as number
    assert(level !== NONE, 'an order that is removed rests')
    if (prev === NONE) this.#levels[level * LEVEL_SIZE + FIRST] = next
    else orders[prev * ORDER + NEXT] = next
    if (next === NONE) this.#levels[level * LEVEL_SIZE + LAST] = prev
    else orders[next * ORDER + PREV] = prev
    this.#levelLots[level] = (this.#levelLots[level] as number) - (this.#lots[slot] as number)
    if (prev === NONE && next === NONE) this.#closeLevel(level)
    orders[at + LEVEL] = NONE
    orders[at + NEXT] = this.#freeOrder
    this.#freeOrder = slot
    this.#count--
  }

  #worse(level: number): number {
    const at = level * LEVEL_SIZE
    return this.#levels[at + (this.#levels[at + SIDE] === BID ? LOWER : HIGHER)] as number
  }

  #openLevel(side: Side, tick: number): number {
    const level = this.#takeLevel()
    const ticks = this.#ticks[side]
    const levels = this.#levels
    const best = this.#best[side] as number
    const at = level * LEVEL_SIZE
    // Every level is linked to its neighbours, so that the next one is never searched for.
    const isBest = best === NONE || isBetter(side, tick, levels[best * LEVEL_SIZE + TICK] as number)
    let lower: number
    let higher: number
    if (isBest) {
      lower = side === BID ? best : NONE
      higher = side === BID ? NONE : best
      this.#best[side] = level
    } else {
      lower = ticks.below(tick)
      higher = (lower === NONE ? this.#lowest[side] : levels[lower * LEVEL_SIZE + HIGHER]) as number
    }
    if (lower !== NONE) levels[lower * LEVEL_SIZE + HIGHER] = level
    if (higher !== NONE) levels[higher * LEVEL_SIZE + LOWER] = level
    if (lower === NONE) this.#lowest[side] = level
    levels[at + FIRST] = NONE
    levels[at + LAST] = NONE
    levels[at + LOWER] = lower
    levels[at + HIGHER] = higher
    levels[at + TICK] = tick
    levels[at + SIDE] = side
    this.#levelLots[level] = 0
    ticks.set(tick, level)
    return level
  }

  #closeLevel(level: number): void {
    const levels = this.#levels
    const at = level * LEVEL_SIZE
    const side = levels[at + SIDE] as Side
    const lower = levels[at + LOWER] as number
    const higher = levels[at + HIGHER] as number
    if (lower !== NONE) levels[lower * LEVEL_SIZE + HIGHER] = higher
    else this.#lowest[side] = higher
    if (higher !== NONE) levels[higher * LEVEL_SIZE + LOWER] = lower
    if (this.#best[side] === level) this.#best[side] = side === BID ? lower : higher
    this.#ticks[side].delete(levels[at + TICK] as number)
    levels[at + FIRST] = this.#freeLevel
    this.#freeLevel = level
  }

  #takeSlot(): Slot {
    const free = this.#freeOrder
    if (free !== NONE) {
      this.#freeOrder = this.#orders[free * ORDER + NEXT] as Slot
      return free
    }
    if (this.#ordersUsed === this.#lots.length) {
      this.#orders = wider(this.#orders, new Int32Array(this.#orders.length * 2))
      this.#lots = wider(this.#lots, new Float64Array(this.#lots.length * 2))
    }
    return this.#ordersUsed++
  }

  #takeLevel(): number {
    const free = this.#freeLevel
    if (free !== NONE) {
      this.#freeLevel = this.#levels[free * LEVEL_SIZE + FIRST] as number
      return free
    }
    if (this.#levelsUsed === this.#levelLots.length) {
      this.#levels = wider(this.#levels, new Int32Array(this.#levels.length * 2))
      this.#levelLots = wider(this.#levelLots, new Float64Array(this.#levelLots.length * 2))
    }
    return this.#levelsUsed++
  }
}

/** Whether one price goes before another on this side. */
export function isBetter(side: Side, tick: number, than: number): boolean {
  return side === BID ? tick > than : tick < than
}

function wider<Items extends Int32Array | Float64Array>(from: Items, to: Items): Items {
  to.set(from)
  return to
}
