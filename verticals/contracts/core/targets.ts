/** Take-profits and stop-losses of positions: how they are set, and how fills add to them. Rule LC12. */
import type { PositionSide } from './facts.ts'
import { placedOf } from './orders.ts'
import { type CarriedTarget, type Carrying, carriedBy, isSame, nameOf, targetIn } from './room.ts'
import { isRisingTarget } from './rules.ts'
import type { Account, Market, Order, OrderDraft } from './state.ts'
import type { Working } from './working.ts'

type OfMember = Pick<OrderDraft, 'market' | 'symbol' | 'side' | 'member'>

/** The targets of a position, the oldest first. */
export function targetsOf(account: Account, market: Market, side: PositionSide): Order[] {
  const of = { symbol: market.terms.symbol, side }
  return [...account.orders].filter((one) => isSame(one, of) && targetIn(one) !== undefined)
}

/** LC12: what an order carries is set for the lots that were filled. */
export function setTargetsOf(
  working: Working,
  order: OfMember & Carrying<number>,
  lots: number,
): void {
  for (const asked of carriedBy(order)) addTarget(working, order, asked, lots)
}

/** One target for each kind and price: later fills make it larger. One for all lots covers them already. */
function addTarget(
  working: Working,
  of: OfMember,
  asked: CarriedTarget<number>,
  lots: number,
): void {
  const { events } = working
  const known =
    working.targets.get(`${of.member} ${nameOf(of, asked)}`) ?? findTarget(working, of, asked)
  if (known === undefined) {
    placeTarget(working, of, asked, lots)
    return
  }
  if (known.lots === 0) return
  const { id, symbol } = known
  events.push({ type: 'contractTargetExtended', id, symbol, member: of.member, by: lots })
}

function findTarget(
  { state, gone }: Working,
  of: OfMember,
  { kind, price }: CarriedTarget<number>,
): Order | undefined {
  for (const order of state.accounts.get(of.member)?.orders ?? [])
    if (order.kind === kind && order.stop === price && isSame(order, of) && !gone.has(order))
      return order
  return undefined
}

export function placeTarget(
  working: Working,
  of: OfMember,
  asked: CarriedTarget<number>,
  lots: number,
): void {
  const { world, events } = working
  const { market, symbol, member, side } = of
  const { kind, price } = asked
  const draft: OrderDraft = {
    market,
    id: world.id(),
    symbol,
    member,
    at: world.now,
    side,
    effect: 'close',
    kind,
    timeInForce: 'ioc',
    tick: 0,
    lots,
    leverage: 0,
    stop: price,
    isRising: isRisingTarget(kind, side),
    distance: 0,
    takeProfit: 0,
    stopLoss: 0,
    clientId: '',
  }
  events.push(placedOf(draft, { rests: lots, waits: true }))
  working.targets.set(`${member} ${nameOf(of, asked)}`, draft)
}
