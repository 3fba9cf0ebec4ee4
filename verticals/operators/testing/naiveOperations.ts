/** Operations, naive: what is switched on, who agreed to what, and what left the exchange. */
import type { Amount, Fact, Machine, Realm, Typed } from '@evenkeel/kernel'
import { canonical, UNIT } from '@evenkeel/kernel'
import type { Naive, NaiveExchange, Place, Step, Verdict } from '@evenkeel/kernel/testing'
import { portions } from '@evenkeel/kernel/testing'
import { type Command, operations, type RosterCommand, type State } from '../core.ts'
import {
  cancels,
  early,
  gated,
  ofRoster,
  onlyCloses,
  terms,
  trades,
  withdraws,
} from './naivePurposes.ts'
import {
  areTwoAdmins,
  changed,
  FIRST,
  isCounted,
  isEnrolledAdmin,
  NUMBERS,
  nextChange,
  type People,
} from './naiveRoster.ts'

const DAY_MS = 24 * 3_600_000
const HOUR_MS = 3_600_000
const PAIRS = ['BTC-USDT', 'ETH-USDT', 'EUR-USD', 'DOGE-PERP']

type Proposal = {
  readonly by: number
  readonly at: number
  readonly text: string
  readonly core: string
  readonly approved?: { readonly by: number; readonly at: number }
}
/** What there is of one realm, copied before it is changed. */
type Books = {
  readonly on: ReadonlySet<string>
  readonly proposals: ReadonlyMap<number, Proposal>
  readonly parameters: ReadonlyMap<string, string>
  readonly outflows: readonly {
    readonly asset: string
    readonly amount: Amount
    readonly at: number
  }[]
  readonly anchored: string
  readonly people: People
}
const NONE: Books = {
  on: new Set(),
  proposals: new Map(),
  parameters: new Map(),
  outflows: [],
  anchored: '0 ',
  people: new Map(),
}

export class NaiveOperations implements Naive {
  readonly #exchange: NaiveExchange
  #books: Record<Realm, Books> = { real: NONE, demo: NONE }
  /** The proposal that the command at the gate would use up. */
  #used: number | undefined

  constructor(exchange: NaiveExchange) {
    this.#exchange = exchange
  }

  open(): readonly Command[] {
    return [
      { type: 'setParameter', name: 'outflowMax.USDT', value: '20' },
      { type: 'setParameter', name: 'operatorWaitHours', value: '2' },
      { type: 'importOperators', operators: FIRST },
    ]
  }

