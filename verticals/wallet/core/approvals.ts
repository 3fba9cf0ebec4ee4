/** Who approves a withdrawal: one operator within the limits, two above them. Rule W24: README.md. */
import {
  type Amount,
  type Asset,
  accept,
  amount,
  type Id,
  type MemberId,
  type Millis,
  record,
  refuse,
  uint,
  type World,
  word,
} from '@evenkeel/kernel'
import { isCounted } from './endorsements.ts'
import { networkOf } from './networks.ts'
import { type ApprovalAlone, owes, type State } from './state.ts'
import type { Withdrawal } from './withdrawal.ts'

/** What one operator may approve alone of a coin in 24 hours, for all members together. */
export type ApprovalLimit = { readonly asset: Asset; readonly dailyMax: Amount }
export type SetApprovalLimit = { readonly type: 'setApprovalLimit' } & ApprovalLimit
export type ApprovalLimitSet = { readonly type: 'approvalLimitSet' } & ApprovalLimit

/** The first of two. */
export type WithdrawalEndorsed = {
  readonly type: 'withdrawalEndorsed'
  readonly id: Id
  readonly member: MemberId
  readonly operator: number
  readonly at: Millis
}
/** The second of two; in journals of before also one alone. */
export type WithdrawalApproved = {
  readonly type: 'withdrawalApproved'
  readonly id: Id
  readonly member: MemberId
  readonly operator: number
}
export type WithdrawalApprovedAlone = {
  readonly type: 'withdrawalApprovedAlone'
  readonly id: Id
  readonly member: MemberId
  readonly operator: number
  readonly at: Millis
}
export type ApprovalEvent = WithdrawalEndorsed | WithdrawalApproved | WithdrawalApprovedAlone

/** For so long an approval alone counts. */
export const APPROVAL_MS = 24 * 3_600_000

export const limitEvents = {
  approvalLimitSet: {
    code: 18,
    fields: record<Omit<ApprovalLimitSet, 'type'>>({ asset: word, dailyMax: amount }),
  },
}

const approved = { id: uint, member: uint, operator: uint }

export const approvalEvents = {
  withdrawalEndorsed: {
    code: 10,
    fields: record<Omit<WithdrawalEndorsed, 'type'>>({ ...approved, at: uint }),
  },
  withdrawalApproved: {
    code: 11,
    fields: record<Omit<WithdrawalApproved, 'type'>>(approved),
  },
  withdrawalApprovedAlone: {
    code: 19,
    fields: record<Omit<WithdrawalApprovedAlone, 'type'>>({ ...approved, at: uint }),
  },
}

export function setApprovalLimit({ asset, dailyMax }: SetApprovalLimit, { coins }: State) {
  if (!coins.has(asset)) return refuse('coinDoesNotExist')
  if (dailyMax < 0n) return refuse('networkTermsWrong')
  return accept<ApprovalLimitSet>({ type: 'approvalLimitSet', asset, dailyMax })
}

export function approveWithdrawal(withdrawal: Withdrawal, state: State, world: World) {
  const { actor, now } = world
  if (actor.kind !== 'operator') return refuse('operatorNeeded')
  if (!isUnderReview(withdrawal)) return refuse('withdrawalNotOpen')
  if (owes(state, withdrawal.member)) return refuse('debtOutstanding')
  const { id, member, asset, chain, endorsedBy } = withdrawal
  const operator = actor.id
  const by = { id, member, operator }
  const isEndorsed = isOnceApproved(withdrawal, world)
  if (isEndorsed && endorsedBy !== operator)
    return accept<ApprovalEvent>({ type: 'withdrawalApproved', ...by })
  const asked = { operator, member, asset, amount: withdrawal.amount, at: now }
  const limits = {
    memberMax: networkOf(state, asset, chain)?.fourEyesAbove,
    dailyMax: state.approvalLimits.get(asset),
  }
  if (isWithinLimits(asked, state.approvals.values(), limits))
    return accept<ApprovalEvent>({ type: 'withdrawalApprovedAlone', ...by, at: now })
  if (isEndorsed) return refuse('otherOperatorNeeded')
  return accept<ApprovalEvent>({ type: 'withdrawalEndorsed', ...by, at: now })
}

/** Whether the next approval is the second one. */
export function isOnceApproved(
  { endorsedBy, endorsedAt = 0 }: Pick<Withdrawal, 'endorsedBy' | 'endorsedAt'>,
  world: Pick<World, 'now' | 'operatorCounts'>,
): boolean {
  return endorsedBy !== undefined && isCounted({ operator: endorsedBy, at: endorsedAt }, world)
}

export function isUnderReview({ state }: Withdrawal): boolean {
  return state === 'requested' || state === 'endorsed'
}

/** What one operator may approve alone: of one member, and of all together. */
type AloneLimits = { readonly memberMax: Amount | undefined; readonly dailyMax: Amount | undefined }

/** With all that the operator approved alone of this coin: a large amount in parts is still a large amount. */
function isWithinLimits(
  asked: ApprovalAlone,
  approvals: Iterable<ApprovalAlone>,
  { memberMax = 0n, dailyMax = memberMax }: AloneLimits,
): boolean {
  const { operator, member, asset, amount: sum, at } = asked
  let [ofMember, inAll] = [sum, sum]
  for (const one of approvals) {
    if (one.operator !== operator || one.asset !== asset || at >= one.at + APPROVAL_MS) continue
    inAll += one.amount
    if (one.member === member) ofMember += one.amount
  }
  return ofMember <= memberMax && inAll <= dailyMax
}

export function applyApproval(event: ApprovalEvent, known: Withdrawal, state: State): void {
  const { withdrawals, approvals } = state
  const { id, operator } = event
  if (event.type === 'withdrawalEndorsed') {
    withdrawals.set(id, { ...known, state: 'endorsed', endorsedBy: operator, endorsedAt: event.at })
    return
  }
  withdrawals.set(id, { ...known, state: 'approved', nonce: undefined })
  if (event.type === 'withdrawalApproved') return
  const { member, asset, amount: sum } = known
  noteAlone(approvals, id, { operator, member, asset, amount: sum, at: event.at })
}

/** Forgets those that count no more. */
function noteAlone(approvals: Map<Id, ApprovalAlone>, id: Id, approval: ApprovalAlone): void {
  for (const [other, { at }] of approvals)
    if (at + APPROVAL_MS <= approval.at) approvals.delete(other)
  approvals.set(id, approval)
}
