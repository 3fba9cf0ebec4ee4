/** The contract account, its positions, orders and fills, and leverages, for a program in HTX's dialect. */
import { formatAmount } from '@evenkeel/kernel'
import type { SignedCall, SignedContext } from '@evenkeel/wire/server'
import {
  clientIdIn,
  costBy,
  type Fault,
  isFault,
  type Json,
  momentIn,
  takes,
  textIn,
  wholeIn,
} from '@evenkeel/wire/server/htx'
import { fillPage, ordersWhere, pastOrder, type Span } from '../past.ts'
import { accountView, openOrders, stateOf } from '../view.ts'
import { isOfType, MODE, TYPES } from './asked.ts'
import { NO_ORDER, numbered, UNKNOWN_CONTRACT } from './faults.ts'
import type { Leverages } from './leverages.ts'
import {
  accountJson,
  algoJson,
  algoStateOf,
  type Codes,
  isAlgo,
  type OrderView,
  orderJson,
  positionJson,
  stateOf as stateWord,
  success,
  tradeSideOf,
} from './words.ts'

type Parts = { readonly codes: Codes; readonly leverages: Leverages }

const ROWS = { most: 100, usual: 100 }
const OPEN_ROWS = { most: 500, usual: 100 }
const LEVERAGE_MAX = 1_000

const CODE = ['contract_code']
const SPAN = [...CODE, 'start_time', 'end_time', 'limit']

export function readCalls(parts: Parts): readonly SignedCall[] {
  return [...accountCalls(parts), ...orderCalls(parts), ...leverageCalls(parts)]
}

function accountCalls({ codes }: Parts): readonly SignedCall[] {
  return [
    {
      method: 'GET',
      path: '/v5/account/balance',
      scope: 'read',
      takes: takes(),
      summary: 'The trading account: equity, what is available as margin.',
      answer: balance,
    },
    {
      method: 'GET',
      path: '/v5/trade/position/opens',
      scope: 'read',
      takes: takes(CODE, MODE),
      summary: 'Open positions, of one contract or all.',
      async answer(context) {
        const symbol = symbolIn(codes, context)
        if (isFault(symbol)) return symbol
        const { member, exchange, ids, now } = context
        const { positions } = await exchange.read((machine) => accountView(machine, member, ids))
        const meant = positions.filter((one) => isMeant(codes, symbol, one.symbol))
        return success(
          meant.map((one) => positionJson(one, codes, now)),
          now,
        )
      },
    },
  ]
}

function orderCalls({ codes }: Parts): readonly SignedCall[] {
  return [
    {
      method: 'GET',
      path: '/v5/trade/order',
      scope: 'read',
      takes: takes([...CODE, 'order_id', 'client_order_id'], MODE),
      summary: 'An order by `order_id` or `client_order_id`, open or over.',
      answer: (context) => oneOrder(codes, context, ['order_id', 'client_order_id']),
    },
    {
      method: 'GET',
      path: '/v5/algo/order',
      scope: 'read',
      takes: takes([...CODE, 'algo_id', 'algo_client_order_id'], { ...MODE, ...TYPES }),
      summary: 'An order that waits or waited, by `algo_id` or `algo_client_order_id`.',
      answer: (context) => oneOrder(codes, context, ['algo_id', 'algo_client_order_id']),
    },
    {
      method: 'GET',
      path: '/v5/trade/order/opens',
      scope: 'read',
      takes: takes([...CODE, 'limit'], MODE),
      summary: 'Open orders, newest first: up to 500.',
      cost: costBy('limit', OPEN_ROWS),
      answer: (context) => openList(codes, context, false),
    },
    {
      method: 'GET',
      path: '/v5/algo/order/opens',
      scope: 'read',
      takes: takes([...CODE, 'limit'], { ...MODE, ...TYPES }),
      summary: 'Orders that wait for a price, newest first: up to 500.',
      cost: costBy('limit', OPEN_ROWS),
      answer: (context) => openList(codes, context, true),
    },
    {
      method: 'GET',
      path: '/v5/trade/order/history',
      scope: 'read',
      takes: takes([...SPAN, 'states'], MODE),
      summary: 'Orders by their `states`, newest first: up to 100.',
      cost: costBy('limit', ROWS),
      answer: (context) => orderList(codes, context, false),
    },
    {
      method: 'GET',
      path: '/v5/algo/order/history',
      scope: 'read',
      takes: takes([...SPAN, 'states'], { ...MODE, ...TYPES }),
      summary: 'Orders that waited for a price, newest first: up to 100.',
      cost: costBy('limit', ROWS),
      answer: (context) => orderList(codes, context, true),
    },
    {
      method: 'GET',
      path: '/v5/trade/order/details',
      scope: 'read',
      takes: takes(SPAN, MODE),
      summary: 'Fills, newest first: up to 100.',
      cost: costBy('limit', ROWS),
      answer: (context) => fills(codes, context),
    },
  ]
}

