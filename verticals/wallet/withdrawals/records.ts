/** Withdrawals as they are kept for ever, folded from the journal, and how their owner reads them. */
import {
  type AccountName,
  formatAmount,
  type Id,
  type MemberId,
  parseFigure,
} from '@evenkeel/kernel'
import {
  type Columns,
  insertRows,
  type ProjectedEntry,
  type Projection,
  type Row,
  withRows,
} from '@evenkeel/wire/server'
import type { withdrawalStatuses } from '../contract/withdrawals.ts'
import type { ChainName } from '../core/networks.ts'
import type { WithdrawalEvent, WithdrawalRequested } from '../core/withdrawals.ts'

export type RecordState = (typeof withdrawalStatuses)[number]
type Change = {
  state: RecordState
  at: number
  transaction: string | null
}

/** How far each event brings a withdrawal. */
export const stateAfter: Readonly<Record<WithdrawalEvent['type'], RecordState>> = {
  withdrawalRequested: 'requested',
  withdrawalEndorsed: 'reviewing',
  withdrawalApproved: 'approved',
  withdrawalApprovedAlone: 'approved',
  withdrawalCancelled: 'cancelled',
  withdrawalRejected: 'rejected',
  payoutStarted: 'paying',
  withdrawalPaid: 'paid',
  payoutFailed: 'approved',
  payoutStopped: 'paying',
  payoutCancellationStarted: 'paying',
  payoutCancelled: 'paying',
}

export function isOfWithdrawal(event: { readonly type: string }): event is WithdrawalEvent {
  return Object.hasOwn(stateAfter, event.type)
}

const COLUMNS: Columns = [
  ['id', 'bigint'],
  ['member', 'bigint'],
  ['at', 'bigint'],
  ['account', 'text'],
  ['asset', 'text'],
  ['chain', 'text'],
  ['amount', 'numeric'],
  ['fee', 'numeric'],
  ['destination', 'text'],
  ['state', 'text'],
  ['changed_at', 'bigint'],
  ['transaction', 'text'],
]
const CHANGES: Columns = [
  ['id', 'bigint'],
  ['state', 'text'],
  ['changed_at', 'bigint'],
  ['transaction', 'text'],
]
const CHANGE = `update withdrawal set state = given.state, changed_at = given.changed_at,
  transaction = coalesce(given.transaction, withdrawal.transaction)
  from given where withdrawal.id = given.id`

/** Only the real realm has any. */
export const withdrawalRecords: Projection = {
  name: 'withdrawals',
  version: 1,
  create: `drop table if exists withdrawal;
    create table withdrawal (
      id bigint primary key, member bigint not null, at bigint not null, account text not null,
      asset text not null, chain text not null, amount numeric(38, 8) not null,
      fee numeric(38, 8) not null, destination text not null, state text not null,
      changed_at bigint not null, transaction text
    );
    create index withdrawal_of_member on withdrawal (member, id);
    create index withdrawal_destination_of on withdrawal (destination);`,
  fold(entries) {
    const requested = new Map<Id, WithdrawalRequested>()
    const changes = new Map<Id, Change>()
    for (const entry of entries) foldEntry(entry, requested, changes)
    const rows = [...requested.values()].map((event): Row => {
      const { id, member, at, account, asset, chain, amount, fee, destination } = event
      const [sum, cost] = [formatAmount(amount), formatAmount(fee)]
      return [id, member, at, account, asset, chain, sum, cost, destination, 'requested', at, null]
    })
    const changed = [...changes].map(([id, { state, at, transaction }]): Row => {
      return [id, state, at, transaction]
    })
    return [
      ...insertRows('withdrawal', COLUMNS, rows),
      ...withRows('change withdrawal', CHANGES, changed, CHANGE),
    ]
  },
}

function foldEntry(
  { decision, at }: ProjectedEntry,
  requested: Map<Id, WithdrawalRequested>,
  changes: Map<Id, Change>,
): void {
  if (!decision.ok) return
  for (const event of decision.events.filter(isOfWithdrawal)) {
    if (event.type === 'withdrawalRequested') requested.set(event.id, event)
    else {
      const transaction = event.type === 'withdrawalPaid' ? event.transaction : null
      changes.set(event.id, { state: stateAfter[event.type], at, transaction })
    }
  }
}

