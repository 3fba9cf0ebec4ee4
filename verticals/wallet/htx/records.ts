/** What came in and what goes out, for a program in HTX's dialect. Rule W60. */
import type { SignedCall, SignedContext } from '@evenkeel/wire/server'
import {
  costBy,
  type Fault,
  invalid,
  isFault,
  type Json,
  takes,
  textIn,
  wholeIn,
} from '@evenkeel/wire/server/htx'
import type { depositStatuses } from '../contract/deposits.ts'
import type { DepositRecord } from '../deposits/records.ts'
import type { Wallet } from '../open.ts'
import { type RecordState, recordsOf, type WithdrawalRecord } from '../withdrawals/records.ts'
import { ofReal } from './addresses.ts'
import { NO_HASH } from './withdraw.ts'

const ROWS = { most: 500, usual: 100 }
const WITHDRAWN: Readonly<Record<RecordState, string>> = {
  requested: 'submitted',
  reviewing: 'reexamine',
  approved: 'pass',
  paying: 'wallet-transfer',
  paid: 'confirmed',
  rejected: 'reject',
  cancelled: 'canceled',
}
const DEPOSITED: Readonly<Record<(typeof depositStatuses)[number], string>> = {
  confirming: 'confirming',
  credited: 'safe',
  belowMinimum: 'unknown',
  dropped: 'orphan',
  pendingReview: 'confirming',
  approved: 'safe',
  rejected: 'unknown',
}

export function recordCalls(wallets: Wallet): readonly SignedCall[] {
  return [
    {
      method: 'GET',
      path: '/v1/query/deposit-withdraw',
      scope: 'read',
      takes: takes(['type', 'currency', 'size', 'from'], { direct: ['next'] }),
      summary: 'Deposits or withdrawals by `type`, newest first: up to 500, of one coin or all.',
      cost: costBy('size', ROWS),
      answer: (context) => ofReal(context, () => records(wallets, context)),
    },
  ]
}

async function records(wallets: Wallet, context: SignedContext): Promise<Json | Fault> {
  const { fields } = context.input
  const size = wholeIn(fields, 'size', { least: 1, ...ROWS })
  if (isFault(size)) return size
  const type = textIn(fields, 'type')
  const page = { size, currency: textIn(fields, 'currency')?.toLowerCase() }
  if (type === 'withdraw') return withdrawals(wallets, context, page)
  if (type === 'deposit') return deposits(wallets, context, page)
  return invalid('`type` is deposit or withdraw')
}

type Page = { readonly size: number; readonly currency: string | undefined }

/** The page goes on with older ones than `from`; 0, as clients send it, is none. */
const fromIn = ({ input }: SignedContext) => {
  const from = textIn(input.fields, 'from')
  return from === '0' ? undefined : from
}

async function withdrawals(
  wallets: Wallet,
  context: SignedContext,
  { size, currency }: Page,
): Promise<Json | Fault> {
  const { history, member, ids } = context
  const from = fromIn(context)
  const before = from === undefined ? undefined : ids.read('withdrawal', from)?.id
  if (from !== undefined && before === undefined) return { status: 'ok', data: [] }
  const asset = currency?.toUpperCase()
  const found = await recordsOf(history, member.id, {
    limit: size,
    ...(before === undefined ? {} : { before }),
    ...(asset === undefined ? {} : { asset }),
  })
  return { status: 'ok', data: found.map((one) => withdrawalJson(wallets, one, ids)) }
}

function withdrawalJson(
  { withdrawals: { destinations } }: Wallet,
  record: WithdrawalRecord,
  ids: SignedContext['ids'],
): Json {
  const { destination, chain, sealedAddress } = record
  const address = sealedAddress && destinations.read(destination, chain, sealedAddress)
  return {
    id: ids.of('withdrawal', record.id),
    type: 'withdraw',
    'sub-type': 'NORMAL',
    currency: record.asset.toLowerCase(),
    chain,
    'tx-hash': record.transaction ?? NO_HASH,
    amount: record.amount,
    fee: record.fee,
    address: address ?? '',
    'address-tag': '',
    state: WITHDRAWN[record.state],
    'created-at': record.at,
    'updated-at': record.changedAt,
  }
}

async function deposits(
  wallets: Wallet,
  context: SignedContext,
  { size, currency }: Page,
): Promise<Json | Fault> {
  const { records, refIn, idOf } = wallets.deposits
  const from = fromIn(context)
  const after = from === undefined ? undefined : refIn(from)
  if (from !== undefined && after === undefined) return { status: 'ok', data: [] }
  const asset = currency?.toUpperCase()
  const found = await records.page(context.member.id, { after, size, asset })
  return { status: 'ok', data: found.map((one) => depositJson(one, idOf(one))) }
}

function depositJson(record: DepositRecord, id: string): Json {
  const { at } = record
  return {
    id,
    type: 'deposit',
    'sub-type': 'NORMAL',
    currency: record.asset.toLowerCase(),
    chain: record.chain,
    'tx-hash': record.transaction ?? NO_HASH,
    amount: record.amount,
    fee: 0,
    address: record.address ?? '',
    'address-tag': '',
    state: DEPOSITED[record.status],
    'wallet-confirm': record.confirmations ?? 0,
    'created-at': Math.round(at),
    'updated-at': Math.round(at),
  }
}
