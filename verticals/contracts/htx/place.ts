/** Placing and cancelling contract orders by a program, in HTX's dialect: the same commands as those of the app. */
import { type Accepted, eventOf, type Id, parseAmount } from '@evenkeel/kernel'
import type { SignedCall, SignedContext } from '@evenkeel/wire/server'
import {
  amountIn,
  clientIdIn,
  type Fault,
  type Fields,
  isFault,
  type Json,
  textIn,
  wholeIn,
} from '@evenkeel/wire/server/htx'
import { contracts, type Event, type Named, type PlaceOrder } from '../core/index.ts'
import { LOTS_MAX } from '../core/rules.ts'
import { atFault } from '../inputs.ts'
import { stateOf } from '../view.ts'
import { faultOf, NO_ORDER, numbered, UNKNOWN_CONTRACT } from './faults.ts'
import type { Leverages } from './leverages.ts'
import { type Codes, success } from './words.ts'

type Parts = { readonly codes: Codes; readonly leverages: Leverages }
type Kinds = Pick<PlaceOrder, 'kind' | 'force' | 'price' | 'stopPrice' | 'distanceBps'>

const WRONG_TYPE = numbered(1034, 'Incorrect field of order price type.')
const CANCEL_MAX = 50
/** 10^-8 in hundredths of a percent of 1. */
const UNITS_IN_BP = 10_000n

export function placeCalls(parts: Parts): readonly SignedCall[] {
  return [...placing(parts), ...cancelling(parts)]
}

function placing(parts: Parts): readonly SignedCall[] {
  return [
    {
      method: 'POST',
      path: '/v5/trade/order',
      scope: 'trade',
      summary: 'Places an order: limit, market or post_only; `time_in_force` gtc, ioc or fok.',
      async answer(context) {
        const placed = await place(parts, context, plainKinds)
        if (isFault(placed)) return placed
        const { id, clientId } = placed
        return success({ order_id: id, client_order_id: clientId }, context.now)
      },
    },
    {
      method: 'POST',
      path: '/v5/algo/order',
      scope: 'trade',
      summary: 'Places an order that waits for the mark price: trigger, sl, tp or trailing_stop.',
      async answer(context) {
        const placed = await place(parts, context, algoKinds)
        if (isFault(placed)) return placed
        const { id, clientId } = placed
        const data = [{ algo_id: id, order_id: id, algo_client_order_id: clientId }]
        return success(data, context.now)
      },
    },
  ]
}

function cancelling({ codes }: Parts): readonly SignedCall[] {
  return [
    {
      method: 'POST',
      path: '/v5/trade/cancel_order',
      scope: 'trade',
      summary: 'Cancels an order by `order_id` or `client_order_id`.',
      whileCancelOnly: true,
      async answer(context) {
        const { fields } = context.input
        const named = namedIn(context, fields, ['order_id', 'client_order_id'])
        if (isFault(named)) return named
        const command = {
          type: 'cancelContractOrder',
          member: context.member.id,
          ...named,
        } as const
        const decision = await context.exchange.submit(contracts, command)
        if (!decision.ok) return faultOf(context, decision)
        const { id } = eventOf((decision as Accepted<Event>).events, 'contractOrderCancelled')
        const data = {
          order_id: context.ids.of('contractOrder', id),
          client_order_id: textIn(fields, 'client_order_id') ?? '',
        }
        return success(data, context.now)
      },
    },
    {
      method: 'POST',
      path: '/v5/trade/cancel_batch_orders',
      scope: 'trade',
      summary: 'Cancels up to 50 orders by `order_id` or `client_order_id`, as lists.',
      whileCancelOnly: true,
      cost: ({ fields }) => listIn(fields).length,
      answer: (context) => cancelNamed(context, listIn(context.input.fields)),
    },
    {
      method: 'POST',
      path: '/v5/algo/cancel_orders',
      scope: 'trade',
      summary: 'Cancels up to 50 orders that wait, by `algo_id` or `algo_client_order_id`.',
      whileCancelOnly: true,
      cost: ({ list }) => list?.length ?? 1,
      answer: (context) => cancelNamed(context, context.input.list ?? [context.input.fields]),
    },
    {
      method: 'POST',
      path: '/v5/trade/cancel_all_orders',
      scope: 'trade',
      summary: 'Cancels all open orders of a contract, or of all; those that wait stay.',
      whileCancelOnly: true,
      answer: (context) => cancelOpen(codes, context),
    },
  ]
}

