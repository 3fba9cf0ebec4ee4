/** The event of an order, and orders made from others. */
import type { Placed } from './facts.ts'
import { frozenFor } from './rules.ts'
import type { OrderDraft } from './state.ts'

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
