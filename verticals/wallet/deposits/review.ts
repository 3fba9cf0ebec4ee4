/** What operators do about deposits that members report: credit or reject one. Rule W18. */
import type { Amount, Exchange, Machine, MemberId, Millis } from '@evenkeel/kernel'
import { amount, z } from '@evenkeel/wire'
import {
  type CaseDecider,
  type MemberDesk,
  type Operator,
  type Reviewed,
  reasonSchema,
  type Tables,
} from '@evenkeel/wire/server'
import type { ChainName } from '../chains/chain.ts'
import { isCounted } from '../core/endorsements.ts'
import { type State, wallet } from '../core.ts'
import type { RecordRef } from './records.ts'
import type { SerialQueue } from './serialQueue.ts'
import { readTransaction, sourceOf } from './transactions.ts'

export type DepositReview = CaseDecider & {
  /** Marks as approved what was credited right before the process ended. */
  catchUp(): Promise<void>
}

type Options = {
  readonly tables: Tables
  readonly exchange: Exchange
  readonly machine: Machine
  readonly now: () => Millis
  readonly queue: SerialQueue
  desk(): Pick<MemberDesk, 'seal'>
  /** Whether this is the coin that the chain's fees are paid in. */
  isNative(asset: string, chain: ChainName): boolean
  notify(member: MemberId, ref: RecordRef, isOver: boolean): Promise<void>
  /** Something waits for operators, or waits no more, or otherwise. */
  onCase(): void
}
type Row = {
  readonly id: number
  readonly member: MemberId
  readonly asset: string
  readonly chain: ChainName
  readonly amount: string
  readonly transaction: string | null
  readonly picture: string
  readonly since: Millis
  readonly source: string | null
  readonly by: string | null
}

/** What the chain has brought as well is no question any more. */
const WAITING = "state = 'pending' and chain_deposit is null"
const approval = z.strictObject({
  verdict: z.literal('approve'),
  transaction: z.string().check(z.maxLength(128)),
  amount,
  entry: z.optional(z.number().check(z.int(), z.minimum(0), z.maximum(100_000))),
})
export const rejection = z.strictObject({
  verdict: z.literal('reject'),
  reason: reasonSchema,
})
const decision = z.union([approval, rejection])

const COLUMNS = `id::float8 as id, member::float8 as member, asset, chain, amount::text as amount,
  transaction, picture, extract(epoch from reported_at)::float8 * 1000 as since,
  proposed_source as source, proposed_by as by`

/** What is about a member, and sealed, opens as nothing else. */
export const aboutReason = ({ kind, id }: RecordRef) =>
  kind === 'chain' ? `chain deposit reason ${id}` : `deposit reason ${id}`

export function createReview(options: Options): DepositReview {
  const { tables, machine, queue } = options
  return {
    decide(number, operator, body) {
      const decided = decision.parse(body)
      const decide = async () => {
        const row = await find(tables, number)
        if (row === undefined) return refused('caseUnknown')
        if (decided.verdict === 'reject') return reject(options, row, operator, decided.reason)
        return approve(options, row, operator, decided)
      }
      return queue(decide).finally(options.onCase)
    },

    catchUp: () =>
      queue(async () => {
        const rows = await tables.rows<Row>(
          `select ${COLUMNS} from reported_deposit where state = 'pending' and proposed_source is not null`,
          [],
        )
        const { credited } = machine.state('real', wallet) as State
        for (const row of rows) {
          const known = row.source === null ? undefined : credited.get(row.source)
          if (known?.member === row.member) await approved(options, row, known.amount, null)
        }
      }),
  }
}

async function find(tables: Tables, number: number): Promise<Row | undefined> {
  const [row] = await tables.rows<Row>(
    `select ${COLUMNS} from reported_deposit where id = $1 and ${WAITING}`,
    [number],
  )
  return row
}

async function reject(
  options: Options,
  row: Row,
  operator: Operator,
  reason: string,
): Promise<Reviewed> {
  const { tables, machine, now, desk, notify } = options
  const { id, member, source } = row
  const known =
    source === null ? undefined : (machine.state('real', wallet) as State).credited.get(source)
  if (known?.member === member) {
    await approved(options, row, known.amount, null)
    return refused('depositKnown')
  }
  await drop(options, row, operator)
  await tables.rows(
    `update reported_deposit set state = 'rejected', reason = $2, decided_by = $3,
       decided_at = to_timestamp($4::float8 / 1000) where id = $1`,
    [id, desk().seal(reason, aboutReason({ kind: 'reported', id })), operator, now()],
  )
  await notify(member, { kind: 'reported', id }, true)
  return { outcome: 'done' }
}

