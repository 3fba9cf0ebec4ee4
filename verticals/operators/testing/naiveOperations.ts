/** Operations, naive: what is switched on, who agreed to what, and what left the exchange. */
import type { Amount, Fact, Machine, Realm, Typed } from '@evenkeel/kernel'
import { canonical } from '@evenkeel/kernel'
import type { Naive, NaiveExchange, Place, Step, Verdict } from '@evenkeel/kernel/testing'
import {
  type Command,
  operations,
  type RosterCommand,
  type SetSwitch,
  type State,
} from '../core.ts'
import {
  areTwoAdmins,
  changed,
  FIRST,
  isCounted,
  mayAgree,
  NUMBERS,
  nextChange,
  type People,
  soleAdmin,
} from './naiveRoster.ts'
import {
  DARK,
  ended,
  holdsUp,
  type Lamps,
  lampOf,
  lit,
  overdue,
  turnedByOne,
  turnedByTwo,
} from './naiveSwitches.ts'
import { cancels, early, gated, ofRoster, terms, trades, withdraws } from './purposes.ts'
import { nextTerms, OWN_LIMITS, PAIRS, type Proposal, young } from './randomTerms.ts'

const DAY_MS = 24 * 3_600_000
const HOUR_MS = 3_600_000
/** Without anybody setting it, so much of a coin may leave within an hour, in whole coins. */
const FIRST_LIMITS: Readonly<Record<string, string>> = { BTC: '1', ETH: '30', USDT: '100000' }

/** What leaves a member with less at risk than before, whatever comes of it. */
function lessensRisk(command: Typed): boolean {
  if (command.type === 'closePositions' || command.type === 'setTargets') return true
  if (command.type === 'transfer') return 'to' in command && command.to === 'trading'
  return 'effect' in command && command.effect === 'close'
}

