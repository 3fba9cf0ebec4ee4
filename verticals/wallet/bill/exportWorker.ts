/** Writes the bill as a CSV file, in the thread of files, read in pages while it is sent: a year of it is never held in memory. */
import { type Id, parseFigure } from '@evenkeel/kernel'
import type { Catalogue } from '@evenkeel/wire'
import type {
  BillDeals,
  BillKinds,
  BillSource,
  Deal,
  FileReach,
  Tables,
} from '@evenkeel/wire/server'
import { type Balances, balancesFrom, type Held } from './balances.ts'
import { MARK } from './csv.ts'
import { headLine, pendingLine, rowLine, type WholeRow } from './csvRow.ts'
import type { PendingRow } from './pending.ts'
import { type BillRow, type Place, placeAbove, rowsAfter, type Wanted, type Whose } from './rows.ts'

/** What the file is made of, as it was when it was asked for. */
export type ExportWork = {
  readonly whose: Whose
  readonly wanted: Wanted
  readonly pending: readonly PendingRow[]
  /** The entry of the journal that the file is as of. A withdrawal that was paid later is among `pending`. */
  readonly seq: number
  /** The balances after that entry. */
  readonly held: Held
  readonly words: Catalogue
  readonly billKinds: BillKinds
  readonly billSources: readonly BillSource[]
  readonly billDeals: BillDeals
}

/** Each page is a query of its own: between two, whoever reads slowly holds no connection. */
const PAGE = 500

/** The platform's thread runs it. */
export async function* makeFile(
  { tables, ids }: FileReach,
  work: ExportWork,
): AsyncGenerator<string> {
  const { whose, wanted, words, billKinds } = work
  const bill = { tables, sources: work.billSources }
  const balances = balancesFrom(work.held)
  const pending = work.pending.map((row) => pendingLine(row, { ids, words }))
  yield MARK + headLine(words) + pending.join('')
  let after: Place | undefined = placeAbove(work.seq)
  while (after !== undefined) {
    // The rows of the past are there: no need to wait for those that come meanwhile.
    const page = await rowsAfter(bill, whose, counted(wanted), after, PAGE)
    if (page.length === 0) return
    const rows = await wholeRows(tables, page, balances, work)
    // Of a page without one, too: whoever left is noticed there.
    yield rows.map((row) => rowLine(row, { ids, billKinds, words })).join('')
    after = page.length < PAGE ? undefined : page.at(-1)
  }
}

/** Of a coin, and from a moment on: the balances after a row follow from every later one, whatever its tab. */
const counted = ({ asset, from }: Wanted): Wanted => ({ asset, from })

function isWanted(row: BillRow, { tab, to }: Wanted): boolean {
  return (tab === undefined || row.tab === tab) && (to === undefined || row.at < to)
}

type Asked = Pick<ExportWork, 'whose' | 'wanted' | 'seq' | 'billKinds' | 'billDeals'>

/** The rows of a page that were asked for, with the balances after each. */
async function wholeRows(
  tables: Tables,
  page: readonly BillRow[],
  balances: Balances,
  asked: Asked,
): Promise<readonly WholeRow[]> {
  const { wanted } = asked
  const dealOf = await dealsOf(
    tables,
    page.filter((row) => isWanted(row, wanted)),
    asked,
  )
  const whole: WholeRow[] = []
  for (const row of page) {
    const { asset, from, to } = row
    if (isWanted(row, wanted))
      whole.push({
        ...row,
        balanceFrom: from && balances.of(from, asset),
        balanceTo: to && balances.of(to, asset),
        deal: dealOf(row),
      })
    balances.takeBack(row)
  }
  return whole
}

type Deals = (row: BillRow) => Deal | undefined
type DealRow = { readonly id: string; readonly pair: string; readonly price: string }

/** The deals that rows belong to, of every kind that has such. */
async function dealsOf(
  tables: Tables,
  rows: readonly BillRow[],
  { whose, seq, billKinds, billDeals }: Asked,
): Promise<Deals> {
  const byKind = new Map<string, ReadonlyMap<Id, Deal>>()
  for (const [kind, sql] of Object.entries(billDeals)) {
    const own = rows.filter(({ reason }) => billKinds[reason] === kind)
    const ids = [...new Set(own.map(({ about }) => about))]
    if (ids.length === 0) continue
    const found = await tables.rows<DealRow>(sql, [whose.realm, whose.id, ids, seq])
    const dealOf = ({ pair, price }: DealRow): Deal => ({ pair, price: parseFigure(price) })
    byKind.set(kind, new Map(found.map((row) => [Number(row.id), dealOf(row)])))
  }
  return ({ reason, about }) => byKind.get(billKinds[reason] ?? '')?.get(about)
}
