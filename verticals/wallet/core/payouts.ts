/** Payouts of withdrawals: begun once, ended by what is certain, and by people where the chain does not show it. Rules W26 to W28 and W50 to W52: README.md. */
import {
  type Amount,
  type Asset,
  accept,
  amount,
  custody,
  flag,
  house,
  type Id,
  type MemberId,
  type Post,
  record,
  refuse,
  uint,
  type World,
  word,
} from '@evenkeel/kernel'
import { payoutAct, withoutSecond } from './endorsements.ts'
import { type ChainName, chain } from './networks.ts'
import { owes, paidName, type State } from './state.ts'
import { type Ended, ended, endOf, isStopped, type Withdrawal } from './withdrawal.ts'

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
/** W52: it is on the chain, final by its confirmations, and its receipt does not show the payment. */
export type StopPayout = {
  readonly type: 'stopPayout'
  readonly id: Id
  /** Its block has changed neither what the hot wallet has nor what the address has. */
  readonly isUnmoved: boolean
  readonly cost: Amount
  readonly costAsset: Asset
}
export type PayoutCommand = StartPayout | ConfirmPayout | FailPayout | StopPayout

type Cost = { readonly cost: Amount; readonly costAsset: Asset; readonly uncovered: Amount }

/** Whose it is, and where. */
type About = { readonly id: Id; readonly member: MemberId; readonly chain: ChainName }

export type PayoutStarted = About & {
  readonly type: 'payoutStarted'
  /** One more than the number of the transaction; 0 where there is none. */
  readonly place: number
}
export type WithdrawalPaid = {
  readonly type: 'withdrawalPaid'
  readonly transaction: string
} & Ended &
  Cost
export type PayoutFailed = { readonly type: 'payoutFailed' } & About & Cost
export type PayoutStopped = {
  readonly type: 'payoutStopped'
  readonly isUnmoved: boolean
} & About &
  Cost
export type PayoutEvent = PayoutStarted | WithdrawalPaid | PayoutFailed | PayoutStopped

export type PayoutRefusal = 'nonceUsed' | 'transactionUsed' | 'payoutUnproven' | 'paidBySigner'

const about = { id: uint, member: uint, chain }
const cost = { cost: amount, costAsset: word, uncovered: amount }

export const payoutEvents = {
  payoutStarted: {
    code: 14,
    fields: record<Omit<PayoutStarted, 'type'>>({ ...about, place: uint }),
  },
  withdrawalPaid: {
    code: 15,
    fields: record<Omit<WithdrawalPaid, 'type'>>({ ...ended, transaction: word, ...cost }),
  },
  payoutFailed: {
    code: 16,
    fields: record<Omit<PayoutFailed, 'type'>>({ ...about, ...cost }),
  },
  payoutStopped: {
    code: 26,
    fields: record<Omit<PayoutStopped, 'type'>>({ ...about, isUnmoved: flag, ...cost }),
  },
}

export function decidePayout(
  command: PayoutCommand,
  withdrawal: Withdrawal,
  state: State,
  world: World,
) {
  if (command.type === 'startPayout') return startPayout(command, withdrawal, state)
  if (command.type === 'stopPayout') return stopPayout(command, withdrawal, world)
  return endPayout(command, withdrawal, state, world)
}

/** W26: from here on nobody can take it back, and its transaction has a number that no other has. */
function startPayout({ nonce }: StartPayout, withdrawal: Withdrawal, state: State) {
  if (withdrawal.state !== 'approved') return refuse('withdrawalNotOpen')
  const { id, member, chain: on } = withdrawal
  if (owes(state, member)) return refuse('debtOutstanding')
  if (nonce !== undefined && nonce < (state.nonces.get(on) ?? 0)) return refuse('nonceUsed')
  const place = nonce === undefined ? 0 : nonce + 1
  return accept<PayoutEvent>({ type: 'payoutStarted', id, member, chain: on, place })
}

/** What it took is known and paid for; what has become of the money is not, or it is known to be there. */
function stopPayout(command: StopPayout, withdrawal: Withdrawal, world: World) {
  const { isUnmoved } = command
  const { id, member, chain: on, state, nonce } = withdrawal
  const isNews = state === 'paying' || (state === 'stopped' && isUnmoved)
  if (nonce === undefined || !isNews) return refuse('withdrawalNotOpen')
  if (world.actor.kind !== 'exchange') return refuse('paidBySigner')
  const paid = costOf(command, withdrawal, world)
  const stopped = { type: 'payoutStopped', id, member, chain: on, isUnmoved, ...paid } as const
  return accept<PayoutEvent>(stopped)
}

/** Always by two: what one of them overlooks would be paid twice, or not at all. */
export function saidOfStopped({ id }: Withdrawal, figures: string) {
  return { act: payoutAct(id), figures }
}

function endPayout(
  command: ConfirmPayout | FailPayout,
  withdrawal: Withdrawal,
  state: State,
  world: World,
) {
  if (withdrawal.state !== 'paying' && !isStopped(withdrawal)) return refuse('withdrawalNotOpen')
  const { id, member, chain: on } = withdrawal
  const isByPeople = isStopped(withdrawal) && world.actor.kind !== 'exchange'
  if (isBySigner(withdrawal) && world.actor.kind !== 'exchange') return refuse('paidBySigner')
  const transaction = command.type === 'confirmPayout' ? command.transaction : undefined
  if (transaction !== undefined && state.paidBy.has(paidName(on, transaction)))
    return refuse('transactionUsed')
  if (isByPeople && withdrawal.state === 'stopped' && transaction === undefined)
    return refuse('payoutUnproven')
  const paid = costOf(command, withdrawal, world)
  if (isByPeople || withdrawal.nonce === undefined) {
    const took = { asset: paid.costAsset, chain: on, amount: paid.cost }
    const figures =
      transaction === undefined ? 'unsent' : `${transaction} ${paid.cost} ${paid.costAsset}`
    const said = isByPeople
      ? saidOfStopped(withdrawal, figures)
      : { act: payoutAct(id), figures, within: [withdrawal, took] }
    const instead = withoutSecond(said, state, world)
    if (instead !== undefined) return instead
  }
  if (transaction === undefined)
    return accept<PayoutEvent>({ type: 'payoutFailed', id, member, chain: on, ...paid })
  const end = endOf(withdrawal)
  return accept<PayoutEvent>({ type: 'withdrawalPaid', ...end, transaction, ...paid })
}

/** Only the chain says how it ends, as long as it has not been stopped. */
function isBySigner({ state, nonce }: Withdrawal): boolean {
  return state === 'paying' && nonce !== undefined
}

/** W28: what the treasury has not is owed. W52: what a stopped one took was paid for when it was stopped. */
function costOf(
  told: Pick<Cost, 'cost' | 'costAsset'>,
  withdrawal: Withdrawal,
  { ledger }: World,
): Cost {
  const { costAsset } = told
  const sum = isStopped(withdrawal) ? 0n : told.cost
  const has = ledger.balance(house('treasury'), costAsset)
  return { cost: sum, costAsset, uncovered: sum > has ? sum - has : 0n }
}

/** W28: what a chain takes for itself is the house's to pay. */
export function payCost(event: WithdrawalPaid | PayoutFailed | PayoutStopped, post: Post): void {
  const { id, cost: sum, costAsset, uncovered } = event
  const chainHeld = custody(event.chain)
  const covered = sum - uncovered
  if (covered > 0n) post(costAsset, covered, house('treasury'), chainHeld, 'chainCost', id)
  if (uncovered > 0n) post(costAsset, uncovered, custody('receivable'), chainHeld, 'chainCost', id)
}
