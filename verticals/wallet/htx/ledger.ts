/** What moved in a member's accounts, for a program in HTX's dialect: the ledger of spot, and transfers. Rule W70. */
import type { AccountName, Millis } from '@evenkeel/kernel'
import type { SignedCall, SignedContext } from '@evenkeel/wire/server'
import {
  costBy,
  type Fault,
  type Fields,
  invalid,
  isFault,
  type Json,
  momentIn,
  takes,
  textIn,
  wholeIn,
} from '@evenkeel/wire/server/htx'
import { type BillRow, type Place, rowsAfter, type Wanted } from '../bill/rows.ts'
import type { Wallet } from '../open.ts'

const ROWS = { most: 500, usual: 100 }
const SPAN = ['currency', 'limit']

/** HTX's words for accounts; an account that it does not have keeps ours. */
const ACCOUNTS: Readonly<Partial<Record<AccountName, string>>> = { trading: 'linear-swap' }
/** HTX's words for reasons of the bill; all others are `other-types`. */
const TYPES: Readonly<Record<string, string>> = {
  spotTrade: 'trade',
  spotFee: 'transact-fee',
  transfer: 'transfer',
  deposit: 'deposit',
  depositReversed: 'deposit',
  sandboxFunds: 'deposit',
  withdrawal: 'withdraw',
  withdrawalFee: 'withdraw-fee',
  commission: 'rebate',
}

export function ledgerCalls(wallets: Wallet): readonly SignedCall[] {
  return [
    {
      method: 'GET',
      path: '/v2/account/ledger',
      scope: 'read',
      takes: takes([...SPAN, 'accountId', 'startTime', 'endTime', 'fromId'], {
        transactTypes: ['all'],
        sort: ['desc'],
      }),
      summary: 'What came to the spot account or left it, newest first: up to 500.',
      cost: costBy('limit', ROWS),
      answer: (context) => ledger(wallets, context),
    },
    {
      method: 'GET',
      path: '/v5/account/universal_transfer_records',
      scope: 'read',
      takes: takes([...SPAN, 'start_time', 'end_time']),
      summary: 'Transfers between the own accounts, newest first: up to 500.',
      cost: costBy('limit', ROWS),
      answer: (context) => transfers(wallets, context),
    },
  ]
}

type Span = { readonly wanted: Wanted; readonly size: number }

function spanIn(fields: Fields, [start, end]: readonly [string, string]): Span | Fault {
  const from = momentIn(fields, start)
  const last = momentIn(fields, end)
  const size = wholeIn(fields, 'limit', { least: 1, ...ROWS })
  for (const one of [from, last, size]) if (isFault(one)) return one
  const asset = textIn(fields, 'currency')?.toUpperCase()
  // The bill's range ends before its end.
  const to = last === undefined ? undefined : (last as Millis) + 1
  return { wanted: { asset, from: from as Millis | undefined, to }, size: size as number }
}

const billIn = ({ platform }: Wallet, { history }: SignedContext) => ({
  tables: history,
  sources: platform.billSources,
})

async function ledger(wallets: Wallet, context: SignedContext): Promise<Json | Fault> {
  const { input, member, uid, ids } = context
  const account = textIn(input.fields, 'accountId') ?? `${uid}`
  if (account !== `${uid}`)
    return { fault: 'account-get-accounts-inexistent-error', message: 'invalid accountId' }
  const span = spanIn(input.fields, ['startTime', 'endTime'])
  if (isFault(span)) return span
  const first = firstIn(context)
  if (isFault(first)) return first
  const wanted = { ...span.wanted, account: 'spot' } as const
  const rows = await rowsAfter(billIn(wallets, context), member, wanted, first, span.size + 1)
  const next = rows[span.size]
  return {
    code: 200,
    message: 'success',
    data: rows.slice(0, span.size).map((row) => ledgerJson(row, context)),
    ...(next && { nextId: ids.of('bill', next.seq, next.nth) }),
    ok: true,
  }
}

/** The place right before the row that the page begins with. */
function firstIn({ input, ids }: SignedContext): Place | undefined | Fault {
  const text = textIn(input.fields, 'fromId')
  if (text === undefined) return undefined
  const known = ids.read('bill', text)
  return known ? { seq: known.id, nth: known.nth + 1 } : invalid('invalid `fromId`')
}

function ledgerJson(row: BillRow, { uid, ids }: SignedContext): Json {
  const type = TYPES[row.reason] ?? 'other-types'
  const size = row.amount < 0n ? -row.amount : row.amount
  return {
    accountId: uid,
    currency: row.asset.toLowerCase(),
    transactAmt: row.to === 'spot' ? size : -size,
    direction: row.to === 'spot' ? 'in' : 'out',
    transactType: type,
    transferType: type,
    transactId: ids.of('bill', row.seq, row.nth),
    transactTime: row.at,
  }
}

async function transfers(wallets: Wallet, context: SignedContext): Promise<Json | Fault> {
  const { input, member, ids, now } = context
  const span = spanIn(input.fields, ['start_time', 'end_time'])
  if (isFault(span)) return span
  const wanted = { ...span.wanted, tab: 'assets', reason: 'transfer' } as const
  const rows = await rowsAfter(billIn(wallets, context), member, wanted, undefined, span.size)
  const nameOf = (account: AccountName = 'spot') => ACCOUNTS[account] ?? account
  const data = rows.map(({ about, at, asset, amount, from, to }) => ({
    transfer_id: ids.of('transfer', about),
    amount,
    currency: asset,
    status: 'success',
    from_account_type: nameOf(from),
    to_account_type: nameOf(to),
    transfer_time: at,
  }))
  return { code: 200, message: 'Success', data, ts: now }
}
