/** Spot trading in the simulated world: random orders in both realms, each decision held against the naive one. */
import {
  type AnyCore,
  available,
  bookName,
  type Decision,
  type Exchange,
  frozen,
  house,
  idAt,
  type Ladder,
  type Machine,
  type Moved,
  type Realm,
  type ReferencePrice,
  type Typed,
} from '@evenkeel/kernel'
import type { Random } from '@evenkeel/kernel/testing'
import { type Command, type Event, type State, spot } from '@evenkeel/verticals/spot/core/index.ts'
import {
  difference,
  type Happened,
  happenedOf,
  inWords,
} from '@evenkeel/verticals/spot/testing/happened.ts'
import { NaiveSpot } from '@evenkeel/verticals/spot/testing/naiveSpot.ts'
import {
  ASSETS,
  MEMBERS,
  RandomSpot,
  type Step,
  TERMS,
} from '@evenkeel/verticals/spot/testing/randomSpot.ts'
import { wallet } from '@evenkeel/verticals/wallet/core.ts'
import { REALMS } from './model.ts'

type Spots = Record<Realm, NaiveSpot>
/** What the market says: gone with the process, and said again to the next one. */
type Said = {
  readonly references: Map<string, ReferencePrice>
  readonly ladders: Map<string, Ladder>
}

/** A fee as the naive books have it, in the entry that will be the seq-th. */
export type Fee = {
  readonly realm: Realm
  readonly seq: number
  readonly now: number
  readonly member: number
  readonly asset: string
  readonly amount: bigint
}
type Purse = { readonly member: number; readonly asset: string; readonly amount: bigint }

/** So that nobody who trades here is in the model of the other verticals. */
const SEATS = 10

export class SpotSide {
  /** The core to run: it decides as it is told to, and the naive one decides the same at once. */
  readonly core: AnyCore
  readonly #market: RandomSpot
  readonly #random: Random
  readonly #said: Record<Realm, Said> = { real: nothing(), demo: nothing() }
  #live: Spots = { real: empty(), demo: empty() }
  /** What a crash leads back to; nothing, while none is to come. */
  #durable: Spots | undefined
  #handed: Spots | undefined
  #machine: Machine | undefined
  /** The naive answer to the last command of a member. */
  answer: string | undefined
  caught: string | undefined
  /** Told of each fee of a member, in the order in which they are paid. */
  onFee: ((fee: Fee) => void) | undefined

  constructor(random: Random, planted: typeof spot = spot) {
    this.#random = random
    this.#market = new RandomSpot(random, ['pricesOffTick', 'newLimits'])
    this.core = {
      ...planted,
      decide: (command: Command, state: State, world: Parameters<typeof spot.decide>[2]) => {
        const decision = planted.decide(command, state, world)
        this.#compare(command, state, decision, world.now)
        return decision
      },
      // Asked as often as the real one: both look at a pair once after each change of it.
      urgent: (pair: string, state: State, world: Parameters<typeof spot.decide>[2]) => {
        const work = planted.urgent?.(pair, state, world)
        const naive = this.#live[this.#realmOf(state)]
        const missed = work === undefined ? naive.doNext(world.now, pair) : undefined
        if (missed !== undefined) this.caught ??= `this was due and not done: ${inWords(missed)}`
        return work
      },
    }
  }

  /** Opens the market, and gives those who trade there something to begin with. */
  open(exchange: Exchange): void {
    for (const realm of REALMS) {
      for (const asset of ASSETS) exchange.submit(wallet, { type: 'listCoin', asset }, { realm })
      for (const terms of TERMS)
        exchange.submit(this.core, { type: 'listPair', ...terms }, { realm })
      for (const member of MEMBERS)
        for (const asset of ASSETS) {
          const amount = this.#market.portions(asset, this.#random.pick([1, 4, 16]))
          this.#fund(exchange, realm, { member: seated(member), asset, amount })
        }
    }
  }

  /** A process has started: its board is empty. */
  start(machine: Machine): void {
    this.#machine = machine
    for (const realm of REALMS) {
      const { references, ladders } = this.#said[realm]
      for (const [pair, reference] of references) this.#say(realm, { do: 'price', pair, reference })
      for (const { pair } of TERMS)
        this.#say(realm, { do: 'ladder', pair, ladder: ladders.get(pair) })
    }
  }

  /** What happens next in one realm. A price is the same on both. */
  next(realm: Realm, now: number): Step {
    const step = this.#market.next(this.#live[realm].openOrders(), now)
    if (step.do === 'fund') return { ...step, member: seated(step.member) }
    if (step.do !== 'command' || !('member' in step.command)) return step
    return { do: 'command', command: { ...step.command, member: seated(step.command.member) } }
  }

  /** Anything but a command: the market says something, or someone gets money. */
  do(exchange: Exchange, realm: Realm, step: Step): void {
    if (step.do === 'fund') this.#fund(exchange, realm, step)
    else this.#note(realm, step)
    exchange.tick()
  }

