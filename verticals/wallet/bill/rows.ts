/** The bill as it is read: its rows by tab, coin and time, newest first. */
import { type AccountName, type Amount, type Millis, parseFigure } from '@evenkeel/kernel'
import type { BillTab, Caller } from '@evenkeel/wire/server'
import { type Bill, fromParts } from './parts.ts'

export type Wanted = {
  readonly tab?: BillTab | undefined
  readonly reason?: string | undefined
  readonly asset?: string | undefined
  /** What came to this account or left it; nothing that stayed in it. */
  readonly account?: AccountName | undefined
  /** From this moment on, and before that one. */
  readonly from?: Millis | undefined
  readonly to?: Millis | undefined
}

/** A member in one of the realms: the caller, or whom an operator looks at. */
export type Whose = Pick<Caller, 'id' | 'realm'>

/** Where a row stands: later ones have a greater one. */
export type Place = { readonly seq: number; readonly nth: number }

/** Right above the rows of an entry: a page after it begins with them. */
export const placeAbove = (seq: number): Place => ({ seq: seq + 1, nth: 0 })

export type BillRow = Place & {
  readonly at: Millis
  readonly tab: BillTab
  readonly reason: string
  readonly asset: string
  /** Above zero for a gain and between or within own accounts, below for a loss. */
  readonly amount: Amount
  readonly from: AccountName | undefined
  readonly to: AccountName | undefined
  /** The number of what it belongs to. */
  readonly about: number
}

type Stored = {
  seq: string
  nth: number
  at: string
  tab: BillTab
  reason: string
  asset: string
  amount: string
  from_account: AccountName | null
  to_account: AccountName | null
  about: string
}

const FIELDS = 'seq, nth, at, tab, reason, asset, amount, from_account, to_account, about'
const matches = (from: string) => `realm = $1 and member = $2
  and ($3::text is null or tab = $3) and ($4::text is null or reason = $4)
  and ($5::text is null or asset = $5)
  and ($6::bigint is null or seq >= ${from}($2, $6))
  and ($7::bigint is null or seq < ${from}($2, $7))
  and ($8::text is null or ($8 in (from_account, to_account)
    and from_account is distinct from to_account))`

const valuesOf = ({ realm, id }: Whose, { tab, reason, asset, account, from, to }: Wanted) =>
  [realm, id, ...[tab, reason, asset, from, to, account].map((one) => one ?? null)] as const

/** So many rows, newest first, after a place. */
export async function rowsAfter(
  bill: Bill,
  caller: Whose,
  wanted: Wanted,
  after: Place | undefined,
  size: number,
): Promise<readonly BillRow[]> {
  const { seq, nth } = after ?? { seq: Number.MAX_SAFE_INTEGER, nth: 0 }
  // By its entry as well as by its place: of a derived row only the entry is in an index.
  const parts = fromParts(
    bill,
    ({ rows, from }) => `select ${FIELDS} from ${rows} where ${matches(from)}
      and seq <= $9 and (seq, nth) < ($9, $10) order by seq desc, nth desc limit $11`,
  )
  const found = await bill.tables.rows<Stored>(
    `select * from (${parts}) as found order by seq desc, nth desc limit $11`,
    [...valuesOf(caller, wanted), seq, nth, size],
  )
  return found.map(rowOf)
}

/** When the oldest of them happened. */
export async function oldestOf(
  bill: Bill,
  caller: Caller,
  wanted: Wanted,
): Promise<Millis | undefined> {
  const parts = fromParts(
    bill,
    ({ rows, from }) => `select seq, at from ${rows} where ${matches(from)} order by seq limit 1`,
  )
  const [found] = await bill.tables.rows<Stored>(
    `select at from (${parts}) as found order by seq limit 1`,
    valuesOf(caller, wanted),
  )
  return found && Number(found.at)
}

export async function rowAt(
  bill: Bill,
  { realm, id }: Caller,
  { seq, nth }: Place,
): Promise<BillRow | undefined> {
  const [found] = await bill.tables.rows<Stored>(
    fromParts(
      bill,
      ({ rows }) =>
        `select ${FIELDS} from ${rows} where realm = $1 and member = $2 and seq = $3 and nth = $4`,
    ),
    [realm, id, seq, nth],
  )
  return found && rowOf(found)
}

/** What an account has gained of a coin after a place, up to an entry. */
export async function gainedAfter(
  bill: Bill,
  { realm, id }: Caller,
  { asset, account }: { readonly asset: string; readonly account: AccountName },
  { seq, nth }: Place,
  until: number,
): Promise<Amount> {
  const later = fromParts(
    bill,
    ({ rows }) => `select amount, from_account, to_account from ${rows}
      where realm = $1 and member = $2 and asset = $3
        and seq >= $5 and (seq, nth) > ($5, $6) and seq <= $7`,
  )
  const [found] = await bill.tables.rows<{ sum: string }>(
    `select coalesce(sum(case when to_account = $4 then abs(amount) else 0 end)
       - sum(case when from_account = $4 then abs(amount) else 0 end), 0) as sum
     from (${later}) as later`,
    [realm, id, asset, account, seq, nth, until],
  )
  return parseFigure(found?.sum ?? '0')
}

export type Moved = Pick<BillRow, 'asset' | 'amount' | 'from' | 'to'>

function rowOf(row: Stored): BillRow {
  return {
    seq: Number(row.seq),
    nth: row.nth,
    at: Number(row.at),
    tab: row.tab,
    reason: row.reason,
    asset: row.asset,
    amount: parseFigure(row.amount),
    from: row.from_account ?? undefined,
    to: row.to_account ?? undefined,
    about: Number(row.about),
  }
}
