/** What arrived on a chain, and how far it was looked at: each step of a watcher is one statement, whole or not at all. */
import type { Amount, Asset, MemberId } from '@evenkeel/kernel'
import { type Columns, overRows, type Tables } from '@evenkeel/wire/server'
import type { ChainName } from './chain.ts'

export type DepositState =
  /** In a block, and not final yet. */
  | 'seen'
  | 'credited'
  /** Its block is no part of the chain any more. */
  | 'dropped'
  | 'belowMinimum'
  /** More than an amount can be: operators decide. */
  | 'tooLarge'
  /** Its block was final before it could be credited: operators decide. */
  | 'late'
  /** Operators have decided that it is not credited. */
  | 'rejected'

export type Deposit = {
  readonly id: number
  readonly chain: ChainName
  readonly tx: string
  /** Which transfer of the transaction: 0 is its own value, n its nth log. */
  readonly entry: number
  /** Together with `id` it names what is credited, and what is reversed, once. */
  readonly occurrence: number
  readonly member: MemberId
  readonly address: string
  readonly asset: Asset
  readonly amount: Amount
  readonly block: number
  readonly blockHash: string
  readonly state: DepositState
  /** Of those that it needs; never more than them. */
  readonly confirmations: number
  readonly needed: number
}

export type BlockRef = { readonly number: number; readonly hash: string }

/** A deposit as a block has it. */
export type Arrival = Pick<
  Deposit,
  'tx' | 'entry' | 'member' | 'address' | 'asset' | 'amount' | 'block' | 'blockHash'
> & {
  /** In the smallest unit of the chain. */
  readonly raw: bigint
  readonly state: 'seen' | 'belowMinimum' | 'tooLarge'
}

export type Deposits = {
  /** The last block that was looked at. */
  cursor(): Promise<BlockRef | undefined>
  hashOf(number: number): Promise<string | undefined>
  /** Keeps that these blocks were looked at, the last `keep` hashes, and what was in them; what is new. */
  advance(
    blocks: readonly BlockRef[],
    arrivals: readonly Arrival[],
    keep: number,
  ): Promise<readonly Deposit[]>
  /** Takes back all blocks behind this one, and drops what was in them; what that changed. */
  goBack(to: number): Promise<readonly Deposit[]>
  /** Written before a credit is asked: after a crash nobody knows whether it was given. */
  creditAsked(deposit: Deposit): Promise<void>
  credited(deposit: Deposit): Promise<Deposit>
  /** Its block is final: it is not asked for again. */
  late(deposit: Deposit): Promise<Deposit>
  /** Dropped ones of which a credit was asked. */
  reversalsDue(): Promise<readonly Deposit[]>
  reversed(deposit: Deposit): Promise<void>
  /** Those that are not credited yet, whether or not they have their confirmations. */
  waiting(): Promise<readonly Deposit[]>
}

type Row = Omit<Deposit, 'amount'> & { readonly amount: string }

/** With the confirmations that the blocks give which were looked at, not those that a node promises. */
const COLUMNS = `id::float8 as id, chain, tx, entry, occurrence, member::float8 as member, address, asset,
  amount::text as amount, block::float8 as block, block_hash as "blockHash", state, needed,
  case when state = 'dropped' then 0 else greatest(0, least(needed,
    (select max(number) from chain_block where chain_block.chain = chain_deposit.chain)
    - block + 1))::int end as confirmations`

