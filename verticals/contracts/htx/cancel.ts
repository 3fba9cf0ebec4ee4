/** Cancelling contract orders by a program, in HTX's dialect: one, some, or all of a kind. */
import { type Accepted, eventOf, type Id } from '@evenkeel/kernel'
import type { SignedCall, SignedContext } from '@evenkeel/wire/server'
import {
  clientIdIn,
  type Fault,
  type Fields,
  isFault,
  type Json,
  takes,
  takesList,
  textIn,
} from '@evenkeel/wire/server/htx'
import { contracts, type Event, type Named, type Order } from '../core/index.ts'
import { ownOrder } from '../core/state.ts'
import { stateOf } from '../view.ts'
import { isOfType, MODE, TYPES } from './asked.ts'
import { faultOf, NO_ORDER, numbered, UNKNOWN_CONTRACT } from './faults.ts'
import { type Codes, success } from './words.ts'

const CODE = ['contract_code']
const CANCEL_MAX = 50
const ONE_LIST = numbered(1030, '`order_id` or `client_order_id`, not both')

type Parts = { readonly codes: Codes }

export function cancelCalls(parts: Parts): readonly SignedCall[] {
  return [...namedCalls(parts), ...allCalls(parts)]
}

function namedCalls({ codes }: Parts): readonly SignedCall[] {
  return [
    {
      method: 'POST',
      path: '/v5/trade/cancel_order',
      scope: 'trade',
      takes: takes([...CODE, 'order_id', 'client_order_id'], MODE),
      summary: 'Cancels an order by `order_id` or `client_order_id`.',
      whileCancelOnly: true,
      async answer(context) {
        const { fields } = context.input
        const named = namedIn(codes, context, fields, ['order_id', 'client_order_id'])
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
      takes: takes([...CODE, 'order_id', 'client_order_id'], MODE),
      summary: 'Cancels up to 50 orders by `order_id` or `client_order_id`, as lists.',
      whileCancelOnly: true,
      cost: ({ fields }) => listIn(fields).length,
      async answer(context) {
        const { fields } = context.input
        if ('order_id' in fields && 'client_order_id' in fields) return ONE_LIST
        return cancelNamed(codes, context, listIn(fields))
      },
    },
    {
      method: 'POST',
      path: '/v5/algo/cancel_orders',
      scope: 'trade',
      takes: takesList([...CODE, 'algo_id', 'algo_client_order_id'], MODE),
      summary: 'Cancels up to 50 orders that wait, by `algo_id` or `algo_client_order_id`.',
      whileCancelOnly: true,
      cost: ({ list }) => list?.length ?? 1,
      answer: (context) =>
        cancelNamed(codes, context, context.input.list ?? [context.input.fields]),
    },
  ]
}

function allCalls({ codes }: Parts): readonly SignedCall[] {
  return [
    {
      method: 'POST',
      path: '/v5/trade/cancel_all_orders',
      scope: 'trade',
      takes: takes(CODE, MODE),
      summary: 'Cancels all open orders of a contract, or of all; those that wait stay.',
      whileCancelOnly: true,
      answer: (context) => cancelAll(codes, context, (order) => !order.waits),
    },
    {
      method: 'POST',
      path: '/v5/algo/cancel_all_orders',
      scope: 'trade',
      takes: takes(CODE, { ...MODE, ...TYPES }),
      summary: 'Cancels all orders that wait, of a contract or of all, of one `type` or of all.',
      whileCancelOnly: true,
      answer: (context) =>
        cancelAll(codes, context, (order) => order.waits && isOfType(order, context.input.fields)),
    },
    {
      method: 'POST',
      path: '/linear-swap-api/v1/swap_cross_trigger_cancelall',
      scope: 'trade',
      takes: takes(CODE, MODE),
      summary:
        'The older call: cancels trigger orders of a contract, or of all; trailing stops, take-profits and stop-losses stay.',
      whileCancelOnly: true,
      async answer(context) {
        const isMeant = (order: Order) => order.waits && isOfType(order, { type: 'trigger' })
        const done = await cancelledOf(codes, context, isMeant)
        if (isFault(done)) return done
        return { status: 'ok', data: { errors: [], successes: done.join() }, ts: context.now }
      },
    },
  ]
}

/** The order of this id or client id; every name that is sent must be its own, the contract's too. */
function namedIn(
  codes: Codes,
  { ids, exchange, member }: SignedContext,
  fields: Fields,
  [byId, byClient]: readonly [string, string],
): Named | Fault {
  const id = textIn(fields, byId)
  const clientId = clientIdIn(fields, byClient)
  const symbol = symbolIn(codes, fields)
  if (isFault(clientId)) return clientId
  if (isFault(symbol)) return symbol
  if (id === undefined && clientId === undefined) return NO_ORDER
  const named = id === undefined ? { clientId } : { order: ids.read('contractOrder', id)?.id ?? 0 }
  const found = exchange.peek((machine) => {
    return ownOrder(stateOf(machine, member.realm), member.id, named as Named)
  })
  const { symbol: ofContract = symbol, clientId: ofClient = clientId } = found ?? {}
  const isOther = symbol !== undefined && symbol !== ofContract
  return isOther || (clientId !== undefined && clientId !== ofClient) ? NO_ORDER : (named as Named)
}

function symbolIn(codes: Codes, fields: Fields): string | undefined | Fault {
  const code = textIn(fields, 'contract_code')
  return code === undefined ? undefined : (codes.symbolOf(code) ?? UNKNOWN_CONTRACT)
}

/** Turns a list of ids into a list of orders. */
function listIn(fields: Fields): readonly Fields[] {
  const [name, list] = Object.entries(fields).find(([, value]) => Array.isArray(value)) ?? []
  if (name !== 'order_id' && name !== 'client_order_id') return [fields]
  const { contract_code } = fields
  return (list as unknown[]).map((one) => ({ contract_code, [name]: one }))
}

async function cancelNamed(
  codes: Codes,
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
    return namedIn(codes, context, fields, names)
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

/** Cancels the orders of a contract, or of all in this dialect, that `isMeant` chooses; answers their ids. */
async function cancelledOf(
  codes: Codes,
  context: SignedContext,
  isMeant: (order: Order) => boolean,
): Promise<readonly string[] | Fault> {
  const { input, member, exchange, ids } = context
  const symbol = symbolIn(codes, input.fields)
  if (isFault(symbol)) return symbol
  const open: Id[] = await exchange.read((machine) => {
    const orders = stateOf(machine, member.realm).accounts.get(member.id)?.orders ?? []
    return [...orders]
      .filter(
        (order) =>
          isMeant(order) &&
          codes.codeOf(order.symbol) !== undefined &&
          (symbol === undefined || order.symbol === symbol),
      )
      .map(({ id }) => id)
  })
  const commands = open.map(
    (order) => ({ type: 'cancelContractOrder', member: member.id, order }) as const,
  )
  const decisions = commands.length === 0 ? [] : await exchange.submitAll(contracts, commands)
  const done = open.filter((_, nth) => decisions[nth]?.ok)
  return done.map((id) => ids.of('contractOrder', id))
}

async function cancelAll(
  codes: Codes,
  context: SignedContext,
  isMeant: (order: Order) => boolean,
): Promise<Json | Fault> {
  const done = await cancelledOf(codes, context, isMeant)
  if (isFault(done)) return done
  const rows = done.map((id) => ({ code: 200, message: 'Success', order_id: id, algo_id: id }))
  return success(rows, context.now)
}
