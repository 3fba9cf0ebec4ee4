/** Interest that was promised and is not credited yet must be in the house's account. Rule PF28: README.md. */
import {
  type Amount,
  type Asset,
  type Audit,
  type Balances,
  formatAmount,
  house,
} from '@evenkeel/kernel'
import { owedTo, type State, sumOf } from './state.ts'

/** Walked by their ids, and counted by product. */
export function audit({ orders, counts, owed }: State, ledger: Balances, { expect, look }: Audit) {
  for (const count of counts.values()) expect('promisesCovered', count)
  expect('promisesCovered', owed.size)
  const promised = new Map<Asset, Amount>()
  orders.forEach((order) => {
    const { asset } = order
    promised.set(asset, sumOf(promised, asset) + owedTo(order))
    look('promisesCovered')
  })
  for (const [asset, sum] of promised) {
    const held = ledger.balance(house('portfolio'), asset)
    const isShort = held < sum || sumOf(owed, asset) !== sum
    const figures = `${formatAmount(held)} < ${formatAmount(sum)}, ${formatAmount(sumOf(owed, asset))}`
    look('promisesCovered', isShort ? `house:portfolio ${asset} ${figures}` : undefined)
  }
}
