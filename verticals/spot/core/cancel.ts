/** Cancelling and amending: only one's own open orders, and exactly what was frozen for the rest is released. */
import {
  type Accepted,
  accept,
  type MemberId,
  type Refused,
  refuse,
  type World,
} from '@evenkeel/kernel'
import type { AmendOrder, CancelOrder, CancelOrders, Event, ReasonToEnd, Refusal } from './facts.ts'
import { type Order, type OrderDraft, otherLeg, ownOrder, payAsset, type State } from './market.ts'
import { cancel } from './match.ts'
import { paymentFor } from './pair.ts'
import { placeLimit, spendable } from './place.ts'
import { amendedTermsOf, keepsPlace, requiredFunds, validateAmended } from './rules.ts'

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
  cancelEach(events, { member, pair, why: 'member' }, state, world)
  return { ok: true, events }
}

type Which = {
  readonly member: MemberId
  readonly pair?: string | undefined
  readonly why: ReasonToEnd
}

export function cancelEach(
  events: Event[],
  { member, pair, why }: Which,
  state: State,
  world: World,
): void {
  const gone = new Set<Order>()
  for (let order = state.byMember.get(member)?.oldest; order !== undefined; order = order.newer) {
    if (gone.has(order) || (pair !== undefined && order.market.terms.pair !== pair)) continue
    const other = otherLeg(state, order)
    if (other !== undefined) gone.add(other)
    cancel(events, order, why, state, world)
  }
}

/** Fewer lots at the same price keep their place; anything else is a new order in place of the old. */
export function amendOrder(command: AmendOrder, state: State, world: World): Decided {
  const order = ownOrder(state, command.member, command)
  if (order === undefined) return refuse('orderDoesNotExist')
  if (order.waits || order.partner > 0) return refuse('cannotAmend')
  const { market } = order
  const amended = amendedTermsOf(market, order, command)
  if ('refusal' in amended) return amended
  const draft: OrderDraft = {
    ...order,
    ...amended,
    id: world.id(),
    at: world.now,
    isRising: false,
  }
  const reference = world.prices.reference(market.terms.pair)
  const refused = validateAmended(market, order, amended, reference)
  if (refused !== undefined) return refused
  const { lots } = amended
  const filled = order.lots - order.remaining
  return keepsPlace(order, amended)
    ? reduce(order, lots)
    : replace(order, { ...draft, lots: lots - filled }, state, world)
}

function reduce(order: Order, lots: number): Decided {
  const { id, market, member, side, remaining, frozen } = order
  const by = order.lots - lots
  const required = paymentFor(market, side, order.tick, remaining - by)
  const { pair } = market.terms
  const releases = frozen - required
  const asset = payAsset(market, side)
  return accept<Event>({ type: 'orderReduced', id, pair, member, side, by, releases, asset })
}

function replace(order: Order, draft: OrderDraft, state: State, world: World): Decided {
  const { market, member, side, frozen } = order
  if (requiredFunds(market, draft) > spendable(market, member, side, world) + frozen)
    return refuse('insufficientFunds')
  const placed = placeLimit(draft, state, world)
  if (!placed.ok) return placed
  const events: Event[] = []
  cancel(events, order, 'amended', state, world)
  return { ok: true, events: [...events, ...placed.events] }
}
