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

type Export = Wanted & {
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
  open(asking: Asking, wanted: Export): Promise<FileAnswer | ReturnType<typeof busy>>
}

export function createExports({ texts, billKinds, billSources, now }: Parts): Exports {
  const running = new Map<MemberId, number>()

  async function wordsIn(language: Language): Promise<Catalogue> {
    const all = await Promise.all(texts.map((one) => one(language)))
    return Object.assign({}, ...all.map((one) => one.default))
  }

  /** Counts one more of a member, until what it answers is called; nothing, where there are too many. */
  function begin(member: MemberId): (() => void) | undefined {
    const now = running.get(member) ?? 0
    if (now >= RUNNING_MAX) return undefined
    running.set(member, now + 1)
    let isOver = false
    return () => {
      if (isOver) return
      isOver = true
      const left = (running.get(member) ?? 1) - 1
      if (left === 0) running.delete(member)
      else running.set(member, left)
    }
  }

  async function* parts(
    asking: Asking,
    wanted: Export,
    first: readonly BillRow[],
    words: Catalogue,
  ) {
    const { member, tables, ids } = asking
    const bill = { tables, sources: billSources }
    yield MARK + csvLine(HEADS.map((head) => ({ text: words[`csv.${head}`] ?? head })))
    let page = first
    while (page.length > 0) {
      yield page.map((row) => csvLine(fieldsOf(row, { ids, billKinds, words }))).join('')
      // The rows of the past are there: no need to wait for those that come meanwhile.
      page = page.length < PAGE ? [] : await rowsAfter(bill, member, wanted, page.at(-1), PAGE)
    }
  }

  async function fileOf(asking: Asking, wanted: Export, end: () => void): Promise<FileAnswer> {
    const { member, history } = asking
    const bill = { tables: history, sources: billSources }
    const words = await wordsIn(wanted.language)
    const first = await rowsAfter(bill, member, wanted, undefined, PAGE)
    const since = wanted.from ?? (await oldestOf(bill, member, wanted)) ?? now()
    const until = Math.min(wanted.to === undefined ? now() : wanted.to - 1, now())
    const dates = [since, Math.max(since, until)].map((at) => dateOf(wanted.zone, at))
    return {
      name: `evenkeel-bill-${dates.join('-')}.csv`,
      type: 'text/csv; charset=utf-8',
      parts: endingWith(parts(asking, wanted, first, words), end),
    }
  }

  return {
    // Counted from here on, before anything is awaited: many that come at once are no more either.
    async open(asking, wanted) {
      const end = begin(asking.member.id)
      if (end === undefined) return busy()
      try {
        return await fileOf(asking, wanted, end)
      } catch (error) {
        end()
        throw error
      }
    },
  }
}

/** The same parts; `end` is called when they are over, fail, or are not wanted any more, even if none was asked for. */
function endingWith(parts: AsyncGenerator<string>, end: () => void): AsyncIterable<string> {
  const own: AsyncIterator<string> = {
    async next() {
      try {
        const part = await parts.next()
        if (part.done === true) end()
        return part
      } catch (error) {
        end()
        throw error
      }
    },
    async return() {
      end()
      return parts.return(undefined)
    },
  }
  return { [Symbol.asyncIterator]: () => own }
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