/** What there is of one realm, copied before it is changed. */
type Books = {
  readonly lamps: Lamps
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
  lamps: DARK,
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

  /** Play money has the limits that there are without any of its own. */
  open(realm: Realm): readonly Command[] {
    return [
      ...(realm === 'real' ? OWN_LIMITS : []),
      { type: 'setParameter', name: 'operatorWaitHours', value: '2' },
      { type: 'importOperators', operators: FIRST },
    ]
  }

  next(realm: Realm, now: number): Step {
    const { oneIn, pick, below } = this.#exchange.random
    const { lamps, anchored, people, proposals } = this.#books[realm]
    const step = (command: Command): Step => this.#by(command, realm, now)
    const lamp = lamps.on.size > 0 ? pick([...lamps.on.keys()]) : ''
    // A halt is left on for longer, so that something becomes due in its market.
    if (lamp !== '' && oneIn(4) === lamp.startsWith('marketHalted')) {
      const [name, symbol = ''] = lamp.split(' ') as ['cancelOnly', string?]
      const isOn = oneIn(12)
      return step(this.#agree({ type: 'setSwitch', name, symbol, isOn, reason: 'drill' }, realm))
    }
    const begun = [...proposals.values()].filter(({ core }) => core === 'operations')
    if (begun.length > 0 && oneIn(3)) return step(this.#agree(JSON.parse(pick(begun).text), realm))
    const last = lamps.alone.at(-1)
    if (last !== undefined && PAIRS.includes(last.market) && oneIn(12)) {
      const turn = { type: 'setSwitch', name: 'marketHalted', reason: 'drill' } as const
      return step({ ...turn, symbol: last.market, isOn: true })
    }
    if (oneIn(10)) {
      const others = ['cancelOnly', 'withdrawalsFrozen', 'maintenance', 'everythingFrozen'] as const
      const name = oneIn(3) ? pick(others) : 'marketHalted'
      const symbol = (name === 'marketHalted') !== oneIn(30) ? pick(PAIRS) : ''
      const turn = { type: 'setSwitch', name, symbol, isOn: true, reason: 'drill' } as const
      return step(oneIn(2) ? this.#agree(turn, realm) : turn)
    }
    if (oneIn(5)) {
      const count = Math.max(1, Number.parseInt(anchored, 10) + below(4) - 1)
      return step({ type: 'anchorAudit', count, head: `h${below(3)}` })
    }
    if (oneIn(4)) {
      const proposers = [...proposals.values()].map(({ by }) => by)
      const change = nextChange(people, this.#exchange, proposers)
      if (change.type === 'disableOperator') return step(change)
      const isByMachine = 'operator' in change && change.operator === soleAdmin(people)
      const isByExchange = isByMachine || /^(enrol|import|align)/.test(change.type)
      return isByExchange !== oneIn(9)
        ? { command: change, owner: 0 }
        : step(this.#agree(change, realm))
    }
    return step(nextTerms(this.#exchange, proposals))
  }

  /** Mostly by somebody whose word counts, and who has not proposed what they approve; now and then by nobody. */
  #by(command: Command, realm: Realm, now: number): Step {
    const { oneIn, pick } = this.#exchange.random
    const { people, proposals } = this.#books[realm]
    if (oneIn(40)) return { command, owner: 0 }
    const proposer = command.type === 'approveProposal' ? proposals.get(command.id)?.by : undefined
    const able = NUMBERS.filter((id) => id !== proposer && isCounted(people, id, now, now))
    const id = able.length > 0 && !oneIn(5) ? pick(able) : pick(NUMBERS)
    return { command, owner: 0, actor: { kind: 'operator', id } }
  }

  /** The next step of two operators towards this; sometimes one of them goes ahead. */
  #agree(wanted: Command, realm: Realm): Command {
    const text = canonical(wanted)
    const same = [...this.#books[realm].proposals].filter(([, one]) => one.text === text)
    const [open] = same.filter(([, one]) => one.approved === undefined)
    if (same.some(([, one]) => one.approved !== undefined) || this.#exchange.random.oneIn(6))
      return wanted
    if (open !== undefined) return { type: 'approveProposal', id: open[0] }
    return { type: 'propose', core: 'operations', text }
  }

  gate(command: Typed, core: string, place: Place): string | undefined {
    const { realm, actor } = place
    const { proposals, people } = this.#books[realm]
    const { on } = this.#books[realm].lamps
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
    const isAccess = is(['admitOperator', 'changeRole'])
    const freeze = on.get('everythingFrozen')
    const isLetIn = !freeze?.until && actor.kind === 'member' && lessensRisk(command)
    if (freeze && !isAccess && !isLetIn) return 'exchangeFrozen'
    if (on.has('maintenance') && actor.kind === 'member') return 'maintenance'
    if (on.has('cancelOnly') && actor.kind === 'member' && !is(cancels)) return 'cancelOnly'
    if (on.has('withdrawalsFrozen') && is(withdraws)) return 'withdrawalsFrozen'
    if (!is(terms) || actor.kind === 'exchange') return undefined
    if (actor.kind !== 'operator') return 'approvalNeeded'
    if (isAccess && !areTwoAdmins(people, place.now, this.#waitHours(realm))) return undefined
    const agrees = ({ by, at }: { readonly by: number; readonly at: number }) =>
      isCounted(people, by, at, place.now) && mayAgree(people, by, command)
    for (const [id, one] of young(proposals, place.now))
      if (one.approved && agrees(one) && agrees(one.approved))
        if (one.core === core && one.text === canonical(command)) this.#used ??= id
    return this.#used !== undefined ? undefined : 'approvalNeeded'
  }

  isBarring(realm: Realm): boolean {
    const { lamps, parameters } = this.#books[realm]
    return [...lamps.on.keys(), ...parameters.keys()].some((one) =>
      /^(marketHalted |delisted\.)/.test(one),
    )
  }

  /** A halted market takes no orders, whoever asks and however; a delisted one only what closes. */
  bars(command: Typed, core: string, markets: readonly string[], realm: Realm): string | undefined {
    const { lamps, parameters } = this.#books[realm]
    if (!trades.includes(command.type)) return undefined
    for (const market of markets) {
      if (lamps.on.has(`marketHalted ${market}`)) return 'marketHalted'
      if (parameters.get(`delisted.${core}.${market}`) && !lessensRisk(command))
        return 'marketDelisted'
    }
    return undefined
  }

  holds(realm: Realm, symbol: string): boolean {
    return holdsUp(symbol, this.#books[realm].lamps)
  }

  enrolled(realm: Realm): readonly number[] {
    return NUMBERS.filter((id) => this.#books[realm].people.get(id)?.is === 'enrolled')
  }

  operatorCounts(realm: Realm, operator: number, at: number, now: number): boolean {
    return isCounted(this.#books[realm].people, operator, at, now)
  }

  /** Two said so, and the word of both counts. */
  #isAgreed({ by, at, approved }: Proposal, realm: Realm, now: number): boolean {
    if (approved === undefined) return false
    return (
      this.operatorCounts(realm, by, at, now) &&
      this.operatorCounts(realm, approved.by, approved.at, now)
    )
  }

  #waitHours(realm: Realm): number {
    return Number(this.#books[realm].parameters.get('operatorWaitHours') ?? 24)
  }

  decide(command: Command, place: Place): Verdict {
    const answer = this.#answer(command, place)
    this.#used = undefined
    return { answer }
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
      const last = Number.parseInt(books.anchored, 10)
      const anchored = `${command.count} ${command.head}`
      if (command.count < last) return 'auditBehind'
      if (command.count === last && anchored !== books.anchored) return 'auditRewritten'
      return this.#change(realm, { anchored })
    }
    if (command.type === 'expireProposal') {
      const one = proposals.get(command.id)
      if (one === undefined || one.at + DAY_MS > now) return 'what is not due'
      proposals.delete(command.id)
      return this.#change(realm, { proposals })
    }
    if (command.type === 'endHold') {
      const lamps = ended(command, books.lamps, now)
      return lamps === undefined ? 'what is not due' : this.#change(realm, { lamps })
    }
    if (by === 0) return 'operatorNeeded'
    if (command.type === 'setSwitch') return this.#setSwitch(command, realm, now)
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
      const { approved } = one
      if (approved && isCounted(books.people, approved.by, approved.at, now))
        return 'proposalNotOpen'
      proposals.set(command.id, { ...one, approved: { by, at: now } })
    }
    return this.#change(realm, { proposals })
  }

  #setSwitch(command: SetSwitch, realm: Realm, now: number): string {
    const { symbol, name, isOn } = command
    if ((symbol === '') === (name === 'marketHalted')) return 'switchUnknown'
    const { lamps, ...books } = this.#books[realm]
    const was = lamps.on.get(lampOf(command))
    const proposals = new Map(books.proposals)
    const text = canonical(command)
    const [agreed] = young(proposals, now)
      .filter(([, one]) => one.core === 'operations' && one.text === text)
      .filter(([, one]) => this.#isAgreed(one, realm, now))
      // What two agreed on before it was on is not about this time.
      .filter(([, one]) => isOn || was === undefined || one.at >= was.since)
    if (agreed !== undefined) {
      proposals.delete(agreed[0])
      return this.#change(realm, { lamps: turnedByTwo(command, lamps, now), proposals })
    }
    const minutes = Number(books.parameters.get('holdMinutes') ?? '15')
    const turned = turnedByOne(command, lamps, now, minutes)
    return turned === 'approvalNeeded' ? turned : this.#change(realm, { lamps: turned })
  }

  #setParameter({ name, value }: { name: string; value: string }, { realm, actor }: Place): string {
    const isOff = value === '0' && actor.kind !== 'exchange'
    if (name === 'operatorWaitHours' && (isOff || value === 'x')) return 'parameterUnsound'
    if (name.startsWith('delisted.') && value === 'no') return 'parameterUnsound'
    if (name === 'holdMinutes' && !/^(|[1-9]|[1-5][0-9]|60)$/.test(value)) return 'parameterUnsound'
    const isLimit = name.startsWith('outflowMax.') && value !== 'none'
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
    const { parameters, lamps } = this.#books[realm]
    const limit = parameters.get(`outflowMax.${asset}`) ?? FIRST_LIMITS[asset] ?? '0'
    if (limit === 'none' || lamps.on.has('withdrawalsFrozen')) return
    const most = BigInt(Math.round(Number(limit) * 10)) * 10n ** 7n
    let sum = 0n
    for (const one of outflows) if (one.asset === asset && now - one.at < HOUR_MS) sum += one.amount
    if (sum >= most) this.#change(realm, { lamps: lit(lamps, 'withdrawalsFrozen', now, undefined) })
  }

  missed({ realm, now }: Place): string | undefined {
    for (const [id, { at }] of this.#books[realm].proposals)
      if (at + DAY_MS <= now) return `proposal ${id} expires`
    const lamp = overdue(this.#books[realm].lamps, now)
    return lamp && `${lamp} holds up no more`
  }

  difference(machine: Machine): string | undefined {
    for (const realm of ['real', 'demo'] as const) {
      const state = machine.state(realm, operations) as State
      const { lamps, proposals, parameters, anchored, people } = this.#books[realm]
      const has = [...state.switches.values()].map(({ name, symbol }) => `${name} ${symbol}`.trim())
      const told = [
        [has.sort().join(), [...lamps.on.keys()].sort().join()],
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

function lines<Value>(
  of: ReadonlyMap<string | number, Value>,
  text: (one: Value) => string = String,
): string {
  return [...of]
    .map(([key, one]) => `${key}=${text(one)}`)
    .sort()
    .join()
}
