/** What members owe and `custody:receivable` must agree on. */
import {
  type Amount,
  type Asset,
  type Audit,
  type Balances,
  custody,
  formatAmount,
} from '@evenkeel/kernel'
import type { State } from './state.ts'

/** What members owe is in `receivable`; the rest of it is what chains took and the treasury did not cover (W28). */
export function audit({ debts, coins }: State, ledger: Balances, { expect, look }: Audit): void {
  const owed = new Map<Asset, Amount>()
  for (const [name, amount] of debts) {
    const [, asset = ''] = name.split(' ')
    owed.set(asset, (owed.get(asset) ?? 0n) + amount)
  }
  expect('receivablesExplained', owed.size)
  for (const asset of coins.keys()) {
    const [due, held] = [owed.get(asset) ?? 0n, -ledger.balance(custody('receivable'), asset)]
    if (due === 0n && held === 0n) continue
    const figures = `${formatAmount(held)} < ${formatAmount(due)}`
    look(
      'receivablesExplained',
      held < due || due < 0n ? `custody:receivable ${asset} ${figures}` : undefined,
    )
  }
}
