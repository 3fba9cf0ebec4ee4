/** What open options may win must be in the house's account. Rule TO38: README.md. */
import { type Amount, type Audit, type Balances, formatAmount, house } from '@evenkeel/kernel'
import { ASSET, profitOf } from './rules.ts'
import type { State } from './state.ts'

/** Walked by expiry, where they are settled, and counted by their ids. */
export function audit(state: State, ledger: Balances, { expect, look }: Audit): void {
  if (state.options.size === 0 && state.reserved === 0n) return
  expect('promisesCovered', state.options.size + 1)
  let promised: Amount = 0n
  for (const { byExpiry } of state.desks.values())
    for (const { options } of byExpiry.values())
      for (const option of options.values()) {
        promised += profitOf(option.stake, option)
        look('promisesCovered', state.options.has(option.id) ? undefined : `option ${option.id}`)
      }
  const held = ledger.balance(house('options'), ASSET)
  const isShort = held < promised || state.reserved !== promised
  const figures = `${formatAmount(held)} < ${formatAmount(promised)}, ${formatAmount(state.reserved)}`
  look('promisesCovered', isShort ? `house:options ${ASSET} ${figures}` : undefined)
}
