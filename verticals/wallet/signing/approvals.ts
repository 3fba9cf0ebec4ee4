/** What the journal says about each withdrawal that may be paid, followed by the signer itself: it believes nobody else. Rule K1. */
import {
  type Actor,
  type Amount,
  amount,
  type Codec,
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
import { ENDORSEMENT_MS, isWithinLimits, noteAlone } from '../core/approvals.ts'
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
  /** The number of the transaction that pays it; nothing before that, and for one that is paid by hand. */
  readonly nonce: number | undefined
  /** Numbers whose transactions are known to have paid nothing, as one word: `4 5`. */
  readonly failed: string
}

/** Everything that the signer remembers of the journal. */
export type Approvals = {
  /** More than this needs two operators, by `USDT ethereum`. */
  readonly limits: Map<string, Amount>
  /** What one operator may approve alone of a coin in 24 hours. */
  readonly dailyLimits: Map<string, Amount>
  /** What was approved by one operator alone, by withdrawal, as long as it counts. */
  readonly alone: Map<Id, ApprovalAlone>
  readonly open: Map<Id, Approval>
  /** W64: payouts whose nonce the journal cancels, by withdrawal. */
  readonly cancelling: Map<Id, number>
}

type FirstParts = Omit<Approvals, 'cancelling'>
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
      nonce: optional(uint),
      failed: word,
    }),
  ),
})
const cancelling = map(uint, uint)

/** A file of a version that did not know cancellations ends before them. */
export const approvalsCodec: Codec<Approvals> = {
  write(out, approvals) {
    firstParts.write(out, approvals)
    cancelling.write(out, approvals.cancelling)
  },
  read(input) {
    const first = firstParts.read(input)
    return { ...first, cancelling: input.done ? new Map() : cancelling.read(input) }
  },
}

export function noApprovals(): Approvals {
  return {
    limits: new Map(),
    dailyLimits: new Map(),
    alone: new Map(),
    open: new Map(),
    cancelling: new Map(),
  }
}

/** An entry of the real realm, by whoever it names. */
type Entry = { readonly at: Millis; readonly actor: Actor; readonly events: readonly Typed[] }

export function followEntry(approvals: Approvals, { at, actor, events }: Entry): void {
  for (const event of events as readonly Event[]) follow(approvals, event, at, actor)
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
    const fresh = { ...nothing, nonce: undefined, failed: '' }
    open.set(id, { id, member, asset, chain: on, amount: sum, destination, ...fresh })
    return
  }
  const known = 'id' in event ? open.get(event.id) : undefined
  if (known === undefined) return
  followCancellation(approvals, event)
  const change = (more: Partial<Approval>) => open.set(known.id, { ...known, ...more })
  if (event.type === 'withdrawalEndorsed') {
    if (isBy(actor, event.operator)) change({ endorsedBy: event.operator, endorsedAt: event.at })
  } else if (event.type === 'withdrawalApproved') {
    const limit = limits.get(networkName(known.asset, known.chain)) ?? 0n
    const isEnough = known.amount <= limit || isSecond(known, event.operator, at)
    if (isBy(actor, event.operator) && isEnough) change({ approvedBy: event.operator })
  } else if (event.type === 'withdrawalApprovedAlone') {
    if (isBy(actor, event.operator) && isEnoughAlone(approvals, known, event.operator, at))
      change({ approvedBy: event.operator })
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

/** As the core decides it, over what the signer has seen itself. */
function isEnoughAlone(
  { limits, dailyLimits, alone }: Approvals,
  { id, member, asset, chain: on, amount: sum }: Approval,
  operator: number,
  at: Millis,
): boolean {
  const asked = { operator, member, asset, amount: sum, at }
  const memberMax = limits.get(networkName(asset, on))
  const dailyMax = dailyLimits.get(asset)
  if (!isWithinLimits(asked, alone.values(), { memberMax, dailyMax })) return false
  noteAlone(alone, id, asked)
  return true
}

/** The entry itself names who did it: an event that names somebody else counts for nothing. */
function isBy(actor: Actor, operator: number): boolean {
  return actor.kind === 'operator' && actor.id === operator
}

function isSecond({ endorsedBy, endorsedAt = 0 }: Approval, operator: number, at: Millis) {
  return endorsedBy !== undefined && endorsedBy !== operator && at < endorsedAt + ENDORSEMENT_MS
}
