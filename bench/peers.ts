/** The same workload on order books from npm, called as their documentation says. */
import { OrderBook as HftLimitOrderBook } from 'hft-limit-order-book'
import { OrderBook as NodejsOrderBook } from 'nodejs-order-book'
import { CANCEL, LIMIT, type Workload } from './bookWorkload.ts'
import { type Player, Tape } from './players.ts'

export const peers: Readonly<Record<string, (work: Workload) => Player>> = {
  'nodejs-order-book': (work) => new PeerPlayer(work, new NodejsOrderBook() as unknown as Peer),
  'hft-limit-order-book': (work) =>
    new PeerPlayer(work, new HftLimitOrderBook() as unknown as Peer),
}

/** What both have in common. */
type Peer = {
  limit(order: { id: string; side: string; size: number; price: number }): Result
  market(order: { side: string; size: number }): Result
  cancel(id: string): unknown
}

type Result = {
  /** The makers that are gone, each with what it had left, then the taker if it is filled. */
  readonly done: readonly Filled[]
  /** The maker that has something left, or else the taker. */
  readonly partial: Filled | null
  readonly partialQuantityProcessed: number
  readonly err: Error | null
}

type Filled = { readonly id: string; readonly price: number; readonly size: number }

const SIDES = ['buy', 'sell'] as const

class PeerPlayer implements Player {
  readonly tape: Tape
  readonly #work: Workload
  readonly #peer: Peer
  readonly #names: string[]

  constructor(work: Workload, peer: Peer) {
    this.#work = work
    this.#peer = peer
    this.tape = new Tape(work.trades)
    // With a letter in front: they keep orders in plain objects, and are half as fast with numbers.
    this.#names = Array.from(work.kinds, (_, id) => `o${id}`)
  }

  play(from: number, to: number): void {
    const { kinds, sides, ticks, lots, targets } = this.#work
    const peer = this.#peer
    for (let at = from; at < to; at++) {
      const kind = kinds[at]
      if (kind === CANCEL) {
        peer.cancel(this.#names[targets[at] as number] as string)
        continue
      }
      const id = this.#names[at] as string
      const side = SIDES[sides[at] as number] as string
      const size = lots[at] as number
      const price = ticks[at] as number
      this.#note(
        at,
        kind === LIMIT ? peer.limit({ id, side, size, price }) : peer.market({ side, size }),
      )
    }
  }

  #note(taker: number, { done, partial, partialQuantityProcessed, err }: Result): void {
    if (err !== null) throw err
    for (const { id, price, size } of done) {
      const maker = idOf(id)
      if (maker !== taker) this.tape.note(maker, taker, price, size)
    }
    if (partial === null) return
    const maker = idOf(partial.id)
    if (maker !== taker) this.tape.note(maker, taker, partial.price, partialQuantityProcessed)
  }
}

function idOf(name: string): number {
  return Number(name.slice(1))
}
