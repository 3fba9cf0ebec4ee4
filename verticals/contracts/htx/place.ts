/** Placing contract orders and closing positions by a program, in HTX's dialect: the same commands as those of the app. */
import { type Accepted, type Decision, eventOf, parseRequestKey } from '@evenkeel/kernel'
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
  wholeIn,
} from '@evenkeel/wire/server/htx'
import { contracts, type Event, type Market, type PlaceOrder } from '../core/index.ts'
import { LOTS_MAX } from '../core/rules.ts'
import { markIn } from '../core/state.ts'
import { priceAt } from '../core/symbol.ts'
import { atFault } from '../inputs.ts'
import { stateOf } from '../view.ts'
import {
  ALGO,
  activationFault,
  algoKinds,
  type Kinds,
  leverageFault,
  leverageIn,
  MODE,
  PLAIN,
  plainKinds,
  positionIn,
  targetsIn,
} from './asked.ts'
import { cancelCalls } from './cancel.ts'
import { faultOf, numbered, UNKNOWN_CONTRACT } from './faults.ts'
import type { Leverages } from './leverages.ts'
import { type Codes, success } from './words.ts'

const BATCH_MAX = 10

type Parts = { readonly codes: Codes; readonly leverages: Leverages }

export function placeCalls(parts: Parts): readonly SignedCall[] {
  return [...placing(parts), ...cancelCalls(parts)]
}

function placing(parts: Parts): readonly SignedCall[] {
  return [
    {
      method: 'POST',
      path: '/v5/trade/order',
      scope: 'trade',
      takes: takes(...PLAIN),
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
      takes: takes(...ALGO),
      summary: 'Places an order that waits for the mark price: trigger, sl, tp or trailing_stop.',
      async answer(context) {
        const placed = await place(parts, context, algoKinds)
        if (isFault(placed)) return placed
        const { id, clientId } = placed
        const data = [{ algo_id: id, order_id: id, algo_client_order_id: clientId }]
        return success(data, context.now)
      },
    },
    {
      method: 'POST',
      path: '/v5/trade/batch_orders',
      scope: 'trade',
      takes: takesList(...PLAIN),
      summary: 'Places up to 10 orders, each decided for itself, in order.',
      cost: ({ list }) => list?.length ?? 1,
      answer: (context) => placeSeveral(parts, context),
    },
    {
      method: 'POST',
      path: '/v5/trade/position',
      scope: 'trade',
      takes: takes(['contract_code', 'position_side'], MODE),
      summary:
        'Closes a position at the market; `position_side` says which where a long and a short are open.',
      answer: (context) => closePosition(parts, context),
    },
  ]
}

async function place(
  parts: Parts,
  context: SignedContext,
  kindsIn: (fields: Fields) => Kinds | Fault,
): Promise<{ readonly id: string; readonly clientId: string } | Fault> {
  const command = await wishIn(parts, context, context.input.fields, kindsIn)
  if (isFault(command)) return command
  const decision = await context.exchange.submit(contracts, command)
  if (!decision.ok) return faultOf(context, decision)
  return { id: placedIn(context, decision), clientId: command.clientId ?? '' }
}

const placedIn = ({ ids }: SignedContext, decision: Decision): string =>
  ids.of('contractOrder', eventOf((decision as Accepted<Event>).events, 'contractOrderPlaced').id)

/** Reads one order as a command. */
async function wishIn(
  { codes, leverages }: Parts,
  context: SignedContext,
  fields: Fields,
  kindsIn: (fields: Fields) => Kinds | Fault,
): Promise<PlaceOrder | Fault> {
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
  const targets = targetsIn(fields)
  for (const one of [clientId, targets]) if (isFault(one)) return one
  const { member } = context
  const set = await leverages.of(member, symbol)
  const isAgain = isRepeat(context)
  const leverage = isAgain ? leverageIn(fields, set) : set
  if (!isAgain)
    for (const one of [await activationIn(context, symbol, fields), leverageFault(fields, set)])
      if (one !== undefined) return one
  const command = {
    type: 'placeContractOrder',
    member: member.id,
    symbol,
    ...position,
    ...kinds,
    lots: lots ?? 0,
    leverage: position.effect === 'open' ? leverage : undefined,
    clientId,
    ...targets,
  } as PlaceOrder
  const missing = lots === undefined ? ['volume'] : atFault(command)
  return missing.length > 0 ? numbered(1040, `missing or wrong: ${missing.join()}`) : command
}

