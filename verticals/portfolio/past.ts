/** Subscriptions that are over, from the tables: page by page, and what they earned. */
import { type Amount, type MemberId, type Millis, parseFigure } from '@evenkeel/kernel'
import {
  beforeOf,
  type History,
  type PageInput,
  type PublicIds,
  pageOf,
} from '@evenkeel/wire/server'
import type { Renewal } from './core/index.ts'
import { type Facts, orderView } from './view.ts'

type OrderRow = {
  id: string
  product: string
  asset: string
  days: number
  amount: string
  daily_yield: string
  exit_fee_bps: number
  is_exitable: number
  start_at: string
  state: 'completed' | 'exited'
  earned: string
  ended_at: string
  renewal: Renewal | null
}
type Reader = { readonly history: History; readonly ids: PublicIds }

const ORDER = `id, product, asset, days, amount, daily_yield, exit_fee_bps, is_exitable, start_at,
  state, earned, ended_at, renewal`

export async function historyPage({ history, ids }: Reader, member: MemberId, page: PageInput) {
  const before = beforeOf(page, ids)
  if (before === undefined) return { rows: [], next: undefined }
  const rows = await history.rows<OrderRow>(
    `select ${ORDER} from portfolio_order where realm = 'real' and member = $1 and id < $2
       and ended_at is not null order by id desc limit $3`,
    [member, before, page.size + 1],
  )
  const { shown, next } = pageOf(rows, page.size, ids)
  return { rows: shown.map((row) => orderView(factsOf(row), ids)), next }
}

export type Earned = { readonly asset: string; readonly total: Amount }

/** All that orders which are over have earned, by coin. */
export async function earnedBefore(history: History, member: MemberId): Promise<readonly Earned[]> {
  const rows = await history.rows<{ asset: string; total: string }>(
    `select asset, sum(earned) as total from portfolio_order
     where realm = 'real' and member = $1 and ended_at is not null group by 1`,
    [member],
  )
  return rows.map(({ asset, total }) => ({ asset, total: parseFigure(total) }))
}

/** Those that were completed since a moment. */
export async function completedSince(
  history: History,
  member: MemberId,
  since: Millis,
): Promise<readonly Facts[]> {
  const rows = await history.rows<OrderRow>(
    `select ${ORDER} from portfolio_order where realm = 'real' and member = $1
       and ended_at >= $2 and state = 'completed'`,
    [member, since],
  )
  return rows.map(factsOf)
}

function factsOf(row: OrderRow): Facts {
  return {
    id: Number(row.id),
    product: row.product,
    asset: row.asset,
    days: row.days,
    amount: parseFigure(row.amount),
    dailyYield: parseFigure(row.daily_yield),
    startAt: Number(row.start_at),
    earned: parseFigure(row.earned),
    isExitable: row.is_exitable === 1,
    exitFeeBps: row.exit_fee_bps,
    state: row.state,
    endedAt: Number(row.ended_at),
    renewal: row.renewal ?? undefined,
  }
}