function leverageCalls({ codes, leverages }: Parts): readonly SignedCall[] {
  return [
    {
      method: 'GET',
      path: '/v5/position/lever',
      scope: 'read',
      takes: takes(CODE, MODE),
      summary: 'The leverage that orders of programs open with.',
      async answer(context) {
        const symbol = symbolIn(codes, context)
        if (isFault(symbol)) return symbol
        const listed = await context.exchange.read((machine) =>
          codes.coins.filter((one) => stateOf(machine, 'real').markets.has(one.symbol)),
        )
        const meant = listed.filter((one) => isMeant(codes, symbol, one.symbol))
        const data = []
        for (const one of meant) {
          const rate = await leverages.of(context.member, one.symbol)
          data.push({
            contract_code: codes.codeOf(one.symbol) ?? '',
            margin_mode: 'cross',
            lever_rate: rate,
          })
        }
        return success(data, context.now)
      },
    },
    {
      method: 'POST',
      path: '/v5/position/lever',
      scope: 'trade',
      takes: takes([...CODE, 'lever_rate'], MODE),
      summary: 'Sets the leverage that later orders of programs open with; positions keep theirs.',
      answer: (context) => setLeverage({ codes, leverages }, context),
    },
    {
      method: 'GET',
      path: '/v5/position/mode',
      scope: 'read',
      takes: takes(),
      summary: 'Longs and shorts of a contract stand beside each other: `dual_side`.',
      answer: async ({ now }) => success({ position_mode: 'dual_side' }, now),
    },
    {
      method: 'POST',
      path: '/v5/position/mode',
      scope: 'trade',
      takes: takes(['position_mode']),
      summary: 'Accepts `dual_side` alone.',
      answer: async ({ input, now }) =>
        textIn(input.fields, 'position_mode') === 'dual_side'
          ? success({ position_mode: 'dual_side' }, now)
          : numbered(1030, 'positions are always in dual_side mode'),
    },
  ]
}

const isMeant = ({ codeOf }: Codes, wanted: string | undefined, symbol: string) =>
  codeOf(symbol) !== undefined && (wanted === undefined || wanted === symbol)

function symbolIn(codes: Codes, { input }: SignedContext): string | undefined | Fault {
  const code = textIn(input.fields, 'contract_code')
  if (code === undefined) return undefined
  return codes.symbolOf(code) ?? UNKNOWN_CONTRACT
}

async function balance({ member, exchange, ids, now }: SignedContext): Promise<Json> {
  const { account } = await exchange.read((machine) => accountView(machine, member, ids))
  return success(accountJson(account), now)
}

const lotSizeOf = ({ exchange, member }: SignedContext, symbol: string): bigint =>
  exchange.peek(
    (machine) => stateOf(machine, member.realm).markets.get(symbol)?.terms.lotSize ?? 0n,
  )

async function oneOrder(
  codes: Codes,
  context: SignedContext,
  [byId, byClient]: readonly [string, string],
): Promise<Json | Fault> {
  const { fields } = context.input
  const id = textIn(fields, byId)
  const clientId = clientIdIn(fields, byClient)
  if (isFault(clientId)) return clientId
  if (id === undefined && clientId === undefined) return NO_ORDER
  const order = await pastOrder({ ...context, input: id === undefined ? { clientId } : { id } })
  const symbol = symbolIn(codes, context)
  if (isFault(symbol)) return symbol
  if (order === undefined || !isMeant(codes, symbol, order.symbol)) return NO_ORDER
  const isOther = clientId !== undefined && clientId !== order.clientId
  if (isOther || !isOfType(order, fields)) return NO_ORDER
  if (byId === 'algo_id') return success([algoJson(order, codes)], context.now)
  return success(orderJson(order, codes, lotSizeOf(context, order.symbol)), context.now)
}