/** Which position is meant: what buys opens a long, unless it says that it closes a short. */
function positionIn(fields: Fields): Pick<PlaceOrder, 'side' | 'effect'> | Fault {
  const trade = textIn(fields, 'side')
  if (trade !== 'buy' && trade !== 'sell') return numbered(1036, '`side` is buy or sell')
  const isBuy = trade === 'buy'
  const named = textIn(fields, 'position_side')
  if (named === 'long' || named === 'short')
    return { side: named, effect: isBuy === (named === 'long') ? 'open' : 'close' }
  if (named !== undefined && named !== 'both')
    return numbered(1036, '`position_side` is long or short')
  const reduce = fields.reduce_only
  const type = textIn(fields, 'type')
  const closes = reduce === 1 || reduce === true || reduce === '1' || reduce === 'true'
  if (closes || type === 'sl' || type === 'tp')
    return { side: isBuy ? 'short' : 'long', effect: 'close' }
  return { side: isBuy ? 'long' : 'short', effect: 'open' }
}

const forceIn = (fields: Fields) => {
  const force = textIn(fields, 'time_in_force') ?? 'gtc'
  return force === 'gtc' || force === 'ioc' || force === 'fok' ? force : undefined
}

function plainKinds(fields: Fields): Kinds | Fault {
  const type = textIn(fields, 'type') ?? 'limit'
  const force = type === 'ioc' || type === 'fok' ? type : forceIn(fields)
  const price = amountIn(fields, 'price', '1040')
  if (isFault(price)) return price
  if (force === undefined) return WRONG_TYPE
  if (type === 'market') return { kind: 'market', force: 'gtc' }
  if (type === 'post_only') return { kind: 'limit', force: 'postOnly', price }
  if (type !== 'limit' && type !== 'ioc' && type !== 'fok') return WRONG_TYPE
  return { kind: 'limit', force, price }
}

function algoKinds(fields: Fields): Kinds | Fault {
  const type = textIn(fields, 'type')
  if (type === 'trailing_stop') return trailing(fields)
  const of = type === 'sl' || type === 'tp' ? `${type}_` : ''
  const stopPrice = amountIn(fields, `${of}trigger_price`, '1040')
  const price = amountIn(fields, of === '' ? 'price' : `${of}order_price`, '1040')
  const force = forceIn(fields)
  if (isFault(stopPrice)) return stopPrice
  if (isFault(price)) return price
  if (stopPrice === undefined || force === undefined) return WRONG_TYPE
  if (price === undefined || price === 0n || type === 'market')
    return { kind: 'stopMarket', force: 'gtc', stopPrice }
  return { kind: 'stopLimit', force, price, stopPrice }
}

/** A share, not an amount of anything: clients send it as a number. */
function trailing(fields: Fields): Kinds | Fault {
  const { active_price: active, callback_rate: rate } = fields
  if (active !== undefined && active !== null && active !== '')
    return numbered(1034, 'a trailing stop follows the price from when it is placed')
  const share = parseAmount(String(rate ?? ''))
  if (share === undefined || share % UNITS_IN_BP !== 0n)
    return numbered(1034, '`callback_rate` is a share in steps of 0.0001')
  return { kind: 'trailing', force: 'gtc', distanceBps: Number(share / UNITS_IN_BP) }
}

async function place(
  { codes, leverages }: Parts,
  context: SignedContext,
  kindsIn: (fields: Fields) => Kinds | Fault,
): Promise<{ readonly id: string; readonly clientId: string } | Fault> {
  const { input, member, exchange, ids } = context
  const { fields } = input
  const symbol = codes.symbolOf(textIn(fields, 'contract_code') ?? '')
  if (symbol === undefined) return UNKNOWN_CONTRACT
  const position = positionIn(fields)
  if (isFault(position)) return position
  const kinds = kindsIn(fields)
  if (isFault(kinds)) return kinds
  const lots = wholeIn(fields, 'volume', { least: 1, most: LOTS_MAX, usual: undefined })
  if (isFault(lots)) return { ...lots, code: 1041 }
  const name = 'client_order_id' in fields ? 'client_order_id' : 'algo_client_order_id'
  const clientId = clientIdIn(fields, name)
  const takeProfit = attachedIn(fields, 'tp')
  const stopLoss = attachedIn(fields, 'sl')
  for (const one of [clientId, takeProfit, stopLoss]) if (isFault(one)) return one
  const isOpening = position.effect === 'open'
  const leverage = isOpening ? await leverages.of(member, symbol) : undefined
  const command = {
    type: 'placeContractOrder',
    member: member.id,
    symbol,
    ...position,
    ...kinds,
    lots: lots ?? 0,
    leverage,
    clientId,
    takeProfit,
    stopLoss,
  } as PlaceOrder
  const missing = lots === undefined ? ['volume'] : atFault(command)
  if (missing.length > 0) return numbered(1040, `missing or wrong: ${missing.join()}`)
  const decision = await exchange.submit(contracts, command)
  if (!decision.ok) return faultOf(context, decision)
  const { id } = eventOf((decision as Accepted<Event>).events, 'contractOrderPlaced')
  return { id: ids.of('contractOrder', id), clientId: textIn(fields, name) ?? '' }
}

