/** Deposits that wait for operators as a queue of the console: those that members reported, and those that came too late or are too large. */
import { formatAmount, type Machine, type MemberId, type Millis } from '@evenkeel/kernel'
import type { CaseFlag, CaseReason, CaseState } from '@evenkeel/wire'
import {
  type CaseDecider,
  type CaseDetail,
  type CaseField,
  type CaseFilter,
  type CaseOffer,
  type CaseOutcome,
  type CaseQueue,
  type CaseRow,
  type MemberDesk,
  type Tables,
  uidIn,
} from '@evenkeel/wire/server'
import type { ChainName } from '../chains/chain.ts'
import { chainTitles } from '../contract/chainTitles.ts'
import { type State, wallet } from '../core.ts'
import { nameOf } from '../operators.ts'
import { outcomeOf } from '../queueOutcome.ts'
import { figureOf, type RecordRef } from './records.ts'
import { proposalIn } from './review.ts'
import { sourceOf } from './transactions.ts'

type Options = {
  readonly tables: Tables
  readonly machine: Machine
  readonly now: () => Millis
  readonly deciders: Readonly<Record<'reported' | 'chain', CaseDecider>>
  desk(): Pick<MemberDesk, 'reviewLink' | 'levelOf'>
  idOf(ref: RecordRef): string
  refIn(id: string): RecordRef | undefined
}
type Row = {
  readonly kind: 'reported' | 'chain'
  readonly id: number
  readonly member: MemberId
  readonly uid: number
  readonly asset: string
  readonly chain: ChainName
  /** What was credited, once it was. */
  readonly amount: string
  readonly reported: string
  readonly transaction: string | null
  /** The transaction that operators found and credited, of a deposit that was reported. */
  readonly credited: string | null
  readonly entry: number | null
  readonly block: number | null
  readonly picture: string | null
  readonly source: string | null
  readonly state: 'pending' | 'late' | 'tooLarge' | 'approved' | 'credited' | 'rejected'
  readonly at: Millis
  readonly decidedAt: Millis | null
  readonly decidedBy: string | null
  /** Others who reported the same transaction. */
  readonly others: readonly number[]
}

/** What the chain has brought as well is no question any more; what it credited by itself never was one. */
const CASES = `(
  select 'reported' as kind, id, member, asset, chain, coalesce(credited_amount, amount) as amount,
    amount as reported, transaction, null::int as entry,
    case when state = 'approved' then proposed_transaction end as credited, null::bigint as block,
    picture, proposed_source as source, state, reported_at as at, decided_at, decided_by
  from reported_deposit where state <> 'pending' or chain_deposit is null
  union all
  select 'chain', id, member, asset, chain, amount, amount, tx, entry, null, block, null, null, state,
    seen_at, null, decided_by
  from chain_deposit where state in ('late', 'tooLarge', 'rejected') or decided_by is not null) as one`
const SELECT = `select one.kind, one.id::float8 as id, one.member::float8 as member, uid, asset, chain,
    amount::text as amount, reported::text as reported, transaction, entry, credited,
    block::float8 as block, picture, source, state,
    extract(epoch from at)::float8 * 1000 as at,
    extract(epoch from decided_at)::float8 * 1000 as "decidedAt", decided_by as "decidedBy",
    array(select distinct known.uid from reported_deposit same join member known
      on known.id = same.member where same.chain = one.chain and same.transaction = one.transaction
      and same.member <> one.member order by known.uid limit 10) as others
  from ${CASES} join member on member.id = one.member`
/** What `sourceOf` answers for one of a chain; null for a reported one that nobody has proposed. */
const SOURCE = `coalesce(source,
  encode(sha256(convert_to(chain || ':' || transaction || ':' || entry, 'UTF8')), 'hex'))`
const WAITING = "state in ('pending', 'late', 'tooLarge')"

