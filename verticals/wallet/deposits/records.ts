/** A member's deposits as records: seen on a chain, reported by the member, and test funds, in one list by time. */
import { type Amount, type MemberId, type Millis, smaller } from '@evenkeel/kernel'
import type { Tables } from '@evenkeel/wire/server'
import type { ChainName } from '../chains/chain.ts'
import type { DepositState } from '../chains/deposits.ts'
import type { depositStatuses } from '../contract/deposits.ts'

/** Their places are inside of public ids: the list grows at its end. */
export const kinds = ['reported', 'chain', 'test'] as const
export type Kind = (typeof kinds)[number]
/** One of a kind, by its number there. */
export type RecordRef = { readonly kind: Kind; readonly id: number }

export type DepositRecord = RecordRef & {
  readonly member: MemberId
  readonly at: Millis
  readonly asset: string
  readonly chain: ChainName
  readonly amount: Amount
  readonly status: (typeof depositStatuses)[number]
  readonly confirmations?: number
  readonly needed?: number
  readonly transaction?: string
  readonly address?: string
  readonly picture?: string
  /** Sealed. */
  readonly reason?: Buffer
}

export type RecordsWanted = {
  readonly after: RecordRef | undefined
  readonly size: number
  readonly asset?: string | undefined
}

export type Records = {
  /** Newest first, behind the one that the page before ended with, of one coin or all. */
  page(member: MemberId, wanted: RecordsWanted): Promise<readonly DepositRecord[]>
  /** By owner and number: somebody else's is as unknown as one that never was. */
  find(member: MemberId, ref: RecordRef): Promise<DepositRecord | undefined>
}

type ReportState = 'pending' | 'approved' | 'rejected'
type Row = {
  readonly kind: Kind
  readonly id: number
  readonly member: MemberId
  readonly at: Millis
  readonly asset: string
  readonly chain: ChainName
  readonly amount: string
  readonly state: ReportState | DepositState | 'test'
  readonly confirmations: number | null
  readonly needed: number | null
  readonly transaction: string | null
  readonly address: string | null
  readonly picture: string | null
  readonly reason: Buffer | null
}

// One that the chain has brought as well is in the list once, as the chain has it.
const ALL = `
select 'reported' as kind, id, member, reported_at as since, asset, chain,
  coalesce(credited_amount, amount) as amount, state, null::int as confirmations,
  null::int as needed, transaction, null as address, picture, reason
from reported_deposit where chain_deposit is null
union all
select 'chain', id, member, seen_at, asset, chain, amount, state,
  case when state = 'dropped' then 0 else greatest(0, least(needed,
    (select max(number) from chain_block where chain_block.chain = chain_deposit.chain)
    - block + 1))::int end, needed, tx, address, (select picture from reported_deposit
    where reported_deposit.chain_deposit = chain_deposit.id limit 1), reason
from chain_deposit
union all
select 'test', id, member, asked_at, asset, chain, amount,
  case when credited then 'credited' else 'test' end, null, needed, null, null, null, null
from test_deposit`

const COLUMNS = `kind, id::float8 as id, member::float8 as member, asset, chain,
  extract(epoch from since)::float8 * 1000 as at, amount::text as amount, state, confirmations,
  needed, transaction, address, picture, reason`

const statuses = {
  seen: 'confirming',
  test: 'confirming',
  credited: 'credited',
  dropped: 'dropped',
  belowMinimum: 'belowMinimum',
  tooLarge: 'pendingReview',
  late: 'pendingReview',
  pending: 'pendingReview',
  approved: 'approved',
  rejected: 'rejected',
} as const

/** The largest figure that is told: whoever pays more of a token than that, it is shown as so much. */
const FIGURE_MAX = 10n ** 28n - 1n

export function figureOf(amount: string): Amount {
  return smaller(BigInt(amount), FIGURE_MAX)
}

const STEP_MOST_MS = 2_000
const STEP_LEAST_MS = 250
const WAIT_MS = 30_000

/** How long a confirmation of test funds takes: a few seconds, and less where many are needed. */
export function stepMs(needed: number): number {
  return Math.min(STEP_MOST_MS, Math.max(STEP_LEAST_MS, WAIT_MS / needed))
}

export function confirmationsAt(now: Millis, since: Millis, needed: number): number {
  return Math.min(needed, Math.max(0, Math.floor((now - since) / stepMs(needed))))
}

export function createRecords(tables: Tables, now: () => Millis): Records {
  const recordOf = (row: Row): DepositRecord => {
    const { kind, id, member, at, asset, chain } = row
    const status = statuses[row.state]
    const isCounted = status === 'confirming' && row.needed !== null
    const counted =
      row.state === 'test' ? confirmationsAt(now(), at, row.needed ?? 0) : (row.confirmations ?? 0)
    return {
      kind,
      id,
      member,
      at,
      asset,
      chain,
      status,
      amount: figureOf(row.amount),
      ...(isCounted && { confirmations: counted, needed: row.needed ?? 0 }),
      ...(row.transaction !== null && { transaction: row.transaction }),
      ...(row.address !== null && { address: row.address }),
      ...(row.picture !== null && { picture: row.picture }),
      ...(row.reason !== null && { reason: row.reason }),
    }
  }
  return {
    async page(member, { after, size, asset }) {
      const rows = await tables.rows<Row>(
        `with all_kinds as (${ALL}), own as (select * from all_kinds where member = $1)
         select ${COLUMNS} from own where ($5::text is null or asset = $5) and
           ($2::text is null or (since, kind, id) <
             (select since, kind, id from own where kind = $2 and id = $3))
         order by since desc, own.kind desc, own.id desc limit $4`,
        [member, after?.kind ?? null, after?.id ?? null, size, asset ?? null],
      )
      return rows.map(recordOf)
    },

    async find(member, { kind, id }) {
      const [row] = await tables.rows<Row>(
        `with all_kinds as (${ALL})
         select ${COLUMNS} from all_kinds where member = $1 and kind = $2 and id = $3`,
        [member, kind, id],
      )
      return row && recordOf(row)
    },
  }
}
