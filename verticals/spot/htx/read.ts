/** Accounts, orders and fills read by a program, in HTX's dialect. */
import { available, formatAmount, frozen, type Id, type Machine } from '@evenkeel/kernel'
import { costOfRows, type SignedCall, type SignedContext } from '@evenkeel/wire/server'
import {
  clientIdIn,
  costBy,
  type Fault,
  type Fields,
  invalid,
  isFault,
  type Json,
  momentIn,
  takes,
  textIn,
  wholeIn,
} from '@evenkeel/wire/server/htx'
import { type Named, ownOrder } from '../core/index.ts'
import { fillPage, ordersWhere, pastOrder, type Span } from '../past.ts'
import { factsOfOpen, openOrders, stateOf, viewOf, type Whose } from '../view.ts'
import { isOwn, ownSymbol } from './asked.ts'
import { NO_RECORD, UNKNOWN_ACCOUNT } from './faults.ts'
import { type OrderView, orderJson, STAGE, type Stage, stages, typeOf } from './words.ts'

const ORDERS_MAX = 100
const FILLS_MAX = 500
const OPEN_ROWS = { most: 500, usual: ORDERS_MAX }
const ORDERS_ROWS = { most: ORDERS_MAX, usual: ORDERS_MAX }
const FILLS_ROWS = { most: FILLS_MAX, usual: ORDERS_MAX }

const SPAN = ['symbol', 'start-time', 'end-time', 'size']
const ORDERS = [...SPAN, 'states', 'from']

export const readCalls: readonly SignedCall[] = [
  {
    method: 'GET',
    path: '/v1/account/accounts',
    scope: 'read',
    takes: takes(),
    summary: 'The account of the key: spot.',
    answer: async ({ uid }) => ({
      status: 'ok',
      data: [{ id: uid, type: 'spot', subtype: '', state: 'working' }],
    }),
  },
  {
    method: 'GET',
    path: '/v1/account/accounts/:account-id/balance',
    scope: 'read',
    takes: takes(),
    summary: 'What is in the spot account, available (`trade`) and `frozen`.',
    async answer({ input, uid, member, exchange, now }) {
      if (!isOwn({ uid }, textIn(input.fields, 'account-id') ?? '')) return UNKNOWN_ACCOUNT
      const list = await exchange.read((machine) => balanceList(machine, member))
      return { status: 'ok', data: { id: uid, type: 'spot', state: 'working', list }, ts: now }
    },
  },
  {
    method: 'GET',
    path: '/v2/user/uid',
    scope: 'read',
    takes: takes(),
    summary: 'The number that the member is known by.',
    answer: async ({ uid }) => ({ code: 200, data: uid }),
  },
  {
    method: 'GET',
    path: '/v1/order/openOrders',
    scope: 'read',
    takes: takes(['account-id', 'symbol', 'side', 'size']),
    summary: 'Open orders, newest first: up to 500, of one symbol or all.',
    cost: costBy('size', OPEN_ROWS),
    answer: openList,
  },
  {
    method: 'GET',
    path: '/v1/order/orders/:order-id',
    scope: 'read',
    takes: takes(),
    summary: 'An order by its id, open or over.',
    answer: (context) => oneOrder(context, { id: textIn(context.input.fields, 'order-id') ?? '' }),
  },
  {
    method: 'GET',
    path: '/v1/order/orders/getClientOrder',
    scope: 'read',
    takes: takes(['clientOrderId']),
    summary: 'An order by its client-order-id, open or over.',
    async answer(context) {
      const clientId = clientIdIn(context.input.fields, 'clientOrderId')
      if (isFault(clientId)) return clientId
      return clientId === undefined
        ? invalid('`clientOrderId` is missing')
        : oneOrder(context, { clientId })
    },
  },
  {
    method: 'GET',
    path: '/v1/order/orders/:order-id/matchresults',
    scope: 'read',
    takes: takes(),
    summary: 'The fills of an order: up to 500.',
    // Few orders have more fills than this.
    cost: () => costOfRows(ORDERS_MAX),
    async answer(context) {
      const order = textIn(context.input.fields, 'order-id') ?? ''
      if (context.ids.read('order', order) === undefined) return NO_RECORD
      return fills(context, { order, size: FILLS_MAX })
    },
  },
  {
    method: 'GET',
    path: '/v1/order/orders',
    scope: 'read',
    takes: takes(ORDERS),
    summary: 'Orders by their states, newest first: up to 100.',
    cost: costBy('size', ORDERS_ROWS),
    answer: (context) => orderList(context, statesIn(context.input.fields)),
  },
  {
    method: 'GET',
    path: '/v1/order/history',
    scope: 'read',
    takes: takes(ORDERS),
    summary: 'Orders of the last 48 hours, or of another time, newest first: up to 100.',
    cost: costBy('size', ORDERS_ROWS),
    answer: (context) => orderList(context, statesIn(context.input.fields)),
  },
  {
    method: 'GET',
    path: '/v1/order/matchresults',
    scope: 'read',
    takes: takes(SPAN),
    summary: 'Fills, newest first: up to 500, of one symbol or all.',
    cost: costBy('size', FILLS_ROWS),
    async answer(context) {
      const span = spanIn(context, FILLS_ROWS)
      if (isFault(span)) return span
      const { pair, from, to, size } = span
      return fills(context, { pair, from, to, size })
    },
  },
]

/** What can be spent, and all the rest. */
export function balanceList(machine: Machine, who: Whose): Json[] {
  return coinsOf(machine, who).flatMap((asset) => {
    const { trade, frozen: held } = balanceOf(machine, who, asset)
    const currency = asset.toLowerCase()
    return [
      { currency, type: 'trade', balance: formatAmount(trade) },
      { currency, type: 'frozen', balance: formatAmount(held) },
    ]
  })
}

