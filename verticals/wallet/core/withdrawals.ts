/** Withdrawals: frozen at once, approved by operators, paid once. Rules W20 to W29: README.md. */
import {
  type AccountName,
  type Amount,
  type Asset,
  accept,
  accounts,
  amount,
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
  oneOf,
  type Post,
  record,
  refuse,
  uint,
  type World,
  word,
} from '@evenkeel/kernel'
import {
  type ApprovalEvent,
  applyApproval,
  approvalEvents,
  approveWithdrawal,
  isUnderReview,
} from './approvals.ts'
import { payoutAct, withoutSecond } from './endorsements.ts'
import { type ChainName, chain, networkOf } from './networks.ts'
import { owes, paidName, type State } from './state.ts'
import { termsCodec, type Withdrawal, type WithdrawalTerms } from './withdrawal.ts'

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
/** `nonce` is the number of the transaction; for one that is sent by hand there is none. */
export type StartPayout = {
  readonly type: 'startPayout'
  readonly id: Id
  readonly nonce: number | undefined
}
/** It is on the chain, final by its confirmations; `cost` is what the chain took in its own coin. */
export type ConfirmPayout = {
  readonly type: 'confirmPayout'
  readonly id: Id
  readonly transaction: string
  readonly cost: Amount
  readonly costAsset: Asset
}
/** It is known that this payout will never be on the chain, or has failed there. */
export type FailPayout = {
  readonly type: 'failPayout'
  readonly id: Id
  readonly cost: Amount
  readonly costAsset: Asset
}
export type WithdrawalCommand =
  | RequestWithdrawal
  | CancelWithdrawal
  | ApproveWithdrawal
  | RejectWithdrawal
  | StartPayout
  | ConfirmPayout
  | FailPayout

/** Whose it is, and the money that moves: an event states both. */
type Ended = Pick<
  WithdrawalTerms,
  'id' | 'member' | 'account' | 'asset' | 'chain' | 'amount' | 'fee'
>
type Cost = { readonly cost: Amount; readonly costAsset: Asset; readonly uncovered: Amount }

export type WithdrawalRequested = { readonly type: 'withdrawalRequested' } & WithdrawalTerms
export type WithdrawalCancelled = { readonly type: 'withdrawalCancelled' } & Ended
export type WithdrawalRejected = {
  readonly type: 'withdrawalRejected'
  readonly operator: number
} & Ended
export type PayoutStarted = {
  readonly type: 'payoutStarted'
  readonly id: Id
  readonly member: MemberId
  readonly chain: ChainName
  /** One more than the number of the transaction; 0 where there is none. */
  readonly place: number
}
export type WithdrawalPaid = {
  readonly type: 'withdrawalPaid'
  readonly transaction: string
} & Ended &
  Cost
export type PayoutFailed = {
  readonly type: 'payoutFailed'
  readonly id: Id
  readonly member: MemberId
  readonly chain: ChainName
} & Cost
export type WithdrawalEvent =
  | WithdrawalRequested
  | ApprovalEvent
  | WithdrawalCancelled
  | WithdrawalRejected
  | PayoutStarted
  | WithdrawalPaid
  | PayoutFailed

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
  | 'nonceUsed'
  | 'transactionUsed'

export const DAY_MS = 24 * 3_600_000

const ended = {
  id: uint,
  member: uint,
  account: oneOf(accounts),
  asset: word,
  chain,
  amount,
  fee: amount,
}
const cost = { cost: amount, costAsset: word, uncovered: amount }

export const withdrawalEvents = {
  withdrawalRequested: { code: 9, fields: termsCodec },
  ...approvalEvents,
  withdrawalCancelled: { code: 12, fields: record<Omit<WithdrawalCancelled, 'type'>>(ended) },
  withdrawalRejected: {
    code: 13,
    fields: record<Omit<WithdrawalRejected, 'type'>>({ ...ended, operator: uint }),
  },
  payoutStarted: {
    code: 14,
    fields: record<Omit<PayoutStarted, 'type'>>({ id: uint, member: uint, chain, place: uint }),
  },
  withdrawalPaid: {
    code: 15,
    fields: record<Omit<WithdrawalPaid, 'type'>>({ ...ended, transaction: word, ...cost }),
  },
  payoutFailed: {
    code: 16,
    fields: record<Omit<PayoutFailed, 'type'>>({ id: uint, member: uint, chain, ...cost }),
  },
}

