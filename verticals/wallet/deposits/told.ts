/** Deposits that members tell of: taken down with the picture of their proof, and linked to what a chain tells of later. */
import {
  type Amount,
  formatAmount,
  type Machine,
  type MemberId,
  type Millis,
  type Refused,
  refuse,
} from '@evenkeel/kernel'
import type { MemberDesk, Tables } from '@evenkeel/wire/server'
import type { ChainName } from '../chains/chain.ts'
import type { Deposit } from '../chains/deposits.ts'
import type { Network } from '../core/networks.ts'
import { type State, wallet } from '../core.ts'
import type { InTurn } from './inTurn.ts'
import type { RecordRef } from './records.ts'
import { readTransaction, sourceOf } from './transactions.ts'

export type Telling = {
  readonly asset: string
  readonly chain: ChainName
  readonly amount: Amount
  readonly transaction?: string | undefined
  readonly proof: string
}
export type TellingRefusal =
  | 'networkNotListed'
  | 'amountIsZero'
  | 'belowDepositMinimum'
  | 'transactionMalformed'
  | 'transactionTold'
  | 'proofMissing'
  | 'tooManyDeposits'

export type Told = {
  /** The number of the record; with a key that was used before, of that one. */
  submit(member: MemberId, key: string, told: Telling): Promise<number | Refused<TellingRefusal>>
  /** What the chain tells of is the record from now on. */
  link(deposit: Deposit): Promise<void>
  /** What was written to a member who is erased; that something came stays. */
  forget(member: MemberId): Promise<void>
  /** By which word the core knows it: that of a credit by hand, if there was one for it. */
  sourceOf(deposit: Deposit): Promise<string>
}

type Options = {
  readonly tables: Tables
  readonly machine: Machine
  readonly now: () => Millis
  readonly inTurn: InTurn
  desk(): Pick<MemberDesk, 'usePicture'>
  networkOf(asset: string, chain: ChainName): Network | undefined
  tell(member: MemberId, ref: RecordRef, isOver: boolean): Promise<void>
}

const OPEN_MOST = 20

export function createTold(options: Options): Told {
  const { tables, machine, inTurn } = options
  return {
    // One after the other: two that come together must not both be the last of what is open.
    submit: (member, key, told) => inTurn(() => take(options, member, key, told)),

    async link({ id, member, chain, asset, tx }) {
      await tables.rows(
        `update told_deposit set chain_deposit = $1 where member = $2 and chain = $3
         and asset = $4 and transaction = $5 and state = 'pending' and chain_deposit is null`,
        [id, member, chain, asset, tx],
      )
    },

    async forget(member) {
      await tables.rows('update told_deposit set reason = null where member = $1', [member])
    },

    /** An operator may have named another place within the transaction, where the chain has nothing. */
    async sourceOf({ id, member, chain, asset, tx, entry }) {
      const open = await tables.rows<{ id: number; source: string }>(
        `select id::float8 as id, proposed_source as source from told_deposit
         where state = 'pending' and member = $1 and chain = $2 and proposed_transaction = $3
           and proposed_source is not null`,
        [member, chain, tx],
      )
      // The core knows what was credited, also where the process ended before that was written here.
      const { credited } = machine.state('real', wallet) as State
      const done = open.filter(({ source }) => credited.get(source)?.member === member)
      const [row] = await tables.rows<{ source: string }>(
        `update told_deposit set chain_deposit = $1 where id = (
           select id from told_deposit told where (state = 'approved' or id = any($7)) and member = $2
             and chain = $3 and asset = $4 and proposed_transaction = $5
             and (chain_deposit = $1 or proposed_entry = $6 or chain_deposit is null
               and not exists (select 1 from chain_deposit seen where seen.chain = told.chain
                 and seen.tx = told.proposed_transaction and seen.entry = told.proposed_entry))
           order by proposed_entry = $6 desc, chain_deposit = $1 desc nulls last, id limit 1)
         returning proposed_source as source`,
        [id, member, chain, asset, tx, entry, done.map((one) => one.id)],
      )
      return row?.source ?? sourceOf(chain, tx, entry)
    },
  }
}

async function take(options: Options, member: MemberId, key: string, told: Telling) {
  const { tables, now, desk, networkOf, tell } = options
  const { asset, chain, amount } = told
  const before = await known(tables, member, key)
  if (before !== undefined) return before
  const network = networkOf(asset, chain)
  if (network === undefined) return refuse('networkNotListed')
  if (amount <= 0n) return refuse('amountIsZero')
  const { depositMin } = network
  if (amount < depositMin)
    return refuse('belowDepositMinimum', { minimum: formatAmount(depositMin), asset })
  const text = told.transaction?.trim() ?? ''
  const transaction = text === '' ? null : readTransaction(chain, text)
  if (transaction === undefined) return refuse('transactionMalformed')
  const { open, isTold } = await standing(tables, member, chain, transaction)
  if (isTold) return refuse('transactionTold')
  if (open >= OPEN_MOST) return refuse('tooManyDeposits', { most: String(OPEN_MOST) })
  if (!(await desk().usePicture(member, told.proof, `deposit ${key}`)))
    return refuse('proofMissing')
  const [row] = await tables.rows<{ id: number }>(
    `insert into told_deposit (member, request_key, asset, chain, amount, transaction, picture,
       told_at) values ($1, $2, $3, $4, $5, $6, $7, to_timestamp($8::float8 / 1000))
     returning id::float8 as id`,
    [member, key, asset, chain, String(amount), transaction, told.proof, now()],
  )
  if (row === undefined) throw new Error('a deposit was not taken down')
  await tell(member, { kind: 'told', id: row.id }, false)
  return row.id
}

async function known(tables: Tables, member: MemberId, key: string): Promise<number | undefined> {
  const [row] = await tables.rows<{ id: number }>(
    'select id::float8 as id from told_deposit where member = $1 and request_key = $2',
    [member, key],
  )
  return row?.id
}

async function standing(
  tables: Tables,
  member: MemberId,
  chain: ChainName,
  transaction: string | null,
) {
  const [row] = await tables.rows<{ open: number; isTold: boolean }>(
    `select (select count(*) from told_deposit
         where member = $1 and state = 'pending' and chain_deposit is null)::int as open,
       exists (select 1 from told_deposit where member = $1 and chain = $2 and transaction = $3
         and state <> 'rejected') or exists (select 1 from chain_deposit
         where member = $1 and chain = $2 and tx = $3 and state <> 'dropped') as "isTold"`,
    [member, chain, transaction],
  )
  return row ?? { open: 0, isTold: false }
}