const reasons: readonly CaseReason[] = [
  'transactionMissing',
  'otherAddress',
  'amountDiffers',
  'notOurs',
]
const reject: CaseOffer = {
  name: 'reject',
  isDanger: true,
  needsReason: true,
  reasons,
  asks: [],
}
const approve: CaseOffer = {
  name: 'approve',
  isDanger: false,
  needsReason: false,
  reasons: [],
  asks: [],
}
/** What the operator has seen on the chain: nobody repeats what the member, or the first operator, has said. */
const approveReported: CaseOffer = {
  ...approve,
  asks: [
    { name: 'transaction', as: 'text', isOptional: false },
    { name: 'amount', as: 'amount', isOptional: false },
    { name: 'transfer', as: 'text', isOptional: true },
  ],
}

export function createDepositQueue(options: Options): CaseQueue {
  const { tables, desk, refIn, deciders } = options

  async function find(id: string): Promise<Row | undefined> {
    const ref = refIn(id)
    if (ref === undefined) return undefined
    const sql = `${SELECT} where one.kind = $1 and one.id = $2`
    return (await tables.rows<Row>(sql, [ref.kind, ref.id]))[0]
  }

  return {
    roles: ['finance'],
    movesMoney: true,

    async count(operator) {
      const [found] = await tables.rows<{ waiting: number; since: Millis | null }>(
        `select count(*)::float8 as waiting, extract(epoch from min(at))::float8 * 1000 as since
         from ${CASES} where ${WAITING} and ${SOURCE} <> all($1) is not false`,
        [proposedBy(options, operator.id)],
      )
      return { waiting: found?.waiting ?? 0, since: found?.since ?? undefined }
    },

    async list(filter) {
      const { size } = filter
      const isWaiting = filter.state === 'waiting'
      const rows = await tables.rows<Row>(
        `${SELECT} where ${isWaiting ? WAITING : `not ${WAITING}`}
           and ($1::bigint is null or uid = $1) and ($2::text is null or asset = $2)
           and ($3::text[] is null or one.kind || one.id = any($3)) and one.kind || one.id <> all($4)
         order by ${isWaiting ? 'at, kind, one.id' : 'coalesce(decided_at, at) desc, one.id desc'}
         limit $5`,
        [...searched(filter, refIn), size + 1],
      )
      return {
        rows: rows.slice(0, size).map((row) => rowOf(options, row)),
        isMore: rows.length > size,
      }
    },

    async find(id) {
      const row = await find(id)
      return row && detailOf(options, row)
    },

    async look(id, operator) {
      const row = await find(id)
      if (row === undefined || row.picture === null || !isWaiting(row)) return {}
      const reviewer = { operator: operator.name, caseNumber: row.id, of: 'deposit' } as const
      return { proof: desk().reviewLink(row.picture, reviewer) }
    },

    async decide(id, { action, reason, answers }, operator): Promise<CaseOutcome> {
      const row = await find(id)
      if (row === undefined) return { outcome: 'refused', refusal: 'caseUnknown' }
      const { transaction, amount, transfer } = answers
      const isReported = row.kind === 'reported'
      const given = {
        ...(action === 'reject' && { reason }),
        ...(action === 'approve' && isReported && { transaction, amount }),
        ...(action === 'approve' && isReported && transfer && { entry: Number(transfer) }),
      }
      return outcomeOf(() =>
        deciders[row.kind].decide(row.id, operator, { verdict: action, ...given }),
      )
    },
  }
}

const keyOf = ({ kind, id }: RecordRef) => `${kind}${id}`
const isWaiting = ({ state }: Row) =>
  state === 'pending' || state === 'late' || state === 'tooLarge'

/** By whom, of which coin, which alone and which not: nothing is found by what is neither a number nor an id. */
function searched(
  { search, asset, among, without = [] }: CaseFilter,
  refIn: Options['refIn'],
): readonly unknown[] {
  const keys = (all: readonly string[]) =>
    all.map((id) => {
      const ref = refIn(id)
      return ref === undefined ? '' : keyOf(ref)
    })
  const uid = uidIn(search)
  const isId = search !== undefined && uid === undefined
  const ids = isId ? [search].filter((id) => !among || among.includes(id)) : among
  return [uid ?? null, asset ?? null, ids === undefined ? null : keys(ids), keys(without)]
}

