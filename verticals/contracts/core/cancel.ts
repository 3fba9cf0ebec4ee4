/** Cancelling and amending: only one's own open orders, and exactly what was frozen for the rest is released. */
import { refuse, type World } from '@evenkeel/kernel'
import type { AmendOrder, CancelOrder, CancelOrders } from './facts.ts'
import { checkLimits, type Decided, execute } from './place.ts'
import { areLots, frozenFor, LOTS_MAX, type OrderTerms, ticksOf, validate } from './rules.ts'
import { type Order, type OrderDraft, ownOrder, referenceIn, type State } from './state.ts'
import { Working } from './working.ts'

export function cancelOrder(command: CancelOrder, state: State, world: World): Decided {
  const order = ownOrder(state, command.member, command)
  if (order === undefined) return refuse('orderDoesNotExist')
  const working = new Working(state, world)
  working.cancel(order, 'member')
  return { ok: true, events: working.events }
}

/** Every open order of the member, or those of one symbol, from the oldest on. */
export function cancelOrders(command: CancelOrders, state: State, world: World): Decided {
  const { member, symbol } = command
  if (symbol !== undefined && !state.markets.has(symbol)) return refuse('contractDoesNotExist')
  const working = new Working(state, world)
  for (const order of state.accounts.get(member)?.orders ?? [])
    if (symbol === undefined || order.symbol === symbol) working.cancel(order, 'member')
  return { ok: true, events: working.events }
}

/** Fewer lots at the same price keep their place; anything else is a new order in place of the old. */
export function amendOrder(command: AmendOrder, state: State, world: World): Decided {
  const order = ownOrder(state, command.member, command)
  if (order === undefined) return refuse('orderDoesNotExist')
  if (order.waits) return refuse('cannotAmend')
  const { market, remaining } = order
  const { price, lots = order.lots } = command
  const tick = price === undefined ? order.tick : ticksOf(market, price)
  if (typeof tick !== 'number') return tick
  if (!areLots(lots)) return refuse('lotsInvalid', { maximum: `${LOTS_MAX}` })
  const filled = order.lots - remaining
  if (lots <= filled) return refuse('quantityBelowFilled')
  if (tick === order.tick && lots <= order.lots) return reduce(order, order.lots - lots)
  return replace(order, tick, lots - filled, state, world)
}

function reduce(order: Order, by: number): Decided {
  const { id, member, market, remaining, symbol } = order
  const releases = frozenFor(market, order, remaining) - frozenFor(market, order, remaining - by)
  return { ok: true, events: [{ type: 'contractOrderReduced', id, symbol, member, by, releases }] }
}

function replace(order: Order, tick: number, lots: number, state: State, world: World): Decided {
  const { market } = order
  const working = new Working(state, world)
  const terms: OrderTerms = { ...order, kind: 'limit', stop: 0, tick, lots, distanceBps: 0 }
  const refused = validate(market, terms, referenceIn(market, world), world.now)
  if (refused !== undefined) return refused
  // S13: a stop that went off and rests is a limit order from now on.
  const resting = draftFrom(order, { id: world.id(), at: world.now, tick, lots })
  const draft: OrderDraft = { ...resting, kind: 'limit', stop: 0, isRising: false }
  const limited = checkLimits(working, draft, order)
  if (limited !== undefined) return limited
  working.cancel(order, 'amended')
  const failed = execute(working, draft)
  return failed ?? { ok: true, events: working.events }
}

/** An order that is there, once more with some of it changed. */
export function draftFrom(
  order: Order,
  changed: Pick<OrderDraft, 'id' | 'at' | 'tick' | 'lots'>,
): OrderDraft {
  return {
    market: order.market,
    symbol: order.symbol,
    member: order.member,
    side: order.side,
    effect: order.effect,
    kind: order.kind,
    timeInForce: order.timeInForce,
    leverage: order.leverage,
    stop: order.stop,
    isRising: order.isRising,
    distance: order.distance,
    takeProfit: order.takeProfit,
    stopLoss: order.stopLoss,
    clientId: order.clientId,
    ...changed,
  }
}
