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
  moment,
  pageSize,
  publicId,
  revision,
  timeZone,
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

/** Of a movement: it happened, or it took back what did not last. */
export const billStatuses = ['approved', 'failed'] as const
/** Of what has not moved yet. */
export const pendingStatuses = ['underReview', 'approved'] as const

const billFilter = {
  tab: z.prefault(z.enum(billTabs), 'all'),
  asset: z.optional(asset),
  /** From this moment on, and before that one. */
  from: z.optional(moment),
  to: z.optional(moment),
}

export const billRow = z.object({
  id: publicId,
  at: millis,
  tab: z.enum(billTabs),
  reason: z.string(),
  status: z.enum(billStatuses),
  asset,
  amount: figure,
  from: z.optional(accountName),
  to: z.optional(accountName),
})

export const getBill = call({
  method: 'GET',
  path: 'wallet/get_bill',
  summary:
    'Every movement of your money, newest first; and with the first page, the withdrawals that are pending.',
  policy: 'member',
  input: { ...billFilter, after: z.optional(cursor), size: pageSize(100) },
  output: z.object({
    rows: z.array(billRow),
    next: z.optional(cursor),
    /** With the first page, withdrawals that are not over, newest first: amount and fee are frozen, and no movement yet. */
    pending: z.optional(
      z.array(
        z.object({
          id: publicId,
          at: millis,
          status: z.enum(pendingStatuses),
          asset,
          amount: figure,
          from: accountName,
        }),
      ),
    ),
  }),
})

export const getBillRow = call({
  method: 'GET',
  path: 'wallet/get_bill_row',
  summary: 'One movement of your money, what it belongs to, and the balances after it.',
  policy: 'member',
  input: { id: publicId },
  output: z.object({
    row: billRow,
    about: z.optional(z.object({ kind: z.string(), id: publicId })),
    /** What there was of its coin after it, frozen or not, in each account that it touched. */
    balances: z.array(z.object({ account: accountName, amount: figure })),
  }),
  refusals: ['billRowDoesNotExist'],
})

export const exportBill = call({
  method: 'GET',
  path: 'wallet/export_bill',
  summary: 'The same rows as CSV, all of them in the same order, those that are pending first.',
  policy: 'member',
  gives: 'file',
  input: { ...billFilter, zone: z.prefault(timeZone, 'UTC') },
  output: z.string(),
  refusals: ['exportRunning'],
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
