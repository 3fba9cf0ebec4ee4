/** Money between a member's own accounts, for a program that speaks HTX's dialect. Rule W58. */
import { type AccountName, eventOf } from '@evenkeel/kernel'
import type { SignedCall } from '@evenkeel/wire/server'
import { amountIn, invalid, isFault, platformFault, takes, textIn } from '@evenkeel/wire/server/htx'
import { wallet } from '../core.ts'

/** HTX's words for the accounts: orders of pairs are paid from one, contracts are margined by the other. */
const ACCOUNTS: Readonly<Record<string, AccountName>> = { spot: 'spot', 'linear-swap': 'trading' }

export const transferCalls: readonly SignedCall[] = [
  {
    method: 'POST',
    path: '/v2/account/transfer',
    scope: 'trade',
    takes: takes(['from', 'to', 'currency', 'amount'], { 'margin-account': ['usdt'] }),
    summary: 'Moves money between the accounts `spot` and `linear-swap`.',
    hasNumbers: true,
    async answer(context) {
      const { input, member, exchange, ids, say } = context
      const from = accountIn(textIn(input.fields, 'from'))
      const to = accountIn(textIn(input.fields, 'to'))
      const amount = amountIn(input.fields, 'amount', 'invalid-amount')
      const asset = (textIn(input.fields, 'currency') ?? '').toUpperCase()
      if (from === undefined || to === undefined || from === to)
        return invalid('`from` and `to` are spot and linear-swap')
      if (isFault(amount)) return amount
      if (amount === undefined) return invalid('`amount` is missing')
      const command = { type: 'transfer', member: member.id, asset, amount, from, to } as const
      const decision = await exchange.submit(wallet, command)
      if (decision.ok) {
        const id = ids.of('transfer', eventOf(decision.events, 'transferred').id)
        return { code: 200, success: true, message: 'Succeed', data: id }
      }
      const isShort = decision.refusal === 'insufficientFunds'
      const fault = isShort ? 'dw-insufficient-balance' : platformFault(decision.refusal).fault
      return { fault, message: await say(decision) }
    },
  },
]

function accountIn(name: string | undefined): AccountName | undefined {
  return name !== undefined && Object.hasOwn(ACCOUNTS, name) ? ACCOUNTS[name] : undefined
}
