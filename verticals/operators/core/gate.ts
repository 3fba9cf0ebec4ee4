/** What is let in: switches hold up purposes, and a change of terms takes two operators. Rules P20 to P29: README.md. */
import {
  type AnyCore,
  canonical,
  type GateRefusal,
  type Millis,
  type Purpose,
  type Refused,
  refuse,
  type Typed,
  type World,
} from '@evenkeel/kernel'
import type { Event, ProposalCarriedOut } from './facts.ts'
import { freezeHolds, HOLD_MINUTES } from './holds.ts'
import { countsIn, isAdmin, needsSecondAdmin, OPERATOR_WAIT } from './roster.ts'
import { ABANDONED, DELISTED, PROPOSAL_MS, type Proposal, type State, switchKey } from './state.ts'

const HOUR_MS = 3_600_000
/** What gives or changes the access of an operator. */
const access: ReadonlySet<string> = new Set(['admitOperator', 'changeRole'])
const isAccess = ({ type }: Typed, core: string): boolean =>
  core === 'operations' && access.has(type)

/** P66, P77: what bounds access, and what one operator may do alone. Beside that, what members lose (P82). */
const ofAdmins: ReadonlySet<unknown> = new Set([OPERATOR_WAIT, HOLD_MINUTES])

/** What counts only as two admins agreed to it. */
export function isForAdmins(command: Typed & { readonly name?: unknown }, core: string): boolean {
  const { type, name } = command
  const isBound = ofAdmins.has(name) || `${name}`.startsWith(ABANDONED)
  const isParameter = core === 'operations' && type === 'setParameter'
  return isAccess(command, core) || (isParameter && isBound)
}

export function gate(
  command: Typed,
  core: AnyCore,
  state: State,
  world: World,
): Refused<GateRefusal> | readonly Event[] | undefined {
  const refused = checkOperator(command, core, state, world)
  if (refused !== undefined) return refused
  const purpose = core.purposes[command.type] as Purpose
  if (purpose === 'run') return undefined
  // P25: two who end a freeze must be found while it lasts.
  if (state.switches.size > 0 && !isAccess(command, core.name)) {
    const refusal = checkSwitches(state, purpose, core.reduces?.(command) === true, world)
    if (refusal !== undefined) return refuse(refusal)
  }
  return purpose === 'terms' ? approvalOf(command, core, state, world) : undefined
}

/** P23: a decision that trades in a halted market, or opens in a delisted one, is not let in. */
export function bars(
  command: Typed,
  core: AnyCore,
  events: readonly Typed[],
  { switches, parameters }: State,
): Refused<GateRefusal> | undefined {
  if (switches.size === 0 && parameters.size === 0) return undefined
  const isReducing = core.reduces?.(command) === true
  for (const event of events) {
    if (event.type === 'moved') continue
    const symbol = core.tradedIn?.(event)
    if (symbol === null) continue
    // A market that is not named may be any of them.
    if (symbol === undefined) return refuse('marketHalted')
    if (switches.has(switchKey('marketHalted', symbol))) return refuse('marketHalted', { symbol })
    if (!isReducing && parameters.has(`${DELISTED}${core.name}.${symbol}`))
      return refuse('marketDelisted', { symbol })
  }
  return undefined
}

/** P66: whatever an operator says needs one who is enrolled, and what decides something one whose waiting period is over. */
function checkOperator(
  command: Typed,
  core: AnyCore,
  state: State,
  { actor, now }: World,
): Refused<GateRefusal> | undefined {
  if (actor.kind !== 'operator') return undefined
  const refused = notCounted(actor.id, state, now)
  const isEarly = refused?.refusal === 'operatorTooNew' && core.isEarly?.(command) === true
  return isEarly ? undefined : refused
}

/** Why what an operator says does not count now. */
export function notCounted(
  operator: number,
  { roster }: Pick<State, 'roster'>,
  now: Millis,
): Refused<'operatorNotEnrolled' | 'operatorTooNew'> | undefined {
  const known = roster.get(operator)
  if (known?.state !== 'enrolled') return refuse('operatorNotEnrolled')
  if (known.countsFrom <= now) return undefined
  const left = known.countsFrom - now + HOUR_MS - 1
  return refuse('operatorTooNew', { hours: `${(left - (left % HOUR_MS)) / HOUR_MS}` })
}

/** While a market is halted or everything is frozen, no trigger, sweep or liquidation is carried out there. */
export function holds(symbol: string, state: State): boolean {
  const { switches } = state
  if (switches.size === 0) return false
  return switches.has(switchKey('marketHalted', symbol)) || freezeHolds(symbol, state)
}

function checkSwitches(
  { switches, isFreezeSpent }: State,
  purpose: Purpose,
  isReducing: boolean,
  { actor }: World,
): GateRefusal | undefined {
  const isMember = actor.kind === 'member'
  const isLetIn = isFreezeSpent && isReducing && isMember
  if (switches.has('everythingFrozen') && !isLetIn) return 'exchangeFrozen'
  if (switches.has('maintenance') && isMember) return 'maintenance'
  if (switches.has('cancelOnly') && isMember && purpose !== 'cancel') return 'cancelOnly'
  if (switches.has('withdrawalsFrozen') && purpose === 'withdraw') return 'withdrawalsFrozen'
  return undefined
}

/** The exchange lists what a first install starts with; an operator changes it only as another one agreed to. */
function approvalOf(
  command: Typed,
  core: AnyCore,
  state: State,
  { actor, now }: World,
): Refused<GateRefusal> | readonly ProposalCarriedOut[] {
  if (actor.kind === 'exchange') return []
  if (actor.kind !== 'operator') return refuse('approvalNeeded')
  const isFree = isAccess(command, core.name) && !needsSecondAdmin(state, now)
  if (isFree) return []
  const approved = approvedFor(command, core.name, state, now)
  if (approved === undefined) return refuse('approvalNeeded')
  return [{ type: 'proposalCarriedOut', id: approved.id, by: actor.id }]
}

/** P29: the first proposal of exactly this command, of the last day, that another operator has approved, of those made since then. */
export function approvedFor(
  command: Typed,
  core: string,
  { proposals, roster }: State,
  now: Millis,
  since = 0,
): Proposal | undefined {
  if (proposals.size === 0) return undefined
  const isByAdmins = isForAdmins(command, core)
  const counts = (operator: number, at: Millis) =>
    countsIn(roster, operator, at, now) && (!isByAdmins || isAdmin(roster.get(operator)))
  const text = canonical(command)
  const fits = ({ approvedBy, approvedAt = 0, by, at, ...one }: Proposal) =>
    one.core === core &&
    one.text === text &&
    at >= since &&
    now < at + PROPOSAL_MS &&
    approvedBy !== undefined &&
    counts(by, at) &&
    counts(approvedBy, approvedAt)
  return [...proposals.values()].filter(fits).sort((one, other) => one.id - other.id)[0]
}
