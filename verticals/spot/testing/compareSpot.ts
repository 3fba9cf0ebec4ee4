/** Drives the real core and the naive one with the same random commands, and demands the same of both. */
import {
  ASK,
  type Asset,
  assert,
  available,
  BID,
  bookName,
  custody,
  type Decision,
  type Entry,
  EXCHANGE,
  idAt,
  Machine,
  type Moved,
  move,
  type Typed,
} from '@evenkeel/kernel'
import { createRandom, NaiveLedger, portions } from '@evenkeel/kernel/testing'
import { type Command, type Event, type State, spot } from '../core/index.ts'
import { difference, type Happened, happenedOf, inWords } from './happened.ts'
import type { Open } from './naiveMatching.ts'
import { NaiveSpot } from './naiveSpot.ts'
import { ASSETS, type Extra, MEMBERS, RandomSpot, type Step, TERMS } from './randomSpot.ts'

export type Comparison = {
  readonly seed: number
  readonly commands: number
  /** The core to hold against the naive one; a broken one must be found out. */
  readonly core?: typeof spot
  readonly extras?: readonly Extra[]
}
/** How often each thing happened, and each answer was given. */
export type Tally = Readonly<Record<string, number>>

const START = 1_700_000_000_000
const CHECK_EVERY = 400

export function compareSpot({ seed, commands, core = spot, extras = [] }: Comparison): Tally {
  const both = new Both(core)
  const random = createRandom(seed)
  const market = new RandomSpot(random, extras)
  for (const terms of TERMS) both.step({ do: 'command', command: { type: 'listPair', ...terms } })
  for (const member of MEMBERS)
    for (const asset of ASSETS) {
      const amount = portions(random, asset, random.pick([1, 4, 16]))
      both.step({ do: 'fund', member, asset, amount })
    }
  for (let nth = 1; nth <= commands; nth++) {
    const step = market.next(both.naive.openOrders(), both.now)
    try {
      both.step(step)
      if (nth % CHECK_EVERY === 0) both.check()
    } catch (error) {
      const cause = error instanceof Error ? error.message : error
      throw new Error(`seed ${seed}, step ${nth}, ${inWords(step)}: ${cause}`, { cause: error })
    }
  }
  both.check()
  return both.tally
}

class Both {
  readonly #ledger = new NaiveLedger()
  readonly naive = new NaiveSpot(this.#ledger, () => 0)
  readonly tally: Record<string, number> = {}
  now = START
  readonly #core: typeof spot
  readonly #machine: Machine

  constructor(core: typeof spot) {
    this.#core = core
    this.#machine = new Machine([core])
    this.#machine.advance(START)
  }

  step(step: Step): void {
    this.now += 7
    this.#machine.advance(this.now)
    const { board } = this.#machine
    if (step.do === 'price') {
      board.setReference(step.pair, step.reference)
      this.naive.setReference(step.pair, step.reference)
    } else if (step.do === 'ladder') {
      board.setLadder('real', bookName('spot', step.pair), step.ladder)
      this.naive.setLadder(step.pair, step.ladder)
    } else if (step.do === 'fund') this.#fund(step.member, step.asset, step.amount)
    else this.#decide(step.command)
    this.#doDue()
    this.#compareMoney()
    this.#compareOrders()
  }

  /** Every invariant; and a restored machine has the same bytes, and goes on in this one's place. */
  check(): void {
    this.#machine.check()
    const bytes = this.#machine.snapshot()
    this.#machine.restore(bytes)
    assert(isSame(bytes, this.#machine.snapshot()), 'a restored state makes the same bytes')
    this.#machine.advance(this.now)
    // Whoever starts anew looks at every pair.
    for (const { pair } of TERMS) this.step({ do: 'ladder', pair, ladder: undefined })
  }

  #decide(command: Command): void {
    const decision = this.#machine.decide(this.#core, command, 'real', EXCHANGE)
    this.#nameFrom(this.#machine.seq + 1)
    const { answer, happened } = this.naive.decide(command, this.now)
    const real = decision.ok ? 'ok' : decision.refusal
    this.#count(real)
    demand(real === answer, () => `the answer is ${real}, not ${answer}`)
    this.#take(decision, happened)
  }

  #doDue(): void {
    for (;;) {
      const due = this.#machine.urgent() ?? this.#machine.deferrable()
      this.#nameFrom(this.#machine.seq + 1)
      const happened = this.naive.doNext(this.now) ?? this.naive.endTimer(this.now)
      if (due === undefined) {
        demand(happened === undefined, () => `nothing is due, not ${inWords(happened)}`)
        return
      }
      const { command } = due
      demand(happened !== undefined, () => `nothing should be due, not ${inWords(command)}`)
      this.#take(this.#machine.decide(this.#core, command, 'real', EXCHANGE), happened ?? [])
    }
  }

  #take(decision: Decision<Typed>, happened: readonly Happened[]): void {
    const termsOf = (pair: string) => {
      const terms = this.#state().markets.get(pair)?.terms
      assert(terms !== undefined, 'an event is of a pair that is listed')
      return terms
    }
    const events = decision.ok ? (decision.events as readonly (Event | Moved)[]) : []
    const told = events.map((event) => happenedOf(event, termsOf))
    for (const { what } of told) this.#count(what)
    const otherwise = difference(told, happened)
    demand(otherwise === undefined, () => otherwise ?? '')
    if (events.length > 0) this.#enter(decision)
  }