/** What was proposed in this case is nobody's first word any more. */
async function drop({ exchange }: Options, { source }: Row, operator: Operator) {
  if (source === null) return
  const actor = { kind: 'operator', id: operator.id } as const
  await exchange.submit(wallet, { type: 'dropProposal', source }, { realm: 'real', actor })
}

type Approval = z.output<typeof approval>

async function approve(
  options: Options,
  row: Row,
  operator: Operator,
  { transaction: text, amount: sum, entry: place }: Approval,
): Promise<Reviewed> {
  const { tables, exchange, machine, now, isNative } = options
  const { member, asset, chain } = row
  const transaction = readTransaction(chain, text)
  if (transaction === undefined) return refused('transactionMalformed')
  const entry = place ?? (isNative(asset, chain) ? 0 : 1)
  if (await isSeen(tables, row, transaction, entry)) return refused('depositKnown')
  const source = sourceOf(chain, transaction, entry)
  const { id } = operator
  const other = proposalIn(machine, row.source, now())
  if (other?.isLapsed === false && row.source !== source && other.operator !== id)
    return refused('figuresDiffer')
  if (row.source !== source) await drop(options, row, operator)
  const command = { type: 'creditByHand', member, asset, chain, source, amount: sum } as const
  // Before the core is asked: after a crash nobody knows otherwise what was credited for what.
  await tables.rows(
    `update reported_deposit set proposed_source = $2, proposed_transaction = $3, proposed_entry = $4
     where id = $1`,
    [row.id, source, transaction, entry],
  )
  const actor = { kind: 'operator', id } as const
  const decided = await exchange.submit(wallet, command, { realm: 'real', actor })
  if (!decided.ok) {
    if (decided.refusal === 'depositKnown') await forget(tables, row)
    return refused(decided.refusal)
  }
  if (decided.events.some(({ type }) => type === 'depositCredited')) {
    await approved(options, row, sum, operator)
    return { outcome: 'done' }
  }
  await tables.rows('update reported_deposit set proposed_by = $2 where id = $1', [
    row.id,
    operator.name,
  ])
  return {
    outcome: 'done',
    needsAnother: true,
  }
}

/** It belongs to another record, and this one was not credited by it. */
async function forget(tables: Tables, { id, source }: Row): Promise<void> {
  await tables.rows('update reported_deposit set proposed_source = $2 where id = $1', [id, source])
}

async function approved(
  { tables, now, notify }: Options,
  { id, member }: Row,
  credited: Amount,
  operator: Operator | null,
): Promise<void> {
  await tables.rows(
    `update reported_deposit set state = 'approved', credited_amount = $2, decided_by = $3,
       decided_at = to_timestamp($4::float8 / 1000) where id = $1`,
    [id, String(credited), operator, now()],
  )
  await notify(member, { kind: 'reported', id }, true)
}

/** What a chain has brought is credited by that, or held for operators; and it is nobody else's. */
export async function isSeen(
  tables: Tables,
  { member, chain, asset }: Pick<Row, 'member' | 'chain' | 'asset'>,
  transaction: string,
  entry: number,
): Promise<boolean> {
  const rows = await tables.rows(
    `select 1 from chain_deposit where chain = $1 and tx = $2 and (
       entry = $3 and member <> $4
       or member = $4 and asset = $5 and state in ('seen', 'credited', 'dropped', 'late')) limit 1`,
    [chain, transaction, entry, member, asset],
  )
  return rows.length > 0
}

/** What an operator was the first to say about a deposit, and whether that has lapsed. */
export function proposalIn(machine: Machine, source: string | null, now: Millis) {
  const { proposed } = machine.state('real', wallet) as State
  const known = source === null ? undefined : proposed.get(source)
  const { operatorCounts } = machine.look('real')
  return known && { ...known, isLapsed: !isCounted(known, { now, operatorCounts }) }
}

export function refused(reason: string): Reviewed {
  return { outcome: 'refused', reason }
}
