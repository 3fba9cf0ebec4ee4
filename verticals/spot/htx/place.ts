/** Placing and cancelling by a program, in HTX's dialect: the same commands as those of the app. */
import { type Accepted, type Decision, eventOf, type Id } from '@evenkeel/kernel'
import type { SignedCall, SignedContext } from '@evenkeel/wire/server'
import {
  amountIn,
  clientIdIn,
  type Fault,
  type Fields,
  invalid,
  isFault,
  type Json,
  takes,
  takesList,
  textIn,
  wholeIn,
} from '@evenkeel/wire/server/htx'
import { type Event, type Named, type PlaceOrder, spot } from '../core/index.ts'
import { atFault } from '../inputs.ts'
import { stateOf } from '../view.ts'
import { isOwn, ownSymbol } from './asked.ts'
import { faultOf, UNKNOWN_ACCOUNT } from './faults.ts'
import { sortOf } from './words.ts'

const BATCH_MAX = 10
const CANCEL_MAX = 50
const OPEN_MAX = 100

const ORDER = [
  'account-id',
  'symbol',
  'type',
  'amount',
  'price',
  'stop-price',
  'operator',
  'client-order-id',
]
/** Margin has sources of its own. */
const SOURCE = { source: ['spot-api', 'api'] }

export const placeCalls: readonly SignedCall[] = [
  {
    method: 'POST',
    path: '/v1/order/orders/place',
    scope: 'trade',
    takes: takes(ORDER, SOURCE),
    summary: 'Places an order.',
    async answer(context) {
      const command = placing(context, context.input.fields)
      if (isFault(command)) return command
      const placed = await place(context, command)
      return isFault(placed) ? placed : { status: 'ok', data: placed }
    },
  },
  {
    method: 'POST',
    path: '/v1/order/batch-orders',
    scope: 'trade',
    takes: takesList(ORDER, SOURCE),
    summary: 'Places up to 10 orders, each decided for itself, in order.',
    cost: ({ list }) => list?.length ?? 1,
    answer: placeSeveral,
  },
  {
    method: 'POST',
    path: '/v1/order/orders/:order-id/submitcancel',
    scope: 'trade',
    takes: takes(),
    summary: 'Cancels an order by its id.',
    whileCancelOnly: true,
    async answer(context) {
      const id = textIn(context.input.fields, 'order-id') ?? ''
      const done = await cancel(context, { order: context.ids.read('order', id)?.id ?? 0 })
      return isFault(done) ? done : { status: 'ok', data: id }
    },
  },
  {
    method: 'POST',
    path: '/v1/order/orders/submitCancelClientOrder',
    scope: 'trade',
    takes: takes(['client-order-id']),
    summary: 'Cancels an order by the client-order-id.',
    whileCancelOnly: true,
    async answer(context) {
      const clientId = clientIdIn(context.input.fields, 'client-order-id')
      if (isFault(clientId)) return clientId
      if (clientId === undefined) return invalid('`client-order-id` is missing')
      const done = await cancel(context, { clientId })
      return isFault(done) ? done : { status: 'ok', data: 0 }
    },
  },
  {
    method: 'POST',
    path: '/v1/order/orders/batchcancel',
    scope: 'trade',
    takes: takes(['order-ids', 'client-order-ids']),
    summary: 'Cancels up to 50 orders, by `order-ids` or `client-order-ids`.',
    whileCancelOnly: true,
    cost: ({ fields }) => namesIn(fields, 'order-ids', 'client-order-ids').length,
    answer: cancelSeveral,
  },
  {
    method: 'POST',
    path: '/v1/order/orders/batchCancelOpenOrders',
    scope: 'trade',
    takes: takes(['account-id', 'symbol', 'side', 'size']),
    summary: 'Cancels open orders: up to 100, of some symbols or all, of one side or both.',
    whileCancelOnly: true,
    answer: cancelOpen,
  },
]

