/** A row of the bill as a line of its file: which fields there are, and what each says. */
import { type Amount, formatAmount } from '@evenkeel/kernel'
import type { Catalogue } from '@evenkeel/wire'
import type { BillKinds, Deal, PublicIds } from '@evenkeel/wire/server'
import { hasStatus } from '../contract/billStatus.ts'
import { csvLine, type Field } from './csv.ts'
import type { PendingRow } from './pending.ts'
import type { BillRow } from './rows.ts'
import { statusOf } from './status.ts'

const HEADS = [
  'time',
  'type',
  'category',
  'coin',
  'amount',
  'pair',
  'price',
  'from',
  'balanceFrom',
  'to',
  'balanceTo',
  'status',
  'belongsTo',
  'id',
] as const

/** A row with what is not in it: the balances after it, and what it was traded at. */
export type WholeRow = BillRow & {
  readonly balanceFrom: Amount | undefined
  readonly balanceTo: Amount | undefined
  readonly deal: Deal | undefined
}

type Naming = {
  readonly ids: PublicIds
  readonly billKinds: BillKinds
  readonly words: Catalogue
}

export function headLine(words: Catalogue): string {
  return csvLine(HEADS.map((head) => ({ text: words[`csv.${head}`] ?? head })))
}

/** In the order of `HEADS`. */
export function rowLine(row: WholeRow, { ids, billKinds, words }: Naming): string {
  const { word, account } = wordsBy(words)
  const status = statusOf(row.reason)
  const kind = billKinds[row.reason]
  return csvLine([
    momentOf(row.at),
    word(`bill.reason.${row.reason}`, row.reason),
    word(`bill.tab.${row.tab}`, row.tab),
    { text: row.asset },
    figure(row.amount),
    { text: row.deal?.pair ?? '' },
    figure(row.deal?.price),
    account(row.from),
    figure(row.balanceFrom),
    account(row.to),
    figure(row.balanceTo),
    hasStatus(row) ? word(`bill.status.${status}`, status) : NOTHING,
    { text: kind === undefined ? '' : ids.of(kind, row.about) },
    { text: ids.of('bill', row.seq, row.nth) },
  ])
}

/** It has moved nothing: there is no balance after it, and no id of a movement. */
export function pendingLine(row: PendingRow, { ids, words }: Omit<Naming, 'billKinds'>): string {
  const { word, account } = wordsBy(words)
  return csvLine([
    momentOf(row.at),
    word('bill.reason.withdrawal', 'withdrawal'),
    word('bill.tab.withdrawal', 'withdrawal'),
    { text: row.asset },
    figure(row.amount),
    NOTHING,
    NOTHING,
    account(row.from),
    NOTHING,
    NOTHING,
    NOTHING,
    word(`bill.status.${row.status}`, row.status),
    { text: ids.of('withdrawal', row.id) },
    NOTHING,
  ])
}

const NOTHING: Field = { text: '' }

const momentOf = (at: number): Field => ({
  figure: new Date(at).toISOString().replace('T', ' ').slice(0, 19),
})

const figure = (amount: Amount | undefined): Field =>
  amount === undefined ? NOTHING : { figure: formatAmount(amount) }

function wordsBy(words: Catalogue) {
  const word = (key: string, plain: string): Field => ({ text: words[key] ?? plain })
  const account = (name: string | undefined) =>
    name === undefined ? NOTHING : word(`account.${name}`, name)
  return { word, account }
}
