/** Reading what is over: orders, fills and positions of one member, from the tables, page by page. */
import { type Millis, parseFigure, UNIT } from '@evenkeel/kernel'
import {
  beforeOf,
  type CallerExchange,
  type Context,
  type Naming,
  type PageInput,
  type PublicIds,
  pageOf,
  type ReferenceRow,
  referenceOf,
} from '@evenkeel/wire/server'
import type { Effect, Kind, Market, PositionSide, TimeInForce } from './core/index.ts'
import { netOf } from './core/risk.ts'
import { priceAt } from './core/symbol.ts'
import { realisedOf } from './rows.ts'
import { type Facts, orderView, stateOf, type Whose, type Why } from './view.ts'

type OrderRow = ReferenceRow & {
  id: string
  symbol: string
  side: PositionSide
  effect: Effect
  kind: Kind
  force: TimeInForce
  tick: string
  stop: string
  distance: string
  lots: string
  leverage: number
  take_profit: string
  stop_loss: string
  client_id: string
  at: string
  filled: string
  value: string
  fee: string
  profit: string
  state: Facts['state']
  why: Why | null
  ended_at: string | null
}
type FillRow = ReferenceRow & {
  id: string
  order_id: string
  position_id: string
  symbol: string
  side: PositionSide
  effect: Effect
  role: 'maker' | 'taker' | 'liquidation' | 'deleveraging'
  tick: string
  lots: string
  value: string
  fee: string
  profit: string
  funding: string
  insured: string
  uncovered: string
  gave: string
  at: string
  against: 'member' | 'house'
}
type ProfitRow = Pick<FillRow, 'profit' | 'insured' | 'uncovered' | 'gave'> & {
  readonly role: FillRow['role'] | 'none'
}
export type PositionRow = ReferenceRow & {
  id: string
  symbol: string
  side: PositionSide
  opened: string
  closed: string
  opened_value: string
  closed_value: string
  profit: string
  realised: string
  fee: string
  funding: string
  opened_at: string
  changed_at: string
  why: 'order' | 'takeProfit' | 'stopLoss' | 'liquidation' | 'deleveraging' | null
}
/** Whose rows are read, by themselves or by an operator. */
type Reader<Input> = Pick<Context<Input>, 'input' | 'history' | 'ids'> & {
  readonly member: Whose
  readonly exchange: Pick<CallerExchange, 'peek'>
}
type Page = PageInput & { readonly symbol?: string | undefined }

const ORDER = `id, symbol, side, effect, kind, force, tick, stop, distance, lots, leverage,
  take_profit, stop_loss, client_id, at, filled, value, fee, profit, state, why, ended_at,
  reference, source, reference_at`

export const POSITION = `id, symbol, side, opened, closed, opened_value, closed_value, profit,
  realised, fee, funding, opened_at, changed_at, why, reference, source, reference_at`

/** One order of the caller's, by its id, or the last one of the client's own name. */
export async function pastOrder(context: Reader<Naming>) {
  const { input, member, history, ids } = context
  const id = input.id === undefined ? undefined : (ids.read('contractOrder', input.id)?.id ?? 0)
  const rows = await history.rows<OrderRow>(
    `select ${ORDER} from contract_order where realm = $1 and member = $2
       and ($3::bigint is null or id = $3) and ($4::text is null or client_id = $4)
     order by id desc limit 1`,
    [member.realm, member.id, id ?? null, input.clientId ?? null],
  )
  const [view] = orderViews(context, rows)
  return view
}

/** Orders that are over, newest first. */
export async function historyPage(context: Reader<Page>) {
  const { input, member, history, ids } = context
  const before = beforeOf(input, ids)
  if (before === undefined) return { orders: [], next: undefined }
  const rows = await history.rows<OrderRow>(
    `select ${ORDER} from contract_order where realm = $1 and member = $2 and id < $3
       and state in ('filled', 'cancelled') and ($4::text is null or symbol = $4)
     order by id desc limit $5`,
    [member.realm, member.id, before, input.symbol ?? null, input.size + 1],
  )
  const { shown, next } = pageOf(rows, input.size, ids)
  return { orders: orderViews(context, shown), next }
}

/** Which orders are looked for, by when they were placed. */
export type Span = {
  readonly symbol: string | undefined
  readonly from: Millis | undefined
  readonly to: Millis | undefined
  readonly size: number
}

/** Orders of some kinds, open ones too, newest first. */
export async function ordersWhere(
  context: Omit<Reader<unknown>, 'input'>,
  kinds: readonly Kind[],
  { symbol, from, to, size }: Span,
) {
  const { member, history } = context
  const rows = await history.rows<OrderRow>(
    `select ${ORDER} from contract_order where realm = $1 and member = $2
       and kind = any($3) and ($4::text is null or symbol = $4) and at >= $5 and at <= $6
     order by id desc limit $7`,
    [
      member.realm,
      member.id,
      kinds,
      symbol ?? null,
      from ?? 0,
      to ?? Number.MAX_SAFE_INTEGER,
      size,
    ],
  )
  return orderViews({ ...context, input: undefined }, rows)
}