/** A repeat gets the first answer, even if the mark price or the leverage has changed since. */
function isRepeat({ key, member, exchange }: SignedContext): boolean {
  const known = key === undefined ? undefined : parseRequestKey(member.id, key)
  if (known === undefined) return false
  return exchange.peek((machine) => machine.answered(member.realm, known)) !== undefined
}

async function activationIn(
  { exchange, member }: SignedContext,
  symbol: string,
  fields: Fields,
): Promise<Fault | undefined> {
  if (textIn(fields, 'type') !== 'trailing_stop') return undefined
  const mark = await exchange.read((machine) => {
    const market = stateOf(machine, member.realm).markets.get(symbol)
    const tick = market && markIn(market, machine.look(member.realm))
    return tick === undefined ? undefined : priceAt(market as Market, tick)
  })
  return activationFault(fields, mark)
}

/** Submits all valid orders as one batch: repeating the request repeats its answers. */
async function placeSeveral(parts: Parts, context: SignedContext): Promise<Json | Fault> {
  const { list = [] } = context.input
  if (list.length === 0 || list.length > BATCH_MAX)
    return numbered(1030, `1 to ${BATCH_MAX} orders`)
  const wishes = []
  for (const one of list) wishes.push(await wishIn(parts, context, one as Fields, plainKinds))
  const good = wishes.filter((wish): wish is PlaceOrder => !isFault(wish))
  const decisions =
    good.length === 0 ? [] : [...(await context.exchange.submitAll(contracts, good))]
  const data: Json[] = []
  for (const [nth, wish] of wishes.entries()) {
    const client_order_id = textIn(list[nth] as Fields, 'client_order_id') ?? ''
    const decision = isFault(wish) ? undefined : (decisions.shift() as Decision)
    if (decision?.ok === true) {
      const order_id = placedIn(context, decision)
      data.push({ code: 200, message: 'Success', order_id, client_order_id })
    } else {
      const fault = decision === undefined ? (wish as Fault) : await faultOf(context, decision)
      data.push({ code: fault.code ?? 1030, message: fault.message, client_order_id })
    }
  }
  return success(data, context.now)
}

/** Whether the member has a long and a short of a contract. */
function isHedged({ exchange, member }: SignedContext, symbol: string): boolean {
  return exchange.peek((machine) => {
    const positions = stateOf(machine, member.realm).accounts.get(member.id)?.positions ?? []
    const open = positions.filter(({ market, lots }) => market.terms.symbol === symbol && lots > 0)
    return open.length > 1
  })
}

async function closePosition({ codes }: Parts, context: SignedContext): Promise<Json | Fault> {
  const { input, member, exchange, ids, now } = context
  const symbol = codes.symbolOf(textIn(input.fields, 'contract_code') ?? '')
  const side: string = textIn(input.fields, 'position_side') ?? 'both'
  if (symbol === undefined) return UNKNOWN_CONTRACT
  if (side !== 'long' && side !== 'short' && side !== 'both')
    return numbered(1036, '`position_side` is long or short')
  if (side === 'both' && isHedged(context, symbol))
    return numbered(1036, '`position_side` is needed: a long and a short are open')
  const command = {
    type: 'closePositions',
    member: member.id,
    symbol,
    side: side === 'both' ? undefined : side,
  } as const
  const decision = await exchange.submit(contracts, command)
  if (!decision.ok) return faultOf(context, decision)
  const { id } = eventOf((decision as Accepted<Event>).events, 'contractOrderPlaced')
  return success({ order_id: ids.of('contractOrder', id), client_order_id: '' }, now)
}
