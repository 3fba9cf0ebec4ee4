/** Payouts of withdrawals: begun once, ended by what is certain, and by people where the chain does not show it. Rules W26 to W28, W50 to W52 and W63 to W65: README.md. */
import {
  type Amount,
  type Asset,
  accept,
  amount,
  flag,
  type Id,
  type MemberId,
  record,
  refuse,
  uint,
  type World,
  word,
} from '@evenkeel/kernel'
import type { PayoutEndedAlone } from './alone.ts'
import {
  type CancellationCommand,
  type CancellationEvent,
  type CancellationRefusal,
  cancellationEvents,
  decideCancellation,
} from './cancellations.ts'
import { countAlone, withEnded } from './endedAlone.ts'
import { payoutAct, withoutSecond } from './endorsements.ts'
import { type ChainName, chain } from './networks.ts'
import { type Cost, costOf } from './payoutCost.ts'
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
export type PayoutCommand =
  | StartPayout
  | ConfirmPayout
  | FailPayout
  | StopPayout
  | CancellationCommand

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
export type PayoutEvent =
  | PayoutStarted
  | WithdrawalPaid
  | PayoutFailed
  | PayoutStopped
  | CancellationEvent

export type PayoutRefusal =
  | 'nonceUsed'
  | 'transactionUsed'
  | 'payoutUnproven'
  | 'paidBySigner'
  | CancellationRefusal

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
  ...cancellationEvents,
}

export function decidePayout(
  command: PayoutCommand,
  withdrawal: Withdrawal,
  state: State,
  world: World,
) {
  if (command.type === 'startPayout') return startPayout(command, withdrawal, state)
  if (command.type === 'stopPayout') return stopPayout(command, withdrawal, world)
  if (command.type === 'startPayoutCancellation' || command.type === 'confirmPayoutCancellation')
    return decideCancellation(command, withdrawal, state, world)
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
  const isNews = state === 'paying' || state === 'cancelling' || (state === 'stopped' && isUnmoved)
  if (nonce === undefined || !isNews) return refuse('withdrawalNotOpen')
  if (world.actor.kind !== 'exchange') return refuse('paidBySigner')
  const paid = costOf(command, withdrawal, world)
  const stopped = { type: 'payoutStopped', id, member, chain: on, isUnmoved, ...paid } as const
  return accept<PayoutEvent>(stopped)
}

/** Without a limit, always by two: what one of them overlooks would be paid twice, or not at all. */
export function saidOfStopped({ id }: Withdrawal, figures: string) {
  return { act: payoutAct(id), figures }
}

function endPayout(
  command: ConfirmPayout | FailPayout,
  withdrawal: Withdrawal,
  state: State,
  world: World,
) {
  if (!canEnd(command, withdrawal)) return refuse('withdrawalNotOpen')
  const { id, member, chain: on } = withdrawal
  const isVoided = withdrawal.state === 'voided'
  const isByPeople = isStopped(withdrawal) && (world.actor.kind !== 'exchange' || isVoided)
  if (isBySigner(withdrawal) && world.actor.kind !== 'exchange') return refuse('paidBySigner')
  const transaction = command.type === 'confirmPayout' ? command.transaction : undefined
  if (transaction !== undefined && state.paidBy.has(paidName(on, transaction)))
    return refuse('transactionUsed')
  if (isByPeople && withdrawal.state === 'stopped' && transaction === undefined)
    return refuse('payoutUnproven')
  const paid = costOf(command, withdrawal, world)
  const alone: PayoutEndedAlone[] = []
  if (isByPeople || withdrawal.nonce === undefined) {
    const figures =
      transaction === undefined ? 'unsent' : `${transaction} ${paid.cost} ${paid.costAsset}`
    const said = saidOfStopped(withdrawal, figures)
    const took = { asset: paid.costAsset, chain: on, amount: paid.cost }
    const parts = [withdrawal, took].filter(({ amount: sum }) => sum > 0n)
    const within = isByPeople ? undefined : withEnded(parts, state, world)
    const instead = withoutSecond({ ...said, within }, state, world)
    if (instead !== undefined) return instead
    if (!isByPeople) alone.push(...countAlone(said, { id, parts }, state, world))
  }
  if (transaction === undefined) {
    const failed = { type: 'payoutFailed', id, member, chain: on, ...paid } as const
    return accept<PayoutEvent | PayoutEndedAlone>(...alone, failed)
  }
  const done = { type: 'withdrawalPaid', ...endOf(withdrawal), transaction, ...paid } as const
  return accept<PayoutEvent | PayoutEndedAlone>(...alone, done)
}

/** W65: while it is being cancelled it has paid or is cancelled; once it is, it can never have paid. */
function canEnd({ type }: ConfirmPayout | FailPayout, { state }: Withdrawal): boolean {
  if (state === 'cancelling') return type === 'confirmPayout'
  if (state === 'voided') return type === 'failPayout'
  return state === 'paying' || state === 'stopped' || state === 'unpaid'
}

/** Only the chain says how it ends, as long as it has not been stopped. */
function isBySigner({ state, nonce }: Withdrawal): boolean {
  return state === 'cancelling' || (state === 'paying' && nonce !== undefined)
}
