/** Cancelling and amending: only one's own open orders, and exactly what is left comes back. */
import { type Accepted, accept, type Refused, refuse, type World } from '@evenkeel/kernel'
import { type Asked, needsOf, payable, ticksOf, wrongWith } from './asked.ts'
import { cancel } from './enter.ts'
import type { AmendOrder, CancelOrder, CancelOrders, Event, Refusal } from './facts.ts'
import { type Order, otherLeg, ownOrder, payAsset, type State } from './market.ts'
import { placeLimit } from './place.ts'
import { paymentFor, stepsOf } from './steps.ts'

type Decided = Accepted<Event> | Refused<Refusal>

export function cancelOrder(command: CancelOrder, state: State, world: World): Decided {
  const order = ownOrder(state, command.member, command)
  if (order === undefined) return refuse('orderDoesNotExist')
  const events: Event[] = []
  cancel(events, order, 'member', state, world)
  return { ok: true, events }
}

/** Every open order of the member, or those of one pair, from the oldest on. */
export function cancelOrders(command: CancelOrders, state: State, world: World): Decided {
  const { member, pair } = command
  if (pair !== undefined && !state.markets.has(pair)) return refuse('pairDoesNotExist')
  const events: Event[] = []
  const gone = new Set<Order>()
  for (let order = state.byMember.get(member)?.oldest; order !== undefined; order = order.newer) {
    if (gone.has(order) || (pair !== undefined && order.market.terms.pair !== pair)) continue
    const other = otherLeg(state, order)
    if (other !== undefined) gone.add(other)
    cancel(events, order, 'member', state, world)
  }
  return { ok: true, events }
}

/** Fewer lots at the same price keep their place; anything else is a new order in place of the old. */
export function amendOrder(command: AmendOrder, state: State, world: World): Decided {
  const order = ownOrder(state, command.member, command)
  if (order === undefined) return refuse('orderDoesNotExist')
  if (order.waits || order.partner > 0) return refuse('cannotAmend')
  const { market, left } = order
  const tick = command.price === undefined ? order.tick : ticksOf(market, command.price)
  if (typeof tick !== 'number') return tick
  const lots =
    command.quantity === undefined ? order.lots : stepsOf(command.quantity, market.lotSize)
  if (lots === undefined) return refuse('quantityOffLot')
  const filled = order.lots - left
  if (lots <= filled) return refuse('quantityBelowFilled')
  const { member, side, force, clientId } = order
  const id = world.id()
  const asked: Asked = {
    ...{ market, id, member, at: world.now, side, force, tick, clientId, spend: 0n, stop: 0 },
    ...{ kind: 'limit', lots, isRising: false, partner: 0 },
  }
  // Less of the same is held against no price: it is there already.
  const isLess = tick === order.tick && lots <= order.lots
  const wrong = wrongWith(asked, isLess ? undefined : world.prices.reference(market.terms.pair))
  if (wrong !== undefined) return wrong
  return isLess
    ? reduce(order, lots)
    : replace(order, { ...asked, lots: lots - filled }, state, world)
}

function reduce(order: Order, lots: number): Decided {
  const { id, market, member, side, left, frozen } = order
  const by = order.lots - lots
  const needs = paymentFor(market, side, order.tick, left - by)
  const { pair } = market.terms
  const releases = frozen - needs
  const asset = payAsset(market, side)
  return accept<Event>({ type: 'orderReduced', id, pair, member, side, by, releases, asset })
}

function replace(order: Order, asked: Asked, state: State, world: World): Decided {
  if (needsOf(asked) > payable(asked, world) + order.frozen) return refuse('insufficientFunds')
  const placed = placeLimit(asked, state, world)
  if (!placed.ok) return placed
  const events: Event[] = []
  cancel(events, order, 'amended', state, world)
  return { ok: true, events: [...events, ...placed.events] }
}
