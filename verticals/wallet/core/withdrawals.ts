/** Withdrawals: frozen at once, approved by operators, paid once. Rules W20 to W29, W50 to W52 and W63 to W65: README.md. */
import {
  type AccountName,
  type Amount,
  type Asset,
  accept,
  assert,
  available,
  type Claim,
  custody,
  formatAmount,
  frozen,
  house,
  type Id,
  type MemberId,
  type Millis,
  type Post,
  record,
  refuse,
  uint,
  type World,
} from '@evenkeel/kernel'
import {
  type ApprovalEvent,
  applyApproval,
  approvalEvents,
  approveWithdrawal,
  isUnderReview,
} from './approvals.ts'
import { applyCancellation, isCancellation } from './cancellations.ts'
import { payoutAct, withoutSecond } from './endorsements.ts'
import { type ChainName, networkOf } from './networks.ts'
import { payCost } from './payoutCost.ts'
import {
  decidePayout,
  type PayoutCommand,
  type PayoutEvent,
  type PayoutRefusal,
  payoutEvents,
  saidOfStopped,
} from './payouts.ts'
import { owes, paidName, type State } from './state.ts'
import {
  type Ended,
  ended,
  endOf,
  isProvenUnpaid,
  termsCodec,
  type Withdrawal,
  type WithdrawalTerms,
} from './withdrawal.ts'

export type Level = 'basic' | 'advanced'

export type RequestWithdrawal = {
  readonly type: 'requestWithdrawal'
  readonly member: MemberId
  readonly account: AccountName
  readonly asset: Asset
  readonly chain: ChainName
  readonly amount: Amount
  readonly destination: string
  /** How far the member's identity is verified. */
  readonly level: Level
}
export type CancelWithdrawal = {
  readonly type: 'cancelWithdrawal'
  readonly member: MemberId
  readonly id: Id
}
export type ApproveWithdrawal = { readonly type: 'approveWithdrawal'; readonly id: Id }
export type RejectWithdrawal = { readonly type: 'rejectWithdrawal'; readonly id: Id }
export type WithdrawalCommand =
  | RequestWithdrawal
  | CancelWithdrawal
  | ApproveWithdrawal
  | RejectWithdrawal
  | PayoutCommand

export type WithdrawalRequested = { readonly type: 'withdrawalRequested' } & WithdrawalTerms
export type WithdrawalCancelled = { readonly type: 'withdrawalCancelled' } & Ended
export type WithdrawalRejected = {
  readonly type: 'withdrawalRejected'
  readonly operator: number
} & Ended
export type WithdrawalEvent =
  | WithdrawalRequested
  | ApprovalEvent
  | WithdrawalCancelled
  | WithdrawalRejected
  | PayoutEvent

export type WithdrawalRefusal =
  | 'networkNotListed'
  | 'amountIsZero'
  | 'belowWithdrawalMinimum'
  | 'dailyLimitReached'
  | 'debtOutstanding'
  | 'insufficientFunds'
  | 'withdrawalDoesNotExist'
  | 'withdrawalNotOpen'
  | 'operatorNeeded'
  | 'otherOperatorNeeded'
  | 'figuresDiffer'
  | PayoutRefusal

export const DAY_MS = 24 * 3_600_000

export const withdrawalEvents = {
  withdrawalRequested: { code: 9, fields: termsCodec },
  ...approvalEvents,
  withdrawalCancelled: { code: 12, fields: record<Omit<WithdrawalCancelled, 'type'>>(ended) },
  withdrawalRejected: {
    code: 13,
    fields: record<Omit<WithdrawalRejected, 'type'>>({ ...ended, operator: uint }),
  },
  ...payoutEvents,
}

export function decideWithdrawal(command: WithdrawalCommand, state: State, world: World) {
  if (command.type === 'requestWithdrawal') return requestWithdrawal(command, state, world)
  const withdrawal = state.withdrawals.get(command.id)
  if (withdrawal === undefined) return refuse('withdrawalDoesNotExist')
  if (command.type === 'cancelWithdrawal') return cancelWithdrawal(command, withdrawal)
  if (command.type === 'approveWithdrawal') return approveWithdrawal(withdrawal, state, world)
  if (command.type === 'rejectWithdrawal') return rejectWithdrawal(withdrawal, state, world)
  return decidePayout(command, withdrawal, state, world)
}

function requestWithdrawal(asked: RequestWithdrawal, state: State, world: World) {
  const { type: _, level, ...terms } = asked
  const { member, account, asset, chain: on, amount: sum } = terms
  const network = networkOf(state, asset, on)
  if (network === undefined) return refuse('networkNotListed')
  if (sum <= 0n) return refuse('amountIsZero')
  const { withdrawalMin, withdrawalFee: fee } = network
  if (sum < withdrawalMin)
    return refuse('belowWithdrawalMinimum', { minimum: formatAmount(withdrawalMin), asset })
  if (owes(state, member)) return refuse('debtOutstanding')
  const left = leftToday(state, member, asset, on, level, world.now)
  if (sum > left) return refuse('dailyLimitReached', { left: formatAmount(left), asset })
  if (sum + fee > world.spendable(member, account, asset)) return refuse('insufficientFunds')
  const id = world.id()
  return accept<WithdrawalEvent>({ type: 'withdrawalRequested', ...terms, id, fee, at: world.now })
}