/** A withdrawal as its owner sees it, with what is sealed. */
export type WithdrawalRecord = {
  readonly id: Id
  readonly member: MemberId
  readonly at: number
  readonly account: AccountName
  readonly asset: string
  readonly chain: ChainName
  readonly amount: bigint
  readonly fee: bigint
  readonly destination: string
  readonly state: RecordState
  readonly changedAt: number
  readonly transaction: string | undefined
  /** The address, and why it was rejected, both sealed: read together, since a page has many. */
  readonly sealedAddress: Buffer | undefined
  readonly sealedReason: Buffer | undefined
}
type Nullable = 'transaction' | 'sealedAddress' | 'sealedReason'
type RecordRow = Omit<WithdrawalRecord, 'amount' | 'fee' | Nullable> & {
  readonly amount: string
  readonly fee: string
} & { readonly [Name in Nullable]: WithdrawalRecord[Name] | null }

const SHOWN = `withdrawal.id::float8 as id, withdrawal.member::float8 as member,
  withdrawal.at::float8 as at, account, asset, withdrawal.chain, amount::text as amount,
  fee::text as fee, destination, state, changed_at::float8 as "changedAt", transaction,
  kept.sealed as "sealedAddress", rejection.reason as "sealedReason"
  from withdrawal left join withdrawal_destination kept on kept.hash = withdrawal.destination
  left join withdrawal_rejection rejection
    on rejection.withdrawal = withdrawal.id and withdrawal.state = 'rejected'`

type Database = {
  readonly rows: <Found>(sql: string, values: readonly unknown[]) => Promise<readonly Found[]>
}

type Page = { readonly before?: Id; readonly limit: number; readonly asset?: string }

/** Of one member, the newest first, before the one with this id; of one coin, or of all. */
export async function recordsOf(
  { rows }: Database,
  member: MemberId,
  { before = Number.MAX_SAFE_INTEGER, limit, asset }: Page,
): Promise<readonly WithdrawalRecord[]> {
  const found = await rows<RecordRow>(
    `select ${SHOWN} where withdrawal.member = $1 and withdrawal.id < $2
       and ($4::text is null or asset = $4)
     order by withdrawal.id desc limit $3`,
    [member, before, limit, asset ?? null],
  )
  return found.map(recordIn)
}

/** By owner and id: somebody else's is as unknown as one that never was. */
export async function recordOf(
  { rows }: Database,
  member: MemberId,
  id: Id,
): Promise<WithdrawalRecord | undefined> {
  const [row] = await rows<RecordRow>(
    `select ${SHOWN} where withdrawal.member = $1 and withdrawal.id = $2`,
    [member, id],
  )
  return row && recordIn(row)
}

/** For operators: whoever's it is. */
export async function recordById(
  { rows }: Database,
  id: Id,
): Promise<WithdrawalRecord | undefined> {
  const [row] = await rows<RecordRow>(`select ${SHOWN} where withdrawal.id = $1`, [id])
  return row && recordIn(row)
}

/** For operators: of all members, the newest first. */
export async function recordsIn(
  { rows }: Database,
  wanted: {
    readonly member: MemberId | undefined
    readonly id: Id | undefined
    readonly asset: string | undefined
    readonly among: readonly Id[] | undefined
    readonly except: readonly Id[]
    readonly limit: number
  },
): Promise<readonly WithdrawalRecord[]> {
  const { member, id, asset, among, except, limit } = wanted
  const found = await rows<RecordRow>(
    `select ${SHOWN} where ($1::bigint is null or withdrawal.member = $1)
       and ($2::bigint is null or withdrawal.id = $2) and ($3::text is null or asset = $3)
       and ($4::bigint[] is null or withdrawal.id = any($4)) and withdrawal.id <> all($5)
     order by withdrawal.id desc limit $6`,
    [member ?? null, id ?? null, asset ?? null, among ?? null, except, limit],
  )
  return found.map(recordIn)
}

function recordIn(row: RecordRow): WithdrawalRecord {
  return {
    ...row,
    amount: parseFigure(row.amount),
    fee: parseFigure(row.fee),
    transaction: row.transaction ?? undefined,
    sealedAddress: row.sealedAddress ?? undefined,
    sealedReason: row.sealedReason ?? undefined,
  }
}
