/** The ledger of the house and of custody, and what fees came to by day: folded from the journal. */
import { type Amount, factsOf, formatAmount, type Movement, memberOf } from '@evenkeel/kernel'
import {
  type BillSource,
  type Columns,
  insertRows,
  type ProjectedEntry,
  type Projection,
  type Row,
} from '@evenkeel/wire/server'
import { accountOf, FEES } from './accountNames.ts'

const DAY_MS = 86_400_000

const MOVEMENT_COLUMNS: Columns = [
  ['realm', 'text'],
  ['account', 'text', 'free'],
  ['seq', 'bigint'],
  ['nth', 'int'],
  ['at', 'bigint'],
  ['reason', 'text'],
  ['asset', 'text'],
  ['amount', 'numeric'],
  ['member', 'bigint'],
  ['other', 'text', 'free'],
]
const DAY_COLUMNS: Columns = [
  ['realm', 'text'],
  ['day', 'int'],
  ['reason', 'text'],
  ['asset', 'text'],
  ['amount', 'numeric'],
]
const ADD = `on conflict (realm, day, reason, asset)
  do update set amount = fee_day.amount + excluded.amount`

/** What a source has rows of for the house is read from there: a busy market would double its rows here. */
export function houseMoney(sources: readonly BillSource[]): Projection {
  const derived = new Set(
    sources.filter(({ house }) => house !== undefined).flatMap(({ reasons }) => reasons),
  )
  return {
    name: 'house_money',
    version: 1,
    create: `drop table if exists house_movement, fee_day;
    create table house_movement (
      realm text not null, account text not null, seq bigint not null, nth int not null,
      at bigint not null, reason text not null, asset text not null,
      amount numeric(38, 8) not null, member bigint, other text
    );
    create index house_movement_by_account on house_movement (account, seq);
    create table fee_day (
      realm text not null, day int not null, reason text not null, asset text not null,
      amount numeric(38, 8) not null, primary key (realm, day, reason, asset)
    );`,
    fold: (entries) => [
      ...insertRows(
        'house_movement',
        MOVEMENT_COLUMNS,
        entries.flatMap((entry) => rowsOf(entry, derived)),
      ),
      ...insertRows('fee_day', DAY_COLUMNS, feesOf(entries), ADD),
    ],
  }
}

function rowsOf({ realm, seq, at, movements }: ProjectedEntry, derived: ReadonlySet<string>) {
  return movements.flatMap((movement, nth): Row[] => {
    const { reason, asset } = movement
    if (derived.has(reason)) return []
    return sidesOf(movement).map(({ account, amount, across }) => {
      const member = memberOf(across) ?? null
      const other = member === null ? accountOf(across) : null
      return [realm, account, seq, nth, at, reason, asset, formatAmount(amount), member, other]
    })
  })
}

/** The accounts of the house and of custody that a movement touches, with what each gains by it. */
function sidesOf({ from, to, amount }: Movement) {
  const both = [
    { account: from, amount: -amount, across: to },
    { account: to, amount, across: from },
  ]
  return both
    .filter(({ account }) => factsOf(account).owner !== 'member')
    .map((side) => ({ ...side, account: accountOf(side.account) }))
}

function feesOf(entries: readonly ProjectedEntry[]): Row[] {
  const sums = new Map<string, { readonly key: Row; amount: Amount }>()
  for (const { realm, at, movements } of entries)
    for (const movement of movements)
      for (const { account, amount } of sidesOf(movement)) {
        if (account !== FEES) continue
        const key = [realm, Math.floor(at / DAY_MS), movement.reason, movement.asset]
        const sum = sums.get(key.join(' ')) ?? { key, amount: 0n }
        sum.amount += amount
        sums.set(key.join(' '), sum)
      }
  return [...sums.values()].map(({ key, amount }) => [...key, formatAmount(amount)])
}
