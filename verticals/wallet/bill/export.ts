/** The bill as a CSV file, read in pages while it is sent: a year of it is never held in memory. */
import { type MemberId, refuse } from '@evenkeel/kernel'
import type { Catalogue, Language, Texts } from '@evenkeel/wire'
import type { BillDeals, BillKinds, Context, Deal, FileAnswer } from '@evenkeel/wire/server'
import { dateOf } from '../worth/days.ts'
import { type Balances, balancesNow } from './balances.ts'
import { MARK } from './csv.ts'
import { headLine, rowLine, type WholeRow } from './csvRow.ts'
import { type BillRow, movedAfter, oldestOf, rowsAfter, type Wanted } from './rows.ts'

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
  readonly billKinds: BillKinds
  readonly billDeals: BillDeals
  readonly now: () => number
}
type Asking = Pick<Context<unknown>, 'member' | 'history' | 'tables' | 'ids' | 'exchange'>

/** The newest rows, and the balances after them. */
type Begun = { readonly page: readonly BillRow[]; readonly balances: Balances }

export type Exports = {
  open(asking: Asking, wish: Wish): Promise<FileAnswer | ReturnType<typeof busy>>
}

export function createExports(made: Parts): Exports {
  const { texts, billKinds, now } = made
  const running = new Map<MemberId, number>()

  async function wordsIn(language: Language): Promise<Catalogue> {
    const all = await Promise.all(texts.map((one) => one(language)))
    return Object.assign({}, ...all.map((one) => one.default))
  }

  /** Counted from its first part on: one that is never begun is never ended either. */
  async function* parts(asking: Asking, wish: Wish, begun: Begun, words: Catalogue) {
    const { member, tables, ids } = asking
    running.set(member.id, (running.get(member.id) ?? 0) + 1)
    try {
      yield MARK + headLine(words)
      let { page } = begun
      while (page.length > 0) {
        const rows = await wholeRows(asking, wish, { ...begun, page }, made)
        // Of a page without one, too: whoever left is noticed there.
        yield rows.map((row) => rowLine(row, { ids, billKinds, words })).join('')
        // The rows of the past are there: no need to wait for those that come meanwhile.
        const isLast = page.length < PAGE
        page = isLast ? [] : await rowsAfter(tables, member, counted(wish), page.at(-1), PAGE)
      }
    } finally {
      const left = (running.get(member.id) ?? 1) - 1
      if (left === 0) running.delete(member.id)
      else running.set(member.id, left)
    }
  }

  return {
    async open(asking, wish) {
      const { member, history, exchange } = asking
      if ((running.get(member.id) ?? 0) >= RUNNING_MAX) return busy()
      const words = await wordsIn(wish.language)
      const page = await rowsAfter(history, member, counted(wish), undefined, PAGE)
      const balances = await exchange.read((machine) => balancesNow(machine, member))
      const [newest] = page
      const later = newest && (await movedAfter(history, member, newest, balances.seq))
      for (const moved of later ?? []) balances.takeBack(moved)
      const since = wish.from ?? (await oldestOf(history, member, wish)) ?? now()
      const until = Math.min(wish.to === undefined ? now() : wish.to - 1, now())
      const dates = [since, Math.max(since, until)].map((at) => dateOf(wish.zone, at))
      return {
        name: `evenkeel-bill-${dates.join('-')}.csv`,
        type: 'text/csv; charset=utf-8',
        parts: parts(asking, wish, { page, balances }, words),
      }
    },
  }
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
  { page, balances }: Begun,
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
