/** Spot trading in the simulated world: random orders and prices in both realms, beside the naive exchange. */
import {
  type Amount,
  type Board,
  bookName,
  type HouseName,
  type Ladder,
  type Machine,
  type Moved,
  type Realm,
  type ReferencePrice,
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
import {
  type Command,
  type EndCancelTimer,
  type Event,
  type State,
  type Sweep,
  spot,
  type Terms,
  type Trigger,
} from '../core/index.ts'
import { golden } from './golden/index.ts'
import { difference, type Happened, happenedOf, inWords } from './happened.ts'
import { type Answer, NaiveSpot } from './naiveSpot.ts'
import { plants } from './plants.ts'
import { type Step as MarketStep, RandomSpot, TERMS } from './randomSpot.ts'

type Said = Extract<MarketStep, { do: 'price' | 'ladder' }>
type Decided = {
  readonly answer: Answer | 'nothing due'
  readonly happened: readonly Happened[]
}

export const side: VerticalSide = {
  core: spot,
  share: 12,
  naive: (exchange) => new SpotNaive(exchange),
  plants,
  golden,
}

class SpotNaive implements Naive {
  readonly #exchange: NaiveExchange
  readonly #market: RandomSpot
  #naive: Record<Realm, NaiveSpot>
  /** What the market says: gone with the process, and said again to the next one. */
  readonly #references = new Map<string, ReferencePrice>()
  readonly #ladders: Record<Realm, Map<string, Ladder>> = { real: new Map(), demo: new Map() }
  #termsOf: (realm: Realm, pair: string) => Terms = notStarted

  constructor(exchange: NaiveExchange) {
    const { random, members, ledgers } = exchange
    this.#exchange = exchange
    this.#market = new RandomSpot(random, ['pricesOffTick', 'newLimits'], members)
    this.#naive = {
      real: new NaiveSpot(ledgers.real, () => 0),
      demo: new NaiveSpot(ledgers.demo, () => 0),
    }
  }

  open(): readonly Command[] {
    return TERMS.map((terms) => ({ type: 'listPair', ...terms }))
  }

  /** A price is the same in both realms. */
  next(realm: Realm, now: number): Step {
    const step = this.#market.next(this.#naive[realm].openOrders(), now)
    if (step.do === 'command') {
      const { command } = step
      return { command, owner: 'member' in command ? command.member : 0 }
    }
    // The wallet gives everybody money.
    if (step.do === 'fund') return this.next(realm, now)
    if (step.do === 'price') this.#references.set(step.pair, step.reference)
    else if (step.ladder) this.#ladders[realm].set(step.pair, step.ladder)
    else this.#ladders[realm].delete(step.pair)
    return { look: (board) => this.#say(board, realm, step) }
  }

  decide(command: Command, place: Place): Verdict {
    const { realm, now, newId } = place
    const naive = this.#at(place)
    naive.newId = newId
    const { answer, happened } =
      command.type === 'sweep' || command.type === 'trigger' || command.type === 'endCancelTimer'
        ? this.#due(command, place)
        : naive.decide(command, now)
    for (const one of happened) this.#tellFacts(one, place)
    return {
      answer,
      markets: happened.flatMap((one) =>
        'pair' in one && one.what !== 'cancelled' ? [one.pair] : [],
      ),
      difference: (events) => difference(this.#inWords(realm, events), happened),
    }
  }

  #due(command: Sweep | Trigger | EndCancelTimer, place: Place): Decided {
    const naive = this.#at(place)
    const { realm, now } = place
    const isOpen = (pair: string) => !this.#exchange.isHeld(realm, pair)
    // What failed is tried again without a change of its pair.
    if ('pair' in command && place.isSetAside !== undefined) naive.look(command.pair)
    const happened = 'pair' in command ? naive.doNext(now, isOpen) : naive.endTimer(now)
    return happened === undefined
      ? { answer: 'nothing due', happened: [] }
      : { answer: 'ok', happened }
  }

  /** Asked as often as the core: both look at a pair once after each change of it. */
  missed(place: Place, pair?: string): string | undefined {
    const naive = this.#at(place)
    const missed =
      pair === undefined
        ? naive.endTimer(place.now)
        : naive.doNext(place.now, (one) => one === pair)
    return missed && inWords(missed)
  }

  #at({ realm, isSetAside }: Place): NaiveSpot {
    const naive = this.#naive[realm]
    naive.isSetAside = (command) => isSetAside?.(command.pair, command) === true
    return naive
  }

  start(machine: Machine): void {
    this.#termsOf = (realm, pair) => {
      const market = (machine.state(realm, spot) as State).markets.get(pair)
      if (market === undefined) throw new Error(`${pair} is not listed`)
      return market.terms
    }
    for (const [pair, reference] of this.#references)
      this.#say(machine.board, 'real', { do: 'price', pair, reference })
    for (const realm of realms)
      for (const { pair } of TERMS) {
        const ladder = this.#ladders[realm].get(pair)
        this.#say(machine.board, realm, { do: 'ladder', pair, ladder })
      }
  }

  remember(): () => void {
    const { real, demo } = this.#naive
    const copies = { real: real.copy(), demo: demo.copy() }
    return () => {
      this.#naive = copies
    }
  }

  /** The house maker promises nothing of what it has. */
  reserved(_realm: Realm, house: HouseName): Amount | undefined {
    return house === 'maker' ? 0n : undefined
  }

  difference(machine: Machine): string | undefined {
    for (const realm of realms) {
      const { orders } = machine.state(realm, spot) as State
      const open = this.#naive[realm].openOrders().length
      if (orders.size !== open) return `${realm}: ${orders.size} open orders instead of ${open}`
    }
    return undefined
  }

  #say(board: Board, realm: Realm, step: Said): void {
    const { pair } = step
    if (step.do === 'price') {
      board.setReference(pair, step.reference)
      for (const on of realms) this.#naive[on].setReference(pair, step.reference)
    } else {
      board.setLadder(realm, bookName('spot', pair), step.ladder)
      this.#naive[realm].setLadder(pair, step.ladder)
    }
  }

  #inWords(realm: Realm, events: readonly Typed[]): Happened[] {
    const termsOf = (pair: string) => this.#termsOf(realm, pair)
    return events.map((event) => happenedOf(event as Event | Moved, termsOf))
  }

  #tellFacts(one: Happened, place: Place): void {
    if (one.what === 'listed')
      for (const asset of [one.base, one.quote])
        this.#exchange.tell({ type: 'coinTraded', asset }, place)
    if (one.what !== 'traded') return
    const { taker, maker, takerFee, makerFee } = one
    const { base, quote } = TERMS.find(({ pair }) => pair === one.pair) as Terms
    const [takerGets, makerGets] = one.side === 'buy' ? [base, quote] : [quote, base]
    const type = 'feePaid'
    this.#exchange.tell({ type, member: taker, asset: takerGets, amount: takerFee }, place)
    this.#exchange.tell({ type, member: maker, asset: makerGets, amount: makerFee }, place)
  }
}

function notStarted(): never {
  throw new Error('no process has started')
}
