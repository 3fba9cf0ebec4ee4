/** Allotments, naive: two operators move what the treasury has to an account of the house, or what is free there back. */
import { type Amount, type HouseName, houses, type Realm } from '@evenkeel/kernel'
import type { NaiveExchange, Place, Step } from '@evenkeel/kernel/testing'
import type { Command } from '../core.ts'
import { portionOf } from './naivePayoutBooks.ts'

type FundsCommand = Extract<Command, { type: 'allotFunds' | 'takeBackFunds' }>
type Word = { readonly by: number; readonly at: number; readonly amount: Amount }
type Words = ReadonlyMap<string, Word>

const DAY_MS = 24 * 3_600_000
const FUNDED: readonly HouseName[] = ['options', 'portfolio', 'insurance', 'nft', 'maker']

export class NaiveAllotments {
  readonly #exchange: NaiveExchange
  #words: Record<Realm, Words> = { real: new Map(), demo: new Map() }

  constructor(exchange: NaiveExchange) {
    this.#exchange = exchange
  }

  /** Few accounts and round figures, so that two operators often say the same. */
  next(realm: Realm): Step {
    const { coins, random, ledgers } = this.#exchange
    const { oneIn, pick } = random
    const promised = this.#promised(realm)
    const isTempted = promised.length > 0 && oneIn(2)
    const [house, asset] = isTempted
      ? pick(promised)
      : [oneIn(20) ? pick(houses) : pick(FUNDED), oneIn(30) ? 'NONE' : pick(coins)]
    const isBack = oneIn(isTempted ? 2 : 3)
    const all = isBack
      ? ledgers[realm].free(house, asset)
      : ledgers[realm].has('house treasury', asset)
    const amount = oneIn(20) ? 0n : pick([100n, portionOf(asset) / 4n, all, all + 1n])
    const type = isBack ? 'takeBackFunds' : 'allotFunds'
    const command: FundsCommand = { type, house, asset, amount }
    return { command, owner: 0, actor: this.#exchange.someOperator(realm) }
  }

  /** Where something is promised to members: there it matters what is taken. */
  #promised(realm: Realm): (readonly [HouseName, string])[] {
    const { coins, ledgers } = this.#exchange
    return FUNDED.flatMap((house) => coins.map((asset) => [house, asset] as const)).filter(
      ([house, asset]) => (ledgers[realm].reserved(house, asset) ?? 0n) > 0n,
    )
  }

  decide({ type, house, asset, amount }: FundsCommand, place: Place, isListed: boolean): string {
    const { realm, now, actor } = place
    const ledger = this.#exchange.ledgers[realm]
    const isBack = type === 'takeBackFunds'
    if (actor.kind !== 'operator') return 'operatorNeeded'
    if (!FUNDED.includes(house)) return 'accountUnknown'
    if (!isListed) return 'coinDoesNotExist'
    if (amount <= 0n) return 'amountIsZero'
    if (isBack && amount > ledger.free(house, asset)) return 'fundsReserved'
    if (!isBack && amount > ledger.has('house treasury', asset)) return 'treasuryTooSmall'
    const about = `${type} ${house} ${asset}`
    const first = this.#words[realm].get(about)
    const isFresh =
      first !== undefined &&
      now - first.at < DAY_MS &&
      this.#exchange.operatorCounts(place, first.by, first.at)
    if (!isFresh || (first.by === actor.id && first.amount !== amount)) {
      this.#put(realm, new Map(this.#words[realm]).set(about, { by: actor.id, at: now, amount }))
      return 'ok'
    }
    if (first.by === actor.id) return 'otherOperatorNeeded'
    if (first.amount !== amount) return 'figuresDiffer'
    const left = new Map(this.#words[realm])
    left.delete(about)
    this.#put(realm, left)
    const [treasury, own] = ['house treasury', `house ${house}`] as const
    ledger.pay(asset, amount, isBack ? own : treasury, isBack ? treasury : own)
    return 'ok'
  }

  remember(): () => void {
    const words = this.#words
    return () => {
      this.#words = words
    }
  }

  #put(realm: Realm, words: Words): void {
    this.#words = { ...this.#words, [realm]: words }
  }
}
