/** The bill's own table: every movement of a member's money that no source has, once, in the tab it belongs to. */

import type { AccountRef, Movement } from '@evenkeel/kernel'
import { factsOf, formatAmount, memberOf } from '@evenkeel/kernel'
import {
  type BillReasons,
  type BillSource,
  type Columns,
  findsByTime,
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

/** W35: what comes from outside or goes there, with what that costs. */
export const flows = [
  'sandboxFunds',
  'deposit',
  'depositReversed',
  'debtRepaid',
  'withdrawal',
  'withdrawalFee',
]

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

// No unique index: the position in the same transaction keeps a row from coming twice, and each
// such index would double the time that a row takes.
/**
 * A row for each member that a movement concerns: one when both accounts are the member's own, and
 * none for a reason whose rows come from a source. What is frozen or released within an account is a
 * row where a vertical has declared a tab for its reason, and only there.
 */
export function bill(tabs: BillReasons, sources: readonly BillSource[]): Projection {
  const derived = new Set(sources.flatMap(({ reasons }) => reasons))
  return {
    name: 'bill',
    version: 8,
    create: `drop table if exists bill;
    create table bill (
      realm text not null, member bigint not null, seq bigint not null, nth int not null,
      at bigint not null, tab text not null, reason text not null, asset text not null,
      amount numeric(38, 8) not null, from_account text, to_account text, about bigint not null
    );
    create index bill_by_member on bill (member, seq);
    create index bill_by_tab on bill (member, tab, seq);
    ${findsByTime('bill')}`,
    fold(entries) {
      return insertRows(
        'bill',
        COLUMNS,
        entries.flatMap((entry) => rowsOf(entry, tabs, derived)),
      )
    },
  }
}

function rowsOf(entry: ProjectedEntry, tabs: BillReasons, derived: ReadonlySet<string>): Row[] {
  return entry.movements.flatMap((movement, nth) => {
    if (derived.has(movement.reason)) return []
    const declared = tabs[movement.reason]
    if (declared === undefined && isWithin(movement)) return []
    const tab = declared ?? 'assets'
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

/** What becomes frozen, or is released, stays in its account. */
function isWithin({ from, to }: Movement): boolean {
  const [giver, taker] = [memberOf(from), memberOf(to)]
  if (giver === undefined || giver !== taker) return false
  return nameFor(giver, from) === nameFor(taker, to)
}

/** A movement between what a member has is told once, as a gain. */
function concerned({ from, to }: Movement): { member: number; gains: boolean }[] {
  const [giver, taker] = [memberOf(from), memberOf(to)]
  const rows = []
  if (taker !== undefined) rows.push({ member: taker, gains: true })
  if (giver !== undefined && giver !== taker) rows.push({ member: giver, gains: false })
  return rows
}

function nameFor(member: number, account: AccountRef): string | null {
  const facts = factsOf(account)
  return facts.owner === 'member' && facts.member === member ? facts.account : null
}
