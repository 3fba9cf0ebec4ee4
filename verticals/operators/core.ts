/** Operations: switches, what takes two operators, and how fast money may leave. Rules P20 to P35 and P76 to P78: README.md. */
import {
  accept,
  amount,
  type Core,
  type EventCodecs,
  flag,
  type Millis,
  oneOf,
  record,
  refuse,
  text,
  uint,
  type World,
  word,
} from '@evenkeel/kernel'
import {
  type AnchorAudit,
  type ApproveProposal,
  type Command,
  type Event,
  type HoldBounded,
  type Propose,
  type Refusal,
  type RejectProposal,
  type SetParameter,
  type SetSwitch,
  type SwitchSet,
  switchNames,
  switchReasons,
} from './core/facts.ts'
import { approvedFor, bars, gate, holds } from './core/gate.ts'
import {
  applyBounded,
  applyEnded,
  boundsOf,
  endDue,
  HOLD_MINUTES,
  isBounded,
  isHoldMinutes,
  needsTwo,
} from './core/holds.ts'
import { isOutflowLimit, OUTFLOW_MAX, outflowMax } from './core/outflow.ts'
import {
  applyRoster,
  countsIn,
  decideRoster,
  isRosterCommand,
  isRosterEvent,
  isWait,
  OPERATOR_WAIT,
  type Roster,
  rosterEvents,
  rosterPurposes,
} from './core/roster.ts'
import {
  DELISTED,
  IS_DELISTED,
  initialState,
  OUTFLOW_MS,
  outflowOf,
  PROPOSAL_MS,
  type Proposal,
  type State,
  snapshot,
  switchKey,
} from './core/state.ts'

export * from './core/facts.ts'
export { HOLD_MINUTES, holdMinutes, needsTwo } from './core/holds.ts'
export { NO_LIMIT, OUTFLOW_MAX, outflowMax } from './core/outflow.ts'
export {
  type AdmitOperator,
  type AlignOperator,
  type ChangeRole,
  OPERATOR_WAIT,
  type OperatorRole,
  operatorRoles,
  type Roster,
  type RosterCommand,
  type RosterEntry,
  waitMs,
} from './core/roster.ts'
export {
  ABANDONED,
  DELISTED,
  IS_DELISTED,
  PROPOSAL_MS,
  type Proposal,
  type State,
  type Switch,
  switchKey,
} from './core/state.ts'

/** More than any shop proposes in a day. */
const PROPOSALS_MAX = 1_000
export const TEXT_MAX = 10_000
const PARAMETER = /^[a-zA-Z][a-zA-Z0-9.-]{0,99}$/
const VALUE_MAX = 1_000

/** Which price source the market obeys, of those that this server has; without it, the one of its configuration. */
export const PRICE_SOURCE = 'priceSource'

const events: EventCodecs<Event> = {
  switchSet: {
    code: 1,
    fields: record<Omit<SwitchSet, 'type'>>({
      name: oneOf(switchNames),
      symbol: word,
      isOn: flag,
      reason: oneOf(switchReasons),
      at: uint,
      operator: uint,
    }),
  },
  proposed: { code: 2, fields: record({ id: uint, core: word, text, by: uint, at: uint }) },
  proposalApproved: { code: 3, fields: record({ id: uint, by: uint, at: uint }) },
  proposalRejected: { code: 4, fields: record({ id: uint, by: uint }) },
  proposalExpired: { code: 5, fields: record({ id: uint }) },
  proposalCarriedOut: { code: 6, fields: record({ id: uint, by: uint }) },
  parameterSet: { code: 7, fields: record({ name: word, value: word }) },
  auditAnchored: { code: 8, fields: record({ count: uint, head: word }) },
  outflowCounted: { code: 9, fields: record({ asset: word, amount, at: uint }) },
  holdBounded: {
    code: 20,
    fields: record<Omit<HoldBounded, 'type'>>({
      name: oneOf(switchNames),
      symbol: word,
      at: uint,
      endsAt: uint,
    }),
  },
  holdEnded: { code: 21, fields: record({ name: oneOf(switchNames), symbol: word }) },
  ...rosterEvents,
}

