/** The pending rows of the bill: withdrawals that are not over, whose money is frozen and has not moved. */
import type { AccountName, Amount, Asset, Id, Machine, Millis } from '@evenkeel/kernel'
import type { pendingStatuses } from '../contract.ts'
import type { WithdrawalState } from '../core/withdrawal.ts'
import { wallet as core, type State } from '../core.ts'
import type { Wanted, Whose } from './rows.ts'

export type PendingRow = {
  readonly id: Id
  readonly at: Millis
  readonly status: (typeof pendingStatuses)[number]
  readonly asset: Asset
  /** With the fee; below zero. */
  readonly amount: Amount
  readonly from: AccountName
}

const underReview: readonly WithdrawalState[] = ['requested', 'endorsed']

/** Those that were asked for, newest first. */
export function pendingRows(
  machine: Machine,
  { id: member, realm }: Whose,
  { tab, asset, from = 0, to = Number.POSITIVE_INFINITY }: Wanted,
): readonly PendingRow[] {
  if (tab !== undefined && tab !== 'withdrawal') return []
  const { withdrawals } = machine.state(realm, core) as State
  return [...withdrawals.values()]
    .filter((one) => one.member === member && (asset === undefined || one.asset === asset))
    .filter(({ at }) => at >= from && at < to)
    .map(({ id, at, state, asset, amount, fee, account }) => {
      return { id, at, status: statusIn(state), asset, amount: -(amount + fee), from: account }
    })
    .sort((one, other) => other.at - one.at || other.id - one.id)
}

export function statusIn(state: WithdrawalState): PendingRow['status'] {
  return underReview.includes(state) ? 'underReview' : 'approved'
}