export function createDeposits(tables: Tables, chain: ChainName, needed: number): Deposits {
  const found = (which: string, values: readonly unknown[]) =>
    select(tables, `select ${COLUMNS} from chain_deposit where ${which} order by id`, values)
  return {
    async cursor() {
      const [row] = await tables.rows<BlockRef>(
        `select number::float8 as number, hash from chain_block where chain = $1
         order by chain_block.number desc limit 1`,
        [chain],
      )
      return row
    },

    async hashOf(number) {
      const [row] = await tables.rows<{ hash: string }>(
        'select hash from chain_block where chain = $1 and number = $2',
        [chain, number],
      )
      return row?.hash
    },

    async advance(blocks, arrivals, keep) {
      const last = blocks.at(-1)?.number ?? 0
      const seen = blocks.map(({ number, hash }) => [number, hash])
      const others = [chain, last - keep, needed, JSON.stringify(arrivals, written)]
      const { sql, values } = overRows('advance', BLOCK, seen, ADVANCE, others)
      const rows = await tables.rows<{ id: number }>(sql, values)
      const ids = rows.map(({ id }) => id)
      // Only now, since a statement does not see the blocks that it adds.
      return ids.length === 0 ? [] : found('id = any($1)', [ids])
    },

    goBack: (to) => select(tables, GO_BACK, [chain, to]),

    async creditAsked({ id, occurrence }) {
      const changed = await tables.rows(
        `update chain_deposit set credit_asked = true
         where id = $1 and occurrence = $2 and state = 'seen' returning 1`,
        [id, occurrence],
      )
      if (changed.length === 0) throw new Error('a deposit was dropped before its credit')
    },

    credited: (deposit) => leave(tables, deposit, "state = 'credited'"),

    late: (deposit) => leave(tables, deposit, "state = 'late', credit_asked = false"),

    reversalsDue: () => found('chain = $1 and reversal_due', [chain]),

    async reversed({ id, occurrence }) {
      await tables.rows(
        'update chain_deposit set reversal_due = false where id = $1 and occurrence = $2',
        [id, occurrence],
      )
    },

    waiting: () => found("chain = $1 and state = 'seen'", [chain]),
  }
}

/** What becomes of one whose credit was asked for. */
async function leave(
  tables: Tables,
  { id, occurrence }: Deposit,
  change: string,
): Promise<Deposit> {
  const [row] = await select(
    tables,
    `update chain_deposit set ${change}
     where id = $1 and occurrence = $2 and state = 'seen' and credit_asked returning ${COLUMNS}`,
    [id, occurrence],
  )
  if (row === undefined) throw new Error('a deposit was decided on that was not asked for')
  return row
}

/** A member's deposits of all chains, the newest first, before the one with this id. */
export function depositsOf(
  tables: Tables,
  member: MemberId,
  page: { readonly before?: number | undefined; readonly limit: number },
): Promise<readonly Deposit[]> {
  return select(
    tables,
    `select ${COLUMNS} from chain_deposit
     where member = $1 and ($2::bigint is null or chain_deposit.id < $2)
     order by chain_deposit.id desc limit $3`,
    [member, page.before ?? null, page.limit],
  )
}

const BLOCK: Columns = [
  ['number', 'bigint'],
  ['hash', 'text', 'free'],
]

/** One that was dropped may come again, and one that waits may be in another block; any other stays as it is. */
const ADVANCE = `, looked_at as (
  insert into chain_block (chain, number, hash) select $1, number, hash from given
), forgotten as (
  delete from chain_block where chain = $1 and number < $2
)
insert into chain_deposit (chain, tx, entry, member, address, asset, raw, amount, block, block_hash,
  needed, state)
select $1, tx, entry, member, address, asset, raw, amount, block, "blockHash", $3::int, state
from jsonb_to_recordset($4::jsonb) as arrival (tx text, entry int, member bigint, address text,
  asset text, raw numeric, amount numeric, block bigint, "blockHash" text, state text)
on conflict (chain, tx, entry) do update set
  occurrence = chain_deposit.occurrence + 1, member = excluded.member, address = excluded.address,
  asset = excluded.asset, raw = excluded.raw, amount = excluded.amount, block = excluded.block,
  block_hash = excluded.block_hash, needed = excluded.needed, state = excluded.state,
  credit_asked = false
where chain_deposit.state = 'dropped' and not chain_deposit.reversal_due
  or chain_deposit.state = 'seen' and not chain_deposit.credit_asked
    and chain_deposit.block_hash <> excluded.block_hash
returning id::float8 as id`

const GO_BACK = `
with taken_back as (
  delete from chain_block where chain = $1 and number > $2
)
update chain_deposit set state = 'dropped', reversal_due = credit_asked
where chain = $1 and block > $2 and state <> 'dropped'
returning ${COLUMNS}`

async function select(
  tables: Tables,
  sql: string,
  values: readonly unknown[],
): Promise<readonly Deposit[]> {
  const rows = await tables.rows<Row>(sql, values)
  return rows.map((row) => ({ ...row, amount: BigInt(row.amount) }))
}

const written = (_key: string, value: unknown) => (typeof value === 'bigint' ? `${value}` : value)
