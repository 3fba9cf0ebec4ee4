/** Contracts in the simulated world: random orders, prices and ladders in both realms, beside the naive exchange. */
import {
  type AccountName,
  type Asset,
  type Board,
  bookName,
  type HouseName,
  type Machine,
  type Moved,
  type Realm,
  realms,
  type Typed,
} from '@evenkeel/kernel'
import type {
  Naive,
  NaiveExchange,
  Place,
  Step,
  Verdict,
  VerticalSide,
} from '@evenkeel/kernel/testing'
import { type Command, contracts, type Event, type State } from '../core/index.ts'
import { differenceOfStates } from './compareStates.ts'
import { golden } from './golden.ts'
import { difference, type Happened, happenedOf } from './happened.ts'
import { NaiveContracts } from './naiveContracts.ts'
import { plants } from './plants.ts'
import { type Step as MarketStep, RandomContracts, TERMS } from './randomContracts.ts'

type Said = Extract<MarketStep, { do: 'price' | 'ladder' }>

export const side: VerticalSide = {
  core: contracts,
  share: 8,
  naive: (exchange) => new ContractsNaive(exchange),
  plants,
  golden,
}

class ContractsNaive implements Naive {
  readonly #exchange: NaiveExchange
  readonly #market: RandomContracts
  readonly #naive: Record<Realm, NaiveContracts>

  constructor(exchange: NaiveExchange) {
    const { random, members, ledgers } = exchange
    this.#exchange = exchange
    this.#market = new RandomContracts(random, members)
    this.#naive = {
      real: new NaiveContracts(ledgers.real),
      demo: new NaiveContracts(ledgers.demo),
    }
    for (const realm of realms)
      this.#naive[realm].isHeld = (symbol) => exchange.isHeld(realm, symbol)
  }

  open(): readonly Command[] {
    return TERMS.map((terms) => ({ type: 'listContract', ...terms }))
  }

  /** A price is the same in both realms. */
  next(realm: Realm, now: number): Step {
    const naive = this.#naive[realm]
    const open = naive.openOrders()
    const positions = naive.openPositions()
    const spendable = (member: number) =>
      this.#exchange.ledgers[realm].spendable(member, 'trading', 'USDT')
    const step = this.#market.next({ open, positions, now, spendable })
    if (step.do !== 'command') return { look: (board) => this.#say(board, realm, step) }
    const { command } = step
    return { command, owner: 'member' in command ? command.member : 0 }
  }

  decide(command: Command, place: Place): Verdict {
    const naive = this.#at(place)
    naive.newId = place.newId
    const { answer, happened } = naive.decide(command)
    for (const one of happened) this.#tellFees(one, place)
    return {
      answer,
      markets: happened.flatMap(marketOf),
      difference: (events) => difference(events.map(told), happened),
    }
  }

  missed(place: Place, symbol?: string): string | undefined {
    return this.#at(place).missed(symbol)
  }

  #at({ realm, now, isSetAside }: Place): NaiveContracts {
    const naive = this.#naive[realm]
    naive.now = now
    naive.isSetAside = (command) => isSetAside?.(command.symbol, command) === true
    return naive
  }

  encumbered(realm: Realm, member: number, account: AccountName, asset: Asset): bigint {
    if (account !== 'trading' || asset !== 'USDT') return 0n
    return this.#naive[realm].encumbered(member)
  }

  reserved(realm: Realm, house: HouseName, asset: Asset): bigint | undefined {
    if (house !== 'insurance' && house !== 'maker') return undefined
    if (asset !== 'USDT') return 0n
    const naive = this.#naive[realm]
    return house === 'maker' ? naive.makerReserve() : naive.reserved()
  }

  /** What the market said is gone with the process, and is said again to the next one. */
  start({ board }: Machine): void {
    for (const realm of realms) this.#naive[realm].start()
    const { references } = this.#naive.real.said
    for (const [symbol, reference] of references) board.setReference(symbol, reference)
    for (const realm of realms)
      for (const [symbol, ladder] of this.#naive[realm].said.ladders)
        board.setLadder(realm, bookName('contracts', symbol), ladder)
  }

  remember(): () => void {
    const backs = realms.map((realm) => this.#naive[realm].remember())
    return () => {
      for (const back of backs) back()
    }
  }

  difference(machine: Machine): string | undefined {
    for (const realm of realms) {
      const state = machine.state(realm, contracts) as State
      const found = differenceOfStates(state, this.#naive[realm], this.#exchange.ledgers[realm])
      if (found !== undefined) return `${realm}: ${found}`
    }
    return undefined
  }

  #say(board: Board, realm: Realm, step: Said): void {
    const { symbol } = step
    if (step.do === 'price') {
      for (const on of realms) this.#naive[on].said.references.set(symbol, step.reference)
      board.setReference(symbol, step.reference)
      return
    }
    const { ladders } = this.#naive[realm].said
    if (step.ladder === undefined) ladders.delete(symbol)
    else ladders.set(symbol, step.ladder)
    board.setLadder(realm, bookName('contracts', symbol), step.ladder)
  }

  #tellFees(one: Happened, place: Place): void {
    if (one.type !== 'contractTraded') return
    for (const leg of [one.taker, one.maker]) {
      if (!('fee' in leg)) continue
      const { member, fee: amount } = leg
      this.#exchange.tell({ type: 'feePaid', member, asset: 'USDT', amount }, place)
    }
  }
}

/** Where an order is placed, changed or filled. */
function marketOf(one: Happened): string[] {
  const isTrade =
    one.type === 'contractOrderPlaced' ||
    one.type === 'contractOrderReduced' ||
    one.type === 'contractTraded'
  return isTrade ? [one.symbol] : []
}

function told(event: Typed): Happened {
  return happenedOf(event as Event | Moved)
}
