/** What the journal says about each withdrawal that may be paid, followed by the signer itself: it believes nobody else. Rule K1. */
import {
  type Actor,
  type Amount,
  amount,
  type Codec,
  flag,
  type Id,
  type MemberId,
  type Millis,
  map,
  optional,
  record,
  type Typed,
  uint,
  word,
} from '@evenkeel/kernel'
import { ENDORSED_MS } from '../core/endorsements.ts'
import { type ChainName, chain, networkName } from '../core/networks.ts'
import { type ApprovalAlone, approvalAlone } from '../core/state.ts'
import type { Event } from '../core.ts'

/** A withdrawal that is not over, as far as its payment goes. */
export type Approval = {
  readonly id: Id
  readonly member: MemberId
  readonly asset: string
  readonly chain: ChainName
  readonly amount: Amount
  /** The hash of its address. */
  readonly destination: string
  readonly endorsedBy: number | undefined
  readonly endorsedAt: Millis | undefined
  /** The operator whose approval was enough. */
  readonly approvedBy: number | undefined
  /** The journal approves it, by somebody of whom it does not say that they were enrolled and past their waiting period. */
  readonly isUnproven: boolean
  /** The number of the transaction that pays it; nothing before that, and for one that is paid by hand. */
  readonly nonce: number | undefined
  /** Numbers whose transactions are known to have paid nothing, as one word: `4 5`. */
  readonly failed: string
}

/** For so long an approval by one operator alone counts. */
const ALONE_MS = 24 * 3_600_000

/** Everything that the signer remembers of the journal. */
export type Approvals = {
  /** More than this needs two operators, by `USDT ethereum`. */
  readonly limits: Map<string, Amount>
  /** What one operator may approve alone of a coin in 24 hours. */
  readonly dailyLimits: Map<string, Amount>
  /** What was approved by one operator alone, by withdrawal, as long as it counts. */
  readonly alone: Map<Id, ApprovalAlone>
  readonly open: Map<Id, Approval>
  /** Operators who are enrolled, by number. */
  readonly roster: Map<number, Enrolled>
  /** W64: payouts whose nonce the journal cancels, by withdrawal. */
  readonly cancelling: Map<Id, number>
}
type Enrolled = {
  /** What they said before counts for nothing. */
  readonly since: Millis
  /** Before that, what they say does not count. */
  readonly countsFrom: Millis
}
/** What the journal says of operators: events of the core of operations. */
type RosterEvent =
  | {
      readonly type: 'operatorEnrolled' | 'operatorRoleChanged'
      readonly operator: number
      readonly at: Millis
      readonly countsFrom: Millis
    }
  | { readonly type: 'operatorAdmitted' | 'operatorDisabled'; readonly operator: number }

type FirstParts = Omit<Approvals, 'cancelling' | 'roster'>
const firstParts: Codec<FirstParts> = record<FirstParts>({
  limits: map(word, amount),
  dailyLimits: map(word, amount),
  alone: map(uint, approvalAlone),
  open: map(
    uint,
    record<Approval>({
      id: uint,
      member: uint,
      asset: word,
      chain,
      amount,
      destination: word,
      endorsedBy: optional(uint),
      endorsedAt: optional(uint),
      approvedBy: optional(uint),
      isUnproven: flag,
      nonce: optional(uint),
      failed: word,
    }),
  ),
})
const cancelling = map(uint, uint)

const roster = map(uint, record<Enrolled>({ since: uint, countsFrom: uint }))
export const approvalsCodec: Codec<Approvals> = {
  write(out, approvals) {
    firstParts.write(out, approvals)
    roster.write(out, approvals.roster)
    cancelling.write(out, approvals.cancelling)
  },
  read: (input) => ({
    ...firstParts.read(input),
    roster: roster.read(input),
    cancelling: cancelling.read(input),
  }),
}

export function noApprovals(): Approvals {
  return {
    limits: new Map(),
    dailyLimits: new Map(),
    alone: new Map(),
    open: new Map(),
    roster: new Map(),
    cancelling: new Map(),
  }
}

/** An entry of the real realm, by whoever it names. */
type Entry = { readonly at: Millis; readonly actor: Actor; readonly events: readonly Typed[] }

export function followEntry(approvals: Approvals, { at, actor, events }: Entry): void {
  for (const event of events)
    if (isOfRoster(event)) followRoster(approvals.roster, event, actor)
    else follow(approvals, event as Event, at, actor)
}

function isOfRoster(event: Typed): event is RosterEvent {
  return /^operator(Enrolled|RoleChanged|Admitted|Disabled)$/.test(event.type)
}

/** Nobody enrols themselves or a colleague: the exchange does, for whom admins have admitted. */
function followRoster(known: Approvals['roster'], event: RosterEvent, actor: Actor): void {
  const { operator } = event
  if (!('countsFrom' in event)) {
    known.delete(operator)
    return
  }
  const { at: since, countsFrom } = event
  const isChanged =
    event.type === 'operatorEnrolled' ? actor.kind === 'exchange' : known.has(operator)
  if (isChanged) known.set(operator, { since, countsFrom })
}