  #note(realm: Realm, step: Step): void {
    for (const on of step.do === 'price' ? REALMS : [realm]) {
      const { references, ladders } = this.#said[on]
      if (step.do === 'price') references.set(step.pair, step.reference)
      if (step.do === 'ladder' && step.ladder) ladders.set(step.pair, step.ladder)
      if (step.do === 'ladder' && !step.ladder) ladders.delete(step.pair)
      this.#say(on, step)
    }
  }

  #fund(exchange: Exchange, realm: Realm, { member, asset, amount }: Purse): void {
    exchange.submit(wallet, { type: 'grantSandboxFunds', member, asset, amount }, { realm })
    this.#live[realm].fund(member, asset, amount)
  }

  /** The process will end soon: everything so far is durable, and is remembered. */
  endsSoon(): void {
    this.#durable = copyOf(this.#live)
  }

  hand(): void {
    if (this.#durable !== undefined) this.#handed = copyOf(this.#live)
  }

  becameDurable(): void {
    this.#durable = this.#handed ?? this.#durable
    this.#handed = undefined
  }

  crash(): void {
    this.#live = this.#durable ?? this.#live
    this.#durable = this.#handed = undefined
  }

  readonly fees = (realm: Realm, asset: string): bigint => this.#live[realm].fees(asset)

  /** The first thing that differs from the naive exchanges, in words. */
  difference(machine: Machine): string | undefined {
    for (const realm of REALMS) {
      const naive = this.#live[realm]
      const { orders } = machine.state(realm, this.core) as State
      if (orders.size !== naive.openOrders().length) return `${realm}: ${orders.size} open orders`
      for (const { owner, asset, ...naively } of naive.balances()) {
        const account = typeof owner === 'number' ? available(owner, 'spot') : house(owner)
        const free = machine.balance(realm, account, asset)
        if (owner !== 'fees' && free !== naively.available)
          return `${realm}: ${owner} has ${free} ${asset}, not ${naively.available}`
        if (typeof owner !== 'number') continue
        const held = machine.balance(realm, frozen(owner, 'spot'), asset)
        if (held !== naively.frozen) return `${realm}: ${owner} has ${held} ${asset} frozen`
      }
    }
    return undefined
  }

  #realmOf(state: State): Realm {
    return this.#machine?.state('real', this.core) === state ? 'real' : 'demo'
  }

  #say(realm: Realm, step: Step): void {
    const board = this.#machine?.board
    const naive = this.#live[realm]
    if (step.do === 'price') {
      board?.setReference(step.pair, step.reference)
      naive.setReference(step.pair, step.reference)
    } else if (step.do === 'ladder') {
      board?.setLadder(realm, bookName('spot', step.pair), step.ladder)
      naive.setLadder(step.pair, step.ladder)
    }
  }

  #compare(command: Command, state: State, decision: Decision<Typed>, now: number): void {
    const machine = this.#machine as Machine
    const realm = this.#realmOf(state)
    const naive = this.#live[realm]
    let given = 0
    naive.newId = () => idAt(machine.seq + 1, given++)
    const isDue = command.type === 'sweep' || command.type === 'trigger'
    let happened: readonly Happened[] | undefined
    if (isDue) happened = naive.doNext(now)
    else {
      const naively = naive.decide(command, now)
      happened = naively.happened
      this.answer = naively.answer
    }
    for (const one of happened ?? []) this.#noteFees(realm, one, now)
    const events = decision.ok ? (decision.events as readonly (Event | Moved)[]) : []
    const terms = (pair: string) => termsIn(state, pair)
    const otherwise = difference(
      events.map((event) => happenedOf(event, terms)),
      happened ?? [],
    )
    if (otherwise !== undefined) this.caught ??= `${realm} ${command.type}: ${otherwise}`
  }

  #noteFees(realm: Realm, one: Happened, now: number): void {
    if (one.what !== 'traded') return
    const { base, quote } = TERMS.find(({ pair }) => pair === one.pair) as (typeof TERMS)[number]
    const [takerGets, makerGets] = one.side === 'buy' ? [base, quote] : [quote, base]
    const place = { realm, seq: (this.#machine as Machine).seq + 1, now }
    this.onFee?.({ ...place, member: one.taker, asset: takerGets, amount: one.takerFee })
    this.onFee?.({ ...place, member: one.maker, asset: makerGets, amount: one.makerFee })
  }
}

/** Those who trade, by their numbers here. */
export const TRADERS = MEMBERS.map(seated)

function seated(member: number): number {
  return member > SEATS ? member : member + SEATS
}

function empty(): NaiveSpot {
  return new NaiveSpot([], () => 0)
}

function copyOf({ real, demo }: Spots): Spots {
  return { real: real.copy(), demo: demo.copy() }
}

function nothing(): Said {
  return { references: new Map(), ladders: new Map() }
}

function termsIn({ markets }: State, pair: string) {
  const market = markets.get(pair)
  if (market === undefined) throw new Error(`${pair} is not listed`)
  return market.terms
}
