/** Reading what is over: orders and fills of one member, from the tables, page by page. */
import { type Id, type Millis, parseFigure, seqOf } from '@evenkeel/kernel'
import {
  beforeOf,
  type CallerExchange,
  type Context,
  type Naming,
  type PageInput,
  pageOf,
  type ReferenceRow,
  referenceOf,
} from '@evenkeel/wire/server'
import { type Kind, type Market, type SideName, sides, type TimeInForce } from './core/index.ts'
import { type Facts, stateOf, viewsOf, type Whose, type Why } from './view.ts'

type OrderRow = ReferenceRow & {
  id: string
  pair: string
  side: 0 | 1
  kind: Kind
  force: TimeInForce
  tick: string
  stop: string
  lots: string
  spend: string
  partner: string
  client_id: string
  at: string
  filled: string
  deal: string
  fee: string
  state: Facts['state']
  why: Why | null
  ended_at: string | null
}
type FillRow = ReferenceRow & {
  id: string
  order_id: string
  pair: string
  side: 0 | 1
  role: 'maker' | 'taker'
  tick: string
  lots: string
  deal: string
  fee: string
  at: string
  against: 'member' | 'house'
}
/** Whose orders are read, by themselves or by an operator. */
type Reader<Input> = Pick<Context<Input>, 'input' | 'history' | 'ids'> & {
  readonly member: Whose
  readonly exchange: Pick<CallerExchange, 'peek'>
}
/** Which orders are looked for, by when they were placed. */
export type Span = {
  readonly pair: string | undefined
  readonly from: Millis | undefined
  readonly to: Millis | undefined
  /** Older than this one. */
  readonly before: Id | undefined
  readonly size: number
}

const ORDER = `id, pair, side, kind, force, tick, stop, lots, spend, partner, client_id, at,
  filled, deal, fee, state, why, ended_at, reference, source, reference_at`

/** One order of the caller's, by its id, or the last one of the client's own name. */
export async function pastOrder(context: Reader<Naming>) {
  const { input, member, history, ids } = context
  const id = input.id === undefined ? undefined : (ids.read('order', input.id)?.id ?? 0)
  const rows = await history.rows<OrderRow>(
    `select ${ORDER} from spot_order where realm = $1 and member = $2
       and ($3::bigint is null or id = $3) and ($4::text is null or client_id = $4)
     order by id desc limit 1`,
    [member.realm, member.id, id ?? null, input.clientId ?? null],
  )
  const [view] = views(context, rows)
  return view
}

/** Orders that are over, newest first. */
export async function historyPage(
  context: Reader<
    PageInput & { readonly pair?: string | undefined; readonly side: 'all' | SideName }
  >,
) {
  const { input, member, history, ids } = context
  const before = beforeOf(input, ids)
  if (before === undefined) return { orders: [], next: undefined }
  const rows = await history.rows<OrderRow>(
    `select ${ORDER} from spot_order where realm = $1 and member = $2 and id < $3
       and state in ('filled', 'cancelled') and ($4::text is null or pair = $4)
       and ($5::int is null or side = $5) order by id desc limit $6`,
    [
      member.realm,
      member.id,
      before,
      input.pair ?? null,
      input.side === 'all' ? null : sides.indexOf(input.side),
      input.size + 1,
    ],
  )
  const { shown, next } = pageOf(rows, input.size, ids)
  return { orders: views(context, shown), next }
}

/** Orders of a pair or all, open ones too, newest first: those for which an expression over their columns gives one of these. */
export async function ordersWhere(
  { history, ids, ...context }: Omit<Reader<Span>, 'input'>,
  expression: string,
  values: readonly string[],
  { pair, from, to, before, size }: Span,
) {
  const { member } = context
  const rows = await history.rows<OrderRow>(
    `select ${ORDER} from spot_order where realm = $1 and member = $2 and id < $3
       and ($4::text is null or pair = $4) and at >= $5 and at <= $6
       and (${expression}) = any($7) order by id desc limit $8`,
    [
      member.realm,
      member.id,
      before ?? Number.MAX_SAFE_INTEGER,
      pair ?? null,
      from ?? 0,
      to ?? Number.MAX_SAFE_INTEGER,
      values,
      size,
    ],
  )
  return views({ ...context, history, ids, input: undefined }, rows)
}

/** Fills, newest first, and the ids of their orders by their masks. */
export async function fillPage(
  context: Reader<
    PageInput & {
      readonly pair?: string | undefined
      readonly order?: string | undefined
      readonly from?: Millis | undefined
      readonly to?: Millis | undefined
    }
  >,
) {
  const { input, member, history, ids } = context
  const before = beforeOf(input, ids)
  if (before === undefined) return { fills: [], next: undefined, orderIds: new Map<string, Id>() }
  const order = input.order === undefined ? undefined : (ids.read('order', input.order)?.id ?? 0)
  const rows = await history.rows<FillRow>(
    `select id, order_id, pair, side, role, tick, lots, deal, fee, at, against, reference, source,
       reference_at from spot_fill
     where realm = $1 and member = $2 and (seq, id) < ($3, $4) and ($5::text is null or pair = $5)
       and ($6::bigint is null or order_id = $6) and at >= $7 and at <= $8
     order by seq desc, id desc limit $9`,
    [
      member.realm,
      member.id,
      seqOf(before),
      before,
      input.pair ?? null,
      order ?? null,
      input.from ?? 0,
      input.to ?? Number.MAX_SAFE_INTEGER,
      input.size + 1,
    ],
  )
  const markets = marketsOf(context)
  const { shown, next } = pageOf(rows, input.size, ids)
  const numbers = shown.map(({ order_id }) => Number(order_id))
  const masks = ids.ofAll(
    'trade',
    shown.map(({ id }) => Number(id)),
  )
  const orders = ids.ofAll('order', numbers)
  const fills = shown.map((row, nth) => {
    const { terms } = markets.get(row.pair) as Market
    return {
      id: masks[nth] as string,
      order: orders[nth] as string,
      pair: row.pair,
      side: sides[row.side] as SideName,
      role: row.role,
      price: BigInt(row.tick) * terms.tickSize,
      quantity: BigInt(row.lots) * terms.lotSize,
      dealAmount: parseFigure(row.deal),
      fee: parseFigure(row.fee),
      feeAsset: row.side === 0 ? terms.base : terms.quote,
      at: Number(row.at),
      against: row.against,
      reference: referenceOf(row),
    }
  })
  return { fills, next, orderIds: new Map(orders.map((mask, nth) => [mask, numbers[nth] as Id])) }
}

function views(context: Reader<unknown>, rows: readonly OrderRow[]) {
  const markets = marketsOf(context)
  const orders = rows.map((row) => {
    return { market: markets.get(row.pair) as Market, facts: factsOf(row) }
  })
  return viewsOf(orders, context.ids)
}

function factsOf(row: OrderRow): Facts {
  return {
    id: Number(row.id),
    side: row.side,
    kind: row.kind,
    timeInForce: row.force,
    tick: Number(row.tick),
    stop: Number(row.stop),
    lots: Number(row.lots),
    quoteQuantity: parseFigure(row.spend),
    filled: Number(row.filled),
    filledQuote: parseFigure(row.deal),
    fee: parseFigure(row.fee),
    clientId: row.client_id,
    partner: Number(row.partner),
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