async function openList(
  codes: Codes,
  context: SignedContext,
  waiting: boolean,
): Promise<Json | Fault> {
  const symbol = symbolIn(codes, context)
  const limit = wholeIn(context.input.fields, 'limit', { least: 1, ...OPEN_ROWS })
  if (isFault(symbol)) return symbol
  if (isFault(limit)) return limit
  const { member, exchange, ids, now } = context
  const orders = await exchange.read((machine) => openOrders(machine, member, symbol, ids))
  const meant = orders.filter(
    (order) =>
      isMeant(codes, symbol, order.symbol) &&
      (order.state === 'waiting') === waiting &&
      isOfType(order, context.input.fields),
  )
  return success(
    meant.slice(0, limit).map((order) => jsonOf(codes, context, order, waiting)),
    now,
  )
}

function jsonOf(codes: Codes, context: SignedContext, order: OrderView, algo: boolean): Json {
  return algo ? algoJson(order, codes) : orderJson(order, codes, lotSizeOf(context, order.symbol))
}

function spanIn(codes: Codes, context: SignedContext): Span | Fault {
  const { fields } = context.input
  const symbol = symbolIn(codes, context)
  const from = momentIn(fields, 'start_time')
  const to = momentIn(fields, 'end_time')
  const size = wholeIn(fields, 'limit', { least: 1, ...ROWS })
  if (isFault(symbol)) return symbol
  if (isFault(from)) return from
  if (isFault(to)) return to
  if (isFault(size)) return size
  return { symbol, from, to, size }
}

async function orderList(
  codes: Codes,
  context: SignedContext,
  algo: boolean,
): Promise<Json | Fault> {
  const span = spanIn(codes, context)
  if (isFault(span)) return span
  const wanted = textIn(context.input.fields, 'states')?.split(',')
  const kinds = algo ? ALGO_KINDS : PLAIN_KINDS
  const orders: readonly OrderView[] = await ordersWhere(context, kinds, span)
  const meant = orders.filter(
    (order) =>
      isAlgo(order) === algo &&
      isOfType(order, context.input.fields) &&
      (wanted?.includes(algo ? algoStateOf(order) : stateWord(order)) ?? true),
  )
  return success(
    meant.map((order) => jsonOf(codes, context, order, algo)),
    context.now,
  )
}

const PLAIN_KINDS = ['limit', 'market'] as const
const ALGO_KINDS = ['stopLimit', 'stopMarket', 'trailing', 'takeProfit', 'stopLoss'] as const

async function fills(codes: Codes, context: SignedContext): Promise<Json | Fault> {
  const span = spanIn(codes, context)
  if (isFault(span)) return span
  const { fills: found } = await fillPage({ ...context, input: span })
  const data = found
    .filter((fill) => isMeant(codes, span.symbol, fill.symbol))
    .map((fill) => ({
      id: fill.id,
      trade_id: fill.id,
      order_id: fill.order ?? '',
      contract_code: codes.codeOf(fill.symbol) ?? '',
      side: tradeSideOf(fill),
      position_side: fill.side,
      role: fill.role === 'maker' ? 'maker' : 'taker',
      trade_price: formatAmount(fill.price),
      trade_volume: `${fill.lots}`,
      trade_turnover: formatAmount(fill.value),
      trade_fee: formatAmount(-fill.fee),
      fee_currency: 'USDT',
      profit: formatAmount(fill.profit),
      created_time: `${fill.at}`,
    }))
  return success(data, context.now)
}

async function setLeverage(
  { codes, leverages }: Parts,
  context: SignedContext,
): Promise<Json | Fault> {
  const { member, exchange, input, now } = context
  const symbol = symbolIn(codes, context)
  if (isFault(symbol)) return symbol
  if (symbol === undefined) return UNKNOWN_CONTRACT
  const whole = { least: 1, most: LEVERAGE_MAX, usual: undefined }
  const rate = wholeIn(input.fields, 'lever_rate', whole)
  const offered = exchange.peek(
    (machine) => stateOf(machine, member.realm).markets.get(symbol)?.terms.leverages ?? [],
  )
  if (isFault(rate) || rate === undefined || !offered.includes(rate))
    return numbered(1094, `leverages that are offered: ${offered.join()}`)
  await leverages.set(member, symbol, rate)
  const data = { contract_code: codes.codeOf(symbol) ?? '', margin_mode: 'cross', lever_rate: rate }
  return success(data, now)
}
