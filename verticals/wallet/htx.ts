/** The wallet as programs know it that speak HTX's dialect: money between the own accounts, and none out of the house. Rule W58. */
import { type AccountName, eventOf } from '@evenkeel/kernel'
import type { SignedCall } from '@evenkeel/wire/server'
import {
  amountIn,
  type Fault,
  invalid,
  isFault,
  platformFault,
  textIn,
} from '@evenkeel/wire/server/htx'
import { wallet } from './core.ts'

/** HTX's words for the accounts: orders of pairs are paid from one, contracts are margined by the other. */
const ACCOUNTS: Readonly<Record<string, AccountName>> = { spot: 'spot', 'linear-swap': 'trading' }

/** To a key nothing can be proven by a transaction password, and an address that a thief adds is as good as his own. */
const NEVER: Fault = {
  fault: 'api-key-never-withdraws',
  message: 'API key has no permission: keys never withdraw, withdraw in the app',
  code: 403,
}

export const signedCalls: readonly SignedCall[] = [
  {
    method: 'POST',
    path: '/v2/account/transfer',
    scope: 'trade',
    summary: 'Moves money between the accounts `spot` and `linear-swap`.',
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
  {
    method: 'POST',
    path: '/v1/dw/withdraw/api/create',
    scope: 'trade',
    summary: 'Refused, by name: a key never withdraws.',
    answer: async () => NEVER,
  },
]

function accountIn(name: string | undefined): AccountName | undefined {
  return name !== undefined && Object.hasOwn(ACCOUNTS, name) ? ACCOUNTS[name] : undefined
}
