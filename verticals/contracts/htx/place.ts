/** Placing and cancelling contract orders by a program, in HTX's dialect: the same commands as those of the app. */
import { type Accepted, eventOf } from '@evenkeel/kernel'
import type { SignedCall, SignedContext } from '@evenkeel/wire/server'
import {
  clientIdIn,
  type Fault,
  type Fields,
  isFault,
  takes,
  textIn,
  wholeIn,
} from '@evenkeel/wire/server/htx'
import { contracts, type Event, type PlaceOrder } from '../core/index.ts'
import { LOTS_MAX } from '../core/rules.ts'
import { atFault } from '../inputs.ts'
import {
  ALGO,
  algoKinds,
  type Kinds,
  leverageFault,
  PLAIN,
  plainKinds,
  positionIn,
  targetsIn,
} from './asked.ts'
import { cancelCalls } from './cancel.ts'
import { faultOf, numbered, UNKNOWN_CONTRACT } from './faults.ts'
import type { Leverages } from './leverages.ts'
import { type Codes, success } from './words.ts'

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
  ]
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
  const targets = targetsIn(fields)
  if (isFault(clientId)) return clientId
  if (isFault(targets)) return targets
  const leverage = await leverages.of(member, symbol)
  const wrong = leverageFault(fields, leverage)
  if (wrong !== undefined) return wrong
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
  if (missing.length > 0) return numbered(1040, `missing or wrong: ${missing.join()}`)
  const decision = await exchange.submit(contracts, command)
  if (!decision.ok) return faultOf(context, decision)
  const { id } = eventOf((decision as Accepted<Event>).events, 'contractOrderPlaced')
  return { id: ids.of('contractOrder', id), clientId: textIn(fields, name) ?? '' }
}