/** Enrolled when they said it, past the waiting period, and unchanged since. */
function counts({ roster: known }: Approvals, operator: number, at: Millis): boolean {
  const one = known.get(operator)
  return one !== undefined && one.since <= at && one.countsFrom <= at
}

function follow(approvals: Approvals, event: Event, at: Millis, actor: Actor): void {
  const { limits, dailyLimits, open } = approvals
  if (event.type === 'approvalLimitSet') {
    dailyLimits.set(event.asset, event.dailyMax)
    return
  }
  if (event.type === 'networkSet') {
    limits.set(networkName(event.asset, event.chain), event.fourEyesAbove)
    return
  }
  if (event.type === 'withdrawalRequested') {
    const { id, member, asset, chain: on, amount: sum, destination } = event
    const nothing = { endorsedBy: undefined, endorsedAt: undefined, approvedBy: undefined }
    const fresh = { ...nothing, isUnproven: false, nonce: undefined, failed: '' }
    open.set(id, { id, member, asset, chain: on, amount: sum, destination, ...fresh })
    return
  }
  const known = 'id' in event ? open.get(event.id) : undefined
  if (known === undefined) return
  followCancellation(approvals, event)
  const change = (more: Partial<Approval>) => open.set(known.id, { ...known, ...more })
  const approve = (isProven: boolean) =>
    change(
      isProven && 'operator' in event
        ? { approvedBy: event.operator, isUnproven: false }
        : { isUnproven: true },
    )
  if (event.type === 'withdrawalEndorsed') {
    if (isBy(actor, event.operator)) change({ endorsedBy: event.operator, endorsedAt: event.at })
  } else if (event.type === 'withdrawalApproved') {
    if (!isBy(actor, event.operator)) return
    const { endorsedBy = 0, endorsedAt = 0 } = known
    if (isSecond(known, event.operator, at))
      approve(counts(approvals, endorsedBy, endorsedAt) && counts(approvals, event.operator, at))
    // One alone, in journals of before: held to the same sums.
    else if (isEnoughAlone(approvals, known, event.operator, at))
      approve(counts(approvals, event.operator, at))
  } else if (event.type === 'withdrawalApprovedAlone') {
    if (isBy(actor, event.operator) && isEnoughAlone(approvals, known, event.operator, at))
      approve(counts(approvals, event.operator, at))
  } else if (event.type === 'payoutStarted')
    change({ nonce: event.place === 0 ? undefined : event.place - 1 })
  else if (event.type === 'payoutFailed' || event.type === 'payoutCancelled')
    change({ nonce: undefined, failed: `${known.failed} ${known.nonce ?? ''}`.trim() })
  else if (
    event.type === 'withdrawalPaid' ||
    event.type === 'withdrawalCancelled' ||
    event.type === 'withdrawalRejected'
  )
    open.delete(known.id)
}

/** It is over when the journal says how its payout ended. */
function followCancellation({ cancelling }: Approvals, event: Event): void {
  if (event.type === 'payoutCancellationStarted') cancelling.set(event.id, event.nonce)
  else if (
    event.type === 'payoutCancelled' ||
    event.type === 'payoutStopped' ||
    event.type === 'withdrawalPaid'
  )
    cancelling.delete(event.id)
}

/**
 * W24, added up over what the signer has read itself and not by the core's code: with all that this operator
 * approved alone of the coin in 24 hours, on whatever chain, for the same member and for all members.
 */
function isEnoughAlone(
  { limits, dailyLimits, alone }: Approvals,
  { id, member, asset, chain: on, amount: sum }: Approval,
  operator: number,
  at: Millis,
): boolean {
  for (const [other, one] of alone) if (one.at + ALONE_MS <= at) alone.delete(other)
  const own = [...alone.values()].filter((one) => one.operator === operator && one.asset === asset)
  const withSum = (some: typeof own) => some.reduce((total, one) => total + one.amount, sum)
  const memberMax = limits.get(networkName(asset, on)) ?? 0n
  if (withSum(own.filter((one) => one.member === member)) > memberMax) return false
  if (withSum(own) > (dailyLimits.get(asset) ?? memberMax)) return false
  alone.set(id, { operator, member, asset, amount: sum, at })
  return true
}

/** The entry itself names who did it: an event that names somebody else counts for nothing. */
function isBy(actor: Actor, operator: number): boolean {
  return actor.kind === 'operator' && actor.id === operator
}

function isSecond({ endorsedBy, endorsedAt = 0 }: Approval, operator: number, at: Millis) {
  return endorsedBy !== undefined && endorsedBy !== operator && at < endorsedAt + ENDORSED_MS
}
