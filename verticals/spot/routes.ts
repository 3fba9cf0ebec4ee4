/** How spot's calls are answered, and what it tells members of its own accord. */
import {
  type Accepted,
  type Decision,
  eventOf,
  type Id,
  type Machine,
  type Notice,
  refuse,
} from '@evenkeel/kernel'
import {
  answerEach,
  badRequest,
  type Caller,
  type Context,
  handle,
  isNamed,
  type Naming,
  nameIn,
  refusedBy,
  several,
  tell,
} from '@evenkeel/wire/server'
import * as calls from './contract/index.ts'
import { type Event, highestPrice, type Market, ownOrder, type Placed, spot } from './core/index.ts'
import { type Amending, atFault, atFaultAmending, type Placing } from './inputs.ts'
import { fillPage, historyPage, pastOrder } from './past.ts'
import {
  changedOrders,
  factsOfOpen,
  factsOfPlaced,
  type MarketOrder,
  openOrders,
  stateOf,
  viewOf,
  viewsOf,
} from './view.ts'

type Ids = Context<unknown>['ids']
type Masks = Pick<Ids, 'of'>
/** As much of a call as an order is shown by. */
type Shown = Pick<Context<unknown>, 'exchange' | 'member'> & { readonly ids: Masks }
/** What batches are of. */
const orders = { core: spot, kind: 'order' } as const

export const routes = [
  handle(calls.getPairs, ({ exchange }) =>
    exchange.read((machine) => ({ pairs: pairsOf(machine) })),
  ),

  handle(calls.placeOrder, async (context) => {
    const { input, member, exchange } = context
    const missing = atFault(input)
    if (missing.length > 0) return badRequest(missing)
    const decision = await exchange.submit(spot, placing(member, input))
    return decision.ok ? placedView(context, decision) : refusedBy(calls.placeOrder, decision)
  }),

  handle(
    calls.placeOrders,
    async (context) => {
      const { input, member } = context
      const missing = input.orders.flatMap(atFault)
      if (missing.length > 0) return badRequest(['orders'])
      const commands = input.orders.map((order) => placing(member, order))
      const view = (decision: Decision, ids: Masks) => {
        const order = placedView({ ...context, ids }, decision)
        return { id: order.id, order }
      }
      return { answers: await answerEach(context, { ...orders, commands, idOf: placedId, view }) }
    },
    several,
  ),

  handle(calls.placeOco, async (context) => {
    const { input, member, exchange, ids } = context
    const command = { ...input, type: 'placeOco', member: member.id } as const
    const decision = await exchange.submit(spot, command)
    if (!decision.ok) return refusedBy(calls.placeOco, decision)
    const [limit, stop] = decision.events as [Placed, Placed]
    const market = marketOf(context, limit.pair)
    const view = (placed: Placed) => viewOf(market, factsOfPlaced(placed, [], placed.at), ids)
    return { limit: view(limit), stop: view(stop) }
  }),

  handle(calls.cancelOrder, async ({ input, member, exchange, ids }) => {
    if (!isNamed(input)) return badRequest(['id'])
    const decision = await exchange.submit(spot, cancelling(member, input, ids))
    if (!decision.ok) return refusedBy(calls.cancelOrder, decision)
    return { id: ids.of('order', cancelledId(decision)) }
  }),

  handle(
    calls.cancelOrders,
    async (context) => {
      const { input, member, ids } = context
      if (!input.orders.every(isNamed)) return badRequest(['orders'])
      const commands = input.orders.map((order) => cancelling(member, order, ids))
      return { answers: await answerEach(context, { ...orders, commands, idOf: cancelledId }) }
    },
    several,
  ),

  handle(calls.cancelAll, async ({ input, member, exchange }) => {
    const command = { type: 'cancelOrders', member: member.id, pair: input.pair } as const
    const decision = await exchange.submit(spot, command)
    if (!decision.ok) return refusedBy(calls.cancelAll, decision)
    return { cancelled: decision.events.length }
  }),

  handle(calls.amendOrder, async ({ input, member, exchange, ids }) => {
    const missing = atFaultAmending(input)
    if (missing.length > 0) return badRequest(missing)
    const decision = await exchange.submit(spot, amending(member, input, ids))
    if (!decision.ok) return refusedBy(calls.amendOrder, decision)
    return { id: ids.of('order', amendedId(decision)) }
  }),

  handle(
    calls.amendOrders,
    async (context) => {
      const { input, member, ids } = context
      if (input.orders.flatMap(atFaultAmending).length > 0) return badRequest(['orders'])
      const commands = input.orders.map((order) => amending(member, order, ids))
      return { answers: await answerEach(context, { ...orders, commands, idOf: amendedId }) }
    },
    several,
  ),

  handle(calls.getOpenOrders, ({ input, member, exchange, ids }) =>
    exchange.read((machine) => ({
      revision: machine.revision,
      orders: openOrders(machine, member, input.pair, ids),
    })),
  ),

  handle(calls.getOrder, async (context) => {
    const { input, member, exchange, ids } = context
    if (!isNamed(input)) return badRequest(['id'])
    const [open] = await exchange.read((machine) => openOrder(machine, member, input, ids))
    return open ?? (await pastOrder(context)) ?? refuse('orderDoesNotExist')
  }),

  handle(calls.getOrderHistory, (context) => historyPage(context)),
  handle(calls.getFills, (context) => fillPage(context)),
]

