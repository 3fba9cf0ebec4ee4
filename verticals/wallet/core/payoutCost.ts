/** What a chain takes for a transaction of a payout, and who pays it. Rules W28, W52: README.md. */
import {
  type Amount,
  type Asset,
  custody,
  house,
  type Id,
  type Post,
  type World,
} from '@evenkeel/kernel'
import type { ChainName } from './networks.ts'
import { isStopped, type Withdrawal } from './withdrawal.ts'

export type Cost = {
  readonly cost: Amount
  readonly costAsset: Asset
  /** The part that the treasury does not have. */
  readonly uncovered: Amount
}

/** W28: what the treasury has not is owed. W52: what a stopped one took was paid for when it was stopped. */
export function costOf(
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
export function payCost(
  event: Cost & { readonly id: Id; readonly chain: ChainName },
  post: Post,
): void {
  const { id, cost: sum, costAsset, uncovered } = event
  const chainHeld = custody(event.chain)
  const covered = sum - uncovered
  if (covered > 0n) post(costAsset, covered, house('treasury'), chainHeld, 'chainCost', id)
  if (uncovered > 0n) post(costAsset, uncovered, custody('receivable'), chainHeld, 'chainCost', id)
}