function rowOf(options: Options, row: Row): CaseRow {
  const { at, uid, asset, transaction, others } = row
  const [id, state] = [options.idOf(row), stateOf(options, row)]
  const isAlone = row.state === 'tooLarge' || state === 'proposed'
  const flags: CaseFlag[] = isWaiting(row)
    ? [
        ...(isAlone ? [] : ['secondNeeded' as const]),
        ...(transaction === null ? ['noTransaction' as const] : []),
        ...(others.length > 0 ? ['sameTransaction' as const] : []),
      ]
    : []
  return { id, at, state, uid, asset, amount: figureOf(row.amount), flags }
}

function stateOf(options: Options, row: Row): CaseState {
  if (row.state === 'approved' || row.state === 'credited') return 'credited'
  if (row.state === 'rejected') return 'rejected'
  const proposal = proposalOf(options, row)
  if (proposal === undefined) return row.state
  return proposal.isLapsed ? 'lapsed' : 'proposed'
}

function proposalOf({ machine, now }: Options, row: Row) {
  const { source, transaction, entry, chain } = row
  const place =
    transaction !== null && entry !== null ? sourceOf(chain, transaction, entry) : source
  return proposalIn(machine, place, now())
}

/** Sources of the deposits that this operator was the first to propose, as long as that counts. */
function proposedBy({ machine, now }: Options, operator: number): readonly string[] {
  const { proposed } = machine.state('real', wallet) as State
  return [...proposed.keys()].filter((source) => {
    const proposal = proposalIn(machine, source, now())
    return proposal?.operator === operator && !proposal.isLapsed
  })
}

/** W53: what is too large is not credited as it is. */
function actionsOf({ kind, state }: Row): readonly CaseOffer[] {
  if (state === 'tooLarge') return [reject]
  return [kind === 'reported' ? approveReported : approve, reject]
}

/** What the member reported, where something else was credited. */
function reportedIn({ asset, amount, reported }: Row): readonly CaseField[] {
  if (reported === amount) return []
  const value = formatAmount(figureOf(reported))
  return [{ label: 'reportedAmount', value, as: 'amount', asset }]
}

async function detailOf(options: Options, row: Row): Promise<CaseDetail> {
  const { tables, desk } = options
  const proposal = isWaiting(row) ? proposalOf(options, row) : undefined
  const first = proposal && (await nameOf(tables, proposal.operator))
  const isReported = row.kind === 'reported'
  const field = (
    label: CaseField['label'],
    value: string | number | null | undefined,
    as: CaseField['as'] = 'text',
  ) => (value === null || value === undefined ? [] : [{ label, value: String(value), as }])
  const isOpen = isWaiting(row)
  return {
    ...rowOf(options, row),
    fields: [
      ...field('network', chainTitles[row.chain]),
      ...reportedIn(row),
      ...field(isReported ? 'reportedTransaction' : 'transaction', row.transaction, 'code'),
      ...field('transaction', row.credited, 'code'),
      ...field('transfer', row.entry),
      ...field('block', row.block),
      ...field('level', await desk().levelOf(row.member), 'level'),
      ...field('sameTransaction', row.others.length > 0 ? row.others.join(', ') : null),
      ...field(proposal?.isLapsed ? 'lapsedBy' : 'proposedBy', first),
      ...field('decidedBy', row.decidedBy),
    ],
    actions: isOpen ? actionsOf(row) : [],
    history: [
      { at: row.at, what: isReported ? 'reported' : 'seen' },
      ...(proposal === undefined
        ? []
        : [{ at: proposal.at, what: 'proposed', by: first } as const]),
      ...(row.decidedAt === null
        ? []
        : [{ at: row.decidedAt, what: 'decided', by: row.decidedBy ?? undefined } as const]),
    ],
  }
}
