/** The bill: every movement of a member's money, once, in the tab it belongs to. */

import type { AccountName, AccountRef, Movement } from '@evenkeel/kernel'
import { factsOf, formatAmount, memberOf, parseFigure } from '@evenkeel/kernel'
import {
  type BillReasons,
  type BillTab,
  type Columns,
  type Context,
  insertRows,
  type ProjectedEntry,
  type Projection,
  type Row,
} from '@evenkeel/wire/server'

/** The tab of each of the wallet's own reasons. */
export const reasons: BillReasons = {
  transfer: 'assets',
  sandboxFunds: 'deposit',
  deposit: 'deposit',
  depositReversed: 'deposit',
  debtRepaid: 'deposit',
  withdrawal: 'withdrawal',
  withdrawalFee: 'withdrawal',
}

const COLUMNS: Columns = [
  ['realm', 'text'],
  ['member', 'bigint'],
  ['seq', 'bigint'],
  ['nth', 'int'],
  ['at', 'bigint'],
  ['tab', 'text'],
  ['reason', 'text'],
  ['asset', 'text'],
  ['amount', 'numeric'],
  ['from_account', 'text'],
  ['to_account', 'text'],
  ['about', 'bigint'],
]

// Of trades there are many more rows than of anything else: who looks for those finds them among
// all, and who looks for others does not go through them.
// No unique index: the position in the same transaction keeps a row from coming twice, and each
// such index would double the time that a row takes.
/** A row for each member that a movement concerns: one when both accounts are the member's own. */
export function bill(tabs: BillReasons): Projection {
  return {
    name: 'bill',
    version: 4,
    create: `drop table if exists bill;
    create table bill (
      realm text not null, member bigint not null, seq bigint not null, nth int not null,
      at bigint not null, tab text not null, reason text not null, asset text not null,
      amount numeric(38, 8) not null, from_account text, to_account text, about bigint not null
    );
    create index bill_by_member on bill (member, seq);
    create index bill_by_tab on bill (member, tab, seq) where tab <> 'spot';`,
    fold(entries) {
      return insertRows(
        'bill',
        COLUMNS,
        entries.flatMap((entry) => rowsOf(entry, tabs)),
      )
    },
  }
}

function rowsOf(entry: ProjectedEntry, tabs: BillReasons): Row[] {
  return entry.movements.flatMap((movement, nth) => {
    const tab = tabs[movement.reason] ?? 'assets'
    return concerned(movement).map(({ member, gains }) => {
      const amount = formatAmount(gains ? movement.amount : -movement.amount)
      const from = nameFor(member, movement.from)
      const to = nameFor(member, movement.to)
      const { realm, seq, at } = entry
      const { reason, asset, of } = movement
      return [realm, member, seq, nth, at, tab, reason, asset, amount, from, to, of]
    })
  })
}

/** A movement between a member's own accounts is told once, as a gain; one within an account is not. */
function concerned({ from, to }: Movement): { member: number; gains: boolean }[] {
  const [giver, taker] = [memberOf(from), memberOf(to)]
  if (giver !== undefined && giver === taker && nameFor(giver, from) === nameFor(taker, to))
    return []
  const rows = []
  if (taker !== undefined) rows.push({ member: taker, gains: true })
  if (giver !== undefined && giver !== taker) rows.push({ member: giver, gains: false })
  return rows
}

function nameFor(member: number, account: AccountRef): string | null {
  const facts = factsOf(account)
  return facts.owner === 'member' && facts.member === member ? facts.account : null
}

type BillRow = {
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
type Asked = { readonly after?: string | undefined; readonly size: number }
type Narrowed = { readonly tab?: BillTab; readonly reason?: string }

/** One page of the caller's own bill, newest first. */
export async function billPage(
  { input, member, history, ids }: Context<Asked>,
  { tab, reason }: Narrowed,
) {
  const after = input.after === undefined ? undefined : ids.read('page', input.after)
  if (input.after !== undefined && after === undefined) return { rows: [], next: undefined }
  const found = await history.rows<BillRow>(
    `select seq, nth, at, tab, reason, asset, amount, from_account, to_account, about from bill
     where realm = $1 and member = $2 and (seq, nth) < ($3, $4)
       and ($5::text is null or tab = $5) and ($6::text is null or reason = $6)
     order by seq desc, nth desc limit $7`,
    [
      member.realm,
      member.id,
      after?.id ?? Number.MAX_SAFE_INTEGER,
      after?.nth ?? 0,
      tab ?? null,
      reason ?? null,
      input.size + 1,
    ],
  )
  const rows = found.slice(0, input.size).map((row) => ({
    place: ids.of('bill', Number(row.seq), row.nth),
    at: Number(row.at),
    tab: row.tab,
    reason: row.reason,
    asset: row.asset,
    amount: parseFigure(row.amount),
    from: row.from_account ?? undefined,
    to: row.to_account ?? undefined,
    about: Number(row.about),
  }))
  const last = found.length > input.size ? found[input.size - 1] : undefined
  return { rows, next: last && ids.of('page', Number(last.seq), last.nth) }
}