export async function fillPage(
  context: Reader<Page & { readonly from?: Millis | undefined; readonly to?: Millis | undefined }>,
) {
  const { input, member, history, ids } = context
  const before = beforeOf(input, ids)
  if (before === undefined) return { fills: [], next: undefined }
  const rows = await history.rows<FillRow>(
    `select id, order_id, position_id, symbol, side, effect, role, tick, lots, value, fee, profit,
       funding, insured, uncovered, gave, at, against, reference, source, reference_at from contract_fill
     where realm = $1 and member = $2 and id < $3 and ($4::text is null or symbol = $4)
       and at >= $5 and at <= $6 order by id desc limit $7`,
    [
      member.realm,
      member.id,
      before,
      input.symbol ?? null,
      input.from ?? 0,
      input.to ?? Number.MAX_SAFE_INTEGER,
      input.size + 1,
    ],
  )
  const markets = marketsOf(context)
  const { shown, next } = pageOf(rows, input.size, ids)
  const fills = shown.map((row) => fillView(row, markets.get(row.symbol) as Market, ids))
  return { fills, next }
}

function fillView(row: FillRow, market: Market, ids: PublicIds) {
  const [fee, funding] = [parseFigure(row.fee), parseFigure(row.funding)]
  const profits = profitsOf(row)
  return {
    id: ids.of('contractFill', Number(row.id)),
    order: row.order_id === '0' ? undefined : ids.of('contractOrder', Number(row.order_id)),
    position: ids.of('position', Number(row.position_id)),
    symbol: row.symbol,
    side: row.side,
    effect: row.effect,
    role: row.role,
    price: priceAt(market, Number(row.tick)),
    lots: Number(row.lots),
    value: parseFigure(row.value),
    fee,
    ...profits,
    funding,
    net: netOf({ realised: profits.realised, funding, fee }),
    at: Number(row.at),
    against: row.against,
    decidedBy: referenceOf(row),
  }
}

/** The profit of a fill by its price, what it came to, and who made the difference where it was forced. */
export function profitsOf(row: ProfitRow) {
  const profit = parseFigure(row.profit)
  const insured = parseFigure(row.insured)
  const uncovered = parseFigure(row.uncovered)
  const gave = parseFigure(row.gave)
  const isLiquidation = row.role === 'liquidation'
  return {
    profit,
    realised: realisedOf(profit, { insured, uncovered, gave }),
    insured: isLiquidation ? insured : undefined,
    uncovered: isLiquidation ? uncovered : undefined,
    gave: row.role === 'deleveraging' ? gave : undefined,
  }
}

/** Positions that are closed, or that are open, by their ids, the newest first. */
export async function positionPage(context: Reader<Page & { readonly state: 'open' | 'closed' }>) {
  const { input, member, history, ids } = context
  const before = beforeOf(input, ids)
  if (before === undefined) return { positions: [], next: undefined }
  const rows = await history.rows<PositionRow>(
    `select ${POSITION} from contract_position
     where realm = $1 and member = $2 and id < $3 and (opened = closed) = $6
       and ($4::text is null or symbol = $4) order by id desc limit $5`,
    [
      member.realm,
      member.id,
      before,
      input.symbol ?? null,
      input.size + 1,
      input.state === 'closed',
    ],
  )
  const markets = marketsOf(context)
  const { shown, next } = pageOf(rows, input.size, ids)
  const positions = shown.map((row) => positionView(row, markets.get(row.symbol) as Market, ids))
  return { positions, next }
}

/** The average price of lots that were worth so much together. */
export const averageOf = (value: string, lots: string, { terms }: Market) =>
  (parseFigure(value) * UNIT) / (BigInt(lots) * terms.lotSize)

function positionView(row: PositionRow, market: Market, ids: PublicIds) {
  const isClosed = row.opened === row.closed
  const realised = parseFigure(row.realised)
  const [fee, funding] = [parseFigure(row.fee), parseFigure(row.funding)]
  return {
    id: ids.of('position', Number(row.id)),
    receipt: ids.of('contractReceipt', Number(row.id)),
    symbol: row.symbol,
    side: row.side,
    opened: Number(row.opened),
    closed: Number(row.closed),
    averageOpen: averageOf(row.opened_value, row.opened, market),
    averageClose: row.closed === '0' ? undefined : averageOf(row.closed_value, row.closed, market),
    profit: parseFigure(row.profit),
    realised,
    fee,
    funding,
    net: netOf({ realised, funding, fee }),
    state: isClosed ? ('closed' as const) : ('open' as const),
    why: isClosed ? (row.why ?? undefined) : undefined,
    openedAt: Number(row.opened_at),
    closedAt: isClosed ? Number(row.changed_at) : undefined,
    decidedBy: isClosed ? referenceOf(row) : undefined,
  }
}

function orderViews(context: Reader<unknown>, rows: readonly OrderRow[]) {
  const markets = marketsOf(context)
  return rows.map((row) => orderView(markets.get(row.symbol) as Market, factsOf(row), context.ids))
}

function factsOf(row: OrderRow): Facts {
  return {
    id: Number(row.id),
    symbol: row.symbol,
    side: row.side,
    effect: row.effect,
    kind: row.kind,
    timeInForce: row.force,
    tick: Number(row.tick),
    stop: Number(row.stop),
    isRising: false,
    distance: Number(row.distance),
    lots: Number(row.lots),
    leverage: row.leverage,
    takeProfit: Number(row.take_profit),
    stopLoss: Number(row.stop_loss),
    clientId: row.client_id,
    filled: Number(row.filled),
    value: parseFigure(row.value),
    fee: parseFigure(row.fee),
    profit: parseFigure(row.profit),
    state: row.state,
    why: row.why ?? undefined,
    at: Number(row.at),
    endedAt: row.ended_at === null ? undefined : Number(row.ended_at),
    trigger: referenceOf(row),
  }
}

function marketsOf({ exchange, member }: Reader<unknown>): Map<string, Market> {
  return exchange.peek((machine) => stateOf(machine, member.realm).markets)
}