export const operations: Core<State, Command, Event, Refusal> = {
  name: 'operations',
  code: 4,
  layout: 2,
  purposes: {
    setSwitch: 'run',
    propose: 'run',
    approveProposal: 'run',
    rejectProposal: 'run',
    expireProposal: 'run',
    setParameter: 'terms',
    anchorAudit: 'run',
    endHold: 'run',
    ...rosterPurposes,
  },
  isEarly: (command) =>
    command.type === 'rejectProposal' || (command.type === 'setSwitch' && command.isOn),
  initial: initialState,

  decide(command, state, world) {
    if (isRosterCommand(command)) return decideRoster(command, state, world)
    switch (command.type) {
      case 'setSwitch':
        return setSwitch(command, state, world)
      case 'propose':
        return propose(command, state, world)
      case 'approveProposal':
        return approve(command, state, world)
      case 'rejectProposal':
        return reject(command, state, world)
      case 'expireProposal':
        return accept<Event>({ type: 'proposalExpired', id: command.id })
      case 'setParameter':
        return setParameter(command, state, world)
      case 'anchorAudit':
        return anchorAudit(command, state)
      case 'endHold':
        return accept<Event>({ ...command, type: 'holdEnded' })
    }
  },

  apply(event, state) {
    if (isRosterEvent(event)) return applyRoster(event, state)
    const { proposals, expiries } = state
    switch (event.type) {
      case 'switchSet':
        return applySwitch(event, state)
      case 'proposed': {
        const { type: _, ...proposal } = event
        proposals.set(event.id, { ...proposal, approvedBy: undefined, approvedAt: undefined })
        return expiries.set(event.id, event.at + PROPOSAL_MS)
      }
      case 'proposalApproved': {
        const proposal = proposals.get(event.id)
        if (proposal === undefined) return
        proposals.set(event.id, { ...proposal, approvedBy: event.by, approvedAt: event.at })
        return
      }
      case 'proposalRejected':
      case 'proposalExpired':
      case 'proposalCarriedOut':
        proposals.delete(event.id)
        return expiries.delete(event.id)
      case 'parameterSet':
        if (event.value === '') state.parameters.delete(event.name)
        else state.parameters.set(event.name, event.value)
        return
      case 'auditAnchored':
        state.anchored = { count: event.count, head: event.head }
        return
      case 'outflowCounted': {
        const { asset, amount, at } = event
        const recent = state.outflows.get(asset)?.filter((one) => one.at > at - OUTFLOW_MS) ?? []
        state.outflows.set(asset, [...recent, { at, amount }])
        return
      }
      case 'holdBounded':
        return applyBounded(event, state)
      case 'holdEnded':
        return applyEnded(event, state)
    }
  },

  gate,
  bars,
  holds,
  operatorCounts: (operator, at, { roster }, now) => countsIn(roster, operator, at, now),

  deferrable(state, now, _, isSetAside) {
    const isAside = (id: number) => isSetAside?.({ type: 'expireProposal', id }) === true
    const due = state.expiries.due(now, isAside)
    return due ? { type: 'expireProposal', id: due.id } : endDue(state, now, isSetAside)
  },

  /** P31: money that leaves too fast freezes withdrawals by itself, and only operators end that. */
  reacts(fact, state, { now }) {
    if (fact.type !== 'paidOut') return []
    const { asset, amount } = fact
    const counted: Event = { type: 'outflowCounted', asset, amount, at: now }
    const most = outflowMax(state, asset)
    const isTooFast = most !== undefined && outflowOf(state, asset, now) + amount >= most
    if (!isTooFast || state.switches.has('withdrawalsFrozen')) return [counted]
    const freeze = {
      name: 'withdrawalsFrozen',
      symbol: '',
      isOn: true,
      reason: 'velocity',
    } as const
    return [counted, { type: 'switchSet', ...freeze, at: now, operator: 0 }]
  },

  events,
  snapshot,
}

