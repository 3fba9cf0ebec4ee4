/** Reading options from the table: one by its id, and what is settled page by page, with totals. */
import { parseFigure } from '@evenkeel/kernel'
import { beforeOf, type Context, type PageInput, pageOf } from '@evenkeel/wire/server'
import type { Direction, Outcome, Tick } from './core/index.ts'
import { type Facts, viewOf, type Whose } from './view.ts'

type Figure = string | null
export type OptionRow = {
  readonly realm: 'real' | 'demo'
  readonly id: string
  readonly symbol: string
  readonly direction: Direction
  readonly seconds: number
  readonly stake: string
  readonly fee: string
  readonly payout_bps: number
  readonly accepted_at: string
  readonly expires_at: string
  readonly open_price: Figure
  readonly open_at: Figure
  readonly open_source: Figure
  readonly outcome: Outcome | null
  readonly close_price: Figure
  readonly close_at: Figure
  readonly close_source: Figure
  readonly settled_at: Figure
}
/** Whose options are read, by themselves or by an operator. */
export type Reader<Input> = Pick<Context<Input>, 'input' | 'history' | 'ids'> & {
  readonly member: Whose
}
export type Filter = {
  readonly symbol?: string | undefined
  readonly direction?: Direction | undefined
  readonly outcome?: 'won' | 'lost' | 'equal' | 'refunded' | undefined
  readonly from?: number | undefined
  readonly until?: number | undefined
}

export const OPTION = `realm, id, symbol, direction, seconds, stake, fee, payout_bps, accepted_at,
  expires_at, open_price, open_at, open_source, outcome, close_price, close_at, close_source,
  settled_at`

// Ids are in the order of placing.
const FITS = `realm = $1 and member = $2 and outcome is not null
  and ($3::text is null or symbol = $3) and ($4::text is null or direction = $4)
  and ($5::text is null or outcome = $5
    or ($5 = 'refunded' and outcome in ('stale', 'unopened')))
  and ($6::bigint is null or expires_at >= $6) and ($7::bigint is null or expires_at < $7)`

export async function pastOption({ input, member, history, ids }: Reader<{ readonly id: string }>) {
  const rows = await history.rows<OptionRow>(
    `select ${OPTION} from option_order where realm = $1 and member = $2 and id = $3`,
    [member.realm, member.id, ids.read('option', input.id)?.id ?? 0],
  )
  return rows[0] && viewOf(factsOfRow(rows[0]), ids)
}

export async function historyPage(context: Reader<Filter & PageInput>) {
  const { input, member, history, ids } = context
  const before = beforeOf(input, ids)
  if (before === undefined) return { options: [], next: undefined, totals: undefined }
  const { symbol, direction, outcome, from, until } = input
  const filter = [symbol, direction, outcome, from, until].map((one) => one ?? null)
  const values = [member.realm, member.id, ...filter]
  const rows = await history.rows<OptionRow>(
    `select ${OPTION} from option_order where ${FITS} and id < $8 order by id desc limit $9`,
    [...values, before, input.size + 1],
  )
  const { shown, next } = pageOf(rows, input.size, ids)
  return {
    options: shown.map((row) => viewOf(factsOfRow(row), ids)),
    next,
    totals: input.after === undefined ? await totalsOf(context, values) : undefined,
  }
}

type TotalsRow = Readonly<Record<'count' | 'won' | 'lost', number>> &
  Readonly<Record<'staked' | 'fees' | 'gain', string>>

async function totalsOf({ history }: Reader<unknown>, values: readonly unknown[]) {
  const played = `outcome in ('won', 'lost', 'equal')`
  const [row] = await history.rows<TotalsRow>(
    `select count(*)::float8 as count, count(*) filter (where outcome = 'won')::float8 as won,
       count(*) filter (where outcome = 'lost')::float8 as lost,
       coalesce(sum(stake) filter (where ${played}), 0) as staked,
       coalesce(sum(fee) filter (where ${played}), 0) as fees,
       coalesce(sum(case outcome when 'won' then profit - fee when 'lost' then -stake - fee
         when 'equal' then -fee else 0 end), 0) as gain
     from option_order where ${FITS}`,
    values,
  )
  if (row === undefined) return undefined
  const { count, won, lost } = row
  return {
    count,
    won,
    lost,
    staked: parseFigure(row.staked),
    fees: parseFigure(row.fees),
    gain: parseFigure(row.gain),
  }
}

export function factsOfRow(row: OptionRow): Facts {
  const closed = tickOf(row.close_price, row.close_at, row.close_source)
  return {
    id: Number(row.id),
    symbol: row.symbol,
    direction: row.direction,
    seconds: row.seconds,
    stake: parseFigure(row.stake),
    fee: parseFigure(row.fee),
    payoutBps: row.payout_bps,
    acceptedAt: Number(row.accepted_at),
    expiresAt: Number(row.expires_at),
    opened: tickOf(row.open_price, row.open_at, row.open_source),
    ended:
      row.outcome === null
        ? undefined
        : { outcome: row.outcome, tick: closed, at: Number(row.settled_at) },
  }
}

function tickOf(price: Figure, at: Figure, source: Figure): Tick | undefined {
  if (price === null || source === null) return undefined
  return { price: parseFigure(price), at: Number(at), source }
}
