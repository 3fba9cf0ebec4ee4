/** A naive order book: one list of orders, sorted anew whenever somebody looks. */
import { BID, type Side } from '../book.ts'

export type NaiveOrder = {
  readonly name: number
  readonly side: Side
  readonly tick: number
  readonly owner: number
  lots: number
}

export class NaiveBook {
  readonly #orders: NaiveOrder[] = []

  get count(): number {
    return this.#orders.length
  }

  add(order: NaiveOrder): void {
    this.#orders.push(order)
  }

  reduce(name: number, lots: number): void {
    const order = this.#orders.find((one) => one.name === name)
    if (order === undefined) return
    order.lots -= lots
    if (order.lots === 0) this.remove(name)
  }

  remove(name: number): void {
    const at = this.#orders.findIndex((one) => one.name === name)
    this.#orders.splice(at, 1)
  }

  /** Any of them, by its age. */
  nth(nth: number): NaiveOrder {
    return this.#orders[nth] as NaiveOrder
  }

  /** The best order of a side, without sorting: the oldest of those at the best price. */
  first(side: Side): NaiveOrder | undefined {
    let best: NaiveOrder | undefined
    for (const order of this.#orders) {
      if (order.side !== side) continue
      if (best === undefined || isBefore(side, order.tick, best.tick)) best = order
    }
    return best
  }

  line(side: Side): readonly NaiveOrder[] {
    const mine = this.#orders.filter((order) => order.side === side)
    return mine.sort((one, other) => {
      if (one.tick === other.tick) return 0
      return isBefore(side, one.tick, other.tick) ? -1 : 1
    })
  }

  depth(side: Side): { tick: number; lots: number }[] {
    const levels = new Map<number, number>()
    for (const { tick, lots } of this.line(side)) levels.set(tick, (levels.get(tick) ?? 0) + lots)
    return [...levels].map(([tick, lots]) => ({ tick, lots }))
  }
}

function isBefore(side: Side, tick: number, other: number): boolean {
  return side === BID ? tick > other : tick < other
}
