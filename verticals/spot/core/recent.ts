/** The last orders that were closed, a command's worth and more. */
import type { Id } from '@evenkeel/kernel'
import type { Order } from './market.ts'

const RECENT = 1024

export class Recent {
  readonly #orders: Order[] = []
  #next = 0

  add(order: Order): void {
    this.#orders[this.#next] = order
    this.#next = (this.#next + 1) % RECENT
  }

  /** As it was when it was last closed: a stop that went off is closed twice. */
  find(id: Id): Order | undefined {
    for (let back = 1; back <= this.#orders.length; back++) {
      const order = this.#orders[(this.#next - back + RECENT) % RECENT]
      if (order?.id === id) return order
    }
    return undefined
  }

  /** All of them, the last closing of each. */
  byId(): Map<Id, Order> {
    const older = this.#orders.slice(this.#next)
    return new Map([...older, ...this.#orders.slice(0, this.#next)].map((one) => [one.id, one]))
  }
}