/** The command that was asked for. */
function placing(context: SignedContext, fields: Fields): Wish | Fault {
  const account = textIn(fields, 'account-id')
  if (account !== undefined && !isOwn(context, account)) return UNKNOWN_ACCOUNT
  const sort = sortOf(textIn(fields, 'type') ?? '')
  if (sort === undefined) return invalid('`type` is none that is known')
  const pair = ownSymbol(context, textIn(fields, 'symbol'))
  if (isFault(pair)) return pair
  const amount = amountIn(fields, 'amount', 'invalid-amount')
  const price = amountIn(fields, 'price', 'order-invalid-price')
  const stopPrice = amountIn(fields, 'stop-price', 'order-invalid-price')
  const clientId = clientIdIn(fields, 'client-order-id')
  for (const one of [amount, price, stopPrice, clientId]) if (isFault(one)) return one
  const { side, kind, force } = sort
  // HTX counts what a market order buys by what it costs.
  const spends = side === 'buy' && (kind === 'market' || kind === 'stopMarket')
  const isPriced = kind === 'limit' || kind === 'stopLimit'
  const command = {
    type: 'placeOrder',
    member: context.member.id,
    pair,
    side,
    kind,
    force,
    clientId,
    // Clients send a price of 0 with orders that have none.
    price: isPriced || price !== 0n ? price : undefined,
    quantity: spends ? undefined : amount,
    spend: spends ? amount : undefined,
    stopPrice,
  } as PlaceOrder
  const missing = atFault(command)
  if (missing.length > 0)
    return {
      fault: 'validation-constraints-required',
      message: `Field is missing or wrong: ${missing.join()}.`,
    }
  const operator = textIn(fields, 'operator')
  if (operator !== undefined && operator !== 'gte' && operator !== 'lte')
    return invalid('`operator` is gte or lte')
  if (operator !== undefined && stopPrice === undefined)
    return invalid('`operator` is of orders with a `stop-price`')
  return {
    command,
    isRising: stopPrice === undefined || operator === undefined ? undefined : operator === 'gte',
  }
}

type Wish = { readonly command: PlaceOrder; readonly isRising: boolean | undefined }

const HIT: Fault = {
  fault: 'order-stop-order-hit-trigger',
  message: 'Orders that are triggered immediately are not supported.',
}

/** The id of the order, or why there is none. */
async function place(context: SignedContext, { command, isRising }: Wish): Promise<string | Fault> {
  const { exchange, ids } = context
  // Looked at in the turn in which it is decided: no price comes in between.
  if (isRising !== undefined && !waits(context, command, isRising)) return HIT
  const decision = await exchange.submit(spot, command)
  if (!decision.ok) return faultOf(context, decision)
  const placed = eventOf((decision as Accepted<Event>).events, 'orderPlaced')
  return ids.of('order', placed.id)
}

/** Whether a stop would wait for the price to go in this direction, as the price is now. */
function waits(
  { exchange, member }: SignedContext,
  { pair, stopPrice }: PlaceOrder,
  isRising: boolean,
) {
  const reference = exchange.peek((machine) => machine.look(member.realm).prices.reference(pair))
  if (reference === undefined || stopPrice === undefined) return true
  return isRising ? stopPrice > reference.price : stopPrice < reference.price
}

async function placeSeveral(context: SignedContext): Promise<Json | Fault> {
  const { list = [] } = context.input
  if (list.length === 0 || list.length > BATCH_MAX) return invalid(`1 to ${BATCH_MAX} orders`)
  const wishes = list.map((one) => placing(context, fieldsOf(one)))
  const good = wishes.filter((wish): wish is Wish => !isFault(wish))
  if (good.some(({ command }) => command.stopPrice !== undefined))
    return invalid('stops are placed one by one')
  const commands = good.map(({ command }) => command)
  const decisions =
    commands.length === 0 ? [] : [...(await context.exchange.submitAll(spot, commands))]
  const data: Json[] = []
  for (const [nth, wish] of wishes.entries()) {
    const decision = isFault(wish) ? undefined : (decisions.shift() as Decision)
    const name = textIn(fieldsOf(list[nth]), 'client-order-id')
    const client: Record<string, Json> = name === undefined ? {} : { 'client-order-id': name }
    if (decision?.ok === true) {
      const { id } = eventOf((decision as Accepted<Event>).events, 'orderPlaced')
      data.push({ 'order-id': context.ids.of('order', id), ...client })
    } else {
      const fault = decision === undefined ? (wish as Fault) : await faultOf(context, decision)
      data.push({ ...client, 'err-code': fault.fault, 'err-msg': fault.message })
    }
  }
  return { status: 'ok', data }
}

