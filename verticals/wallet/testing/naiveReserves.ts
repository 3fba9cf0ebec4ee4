/** Reserves, naive: what the chain has by the word of two operators, and by all that it brought and sent since. */
import type { Amount, Realm } from '@evenkeel/kernel'
import type { NaiveExchange, Place, Step } from '@evenkeel/kernel/testing'
import type { Command } from '../core.ts'
import { portionOf } from './naivePayoutBooks.ts'

type Word = { readonly by: number; readonly at: number; readonly amount: Amount }
/** Of one realm. A coin that nobody has attested is not among those that are held. */
type Books = {
  readonly held: ReadonlyMap<string, Amount>
  readonly words: ReadonlyMap<string, Word>
}

const DAY_MS = 24 * 3_600_000
const NONE: Books = { held: new Map(), words: new Map() }

export class NaiveReserves {
  readonly #exchange: NaiveExchange
  #books: Record<Realm, Books> = { real: NONE, demo: NONE }

  constructor(exchange: NaiveExchange) {
    this.#exchange = exchange
  }

  /** A few round figures above or below what was credited, so that two operators often say the same. */
  next(realm: Realm): Step {
    const { coins, random } = this.#exchange
    const { oneIn, pick } = random
    const asset = pick(coins)
    const step = portionOf(asset) * 8n
    const amount = (this.#credited(realm, asset) / step + pick([0n, 1n, 1n, 2n])) * step
    const chain = oneIn(30) ? 'tron' : 'ethereum'
    const command: Command = { type: 'attestReserves', asset, chain, amount }
    return { command, owner: 0, actor: this.#exchange.someOperator(realm) }
  }

  attest(
    { asset, amount }: Extract<Command, { type: 'attestReserves' }>,
    { realm, now, actor }: Place,
  ): string {
    if (amount < 0n) return 'networkTermsWrong'
    if (actor.kind === 'member') return 'operatorNeeded'
    const by = actor.kind === 'operator' ? actor.id : 0
    const words = new Map(this.#books[realm].words)
    const first = words.get(asset)
    const isFresh =
      first !== undefined &&
      now - first.at < DAY_MS &&
      this.#exchange.operatorCounts({ realm, now }, first.by, first.at)
    if (by !== 0 && (!isFresh || (first.by === by && first.amount !== amount))) {
      this.#put(realm, { words: words.set(asset, { by, at: now, amount }) })
      return 'ok'
    }
    if (by !== 0 && first?.by === by) return 'otherOperatorNeeded'
    if (by !== 0 && first?.amount !== amount) return 'figuresDiffer'
    words.delete(asset)
    this.#put(realm, { words, held: new Map(this.#books[realm].held).set(asset, amount) })
    return 'ok'
  }

  /** Whether it is there, with all that was credited before. */
  cover(realm: Realm, asset: string, amount: Amount): boolean {
    const held = this.#books[realm].held.get(asset)
    return held !== undefined && this.#credited(realm, asset) + amount <= held
  }

  /** The chain has brought or sent something. */
  change(realm: Realm, asset: string, more: Amount): void {
    const { held } = this.#books[realm]
    const known = held.get(asset)
    if (known !== undefined) this.#put(realm, { held: new Map(held).set(asset, known + more) })
  }

  remember(): () => void {
    const books = this.#books
    return () => {
      this.#books = books
    }
  }

  #credited(realm: Realm, asset: string): Amount {
    return -this.#exchange.ledgers[realm].has('custody ethereum', asset)
  }

  #put(realm: Realm, change: Partial<Books>): void {
    this.#books = { ...this.#books, [realm]: { ...this.#books[realm], ...change } }
  }
}
