/** What one operator has stated about money and a second one has to state too, as the console shows it. Rule W61: README.md. */
import type { Amount, Asset, HouseName, Machine, MemberId, Millis } from '@evenkeel/kernel'
import type { Migration, Tables } from '@evenkeel/wire/server'
import { ENDORSED_MS, isCounted } from '../core/endorsements.ts'
import { type ChainName, chains } from '../core/networks.ts'
import { allottedHouses } from '../core/rules.ts'
import { type State, wallet } from '../core.ts'
import { uidsOf } from '../operators.ts'

const reasons = `
-- What the journal has not of a first operator's word, for the second one to read: why, and which transaction.
create table stated_reason (
  act text primary key,
  at bigint not null,
  reason text,
  transaction text
);
`

export const statedMigrations: readonly Migration[] = [
  { id: 'wallet-0050-stated-reasons', sql: reasons },
]

type Statement = {
  /** What the core knows it by. */
  readonly act: string
  readonly kind: 'reserves' | 'credit' | 'treasury' | 'allot' | 'takeBack'
  readonly asset: Asset
  readonly amount: Amount
  readonly chain?: ChainName
  readonly house?: HouseName
  readonly member?: MemberId
  readonly operator: number
  readonly at: Millis
}

/** Those that a second operator can still make count, the oldest first. */
export function statementsIn(machine: Machine, now: Millis): readonly Statement[] {
  const { endorsed, proposed } = machine.state('real', wallet) as State
  const words = [...endorsed].flatMap(([act, { figures, operator, at }]) => {
    const about = aboutOf(act)
    if (about === undefined) return []
    return { act, ...about, amount: BigInt(figures), operator, at }
  })
  const credits = [...proposed].map(([source, credit]) => {
    const kind = 'credit' as const
    return { act: creditAct(source), kind, ...credit }
  })
  const { operatorCounts } = machine.look('real')
  return [...words, ...credits]
    .filter((word) => isCounted(word, { now, operatorCounts }))
    .toSorted((one, other) => one.at - other.at)
}

const creditAct = (source: string) => `credit ${source}`

/** Nothing for what is stated elsewhere, as the end of a payout in the queue of withdrawals. */
function aboutOf(act: string): Pick<Statement, 'kind' | 'asset' | 'chain' | 'house'> | undefined {
  const [kind, one = '', other = ''] = act.split(' ')
  if (kind === 'reserves' || kind === 'treasury') {
    const chain = chains.find((name) => name === other)
    return chain && { kind, asset: one, chain }
  }
  if (kind !== 'allotFunds' && kind !== 'takeBackFunds') return undefined
  const house = allottedHouses.find((name) => name === one)
  return house && { kind: kind === 'allotFunds' ? 'allot' : 'takeBack', asset: other, house }
}

type Word = { readonly reason?: string; readonly transaction?: string }
type Event = { readonly type: string }
type Endorsed = { readonly act: string; readonly at: Millis }
type Proposed = { readonly source: string; readonly at: Millis }

/** Keeps why the first operator stated it, for as long as it can count; the second one's word ends it. */
export async function keepWord(
  tables: Tables,
  events: readonly Event[],
  { reason, transaction }: Word,
): Promise<void> {
  for (const event of events) {
    const stated = statedBy(event)
    if (stated === undefined) continue
    const { act, at } = stated
    await tables.rows('delete from stated_reason where at < $1', [at - 2 * ENDORSED_MS])
    await tables.rows(
      `insert into stated_reason (act, at, reason, transaction) values ($1, $2, $3, $4)
       on conflict (act) do update
       set at = excluded.at, reason = excluded.reason, transaction = excluded.transaction`,
      [act, at, reason ?? null, transaction ?? null],
    )
  }
}

function statedBy(event: Event): Endorsed | undefined {
  if (event.type === 'stepEndorsed') return event as Event & Endorsed
  if (event.type !== 'creditProposed') return undefined
  const { source, at } = event as Event & Proposed
  return { act: creditAct(source), at }
}

type Row = Endorsed & { readonly reason: string | null; readonly transaction: string | null }

/** With the names of who stated it, and why; `reader` is who looks. */
export async function toldStatements(
  statements: readonly Statement[],
  tables: Tables,
  reader: number,
) {
  if (statements.length === 0) return []
  const [kept, names, uids] = await Promise.all([
    tables.rows<Row>(
      'select act, at::float8 as at, reason, transaction from stated_reason where act = any($1)',
      [statements.map(({ act }) => act)],
    ),
    tables.rows<{ id: number; name: string }>(
      'select id::float8 as id, name from operator where id = any($1)',
      [statements.map(({ operator }) => operator)],
    ),
    uidsOf(
      tables,
      statements.flatMap(({ member }) => member ?? []),
    ),
  ])
  return statements.map(({ act, operator, member, ...stated }) => {
    const uid = member === undefined ? undefined : uids.get(member)
    // One that was stated anew before its reason was kept has none, rather than that of before.
    const word = kept.find((one) => one.act === act && one.at === stated.at)
    return {
      ...stated,
      member: uid === undefined ? undefined : `${uid}`,
      reason: word?.reason ?? undefined,
      transaction: word?.transaction ?? undefined,
      by: names.find(({ id }) => id === operator)?.name ?? `${operator}`,
      is_own: operator === reader,
      expires_at: stated.at + ENDORSED_MS,
    }
  })
}