function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? (value as Fields) : {}
}

async function cancel(context: SignedContext, named: Named): Promise<Fault | undefined> {
  const command = { type: 'cancelOrder', member: context.member.id, ...named } as const
  const decision = await context.exchange.submit(spot, command)
  return decision.ok ? undefined : faultOf(context, decision)
}

/** The names in the first of these lists that is there. */
function namesIn(fields: Fields, ...lists: readonly string[]): readonly string[] {
  const found = lists.map((name) => fields[name]).find((list) => Array.isArray(list))
  return ((found as unknown[] | undefined) ?? []).map(String)
}

async function cancelSeveral(context: SignedContext): Promise<Json | Fault> {
  const { input, ids, member, exchange } = context
  const byClient = Array.isArray(input.fields['client-order-ids'])
  const names = namesIn(input.fields, 'order-ids', 'client-order-ids')
  if (names.length === 0 || names.length > CANCEL_MAX) return invalid(`1 to ${CANCEL_MAX} orders`)
  const commands = names.map((name) => ({
    ...({ type: 'cancelOrder', member: member.id } as const),
    ...(byClient ? { clientId: name } : { order: ids.read('order', name)?.id ?? 0 }),
  }))
  const decisions = await exchange.submitAll(spot, commands)
  const success: string[] = []
  const failed: Json[] = []
  for (const [nth, decision] of decisions.entries()) {
    const name = names[nth] as string
    if (decision.ok) success.push(name)
    else {
      const { fault, message } = await faultOf(context, decision)
      const own: Record<string, Json> = byClient
        ? { 'client-order-id': name }
        : { 'order-id': name }
      failed.push({ ...own, 'err-code': fault, 'err-msg': message })
    }
  }
  return { status: 'ok', data: { success, failed } }
}

async function cancelOpen(context: SignedContext): Promise<Json | Fault> {
  const { input, member, exchange } = context
  const { fields } = input
  const account = textIn(fields, 'account-id')
  if (account !== undefined && !isOwn(context, account)) return UNKNOWN_ACCOUNT
  const side = textIn(fields, 'side')
  if (side !== undefined && side !== 'buy' && side !== 'sell')
    return invalid('`side` is buy or sell')
  const size = wholeIn(fields, 'size', { least: 1, most: OPEN_MAX, usual: OPEN_MAX })
  if (isFault(size)) return size
  const symbols = textIn(fields, 'symbol')?.split(',')
  for (const symbol of symbols ?? []) {
    const pair = ownSymbol(context, symbol)
    if (isFault(pair)) return pair
  }
  const open = await exchange.read((machine) => {
    const found: Id[] = []
    const state = stateOf(machine, member.realm)
    for (
      let order = state.byMember.get(member.id)?.newest;
      order !== undefined;
      order = order.older
    ) {
      const isMeant = symbols === undefined || symbols.includes(order.market.terms.pair)
      const isOfSide = side === undefined || order.side === (side === 'buy' ? 0 : 1)
      if (isMeant && isOfSide) found.push(order.id)
    }
    return found
  })
  const commands = open
    .slice(0, size)
    .map((order) => ({ type: 'cancelOrder', member: member.id, order }) as const)
  const decisions = commands.length === 0 ? [] : await exchange.submitAll(spot, commands)
  const done = decisions.filter(({ ok }) => ok).length
  const next = open.length > size ? 0 : -1
  return {
    status: 'ok',
    code: 200,
    data: { 'success-count': done, 'failed-count': decisions.length - done, 'next-id': next },
  }
}