export function balanceOf(machine: Machine, { id, realm }: Whose, asset: string) {
  const all =
    machine.balance(realm, available(id, 'spot'), asset) +
    machine.balance(realm, frozen(id, 'spot'), asset)
  const trade = machine.look(realm).spendable(id, 'spot', asset)
  return { all, trade, frozen: all - trade }
}

function coinsOf(machine: Machine, { realm }: Whose): readonly string[] {
  const markets = [...stateOf(machine, realm).markets.values()]
  return [...new Set(markets.flatMap(({ terms }) => [terms.quote, terms.base]))]
}

async function openList(context: SignedContext): Promise<Json | Fault> {
  const { input, member, exchange, ids, uid } = context
  const { fields } = input
  const account = textIn(fields, 'account-id')
  if (account !== undefined && !isOwn(context, account)) return UNKNOWN_ACCOUNT
  const symbol = textIn(fields, 'symbol')
  const pair = symbol === undefined ? undefined : ownSymbol(context, symbol)
  if (isFault(pair)) return pair
  const side = textIn(fields, 'side')
  const size = wholeIn(fields, 'size', { least: 1, ...OPEN_ROWS })
  if (isFault(size)) return size
  const orders = await exchange.read((machine) => openOrders(machine, member, pair, ids))
  const meant = orders.filter((order) => side === undefined || order.side === side)
  return { status: 'ok', data: meant.slice(0, size).map((order) => orderJson(order, uid, true)) }
}

type Name = { readonly id: string } | { readonly clientId: string }

async function oneOrder(context: SignedContext, name: Name): Promise<Json | Fault> {
  const { member, exchange, ids, uid } = context
  const named: Named = 'id' in name ? { order: ids.read('order', name.id)?.id ?? 0 } : name
  const open = await exchange.read((machine) => {
    const found = ownOrder(stateOf(machine, member.realm), member.id, named)
    return found && viewOf(found.market, factsOfOpen(found), ids)
  })
  const order = open ?? (await pastOrder({ ...context, input: name }))
  return order === undefined ? NO_RECORD : { status: 'ok', data: orderJson(order, uid) }
}

function statesIn(fields: Fields): readonly Stage[] {
  const wanted = textIn(fields, 'states')?.split(',') ?? stages
  return stages.filter((stage) => wanted.includes(stage))
}

async function orderList(context: SignedContext, states: readonly Stage[]): Promise<Json | Fault> {
  const span = spanIn(context, ORDERS_ROWS)
  if (isFault(span)) return span
  const orders: readonly OrderView[] = await ordersWhere(context, STAGE, states, span)
  return { status: 'ok', data: orders.map((order) => orderJson(order, context.uid)) }
}

function spanIn(context: SignedContext, rows: typeof FILLS_ROWS): Span | Fault {
  const { fields } = context.input
  const symbol = textIn(fields, 'symbol')
  const pair = symbol === undefined ? undefined : ownSymbol(context, symbol)
  const from = momentIn(fields, 'start-time')
  const to = momentIn(fields, 'end-time')
  const size = wholeIn(fields, 'size', { least: 1, ...rows })
  const last = textIn(fields, 'from')
  const before = last === undefined ? undefined : context.ids.read('order', last)?.id
  if (isFault(pair)) return pair
  if (isFault(from)) return from
  if (isFault(to)) return to
  if (isFault(size)) return size
  if (last !== undefined && before === undefined) return invalid('`from` is the id of an order')
  return { pair, from, to, size, before }
}

type Fills = {
  readonly pair?: string | undefined
  readonly order?: string
  readonly from?: number | undefined
  readonly to?: number | undefined
  readonly size: number
}

async function fills(context: SignedContext, input: Fills): Promise<Json> {
  const { fills: found, orderIds } = await fillPage({ ...context, input })
  const types = await typesOf(context, orderIds)
  return {
    status: 'ok',
    data: found.map((fill) => ({
      id: fill.id,
      'trade-id': fill.id,
      'match-id': fill.id,
      'order-id': fill.order,
      symbol: fill.pair,
      type: types.get(fill.order) ?? `${fill.side}-limit`,
      role: fill.role,
      price: formatAmount(fill.price),
      'filled-amount': formatAmount(fill.quantity),
      'filled-fees': formatAmount(fill.fee),
      'fee-currency': fill.feeAsset.toLowerCase(),
      'filled-points': '0',
      source: 'spot-api',
      'created-at': fill.at,
    })),
  }
}

/** HTX tells with each fill of which type its order is. By the masks of orders. */
async function typesOf(
  { history, member }: SignedContext,
  orderIds: ReadonlyMap<string, Id>,
): Promise<ReadonlyMap<string, string>> {
  const rows = await history.rows<{ id: string } & Record<'side' | 'kind' | 'force', string>>(
    `select id, case side when 0 then 'buy' else 'sell' end as side, kind, force from spot_order
     where realm = $1 and member = $2 and id = any($3)`,
    [member.realm, member.id, [...orderIds.values()]],
  )
  const byId = new Map(
    rows.map(({ id, ...sort }) => [
      Number(id),
      typeOf(sort as unknown as Pick<OrderView, 'side' | 'kind' | 'force'>),
    ]),
  )
  return new Map(
    [...orderIds].flatMap(([mask, id]) => {
      const type = byId.get(id)
      return type === undefined ? [] : [[mask, type] as const]
    }),
  )
}