export const tellers = [
  tell(calls.ordersChannel, (member, ids) => {
    // An order keeps its place among those that changed, as it was last.
    const changed = new Map<Id, MarketOrder>()
    let last: Notice | undefined
    return {
      add(notice) {
        for (const order of changedOrders(notice, member)) {
          changed.set(order.facts.id, order)
          last = notice
        }
      },
      news() {
        if (last === undefined) return undefined
        return { at: last.at, revision: last.revision, orders: viewsOf([...changed.values()], ids) }
      },
    }
  }),
]

function placing({ id }: Caller, order: Placing) {
  return { ...order, type: 'placeOrder', member: id } as const
}

function cancelling({ id: member }: Caller, { id, clientId }: Naming, ids: Ids) {
  return { type: 'cancelOrder', member, ...nameIn('order', { id, clientId }, ids) } as const
}

function amending({ id: member }: Caller, { id, clientId, ...change }: Amending, ids: Ids) {
  return {
    type: 'amendOrder',
    member,
    ...nameIn('order', { id, clientId }, ids),
    ...change,
  } as const
}

function placedId(decision: Decision): Id {
  return eventOf((decision as Accepted<Event>).events, 'orderPlaced').id
}

function placedView(context: Shown, decision: Decision) {
  const { events } = decision as Accepted<Event>
  const placed = eventOf(events, 'orderPlaced')
  const market = marketOf(context, placed.pair)
  return viewOf(market, factsOfPlaced(placed, events, placed.at), context.ids)
}

/** A pair that was traded stays listed, and its steps never change. */
function marketOf({ exchange, member }: Shown, pair: string): Market {
  return exchange.peek((machine) => stateOf(machine, member.realm).markets.get(pair) as Market)
}

function cancelledId(decision: Decision): Id {
  return eventOf((decision as Accepted<Event>).events, 'orderCancelled').id
}

/** The same order, or the one in its place. */
function amendedId(decision: Decision): Id {
  const { events } = decision as Accepted<Event>
  const changed = events.findLast(
    ({ type }) => type === 'orderPlaced' || type === 'orderReduced',
  ) as { id: Id }
  return changed.id
}

function pairsOf(machine: Machine) {
  return [...stateOf(machine, 'real').markets.values()].map((market) => {
    const { terms } = market
    return {
      pair: terms.pair,
      base: terms.base,
      quote: terms.quote,
      priceStep: terms.tickSize,
      quantityStep: terms.lotSize,
      priceMax: highestPrice(market),
      minimum: terms.minNotional,
      makerFeeBps: terms.makerFeeBps,
      takerFeeBps: terms.takerFeeBps,
      bandBps: terms.bandBps,
      slippageBps: terms.slippageBps,
    }
  })
}

function openOrder(machine: Machine, { id: member, realm }: Caller, naming: Naming, ids: Ids) {
  const named = nameIn('order', naming, ids)
  const found = ownOrder(stateOf(machine, realm), member, named)
  return found === undefined ? [] : [viewOf(found.market, factsOfOpen(found), ids)]
}
