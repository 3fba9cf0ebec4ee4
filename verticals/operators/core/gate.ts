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
import { countsIn, isAdmin, needsSecondAdmin } from './roster.ts'
import { DELISTED, type Proposal, type State, switchKey } from './state.ts'

const HOUR_MS = 3_600_000
/** What gives or changes the access of an operator. */
const access: ReadonlySet<string> = new Set(['admitOperator', 'changeRole'])

export function gate(
  command: Typed,
  core: AnyCore,
  stateOfCore: unknown,
  state: State,
  world: World,
): Refused<GateRefusal> | readonly Event[] | undefined {
  const notCounted = checkOperator(command, core, state, world)
  if (notCounted !== undefined) return notCounted
  const purpose = core.purposes[command.type] as Purpose
  if (purpose === 'run') return undefined
  if (state.switches.size > 0) {
    const refusal = checkSwitches(state, purpose, world)
    if (refusal !== undefined) return refuse(refusal)
    if (purpose === 'trade' && isHalted(state, core.symbolOf?.(command, stateOfCore)))
      return refuse('marketHalted')
  }
  if (purpose === 'trade' && state.parameters.size > 0) {
    const symbol = core.symbolOf?.(command, stateOfCore)
    const isDelisted =
      symbol !== undefined && state.parameters.has(`${DELISTED}${core.name}.${symbol}`)
    if (isDelisted && core.reduces?.(command) !== true) return refuse('marketDelisted')
  }
  return purpose === 'terms' ? approvalOf(command, core, state, world) : undefined
}

/** P66: whatever an operator says needs one who is enrolled, and what decides something one whose waiting period is over. */
function checkOperator(
  command: Typed,
  core: AnyCore,
  { roster }: State,
  { actor, now }: World,
): Refused<GateRefusal> | undefined {
  if (actor.kind !== 'operator') return undefined
  const known = roster.get(actor.id)
  if (known?.state !== 'enrolled') return refuse('operatorNotEnrolled')
  if (known.countsFrom <= now || core.isEarly?.(command) === true) return undefined
  const left = known.countsFrom - now + HOUR_MS - 1
  return refuse('operatorTooNew', { hours: `${(left - (left % HOUR_MS)) / HOUR_MS}` })
}

/** While a market is halted or everything is frozen, no trigger, sweep or liquidation is carried out there. */
export function holds(symbol: string, { switches }: State): boolean {
  if (switches.size === 0) return false
  return switches.has('everythingFrozen') || switches.has(switchKey('marketHalted', symbol))
}

function checkSwitches(
  { switches }: State,
  purpose: Purpose,
  { actor }: World,
): GateRefusal | undefined {
  if (switches.has('everythingFrozen')) return 'exchangeFrozen'
  const isMember = actor.kind === 'member'
  if (switches.has('maintenance') && isMember) return 'maintenance'
  if (switches.has('cancelOnly') && isMember && purpose !== 'cancel') return 'cancelOnly'
  if (switches.has('withdrawalsFrozen') && purpose === 'withdraw') return 'withdrawalsFrozen'
  return undefined
}

function isHalted({ switches }: State, symbol: string | undefined): boolean {
  return symbol !== undefined && switches.has(switchKey('marketHalted', symbol))
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
  const { proposals, roster } = state
  const isAccess = core.name === 'operations' && access.has(command.type)
  if (isAccess && !needsSecondAdmin(state, now)) return []
  const counts = (operator: number, at: Millis) =>
    countsIn(roster, operator, at, now) && (!isAccess || isAdmin(roster.get(operator)))
  const text = canonical(command)
  const fits = ({ approvedBy, approvedAt = 0, by, at, ...one }: Proposal) =>
    one.core === core.name &&
    one.text === text &&
    approvedBy !== undefined &&
    counts(by, at) &&
    counts(approvedBy, approvedAt)
  const approved = [...proposals.values()].filter(fits).sort((one, other) => one.id - other.id)[0]
  if (approved === undefined) return refuse('approvalNeeded')
  return [{ type: 'proposalCarriedOut', id: approved.id, by: actor.id }]
}
