/** Deposits that a chain brought and that no rule credits, too late or too large: operators see and end them. Rules W16, W53. */
import type { Amount, Exchange, Machine, MemberId, Millis } from '@evenkeel/kernel'
import { z } from '@evenkeel/wire'
import type { CaseDecider, MemberDesk, Operator, Reviewed, Tables } from '@evenkeel/wire/server'
import type { ChainName } from '../chains/chain.ts'
import { type State, wallet } from '../core.ts'
import type { RecordRef } from './records.ts'
import type { DepositReports } from './reports.ts'
import { aboutReason, refused, rejection } from './review.ts'
import type { SerialQueue } from './serialQueue.ts'

export type HeldDeposits = CaseDecider & {
  /** Marks as credited what was credited right before the process ended. */
  catchUp(): Promise<void>
  /** What was written to a member who is erased. */
  forget(member: MemberId): Promise<void>
}

type Options = {
  readonly tables: Tables
  readonly exchange: Exchange
  readonly machine: Machine
  readonly now: () => Millis
  readonly queue: SerialQueue
  readonly reports: Pick<DepositReports, 'sourceOf'>
  desk(): Pick<MemberDesk, 'seal'>
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
  readonly tx: string
  readonly entry: number
  readonly block: number
  readonly state: 'late' | 'tooLarge'
  readonly since: Millis
}
type Held = Omit<Row, 'amount'> & { readonly amount: Amount; readonly source: string }

const SHOWN_MAX = 100
const COLUMNS = `id::float8 as id, member::float8 as member, asset, chain, amount::text as amount, tx,
  entry, block::float8 as block, state, extract(epoch from seen_at)::float8 * 1000 as since`
const HELD = "state in ('late', 'tooLarge')"
const decision = z.union([z.strictObject({ verdict: z.literal('approve') }), rejection])

export function createHeldDeposits(options: Options): HeldDeposits {
  const { tables, machine, queue } = options

  async function find(which: string, values: readonly unknown[]): Promise<readonly Held[]> {
    const rows = await tables.rows<Row>(
      `select ${COLUMNS} from chain_deposit where ${HELD} and ${which}
       order by seen_at, chain_deposit.id limit ${SHOWN_MAX}`,
      values,
    )
    return Promise.all(
      rows.map(async (row) => {
        const source = await options.reports.sourceOf(row)
        return { ...row, amount: BigInt(row.amount), source }
      }),
    )
  }

  return {
    decide(number, operator, body) {
      const decided = decision.parse(body)
      const decide = async () => {
        const [one] = await find('id = $1', [number])
        if (one === undefined) return refused('caseUnknown')
        if (isCredited(machine, one)) {
          await credited(options, one, null)
          return refused('depositKnown')
        }
        if (decided.verdict === 'approve' && one.state === 'tooLarge')
          return refused('amountTooLarge')
        if (decided.verdict === 'approve') return approve(options, one, operator)
        return reject(options, one, operator, decided.reason)
      }
      return queue(decide).finally(options.onCase)
    },

    catchUp: () =>
      queue(async () => {
        for (const one of await find('true', []))
          if (isCredited(machine, one)) await credited(options, one, null)
      }),

    async forget(member) {
      await tables.rows('update chain_deposit set reason = null where member = $1', [member])
    },
  }
}

/** W53: what was credited by hand of one that is too large is a part of it, and the rest still waits. */
function isCredited(machine: Machine, { source, member, state }: Held): boolean {
  if (state === 'tooLarge') return false
  return (machine.state('real', wallet) as State).credited.get(source)?.member === member
}

async function approve(options: Options, one: Held, operator: Operator): Promise<Reviewed> {
  const { exchange } = options
  const { member, asset, chain, source, amount } = one
  const command = { type: 'creditByHand', member, asset, chain, source, amount } as const
  const actor = { kind: 'operator', id: operator.id } as const
  const decided = await exchange.submit(wallet, command, { realm: 'real', actor })
  if (!decided.ok) return refused(decided.refusal)
  if (!decided.events.some(({ type }) => type === 'depositCredited'))
    return {
      outcome: 'done',
      needsAnother: true,
    }
  await credited(options, one, operator)
  return { outcome: 'done' }
}

async function credited(
  { tables, notify }: Options,
  { id, member }: Held,
  operator: Operator | null,
): Promise<void> {
  await tables.rows(
    `update chain_deposit set state = 'credited', credit_asked = true, decided_by = $2
     where id = $1 and state = 'late'`,
    [id, operator?.name ?? null],
  )
  await notify(member, { kind: 'chain', id }, true)
}

async function reject(
  { tables, exchange, desk, notify }: Options,
  { id, member, source }: Held,
  operator: Operator,
  reason: string,
): Promise<Reviewed> {
  const actor = { kind: 'operator', id: operator.id } as const
  await exchange.submit(wallet, { type: 'dropProposal', source }, { realm: 'real', actor })
  const ref = { kind: 'chain', id } as const
  await tables.rows(
    `update chain_deposit set state = 'rejected', reason = $2, decided_by = $3
     where id = $1 and ${HELD}`,
    [id, desk().seal(reason, aboutReason(ref)), operator.name],
  )
  await notify(member, ref, true)
  return { outcome: 'done' }
}