function setSwitch(command: SetSwitch, state: State, { actor, now }: World) {
  if (actor.kind !== 'operator') return refuse('operatorNeeded')
  const { name, symbol, isOn, reason, prolongs } = command
  // A market is named by its symbol; nothing else has one.
  if ((name === 'marketHalted') !== (symbol !== '')) return refuse('switchUnknown')
  const current = state.switches.get(switchKey(name, symbol))
  if (prolongs && current === undefined) return refuse('nothingToProlong')
  // Agreed on before it was turned on, it was about another time.
  const since = isOn && !prolongs ? 0 : current?.since
  const approved = approvedFor(command, operations.name, state, now, since)
  const isSame = (current !== undefined) === isOn
  const operator = actor.id
  const set: SwitchSet = { type: 'switchSet', name, symbol, isOn, reason, at: now, operator }
  if (approved !== undefined) {
    const done: Event = { type: 'proposalCarriedOut', id: approved.id, by: operator }
    const isProlonged = isOn && isBounded(command, state)
    return isSame && !isProlonged ? accept<Event>(done) : accept<Event>(done, set)
  }
  if (prolongs) return refuse('nothingToProlong')
  if (isSame) return accept<Event>()
  if (needsTwo(command, state, now)) return refuse('approvalNeeded')
  return isOn ? accept<Event>(set, ...boundsOf(set, state)) : accept<Event>(set)
}

function applySwitch({ name, symbol, isOn, reason, at, operator }: SwitchSet, state: State): void {
  const key = switchKey(name, symbol)
  const since = state.switches.get(key)?.since ?? at
  if (isOn) state.switches.set(key, { name, symbol, reason, since, operator })
  else state.switches.delete(key)
  state.holdEnds.delete(key)
  if (name === 'everythingFrozen') state.isFreezeSpent = false
}

function propose({ core, text }: Propose, { proposals }: State, world: World) {
  if (world.actor.kind !== 'operator') return refuse('operatorNeeded')
  if (text.length > TEXT_MAX) return refuse('proposalTooLong')
  if (proposals.size >= PROPOSALS_MAX) return refuse('tooManyProposals')
  const by = world.actor.id
  return accept<Event>({ type: 'proposed', id: world.id(), core, text, by, at: world.now })
}

function approve({ id }: ApproveProposal, { proposals, roster }: State, { actor, now }: World) {
  if (actor.kind !== 'operator') return refuse('operatorNeeded')
  const proposal = proposals.get(id)
  if (proposal === undefined) return refuse('proposalDoesNotExist')
  if (now >= proposal.at + PROPOSAL_MS) return refuse('proposalExpired')
  if (!countsIn(roster, proposal.by, proposal.at, now)) return refuse('proposalLapsed')
  if (proposal.by === actor.id) return refuse('otherOperatorNeeded')
  if (isApproved(proposal, roster, now)) return refuse('proposalNotOpen')
  return accept<Event>({ type: 'proposalApproved', id, by: actor.id, at: now })
}

/** P68: whether the approval, of an operator who may have been disabled or changed since, still counts. */
export function isApproved(
  { approvedBy, approvedAt = 0 }: Proposal,
  roster: Roster,
  now: Millis,
): boolean {
  return approvedBy !== undefined && countsIn(roster, approvedBy, approvedAt, now)
}

/** By any operator, also by the one who proposed it. */
function reject({ id }: RejectProposal, { proposals }: State, { actor }: World) {
  if (actor.kind !== 'operator') return refuse('operatorNeeded')
  if (!proposals.has(id)) return refuse('proposalDoesNotExist')
  return accept<Event>({ type: 'proposalRejected', id, by: actor.id })
}

function setParameter({ name, value }: SetParameter, { parameters }: State, world: World) {
  if (!PARAMETER.test(name) || value.length > VALUE_MAX) return refuse('parameterUnsound')
  if (name.startsWith(OUTFLOW_MAX) && value !== '' && !isOutflowLimit(value))
    return refuse('parameterUnsound')
  if (name === HOLD_MINUTES && value !== '' && !isHoldMinutes(value))
    return refuse('parameterUnsound')
  if (name.startsWith(DELISTED) && value !== '' && value !== IS_DELISTED)
    return refuse('parameterUnsound')
  if (name === OPERATOR_WAIT && !isWait(value, world)) return refuse('parameterUnsound')
  if ((parameters.get(name) ?? '') === value) return accept<Event>()
  return accept<Event>({ type: 'parameterSet', name, value })
}

/** P34, P70: the log only grows, and a row that was anchored stays what it was. */
function anchorAudit({ count, head }: AnchorAudit, { anchored }: State) {
  if (count < anchored.count) return refuse('auditBehind')
  if (count === anchored.count)
    return head === anchored.head ? accept<Event>() : refuse('auditRewritten')
  return accept<Event>({ type: 'auditAnchored', count, head })
}