/** A take-profit or stop-loss that comes with what opens, and not the trigger of an order of its own. */
function attachedIn(fields: Fields, of: 'tp' | 'sl') {
  const type = textIn(fields, 'type')
  return type === 'tp' || type === 'sl'
    ? undefined
    : amountIn(fields, `${of}_trigger_price`, '1040')
}

function namedIn(
  { ids }: SignedContext,
  fields: Fields,
  [byId, byClient]: readonly [string, string],
): Named | Fault {
  const id = textIn(fields, byId)
  if (id !== undefined) return { order: ids.read('contractOrder', id)?.id ?? 0 }
  const clientId = clientIdIn(fields, byClient)
  if (isFault(clientId)) return clientId
  return clientId === undefined ? NO_ORDER : { clientId }
}

/** Lists of names, as one list of orders. */
function listIn(fields: Fields): readonly Fields[] {
  const [name, list] = Object.entries(fields).find(([, value]) => Array.isArray(value)) ?? []
  if (name !== 'order_id' && name !== 'client_order_id') return [fields]
  return (list as unknown[]).map((one) => ({ [name]: one }))
}

async function cancelNamed(
  context: SignedContext,
  list: readonly unknown[],
): Promise<Json | Fault> {
  if (list.length === 0 || list.length > CANCEL_MAX)
    return numbered(1030, `1 to ${CANCEL_MAX} orders`)
  const named = list.map((one) => {
    const fields = Object(one) as Fields
    const isPlain = 'order_id' in fields || 'client_order_id' in fields
    const names = isPlain
      ? (['order_id', 'client_order_id'] as const)
      : (['algo_id', 'algo_client_order_id'] as const)
    return namedIn(context, fields, names)
  })
  const fault = named.find(isFault)
  if (fault !== undefined) return fault
  const { member, exchange } = context
  const commands = (named as Named[]).map(
    (name) => ({ type: 'cancelContractOrder', member: member.id, ...name }) as const,
  )
  const decisions = await exchange.submitAll(contracts, commands)
  const [only] = decisions
  if (decisions.length === 1 && only?.ok === false) return faultOf(context, only)
  const data: Json[] = []
  for (const [nth, decision] of decisions.entries()) {
    const name =
      textIn(Object(list[nth]) as Fields, 'algo_id') ??
      textIn(Object(list[nth]) as Fields, 'order_id') ??
      ''
    if (decision.ok) data.push({ code: 200, message: 'Success', algo_id: name, order_id: name })
    else {
      const { message, code = 1061 } = await faultOf(context, decision)
      data.push({ code, message, algo_id: name, order_id: name })
    }
  }
  return success(data, context.now)
}

async function cancelOpen(codes: Codes, context: SignedContext): Promise<Json | Fault> {
  const { input, member, exchange, ids, now } = context
  const code = textIn(input.fields, 'contract_code')
  const symbol = code === undefined ? undefined : codes.symbolOf(code)
  if (code !== undefined && symbol === undefined) return UNKNOWN_CONTRACT
  const open: Id[] = await exchange.read((machine) => {
    const orders = stateOf(machine, member.realm).accounts.get(member.id)?.orders ?? []
    return [...orders]
      .filter((order) => !order.waits && (symbol === undefined || order.symbol === symbol))
      .map(({ id }) => id)
  })
  const commands = open.map(
    (order) => ({ type: 'cancelContractOrder', member: member.id, order }) as const,
  )
  const decisions = commands.length === 0 ? [] : await exchange.submitAll(contracts, commands)
  const done = open.filter((_, nth) => decisions[nth]?.ok)
  return success(
    done.map((id) => ({ code: 200, message: 'Success', order_id: ids.of('contractOrder', id) })),
    now,
  )
}
