/** What the wallet offers over the network. */
import {
  accountName,
  amount,
  asset,
  call,
  channel,
  cursor,
  figure,
  millis,
  pageSize,
  publicId,
  revision,
  z,
} from '@evenkeel/wire'
import type { Refusal } from './core.ts'

// Sums may outgrow what one amount may be.
const balance = z.object({ asset, account: accountName, available: figure, frozen: figure })
const change = z.object({
  asset,
  account: accountName,
  part: z.enum(['available', 'frozen']),
  amount: figure,
})

export const makeTransfer = call({
  method: 'POST',
  path: 'wallet/make_transfer',
  summary: 'Moves an amount between two of your own accounts, at once and free.',
  policy: 'member',
  keyed: true,
  input: { asset, amount, from: accountName, to: accountName },
  output: z.object({ id: publicId }),
  refusals: [
    'coinDoesNotExist',
    'sameAccount',
    'amountIsZero',
    'insufficientFunds',
  ] satisfies Refusal[],
})

export const getBalances = call({
  method: 'GET',
  path: 'wallet/get_balances',
  summary: 'What you hold of each listed coin, in each of your accounts.',
  policy: 'member',
  output: z.object({ revision, coins: z.array(asset), balances: z.array(balance) }),
})

export const billTabs = [
  'all',
  'deposit',
  'withdrawal',
  'spot',
  'contract',
  'options',
  'portfolio',
  'assets',
] as const

export const getBill = call({
  method: 'GET',
  path: 'wallet/get_bill',
  summary: 'Every movement of your money, newest first.',
  policy: 'member',
  input: {
    tab: z.prefault(z.enum(billTabs), 'all'),
    after: z.optional(cursor),
    size: pageSize(100),
  },
  output: z.object({
    rows: z.array(
      z.object({
        id: publicId,
        at: millis,
        tab: z.enum(billTabs),
        reason: z.string(),
        asset,
        amount: figure,
        from: z.optional(accountName),
        to: z.optional(accountName),
      }),
    ),
    next: z.optional(cursor),
  }),
})

export const getTransfers = call({
  method: 'GET',
  path: 'wallet/get_transfers',
  summary: 'Your transfers between accounts, newest first.',
  policy: 'member',
  input: { after: z.optional(cursor), size: pageSize(100) },
  output: z.object({
    rows: z.array(
      z.object({ id: publicId, at: millis, asset, amount, from: accountName, to: accountName }),
    ),
    next: z.optional(cursor),
  }),
})

export const balancesChannel = channel({
  name: 'balances',
  summary: 'The balances that changed, each as it is now, the moment the change is durable.',
  policy: 'member',
  data: z.object({ at: millis, revision, changes: z.array(change) }),
})
