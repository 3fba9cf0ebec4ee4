/** What the member has filled in so far, and what follows from it. */
import { amountFromQuery } from '@evenkeel/ui/format/amount.ts'
import { type Account, accounts } from './balances.ts'

export type TransferForm = {
  readonly from: Account
  readonly to: Account
  /** Undefined until the member chooses: then it is the first coin of the list. */
  readonly asset: string | undefined
  readonly amount: string
}

export type Step =
  | { readonly type: 'from' | 'to'; readonly account: Account }
  | { readonly type: 'swap' }
  | { readonly type: 'coin'; readonly asset: string }
  | { readonly type: 'amount'; readonly amount: string }
  | { readonly type: 'sent' }

export const emptyForm: TransferForm = { from: 'spot', to: 'trading', asset: undefined, amount: '' }

/** Prefilled from the address when another form lacked the money. */
export function begunForm(query: URLSearchParams, coins: readonly string[]): TransferForm {
  const account = accounts.find((one) => one === query.get('to'))
  const begun = account === undefined ? emptyForm : fillIn(emptyForm, { type: 'to', account })
  const asset = coins.find((coin) => coin === query.get('asset'))
  return { ...begun, asset, amount: asset === undefined ? '' : amountFromQuery(query) }
}

/** The two accounts are never the same: choosing the other side's account swaps them. */
export function fillIn(form: TransferForm, step: Step): TransferForm {
  const { from, to } = form
  switch (step.type) {
    case 'swap':
      return { ...form, from: to, to: from }
    case 'from':
      return { ...form, from: step.account, to: step.account === to ? from : to }
    case 'to':
      return { ...form, to: step.account, from: step.account === from ? to : from }
    case 'coin':
      return { ...form, asset: step.asset, amount: '' }
    case 'amount':
      return { ...form, amount: step.amount }
    case 'sent':
      return { ...form, amount: '' }
  }
}