export function decideWithdrawal(command: WithdrawalCommand, state: State, world: World) {
  if (command.type === 'requestWithdrawal') return requestWithdrawal(command, state, world)
  const withdrawal = state.withdrawals.get(command.id)
  if (withdrawal === undefined) return refuse('withdrawalDoesNotExist')
  if (command.type === 'cancelWithdrawal') return cancelWithdrawal(command, withdrawal)
  if (command.type === 'approveWithdrawal') return approveWithdrawal(withdrawal, state, world)
  if (command.type === 'rejectWithdrawal') return rejectWithdrawal(withdrawal, world)
  if (command.type === 'startPayout') return startPayout(command, withdrawal, state)
  return endPayout(command, withdrawal, state, world)
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

function rejectWithdrawal(withdrawal: Withdrawal, { actor }: World) {
  if (actor.kind !== 'operator') return refuse('operatorNeeded')
  if (withdrawal.state === 'paying') return refuse('withdrawalNotOpen')
  const operator = actor.id
  return accept<WithdrawalEvent>({ type: 'withdrawalRejected', ...endOf(withdrawal), operator })
}

/** W26: from here on nobody can take it back, and its transaction has a number that no other has. */
function startPayout({ nonce }: StartPayout, withdrawal: Withdrawal, state: State) {
  if (withdrawal.state !== 'approved') return refuse('withdrawalNotOpen')
  const { id, member, chain: on } = withdrawal
  if (owes(state, member)) return refuse('debtOutstanding')
  if (nonce !== undefined && nonce < (state.nonces.get(on) ?? 0)) return refuse('nonceUsed')
  const place = nonce === undefined ? 0 : nonce + 1
  return accept<WithdrawalEvent>({ type: 'payoutStarted', id, member, chain: on, place })
}

function endPayout(
  command: ConfirmPayout | FailPayout,
  withdrawal: Withdrawal,
  state: State,
  world: World,
) {
  if (withdrawal.state !== 'paying') return refuse('withdrawalNotOpen')
  const { id, member, chain: on } = withdrawal
  const { cost: sum, costAsset } = command
  const transaction = command.type === 'confirmPayout' ? command.transaction : undefined
  if (transaction !== undefined && state.paidBy.has(paidName(on, transaction)))
    return refuse('transactionUsed')
  if (withdrawal.nonce === undefined) {
    const figures = transaction === undefined ? 'unsent' : `${transaction} ${sum} ${costAsset}`
    const instead = withoutSecond({ ...withdrawal, act: payoutAct(id), figures }, state, world)
    if (instead !== undefined) return instead
  }
  const has = world.ledger.balance(house('treasury'), costAsset)
  const paid = { cost: sum, costAsset, uncovered: sum > has ? sum - has : 0n }
  if (transaction === undefined)
    return accept<WithdrawalEvent>({ type: 'payoutFailed', id, member, chain: on, ...paid })
  const end = endOf(withdrawal)
  return accept<WithdrawalEvent>({ type: 'withdrawalPaid', ...end, transaction, ...paid })
}

function endOf(withdrawal: Withdrawal): Ended {
  const { id, member, account, asset, chain: on, amount: sum, fee } = withdrawal
  return { id, member, account, asset, chain: on, amount: sum, fee }
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
  if (event.type === 'payoutFailed' || event.type === 'withdrawalPaid')
    state.endorsed.delete(payoutAct(event.id))
  if (isApproval(event)) applyApproval(event, known, state)
  else if (event.type === 'payoutFailed')
    withdrawals.set(event.id, { ...known, state: 'approved', nonce: undefined })
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
  if (event.type === 'withdrawalPaid' || event.type === 'payoutFailed') payCost(event, post)
  if (!('account' in event)) return
  const { id, member, account, asset, amount: sum, fee } = event
  const [own, held] = [available(member, account), frozen(member, account)]
  if (event.type === 'withdrawalRequested') post(asset, sum + fee, own, held, 'withdrawalHeld', id)
  else if (event.type === 'withdrawalPaid') {
    post(asset, sum, held, custody(event.chain), 'withdrawal', id)
    if (fee > 0n) post(asset, fee, held, house('fees'), 'withdrawalFee', id)
  } else post(asset, sum + fee, held, own, 'withdrawalReturned', id)
}

/** W28: what a chain takes for itself is the house's to pay. */
function payCost(event: WithdrawalPaid | PayoutFailed, post: Post): void {
  const { id, cost: sum, costAsset, uncovered } = event
  const chainHeld = custody(event.chain)
  const covered = sum - uncovered
  if (covered > 0n) post(costAsset, covered, house('treasury'), chainHeld, 'chainCost', id)
  if (uncovered > 0n) post(costAsset, uncovered, custody('receivable'), chainHeld, 'chainCost', id)
}

export function claimWithdrawals({ withdrawals }: State, claim: Claim): void {
  for (const { member, account, asset, amount: sum, fee } of withdrawals.values())
    claim(frozen(member, account), asset, sum + fee)
}