  #enter(decision: Decision<Typed>): void {
    const machine = this.#machine
    const entry: Entry = {
      seq: machine.seq + 1,
      at: machine.now,
      realm: 'real',
      decision,
      key: undefined,
      fingerprint: undefined,
    }
    machine.take(entry, machine.batch + 1)
    machine.endBatch(machine.batch + 1)
  }

  #fund(member: number, asset: Asset, amount: bigint): void {
    const to = available(member, 'spot')
    const from = custody('sandbox')
    const events = [move({ asset, amount, from, to, reason: 'fund', of: 0 })]
    this.#enter({ ok: true, events })
    this.#ledger.pay(asset, amount, 'custody sandbox', `${member} spot available`)
  }

  /** Both name what one entry makes by its place in the journal. */
  #nameFrom(seq: number): void {
    let given = 0
    this.naive.newId = () => idAt(seq, given++)
  }

  #compareMoney(): void {
    const otherwise = this.#ledger.difference(this.#machine, 'real')
    demand(otherwise === undefined, () => otherwise ?? '')
  }

  #compareOrders(): void {
    const { orders, markets } = this.#state()
    const open = this.naive.openOrders()
    demand(orders.size === open.length, () => `${orders.size} orders are open, not ${open.length}`)
    for (const order of open) demand(this.#isSameOrder(order), () => `other than ${inWords(order)}`)
    for (const { book, terms } of markets.values()) {
      const [bid, ask] = [book.first(BID), book.first(ASK)]
      const isCrossed = bid !== 0 && ask !== 0 && book.tick(bid) >= book.tick(ask)
      demand(!isCrossed, () => `the book of ${terms.pair} is not crossed`)
    }
  }

  #isSameOrder(naive: Open): boolean {
    const real = this.#state().orders.get(naive.id)
    if (real === undefined) return false
    const { lotSize, tickSize } = real.market.terms
    return (
      BigInt(real.remaining) * lotSize === naive.remaining &&
      BigInt(real.lots) * lotSize === naive.quantity &&
      BigInt(real.tick) * tickSize === naive.price &&
      real.frozen === naive.frozen &&
      real.filledQuote === naive.filledQuote &&
      real.fee === naive.fee &&
      real.partner === naive.partner &&
      real.waits === naive.waits &&
      inWords(real.trigger) === inWords(naive.trigger)
    )
  }

  #state(): State {
    return this.#machine.state('real', this.#core) as State
  }

  #count(name: string): void {
    this.tally[name] = (this.tally[name] ?? 0) + 1
  }
}

/** Words cost more than everything else here: they are made when they are needed. */
function demand(holds: boolean, words: () => string): void {
  if (!holds) throw new Error(words())
}

function isSame(one: Uint8Array, other: Uint8Array): boolean {
  return one.length === other.length && one.every((byte, at) => byte === other[at])
}
