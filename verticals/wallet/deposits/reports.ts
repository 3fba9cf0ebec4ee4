/** Deposits that members report: recorded with the picture of their proof, and linked to what a chain brings later. */
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
import type { RecordRef } from './records.ts'
import { createMemberQueues } from './serialQueue.ts'
import { readTransaction, sourceOf } from './transactions.ts'

export type DepositReport = {
  readonly asset: string
  readonly chain: ChainName
  readonly amount: Amount
  readonly transaction?: string | undefined
  readonly proof: string
}
export type ReportRefusal =
  | 'networkNotListed'
  | 'amountIsZero'
  | 'belowDepositMinimum'
  | 'transactionMalformed'
  | 'transactionKnown'
  | 'proofMissing'
  | 'tooManyDeposits'
  | 'depositsBusy'
  | 'keyReused'

export type DepositReports = {
  /** The number of the record; of the first one, where the same is sent again with its key. */
  submit(
    member: MemberId,
    key: string,
    report: DepositReport,
  ): Promise<number | Refused<ReportRefusal>>
  /** What the chain brings is the record from now on. */
  link(deposit: Deposit): Promise<void>
  /** What was written to a member who is erased; that something came stays. */
  forget(member: MemberId): Promise<void>
  /** By which word the core knows it: that of a credit by hand, if there was one for it. */
  sourceOf(
    deposit: Pick<Deposit, 'id' | 'member' | 'chain' | 'asset' | 'tx' | 'entry'>,
  ): Promise<string>
  /** Resolves when all that was submitted is done. */
  idle(): Promise<void>
}

type Options = {
  readonly tables: Tables
  readonly machine: Machine
  readonly now: () => Millis
  desk(): Pick<MemberDesk, 'usePicture'>
  networkOf(asset: string, chain: ChainName): Network | undefined
  notify(member: MemberId, ref: RecordRef, isOver: boolean): Promise<void>
  /** Something waits for operators, or waits no more. */
  onCase(): void
}

const OPEN_MOST = 20
/** Far more than people send; whoever sends more waits for nobody else, and nobody waits for them. */
const QUEUE_LIMITS = { perMember: 10, overall: 100 }

export function createReports(options: Options): DepositReports {
  const { tables, machine } = options
  // One after the other: two that come together must not both be the last of what is open.
  const queues = createMemberQueues(QUEUE_LIMITS)
  return {
    async submit(member, key, report) {
      const outcome = await queues.run(member, () => record(options, member, key, report))
      return outcome === 'full' ? refuse('depositsBusy') : outcome
    },

    idle: queues.idle,

    async link({ id, member, chain, asset, tx }) {
      const linked = await tables.rows(
        `update reported_deposit set chain_deposit = $1 where member = $2 and chain = $3
         and asset = $4 and transaction = $5 and state = 'pending' and chain_deposit is null
         returning 1`,
        [id, member, chain, asset, tx],
      )
      if (linked.length > 0) options.onCase()
    },

    async forget(member) {
      await tables.rows('update reported_deposit set reason = null where member = $1', [member])
    },

    /** An operator may have named another place within the transaction, where the chain has nothing. */
    async sourceOf({ id, member, chain, asset, tx, entry }) {
      const open = await tables.rows<{ id: number; source: string }>(
        `select id::float8 as id, proposed_source as source from reported_deposit
         where state = 'pending' and member = $1 and chain = $2 and proposed_transaction = $3
           and proposed_source is not null`,
        [member, chain, tx],
      )
      // The core knows what was credited, also where the process ended before that was written here.
      const { credited } = machine.state('real', wallet) as State
      const done = open.filter(({ source }) => credited.get(source)?.member === member)
      const [row] = await tables.rows<{ source: string }>(
        `update reported_deposit set chain_deposit = $1 where id = (
           select id from reported_deposit reported where (state = 'approved' or id = any($7)) and member = $2
             and chain = $3 and asset = $4 and proposed_transaction = $5
             and (chain_deposit = $1 or proposed_entry = $6 or chain_deposit is null
               and not exists (select 1 from chain_deposit seen where seen.chain = reported.chain
                 and seen.tx = reported.proposed_transaction and seen.entry = reported.proposed_entry))
           order by proposed_entry = $6 desc, chain_deposit = $1 desc nulls last, id limit 1)
         returning proposed_source as source`,
        [id, member, chain, asset, tx, entry, done.map((one) => one.id)],
      )
      return row?.source ?? sourceOf(chain, tx, entry)
    },
  }
}

