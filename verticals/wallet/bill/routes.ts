/** How the calls of the bill are answered. */
import { type AccountName, available, frozen, type Machine, refuse } from '@evenkeel/kernel'
import {
  badRequest,
  type Caller,
  type Context,
  handle,
  handleFile,
  type Route,
  type Tables,
} from '@evenkeel/wire/server'
import type { billTabs } from '../contract.ts'
import { exportBill, getBill, getBillRow, getTransfers } from '../contract.ts'
import type { Wallet } from '../open.ts'
import { isTimeZone } from '../worth/days.ts'
import type { Bill } from './parts.ts'
import { pendingRows } from './pending.ts'
import {
  type BillRow,
  gainedAfter,
  type Place,
  placeAbove,
  rowAt,
  rowsAfter,
  type Wanted,
  type Whose,
} from './rows.ts'
import { statusOf } from './status.ts'

type Filter = {
  readonly tab: (typeof billTabs)[number]
  readonly asset?: string | undefined
  readonly from?: number | undefined
  readonly to?: number | undefined
}
type Page = { readonly after?: string | undefined; readonly size: number }

/** What is read of a year of rows counts as much. */
const ROW_COST = 3
const EXPORT_COST = 20

export function billRoutes(wallet: Wallet): readonly Route[] {
  const billIn = (tables: Tables): Bill => ({ tables, sources: wallet.platform.billSources })
  return [
    handle(getBill, async (context) => {
      const { input } = context
      if (!isRange(input)) return badRequest(['from', 'to'])
      const wanted = wantedOf(input)
      const isFirst = input.after === undefined
      const now = isFirst ? await pendingNow(context, wanted) : undefined
      const bill = billIn(context.history)
      const { rows, next } = await pageOf(context, bill, wanted, now?.newest)
      return {
        rows: rows.map((row) => viewOf(row, context)),
        next,
        pending: now?.pending.map((row) => ({ ...row, id: context.ids.of('withdrawal', row.id) })),
      }
    }),

    handle(
      getBillRow,
      async (context) => {
        const { input, member, exchange, ids } = context
        const bill = billIn(context.history)
        const known = ids.read('bill', input.id)
        const place = known && { seq: known.id, nth: known.nth }
        const row = place && (await rowAt(bill, member, place))
        if (row === undefined) return refuse('billRowDoesNotExist')
        const sides = new Set([row.from, row.to])
        const touched = [...sides].filter((account) => account !== undefined)
        const now = await exchange.read((all) => heldOf(all, member, row.asset, touched))
        const balances = []
        for (const { account, amount } of now.held) {
          const of = { account, asset: row.asset }
          const later = await gainedAfter(bill, member, of, row, now.seq)
          balances.push({ account, amount: amount - later })
        }
        const kind = wallet.platform.billKinds[row.reason]
        const about = kind && { kind, id: ids.of(kind, row.about) }
        return { row: viewOf(row, context), balances, ...(about && { about }) }
      },
      () => ROW_COST,
    ),

    handleFile(
      exportBill,
      async (context) => {
        const { input, language } = context
        if (!isRange(input)) return badRequest(['from', 'to'])
        if (!isTimeZone(input.zone)) return badRequest(['zone'])
        const { zone } = input
        return wallet.exports.open(context, { ...wantedOf(input), zone, language })
      },
      () => EXPORT_COST,
    ),

    handle(getTransfers, async (context) => {
      const wanted = { tab: 'assets', reason: 'transfer' } as const
      const { rows, next } = await pageOf(context, billIn(context.history), wanted)
      return {
        rows: rows.map(({ about, at, asset, amount, from = 'spot', to = 'spot' }) => {
          return { id: context.ids.of('transfer', about), at, asset, amount, from, to }
        }),
        next,
      }
    }),
  ]
}

/** Pending rows and the place below which statement rows are read: a withdrawal that is paid from here on is pending, and has no row. */
function pendingNow(
  { exchange, member }: Pick<Context<unknown>, 'exchange' | 'member'>,
  wanted: Wanted,
) {
  return exchange.read((machine) => ({
    pending: pendingRows(machine, member, wanted),
    newest: placeAbove(machine.seq),
  }))
}

const isRange = ({ from = 0, to = Number.POSITIVE_INFINITY }: Filter) => from < to

function wantedOf({ tab, asset, from, to }: Filter): Wanted {
  return { tab: tab === 'all' ? undefined : tab, asset, from, to }
}

/** One page of a member's bill, newest first; the first page begins after the place `newest`, if there is one. */
export async function pageOf(
  { input, member, ids }: Pick<Context<Page, Whose>, 'input' | 'member' | 'ids'>,
  bill: Bill,
  wanted: Wanted,
  newest?: Place,
) {
  const after = input.after === undefined ? undefined : ids.read('page', input.after)
  if (input.after !== undefined && after === undefined) return { rows: [], next: undefined }
  const place = after === undefined ? newest : { seq: after.id, nth: after.nth }
  const found = await rowsAfter(bill, member, wanted, place, input.size + 1)
  const last: Place | undefined = found.length > input.size ? found[input.size - 1] : undefined
  return { rows: found.slice(0, input.size), next: last && ids.of('page', last.seq, last.nth) }
}

export function viewOf(row: BillRow, { ids }: Pick<Context<unknown>, 'ids'>) {
  const { seq, nth, about: _, ...rest } = row
  return { ...rest, id: ids.of('bill', seq, nth), status: statusOf(row.reason) }
}

function heldOf(
  machine: Machine,
  { id, realm }: Caller,
  asset: string,
  accounts: readonly AccountName[],
) {
  const held = accounts.map((account) => ({
    account,
    amount:
      machine.balance(realm, available(id, account), asset) +
      machine.balance(realm, frozen(id, account), asset),
  }))
  return { seq: machine.seq, held }
}