  next(realm: Realm): Step {
    const { oneIn, pick, below } = this.#exchange.random
    const { on } = this.#books[realm]
    const actor = oneIn(40) ? undefined : ({ kind: 'operator', id: pick(NUMBERS) } as const)
    const step = (command: Command): Step =>
      actor ? { command, owner: 0, actor } : { command, owner: 0 }
    const reason = pick(['incident', 'drill', 'market'] as const)
    const lit = [...on]
    if (lit.length > 0 && !oneIn(4)) {
      const [name, symbol = ''] = pick(lit).split(' ') as ['cancelOnly', string?]
      return step({ type: 'setSwitch', name, symbol, isOn: false, reason })
    }
    if (oneIn(8)) {
      const name = pick([
        'cancelOnly',
        'withdrawalsFrozen',
        'marketHalted',
        'maintenance',
        'everythingFrozen',
      ] as const)
      const symbol = (name === 'marketHalted') !== oneIn(30) ? pick(PAIRS) : ''
      return step({ type: 'setSwitch', name, symbol, isOn: true, reason })
    }
    if (oneIn(5)) return step({ type: 'anchorAudit', count: below(40), head: `h${below(3)}` })
    if (oneIn(4)) {
      const { people, proposals } = this.#books[realm]
      const proposers = [...proposals.values()].map(({ by }) => by)
      const change = nextChange(people, this.#exchange, proposers)
      const isByExchange = change.type === 'enrolOperator' || change.type === 'importOperators'
      return isByExchange !== oneIn(9) ? { command: change, owner: 0 } : step(this.#agreed(change))
    }
    return step(this.#termsNext(realm))
  }

  #termsNext(realm: Realm): Command {
    const { oneIn, pick } = this.#exchange.random
    const { proposals } = this.#books[realm]
    const ids = [...proposals.keys(), 7]
    const approved = [...proposals.values()].filter((one) => one.approved !== undefined)
    if (approved.length > 0 && oneIn(2)) return commandIn(pick(approved))
    if (oneIn(3)) return { type: 'approveProposal', id: pick(ids) }
    if (oneIn(10)) return { type: 'rejectProposal', id: pick(ids) }
    const parameter = this.#parameter()
    if (oneIn(2))
      return {
        type: 'propose',
        core: oneIn(9) ? 'wallet' : 'operations',
        text: canonical(parameter),
      }
    const known = [...proposals.values()]
    return known.length === 0 || oneIn(5) ? parameter : commandIn(pick(known))
  }

  /** Half of what changes access is proposed: with two admins nothing else gets through. */
  #agreed(change: RosterCommand): Command {
    if (this.#exchange.random.oneIn(2)) return change
    return { type: 'propose', core: 'operations', text: canonical(change) }
  }

  /** Few different ones, so that what is asked for was sometimes approved. */
  #parameter(): Command {
    const { random, coins } = this.#exchange
    if (random.oneIn(6))
      return {
        type: 'setParameter',
        name: 'operatorWaitHours',
        value: random.pick(['1', '3', '0', 'x', '']),
      }
    if (random.oneIn(3))
      return {
        type: 'setParameter',
        name: `delisted.${random.oneIn(4) ? 'contracts' : 'spot'}.${random.pick(PAIRS)}`,
        value: random.pick(['yes', '', '', 'no']),
      }
    const asset = random.pick(coins)
    const some = String(portions(random, asset, 2) / UNIT + 1n)
    const value = random.oneIn(4) ? random.pick(['', '0', '12.5', 'x']) : some
    return { type: 'setParameter', name: `outflowMax.${asset}`, value }
  }

  gate(command: Typed, core: string, symbol: string | undefined, place: Place): string | undefined {
    const { realm, actor } = place
    const { on, proposals, people } = this.#books[realm]
    const is = (list: readonly string[]) => list.includes(command.type)
    this.#used = undefined
    if (actor.kind === 'operator') {
      const one = people.get(actor.id)
      if (one?.is !== 'enrolled') return 'operatorNotEnrolled'
      const isHeldUp = command.type === 'setSwitch' && 'isOn' in command && command.isOn === true
      if (place.now < one.countsFrom && !is(early) && !isHeldUp) return 'operatorTooNew'
      if (!is(gated)) return undefined
    }
    if (!is(gated)) return 'nothing that it lets through'
    if (on.has('everythingFrozen')) return 'exchangeFrozen'
    if (on.has('maintenance') && actor.kind === 'member') return 'maintenance'
    if (on.has('cancelOnly') && actor.kind === 'member' && !is(cancels)) return 'cancelOnly'
    if (on.has('withdrawalsFrozen') && is(withdraws)) return 'withdrawalsFrozen'
    if (is(trades) && on.has(`marketHalted ${symbol}`)) return 'marketHalted'
    const { parameters } = this.#books[realm]
    if (is(trades) && parameters.get(`delisted.${core}.${symbol}`) && !onlyCloses(command))
      return 'marketDelisted'
    if (!is(terms) || actor.kind === 'exchange') return undefined
    if (actor.kind !== 'operator') return 'approvalNeeded'
    const isAccess = is(['admitOperator', 'changeRole'])
    if (isAccess && !areTwoAdmins(people, place.now, this.#waitHours(realm))) return undefined
    const agrees = ({ by, at }: { readonly by: number; readonly at: number }) =>
      isCounted(people, by, at, place.now) && (!isAccess || isEnrolledAdmin(people, by))
    for (const [id, one] of [...proposals].sort(([a], [b]) => a - b))
      if (one.approved && agrees(one) && agrees(one.approved))
        if (one.core === core && one.text === canonical(command)) this.#used ??= id
    return this.#used !== undefined ? undefined : 'approvalNeeded'
  }

  holds(realm: Realm, symbol: string): boolean {
    const { on } = this.#books[realm]
    return on.has('everythingFrozen') || on.has(`marketHalted ${symbol}`)
  }

  operatorCounts(realm: Realm, operator: number, at: number, now: number): boolean {
    return isCounted(this.#books[realm].people, operator, at, now)
  }

  #waitHours(realm: Realm): number {
    return Number(this.#books[realm].parameters.get('operatorWaitHours') ?? 24)
  }

  decide(command: Command, place: Place): Verdict {
    return { answer: this.#answer(command, place) }
  }

  #changePeople(command: RosterCommand, place: Place): string {
    const { realm } = place
    const people = changed(this.#books[realm].people, command, place, this.#waitHours(realm))
    if (typeof people === 'string') return people
    const proposals = new Map(this.#books[realm].proposals)
    if (this.#used !== undefined) proposals.delete(this.#used)
    return this.#change(realm, { people, proposals })
  }

  #answer(command: Command, place: Place): string {
    const { realm, actor, now, newId } = place
    if (isOfRoster(command)) return this.#changePeople(command, place)
    const books = this.#books[realm]
    const by = actor.kind === 'operator' ? actor.id : 0
    const proposals = new Map(books.proposals)
    if (command.type === 'setParameter') return this.#setParameter(command, place)
    if (command.type === 'anchorAudit') {
      if (command.count < Number.parseInt(books.anchored, 10)) return 'auditBehind'
      return this.#change(realm, { anchored: `${command.count} ${command.head}` })
    }
    if (command.type === 'expireProposal') {
      const one = proposals.get(command.id)
      if (one === undefined || one.at + DAY_MS > now) return 'what is not due'
      proposals.delete(command.id)
      return this.#change(realm, { proposals })
    }
    if (by === 0) return 'operatorNeeded'
    if (command.type === 'setSwitch') {
      const { name, symbol, isOn } = command
      if ((symbol === '') === (name === 'marketHalted')) return 'switchUnknown'
      const on = new Set(books.on)
      const lamp = `${name} ${symbol}`.trim()
      if (isOn) on.add(lamp)
      else on.delete(lamp)
      return this.#change(realm, { on })
    }
    if (command.type === 'propose') {
      const { core, text } = command
      proposals.set(newId(), { core, text, by, at: now })
      return this.#change(realm, { proposals })
    }
    const one = proposals.get(command.id)
    if (one === undefined) return 'proposalDoesNotExist'
    if (command.type === 'rejectProposal') proposals.delete(command.id)
    else {
      if (!isCounted(books.people, one.by, one.at, now)) return 'proposalLapsed'
      if (one.by === by) return 'otherOperatorNeeded'
      if (one.approved) return 'proposalNotOpen'
      proposals.set(command.id, { ...one, approved: { by, at: now } })
    }
    return this.#change(realm, { proposals })
  }

  #setParameter({ name, value }: { name: string; value: string }, { realm, actor }: Place): string {
    const isOff = value === '0' && actor.kind !== 'exchange'
    if (name === 'operatorWaitHours' && (isOff || value === 'x')) return 'parameterUnsound'
    if (name.startsWith('delisted.') && value === 'no') return 'parameterUnsound'
    const isLimit = name.startsWith('outflowMax.')
    if (isLimit && value !== '' && !/^[1-9][0-9]*(\.[0-9]+)?$/.test(value))
      return 'parameterUnsound'
    const parameters = new Map(this.#books[realm].parameters)
    if (value === '') parameters.delete(name)
    else parameters.set(name, value)
    const proposals = new Map(this.#books[realm].proposals)
    if (this.#used !== undefined) proposals.delete(this.#used)
    return this.#change(realm, { parameters, proposals })
  }

  /** Too much within an hour: nothing more leaves. */
  hear(fact: Fact, { realm, now }: Place): void {
    if (fact.type !== 'paidOut') return
    const { asset, amount } = fact
    const outflows = [...this.#books[realm].outflows, { asset, amount, at: now }]
    this.#change(realm, { outflows })
    const limit = this.#books[realm].parameters.get(`outflowMax.${asset}`)
    if (limit === undefined) return
    const most = BigInt(Math.round(Number(limit) * 10)) * 10n ** 7n
    let sum = 0n
    for (const one of outflows) if (one.asset === asset && now - one.at < HOUR_MS) sum += one.amount
    if (sum >= most)
      this.#change(realm, { on: new Set([...this.#books[realm].on, 'withdrawalsFrozen']) })
  }

  missed({ realm, now }: Place): string | undefined {
    for (const [id, { at }] of this.#books[realm].proposals)
      if (at + DAY_MS <= now) return `proposal ${id} expires`
    return undefined
  }

  difference(machine: Machine): string | undefined {
    for (const realm of ['real', 'demo'] as const) {
      const state = machine.state(realm, operations) as State
      const { on, proposals, parameters, anchored, people } = this.#books[realm]
      const has = [...state.switches.values()].map(({ name, symbol }) => `${name} ${symbol}`.trim())
      const told = [
        [has.sort().join(), [...on].sort().join()],
        [lines(state.parameters), lines(parameters)],
        [
          lines(state.roster, (one) => `${one.state} ${one.role} ${one.since} ${one.countsFrom}`),
          lines(people, (one) => `${one.is} ${one.role} ${one.changedAt} ${one.countsFrom}`),
        ],
        [`${state.anchored.count} ${state.anchored.head}`, anchored],
        [
          lines(state.proposals, (one) => `${one.text} ${one.approvedBy !== undefined}`),
          lines(proposals, (one) => `${one.text} ${one.approved !== undefined}`),
        ],
      ]
      for (const [one, other] of told)
        if (one !== other) return `operations: ${one} instead of ${other}`
    }
    return undefined
  }

  remember(): () => void {
    const books = { ...this.#books }
    return () => {
      this.#books = { ...books }
    }
  }

  #change(realm: Realm, part: Partial<Books>): 'ok' {
    this.#books = { ...this.#books, [realm]: { ...this.#books[realm], ...part } }
    return 'ok'
  }
}

function isOfRoster(command: Command): command is RosterCommand {
  return ofRoster.includes(command.type)
}

function commandIn({ text }: Proposal): Command {
  return JSON.parse(text)
}

function lines<Value>(
  of: ReadonlyMap<string | number, Value>,
  text: (one: Value) => string = String,
): string {
  return [...of]
    .map(([key, one]) => `${key}=${text(one)}`)
    .sort()
    .join()
}
