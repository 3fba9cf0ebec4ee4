/** Members in the simulated world: invitations, shares of fees and play money, each decision held against the naive one. */
import {
  type AnyCore,
  accounts,
  available,
  type Decision,
  type Exchange,
  frozen,
  house,
  type Machine,
  type Realm,
  type Typed,
  UNIT,
} from '@evenkeel/kernel'
import { locker, type Random } from '@evenkeel/kernel/testing'
import { type Command, members, type State } from '@evenkeel/verticals/members/core.ts'
import { NaiveMembers } from '@evenkeel/verticals/members/testing/naiveMembers.ts'
import { REALMS } from './model.ts'
import { type Fee, TRADERS } from './spotSide.ts'

type World = Parameters<typeof members.decide>[2]

/** So that nobody here is in the models of the other verticals. */
const MEMBERS = [21, 22, 23, 24]
/** Those who trade are invited as well, by members from here: the fees of their trades count. */
const INVITED = [...MEMBERS, ...TRADERS]
const COINS = ['BTC', 'ETH', 'USDT']

/** A part of the exchange that tells of its fees, as spot does. */
const tellingLocker: typeof locker = {
  ...locker,
  tells(event, tell) {
    if (event.type !== 'lockedUp') return
    const { member, asset, amount } = event
    tell({ type: 'feePaid', member, asset, amount: feeOf(amount) })
  },
}

export class MembersSide {
  /** The core to run: it decides as it is told to, and the naive one decides the same at once. */
  readonly core: AnyCore
  readonly #random: Random
  readonly #naive = new NaiveMembers()
  #machine: Machine | undefined
  caught: string | undefined

  constructor(random: Random, planted: typeof members = members) {
    this.#random = random
    this.core = {
      ...planted,
      decide: (command: Command, state: State, world: World) => {
        const decision = planted.decide(command, state, world)
        this.#compare(command, state, decision, world)
        return decision
      },
    }
  }

  /** A fee of a trade. */
  readonly noteFee = ({ member, asset, amount, ...place }: Fee): void =>
    this.#naive.feeTold(place, member, asset, amount)

  /** A process has started: what it does not know never happened. */
  start(machine: Machine): void {
    this.#machine = machine
    this.#naive.forgetAfter(machine.seq)
  }

  /** Somebody asks for something, or spends some of what they have. */
  act(exchange: Exchange, realm: Realm): void {
    // What is due goes first, so that what follows is next.
    exchange.tick()
    if (this.#random.oneIn(4)) this.#spend(exchange, realm)
    else exchange.submit(this.core, this.#next(realm), { realm })
    this.#machine?.check([realm])
  }

  /** What the house has in fees from here, less what it paid out of all its fees. */
  readonly fees = (realm: Realm, asset: string): bigint => this.#naive.fees(realm, asset)

  /** The first balance that differs from the naive sums, in words. */
  difference(machine: Machine): string | undefined {
    if (this.caught !== undefined) return this.caught
    for (const realm of REALMS)
      for (const member of MEMBERS)
        for (const asset of COINS) {
          const has = heldBy(machine, realm, member, asset)
          const must = this.#naive.held(realm, member, asset)
          if (has !== must) return `${realm}: ${member} has ${has} ${asset}, not ${must}`
        }
    return undefined
  }

  #next(realm: Realm): Command {
    const { oneIn, pick } = this.#random
    if (realm === 'demo' && oneIn(50)) return { type: 'declarePlayMoney' }
    if (oneIn(4)) return { type: 'invite', member: pick(INVITED), inviter: pick(MEMBERS) }
    if (oneIn(3)) return { type: oneIn(2) ? 'beginDemo' : 'topUpDemo', member: pick(MEMBERS) }
    return { type: 'payCommission', member: pick(INVITED) }
  }

  /** Locks some money up: for a while it is frozen, and the fee is gone. */
  #spend(exchange: Exchange, realm: Realm): void {
    const machine = this.#machine as Machine
    const member = this.#random.pick(MEMBERS)
    const free = machine.balance(realm, available(member, 'spot'), 'USDT')
    const amount = BigInt(this.#random.below(1_000)) * UNIT
    const fee = feeOf(amount)
    if (amount === 0n || amount + fee > free) return
    const forMs = 1 + this.#random.below(2_000_000)
    const [seq, asset] = [machine.seq + 1, 'USDT']
    this.#naive.spend(seq, realm, member, asset, fee)
    this.#naive.feeTold({ seq, realm, now: machine.now }, member, asset, fee)
    exchange.submit(tellingLocker, { type: 'lockUp', member, asset, amount, forMs }, { realm })
  }

  #compare(command: Command, state: State, decision: Decision<Typed>, world: World): void {
    const machine = this.#machine as Machine
    const realm = machine.state('real', this.core) === state ? 'real' : 'demo'
    const place = { seq: machine.seq + 1, realm, now: world.now }
    const feesHeld = (asset: string) => world.ledger.balance(house('fees'), asset)
    const must = this.#naive.decide(place, command, feesHeld)
    const answer = decision.ok ? moved(decision.events) : decision.refusal
    if (answer !== must) this.caught ??= `${realm} ${command.type}: ${answer} instead of ${must}`
  }
}

function feeOf(amount: bigint): bigint {
  return (amount + 999n) / 1_000n
}

function moved(events: readonly Typed[]): bigint {
  return events.reduce((sum, event) => {
    return sum + ('amount' in event ? (event.amount as bigint) : 0n)
  }, 0n)
}

function heldBy(machine: Machine, realm: Realm, member: number, asset: string): bigint {
  const parts = accounts.flatMap((name) => [available(member, name), frozen(member, name)])
  return parts.reduce((sum, account) => sum + machine.balance(realm, account, asset), 0n)
}
