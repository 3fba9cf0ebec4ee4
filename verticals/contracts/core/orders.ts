/** Events of orders: as they are placed, and the targets that come with them. */
import type { Placed, Target } from './facts.ts'
import { frozenFor, isRisingTarget } from './rules.ts'
import type { OrderDraft } from './state.ts'
import type { Working } from './working.ts'

/** The event of an order that has traded with all that it trades with now. */
export function placedOf(
  draft: OrderDraft,
  { rests, waits }: Pick<Placed, 'rests' | 'waits'>,
): Placed {
  const { market, effect, tick, leverage } = draft
  const { makerFeeBps } = market.terms
  const freezes = waits ? 0n : frozenFor(market, { effect, tick, leverage, makerFeeBps }, rests)
  // Field by field: every order passes here, and a copy by spreading costs many times as much.
  return {
    type: 'contractOrderPlaced',
    id: draft.id,
    symbol: draft.symbol,
    member: draft.member,
    at: draft.at,
    side: draft.side,
    effect,
    kind: draft.kind,
    timeInForce: draft.timeInForce,
    tick,
    lots: draft.lots,
    leverage,
    stop: draft.stop,
    isRising: draft.isRising,
    distance: draft.distance,
    takeProfit: draft.takeProfit,
    stopLoss: draft.stopLoss,
    clientId: draft.clientId,
    waits,
    rests,
    freezes,
    makerFeeBps,
  }
}

/** LC12: what an order carries is set for the lots that were filled. */
export function setTargetsOf(
  working: Working,
  order: Pick<OrderDraft, 'market' | 'member' | 'side' | 'takeProfit' | 'stopLoss'>,
  lots: number,
): void {
  const { takeProfit, stopLoss, market, member, side } = order
  const of = { market, member, side }
  if (takeProfit > 0) placeTarget(working, of, 'takeProfit', takeProfit, lots)
  if (stopLoss > 0) placeTarget(working, of, 'stopLoss', stopLoss, lots)
}

type OfPosition = Pick<OrderDraft, 'market' | 'member' | 'side'>

export function placeTarget(
  working: Working,
  { market, member, side }: OfPosition,
  kind: Target['kind'],
  tick: number,
  lots: number,
): void {
  const { world, events } = working
  const id = world.id()
  const draft: OrderDraft = {
    market,
    id,
    symbol: market.terms.symbol,
    member,
    at: world.now,
    side,
    effect: 'close',
    kind,
    timeInForce: 'ioc',
    tick: 0,
    lots,
    leverage: 0,
    stop: tick,
    isRising: isRisingTarget(kind, side),
    distance: 0,
    takeProfit: 0,
    stopLoss: 0,
    clientId: '',
  }
  events.push(placedOf(draft, { rests: lots, waits: true }))
}
