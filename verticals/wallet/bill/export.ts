/** The bill as a CSV file, read in pages while it is sent: a year of it is never held in memory. */
import { type MemberId, refuse } from '@evenkeel/kernel'
import type { Catalogue, Language, Texts } from '@evenkeel/wire'
import type {
  BillDeals,
  BillKinds,
  BillSource,
  Context,
  Deal,
  FileAnswer,
} from '@evenkeel/wire/server'
import { dateOf } from '../worth/days.ts'
import { type Balances, balancesNow } from './balances.ts'
import { MARK } from './csv.ts'
import { headLine, pendingLine, rowLine, type WholeRow } from './csvRow.ts'
import { type PendingRow, pendingRows } from './pending.ts'
import { type BillRow, movedAfter, oldestOf, rowsAfter, type Wanted } from './rows.ts'

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
  readonly billKinds: BillKinds
  readonly billSources: readonly BillSource[]
  readonly billDeals: BillDeals
  readonly now: () => number
}
type Asking = Pick<Context<unknown>, 'member' | 'history' | 'tables' | 'ids' | 'exchange'>

/** What is pending, the newest rows, and the balances after them. */
type Begun = {
  readonly pending: readonly PendingRow[]
  readonly page: readonly BillRow[]
  readonly balances: Balances
}

export type Exports = {
  open(asking: Asking, wanted: Export): Promise<FileAnswer | ReturnType<typeof busy>>
}

export function createExports(made: Parts): Exports {
  const { texts, billKinds, billSources, now } = made
  const begin = countRunning()

  async function wordsIn(language: Language): Promise<Catalogue> {
    const all = await Promise.all(texts.map((one) => one(language)))
    return Object.assign({}, ...all.map((one) => one.default))
  }

  async function* parts(asking: Asking, wanted: Export, begun: Begun, words: Catalogue) {
    const { member, tables, ids } = asking
    const bill = { tables, sources: billSources }
    const pending = begun.pending.map((row) => pendingLine(row, { ids, words }))
    yield MARK + headLine(words) + pending.join('')
    let { page } = begun
    while (page.length > 0) {
      const rows = await wholeRows(asking, wanted, { ...begun, page }, made)
      // Of a page without one, too: whoever left is noticed there.
      yield rows.map((row) => rowLine(row, { ids, billKinds, words })).join('')
      // The rows of the past are there: no need to wait for those that come meanwhile.
      const isLast = page.length < PAGE
      page = isLast ? [] : await rowsAfter(bill, member, counted(wanted), page.at(-1), PAGE)
    }
  }

  async function fileOf(asking: Asking, wanted: Export, end: () => void): Promise<FileAnswer> {
    const { member, history, exchange } = asking
    const bill = { tables: history, sources: billSources }
    const words = await wordsIn(wanted.language)
    const page = await rowsAfter(bill, member, counted(wanted), undefined, PAGE)
    const { pending, balances } = await exchange.read((machine) => ({
      pending: pendingRows(machine, member, wanted),
      balances: balancesNow(machine, member),
    }))
    const [newest] = page
    const later = newest && (await movedAfter(bill, member, newest, balances.seq))
    for (const moved of later ?? []) balances.takeBack(moved)
    const oldest = (await oldestOf(bill, member, wanted)) ?? pending.at(-1)?.at ?? now()
    const since = wanted.from ?? oldest
    const until = Math.min(wanted.to === undefined ? now() : wanted.to - 1, now())
    const dates = [since, Math.max(since, until)].map((at) => dateOf(wanted.zone, at))
    return {
      name: `evenkeel-bill-${dates.join('-')}.csv`,
      type: 'text/csv; charset=utf-8',
      parts: endingWith(parts(asking, wanted, { pending, page, balances }, words), end),
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

/** Counts one more of a member, until what it answers is called; nothing, where there are too many. */
function countRunning(): (member: MemberId) => (() => void) | undefined {
  const running = new Map<MemberId, number>()
  return (member) => {
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

/** Of a coin, and from a moment on: the balances after a row follow from every later one, whatever its tab. */
const counted = ({ asset, from }: Wanted): Wanted => ({ asset, from })

function isWanted(row: BillRow, { tab, to }: Wanted): boolean {
  return (tab === undefined || row.tab === tab) && (to === undefined || row.at < to)
}

/** The rows of a page that were asked for, with the balances after each. */
async function wholeRows(
  asking: Asking,
  wish: Wanted,
  { page, balances }: Omit<Begun, 'pending'>,
  kinds: Kinds,
): Promise<readonly WholeRow[]> {
  const wanted = page.filter((row) => isWanted(row, wish))
  const dealOf = await dealsOf(asking, wanted, kinds)
  const whole: WholeRow[] = []
  for (const row of page) {
    const { asset, from, to } = row
    if (isWanted(row, wish))
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

type Kinds = Pick<Parts, 'billKinds' | 'billDeals'>
type Deals = (row: BillRow) => Deal | undefined

/** The deals that rows belong to, of every kind that has such. */
async function dealsOf(
  asking: Asking,
  rows: readonly BillRow[],
  { billKinds, billDeals }: Kinds,
): Promise<Deals> {
  const byKind = new Map<string, ReadonlyMap<number, Deal>>()
  for (const [kind, read] of Object.entries(billDeals)) {
    const own = rows.filter(({ reason }) => billKinds[reason] === kind)
    const ids = new Set(own.map(({ about }) => about))
    if (ids.size > 0) byKind.set(kind, await read(asking, [...ids]))
  }
  return ({ reason, about }) => byKind.get(billKinds[reason] ?? '')?.get(about)
}