/** What a member may still send today, from midnight in UTC on. */
export function leftToday(
  state: State,
  member: MemberId,
  asset: Asset,
  on: ChainName,
  level: Level,
  now: Millis,
): Amount {
  const network = networkOf(state, asset, on)
  if (network === undefined) return 0n
  const most = level === 'advanced' ? network.dailyMaxAdvanced : network.dailyMax
  const known = state.sent.get(sentName(member, asset, on))
  const sent = known?.day === dayOf(now) ? known.amount : 0n
  return sent < most ? most - sent : 0n
}

function cancelWithdrawal({ member }: CancelWithdrawal, withdrawal: Withdrawal) {
  if (withdrawal.member !== member) return refuse('withdrawalDoesNotExist')
  if (!isUnderReview(withdrawal)) return refuse('withdrawalNotOpen')
  return accept<WithdrawalEvent>({ type: 'withdrawalCancelled', ...endOf(withdrawal) })
}

function rejectWithdrawal(withdrawal: Withdrawal, state: State, world: World) {
  const { actor } = world
  if (actor.kind !== 'operator') return refuse('operatorNeeded')
  if (withdrawal.state === 'paying' || withdrawal.state === 'cancelling')
    return refuse('withdrawalNotOpen')
  if (withdrawal.state === 'stopped') return refuse('payoutUnproven')
  if (isProvenUnpaid(withdrawal)) {
    const instead = withoutSecond(saidOfStopped(withdrawal, 'rejected'), state, world)
    if (instead !== undefined) return instead
  }
  const operator = actor.id
  return accept<WithdrawalEvent>({ type: 'withdrawalRejected', ...endOf(withdrawal), operator })
}

export function applyWithdrawal(event: WithdrawalEvent, state: State): void {
  const { withdrawals } = state
  if (event.type === 'withdrawalRequested') {
    const { type: _, ...terms } = event
    const fresh = { state: 'requested', endorsedBy: undefined, endorsedAt: undefined } as const
    withdrawals.set(event.id, { ...terms, ...fresh, nonce: undefined })
    send(state, terms, terms.amount, terms.at)
    return
  }
  const known = withdrawals.get(event.id)
  assert(known !== undefined, 'a withdrawal that is not over is there')
  if (endings.has(event.type)) state.endorsed.delete(payoutAct(event.id))
  if (isApproval(event)) applyApproval(event, known, state)
  else if (isCancellation(event)) applyCancellation(event, known, state)
  else if (event.type === 'payoutFailed')
    withdrawals.set(event.id, { ...known, state: 'approved', nonce: undefined })
  else if (event.type === 'payoutStopped')
    withdrawals.set(event.id, { ...known, state: event.isUnmoved ? 'unpaid' : 'stopped' })
  else if (event.type === 'payoutStarted') {
    const nonce = event.place === 0 ? undefined : event.place - 1
    withdrawals.set(event.id, { ...known, state: 'paying', nonce })
    if (event.place > 0) state.nonces.set(event.chain, event.place)
  } else {
    withdrawals.delete(event.id)
    // What came back may be sent again, as long as it counts for the same day.
    if (event.type !== 'withdrawalPaid') send(state, known, -known.amount, known.at)
    else state.paidBy.set(paidName(event.chain, event.transaction), event.id)
  }
}

/** What was said about how to end a payout is settled by these, or was said before the chain had shown more. */
const endings: ReadonlySet<string> = new Set([
  'payoutFailed',
  'payoutStopped',
  'payoutCancellationStarted',
  'payoutCancelled',
  'withdrawalPaid',
  'withdrawalRejected',
])

function isApproval(event: WithdrawalEvent): event is ApprovalEvent {
  return event.type in approvalEvents
}

function send(
  { sent }: State,
  { member, asset, chain: on }: Pick<WithdrawalTerms, 'member' | 'asset' | 'chain'>,
  more: Amount,
  at: Millis,
): void {
  const name = sentName(member, asset, on)
  const day = dayOf(at)
  const known = sent.get(name)
  if (known !== undefined && known.day > day) return
  const before = known?.day === day ? known.amount : 0n
  sent.set(name, { day, amount: before + more })
}

function sentName(member: MemberId, asset: Asset, on: ChainName): string {
  return `${member} ${asset} ${on}`
}

function dayOf(at: Millis): number {
  return (at - (at % DAY_MS)) / DAY_MS
}

export function withdrawalMovements(event: WithdrawalEvent, post: Post): void {
  if ('cost' in event) payCost(event, post)
  if (!('account' in event)) return
  const { id, member, account, asset, amount: sum, fee } = event
  const [own, held] = [available(member, account), frozen(member, account)]
  if (event.type === 'withdrawalRequested') post(asset, sum + fee, own, held, 'withdrawalHeld', id)
  else if (event.type === 'withdrawalPaid') {
    post(asset, sum, held, custody(event.chain), 'withdrawal', id)
    if (fee > 0n) post(asset, fee, held, house('fees'), 'withdrawalFee', id)
  } else post(asset, sum + fee, held, own, 'withdrawalReturned', id)
}

export function claimWithdrawals({ withdrawals }: State, claim: Claim): void {
  for (const { member, account, asset, amount: sum, fee } of withdrawals.values())
    claim(frozen(member, account), asset, sum + fee)
}