async function record(
  options: Options,
  member: MemberId,
  key: string,
  report: DepositReport,
): Promise<number | Refused<ReportRefusal>> {
  const { tables, now, desk, networkOf, notify } = options
  const { asset, chain, amount, proof } = report
  const text = report.transaction?.trim() ?? ''
  const transaction = text === '' ? null : readTransaction(chain, text)
  const before = await recordedWith(tables, member, key)
  if (before !== undefined) {
    const isSame =
      before.asset === asset &&
      before.chain === chain &&
      BigInt(before.amount) === amount &&
      before.transaction === transaction &&
      before.picture === proof
    return isSame ? before.id : refuse('keyReused')
  }
  const network = networkOf(asset, chain)
  if (network === undefined) return refuse('networkNotListed')
  if (amount <= 0n) return refuse('amountIsZero')
  const { depositMin } = network
  if (amount < depositMin)
    return refuse('belowDepositMinimum', { minimum: formatAmount(depositMin), asset })
  if (transaction === undefined) return refuse('transactionMalformed')
  const { open, isKnown } = await standing(tables, member, chain, transaction)
  if (isKnown) return refuse('transactionKnown')
  if (open >= OPEN_MOST) return refuse('tooManyDeposits', { most: String(OPEN_MOST) })
  if (!(await desk().usePicture(member, proof, `deposit ${key}`))) return refuse('proofMissing')
  const [row] = await tables.rows<{ id: number }>(
    `insert into reported_deposit (member, request_key, asset, chain, amount, transaction, picture,
       reported_at) values ($1, $2, $3, $4, $5, $6, $7, to_timestamp($8::float8 / 1000))
     returning id::float8 as id`,
    [member, key, asset, chain, String(amount), transaction, proof, now()],
  )
  if (row === undefined) throw new Error('a reported deposit was not recorded')
  await linkToSeen(tables, row.id)
  options.onCase()
  await notify(member, { kind: 'reported', id: row.id }, false)
  return row.id
}

type Recorded = {
  readonly id: number
  readonly asset: string
  readonly chain: ChainName
  readonly amount: string
  readonly transaction: string | null
  readonly picture: string
}

async function recordedWith(
  tables: Tables,
  member: MemberId,
  key: string,
): Promise<Recorded | undefined> {
  const [row] = await tables.rows<Recorded>(
    `select id::float8 as id, asset, chain, amount::text as amount, transaction, picture
     from reported_deposit where member = $1 and request_key = $2`,
    [member, key],
  )
  return row
}

/** The chain may have brought it while it was being recorded: then nobody else links the two. */
async function linkToSeen(tables: Tables, id: number): Promise<void> {
  await tables.rows(
    `update reported_deposit reported set chain_deposit = seen.id from chain_deposit seen
     where reported.id = $1 and reported.chain_deposit is null and seen.member = reported.member
       and seen.chain = reported.chain and seen.asset = reported.asset
       and seen.tx = reported.transaction and seen.state <> 'dropped'`,
    [id],
  )
}

async function standing(
  tables: Tables,
  member: MemberId,
  chain: ChainName,
  transaction: string | null,
) {
  const [row] = await tables.rows<{ open: number; isKnown: boolean }>(
    `select (select count(*) from reported_deposit
         where member = $1 and state = 'pending' and chain_deposit is null)::int as open,
       exists (select 1 from reported_deposit where member = $1 and chain = $2 and transaction = $3
         and state <> 'rejected') or exists (select 1 from chain_deposit
         where member = $1 and chain = $2 and tx = $3 and state <> 'dropped') as "isKnown"`,
    [member, chain, transaction],
  )
  return row ?? { open: 0, isKnown: false }
}
