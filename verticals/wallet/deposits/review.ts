/** What operators do about deposits that members report: see which wait, look at one, credit or reject it. Rule W18. */
import {
  type Amount,
  type Exchange,
  formatAmount,
  type Machine,
  type MemberId,
  type Millis,
} from '@evenkeel/kernel'
import { amount, z } from '@evenkeel/wire'
import {
  type MemberDesk,
  type ReviewCase,
  type ReviewDesk,
  type Reviewed,
  reasonSchema,
  type Tables,
} from '@evenkeel/wire/server'
import type { ChainName } from '../chains/chain.ts'
import { PROPOSAL_MS } from '../core/deposits.ts'
import { type State, wallet } from '../core.ts'
import { operatorOf } from '../operators.ts'
import type { RecordRef } from './records.ts'
import type { SerialQueue } from './serialQueue.ts'
import { readTransaction, sourceOf } from './transactions.ts'

export type DepositReview = ReviewDesk & {
  /** Marks as approved what was credited right before the process ended. */
  catchUp(): Promise<void>
}

type Options = {
  readonly tables: Tables
  readonly exchange: Exchange
  readonly machine: Machine
  readonly now: () => Millis
  readonly queue: SerialQueue
  desk(): Pick<MemberDesk, 'reviewLink' | 'seal' | 'uidOf'>
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

const SHOWN_MAX = 100
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
  const { tables, machine, now, queue } = options
  return {
    async waiting() {
      const rows = await tables.rows<Row>(
        `select ${COLUMNS} from reported_deposit where ${WAITING}
         order by reported_at, id limit ${SHOWN_MAX}`,
        [],
      )
      return rows.map((row) => {
        const what = `${formatAmount(BigInt(row.amount))} ${row.asset} on ${row.chain}`
        const proposal = proposalIn(machine, row.source, now())
        const proposed = proposal === undefined ? '' : `  proposed by ${row.by}`
        return `case ${row.id}  since ${timeOf(row.since)}  ${what}${proposed}`
      })
    },

    async look(number, operator) {
      const row = await find(tables, number)
      return row && look(options, row, operator)
    },

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

async function look(
  { tables, machine, now, desk }: Options,
  row: Row,
  operator: string,
): Promise<ReviewCase> {
  const { id, asset, chain, transaction, picture, since, member } = row
  const others = await tables.rows<{ uid: number; state: string }>(
    `select uid, state from reported_deposit join member on member.id = reported_deposit.member
     where chain = $1 and transaction = $2 and member <> $3 limit ${SHOWN_MAX}`,
    [chain, transaction, member],
  )
  const isProposed = proposalIn(machine, row.source, now()) !== undefined
  return {
    lines: [
      `deposit ${id}, member ${await desk().uidOf(member)}, since ${timeOf(since)}`,
      `  reported     ${formatAmount(BigInt(row.amount))} ${asset} on ${chain}`,
      `  transaction  ${transaction ?? 'not reported'}`,
      ...others.map(({ uid, state }) => `  ! member ${uid} reported it as well (${state})`),
      ...(isProposed
        ? [`  ! ${row.by} has proposed to credit it: look for yourself, then say what you see`]
        : []),
      'The picture is no evidence: look the transaction up on its chain.',
    ],
    pictures: { proof: desk().reviewLink(picture, { operator, caseNumber: id, of: 'deposit' }) },
  }
}

async function reject(
  options: Options,
  row: Row,
  operator: string,
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
  return { outcome: 'done', says: 'Rejected. The member has been notified.' }
}

/** What was proposed in this case is nobody's first word any more. */
async function drop({ tables, exchange }: Options, { source }: Row, operator: string) {
  if (source === null) return
  const actor = { kind: 'operator', id: await operatorOf(tables, operator) } as const
  await exchange.submit(wallet, { type: 'dropProposal', source }, { realm: 'real', actor })
}

type Approval = z.output<typeof approval>

async function approve(
  options: Options,
  row: Row,
  operator: string,
  { transaction: text, amount: sum, entry: place }: Approval,
): Promise<Reviewed> {
  const { tables, exchange, machine, now, isNative } = options
  const { member, asset, chain } = row
  const transaction = readTransaction(chain, text)
  if (transaction === undefined) return refused('transactionMalformed')
  const entry = place ?? (isNative(asset, chain) ? 0 : 1)
  if (await isSeen(tables, row, transaction, entry)) return refused('depositKnown')
  const source = sourceOf(chain, transaction, entry)
  const id = await operatorOf(tables, operator)
  const other = proposalIn(machine, row.source, now())
  if (other !== undefined && row.source !== source && other.operator !== id)
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
    return { outcome: 'done', says: 'Credited. The member has been notified.' }
  }
  await tables.rows('update reported_deposit set proposed_by = $2 where id = $1', [
    row.id,
    operator,
  ])
  return {
    outcome: 'done',
    says: 'Proposed. Another operator has to say the same within 24 hours.',
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
  operator: string | null,
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

export function proposalIn(machine: Machine, source: string | null, now: Millis) {
  const { proposed } = machine.state('real', wallet) as State
  const known = source === null ? undefined : proposed.get(source)
  return known !== undefined && now < known.at + PROPOSAL_MS ? known : undefined
}

export const timeOf = (at: Millis) => new Date(at).toISOString()

const says: Readonly<Record<string, string>> = {
  caseUnknown: 'No such case waits.',
  transactionMalformed: 'That is no transaction of this chain.',
  depositKnown:
    'This deposit is known already: the chain has brought it, or it was credited by hand.',
  otherOperatorNeeded: 'You have proposed it yourself: another operator has to say the same.',
  figuresDiffer: 'Another operator has seen other figures. Find out together which are right.',
  networkNotListed: 'This coin is not listed on this chain any more.',
  amountIsZero: 'The amount is zero.',
  amountTooLarge: 'It is more than one amount can be. It can be rejected.',
  reservesExceeded:
    'It is more than the exchange holds on this chain: let two operators attest its reserves first.',
}

export function refused(reason: string): Reviewed {
  return { outcome: 'refused', reason, says: says[reason] ?? `It was refused: ${reason}.` }
}
