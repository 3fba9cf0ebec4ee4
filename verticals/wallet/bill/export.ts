/** The bill as a CSV file, read in pages while it is sent: a year of it is never held in memory. */
import { formatAmount, type MemberId, refuse } from '@evenkeel/kernel'
import type { Catalogue, Language, Texts } from '@evenkeel/wire'
import type { BillSource, Context, FileAnswer, PublicIds } from '@evenkeel/wire/server'
import { dateOf } from '../worth/days.ts'
import { csvLine, type Field, MARK } from './csv.ts'
import { type BillRow, oldestOf, rowsAfter, type Wanted } from './rows.ts'
import { statusOf } from './status.ts'

/** Each page is a query of its own: between two, whoever reads slowly holds no connection. */
const PAGE = 500
/** Of one member at once. */
const RUNNING_MAX = 2

type Wish = Wanted & {
  readonly zone: string
  readonly language: Language
}
type Parts = {
  readonly texts: readonly Texts[]
  readonly billKinds: Readonly<Record<string, string>>
  readonly billSources: readonly BillSource[]
  readonly now: () => number
}
type Asking = Pick<Context<unknown>, 'member' | 'history' | 'tables' | 'ids'>

export type Exports = {
  open(asking: Asking, wish: Wish): Promise<FileAnswer | ReturnType<typeof busy>>
}

export function createExports({ texts, billKinds, billSources, now }: Parts): Exports {
  const running = new Map<MemberId, number>()

  async function wordsIn(language: Language): Promise<Catalogue> {
    const all = await Promise.all(texts.map((one) => one(language)))
    return Object.assign({}, ...all.map((one) => one.default))
  }

  /** Counted from its first part on: one that is never begun is never ended either. */
  async function* parts(asking: Asking, wish: Wish, first: readonly BillRow[], words: Catalogue) {
    const { member, tables, ids } = asking
    const bill = { tables, sources: billSources }
    running.set(member.id, (running.get(member.id) ?? 0) + 1)
    try {
      yield MARK + csvLine(HEADS.map((head) => ({ text: words[`csv.${head}`] ?? head })))
      let page = first
      while (page.length > 0) {
        yield page.map((row) => csvLine(fieldsOf(row, { ids, billKinds, words }))).join('')
        // The rows of the past are there: no need to wait for those that come meanwhile.
        page = page.length < PAGE ? [] : await rowsAfter(bill, member, wish, page.at(-1), PAGE)
      }
    } finally {
      const left = (running.get(member.id) ?? 1) - 1
      if (left === 0) running.delete(member.id)
      else running.set(member.id, left)
    }
  }

  return {
    async open(asking, wish) {
      const { member, history } = asking
      const bill = { tables: history, sources: billSources }
      if ((running.get(member.id) ?? 0) >= RUNNING_MAX) return busy()
      const words = await wordsIn(wish.language)
      const first = await rowsAfter(bill, member, wish, undefined, PAGE)
      const since = wish.from ?? (await oldestOf(bill, member, wish)) ?? now()
      const until = Math.min(wish.to === undefined ? now() : wish.to - 1, now())
      const dates = [since, Math.max(since, until)].map((at) => dateOf(wish.zone, at))
      return {
        name: `evenkeel-bill-${dates.join('-')}.csv`,
        type: 'text/csv; charset=utf-8',
        parts: parts(asking, wish, first, words),
      }
    },
  }
}

const busy = () => refuse('exportRunning')

const HEADS = [
  ...['time', 'type', 'category', 'coin', 'amount', 'from', 'to', 'status', 'belongsTo', 'id'],
] as const

type Naming = {
  readonly ids: PublicIds
  readonly billKinds: Readonly<Record<string, string>>
  readonly words: Catalogue
}

/** In the order of `HEADS`. */
function fieldsOf(row: BillRow, { ids, billKinds, words }: Naming): readonly Field[] {
  const word = (key: string, plain: string) => ({ text: words[key] ?? plain })
  const account = (name: string | undefined) =>
    name === undefined ? { text: '' } : word(`account.${name}`, name)
  const kind = billKinds[row.reason]
  return [
    { figure: new Date(row.at).toISOString().replace('T', ' ').slice(0, 19) },
    word(`bill.reason.${row.reason}`, row.reason),
    word(`bill.tab.${row.tab}`, row.tab),
    { text: row.asset },
    { figure: formatAmount(row.amount) },
    account(row.from),
    account(row.to),
    word(`bill.status.${statusOf(row.reason)}`, statusOf(row.reason)),
    { text: kind === undefined ? '' : ids.of(kind, row.about) },
    { text: ids.of('bill', row.seq, row.nth) },
  ]
}
