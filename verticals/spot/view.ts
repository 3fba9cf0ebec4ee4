/** An order as its owner sees it: from the book, from the decision that made it, or from the tables. */
import type { Amount, Id, Machine, MemberId, Millis, Notice, Realm, Typed } from '@evenkeel/kernel'
import { UNIT } from '@evenkeel/kernel'
import { maskedIds, type PublicIds } from '@evenkeel/wire/server'
import {
  type Event,
  type Market,
  type Order,
  type OrderFields,
  type OrderTerms,
  type Placed,
  type ReasonToEnd,
  type Reference,
  type SideName,
  type State,
  sides,
  spot,
} from './core/index.ts'

/** A member in one of the realms. */
export type Whose = { readonly id: MemberId; readonly realm: Realm }

export type Why = ReasonToEnd | 'unmet' | 'wouldTake' | 'cannotFillWhole'

/** What is known of an order, in ticks and lots; what they are worth is the pair's to say. */
export type Facts = OrderTerms &
  Pick<OrderFields, 'id' | 'clientId' | 'partner' | 'at'> & {
    readonly filled: number
    readonly filledQuote: Amount
    readonly fee: Amount
    readonly state: 'waiting' | 'open' | 'filled' | 'cancelled'
    /** Why it is cancelled. */
    readonly why: Why | undefined
    readonly endedAt: Millis | undefined
    /** The price that triggered a stop. */
    readonly trigger: Reference | undefined
  }

export function stateOf(machine: Machine, realm: Realm): State {
  return machine.state(realm, spot) as State
}

/** Here the order's fields get their names on the wire. */
export function viewOf({ terms }: Market, facts: Facts, ids: Pick<PublicIds, 'of'>) {
  const { tickSize, lotSize, base, quote, pair } = terms
  const filled = BigInt(facts.filled) * lotSize
  const price = (tick: number) => (tick > 0 ? BigInt(tick) * tickSize : undefined)
  return {
    id: ids.of('order', facts.id),
    clientId: facts.clientId === '' ? undefined : facts.clientId,
    pair,
    side: sides[facts.side] as SideName,
    kind: facts.kind,
    force: facts.timeInForce,
    price: price(facts.tick),
    stopPrice: price(facts.stop),
    quantity: facts.lots > 0 ? BigInt(facts.lots) * lotSize : undefined,
    spend: facts.quoteQuantity > 0n ? facts.quoteQuantity : undefined,
    filled,
    dealAmount: facts.filledQuote,
    averagePrice: filled > 0n ? (facts.filledQuote * UNIT) / filled : undefined,
    fee: facts.fee,
    feeAsset: facts.side === 0 ? base : quote,
    state: facts.state,
    why: facts.why,
    otherLeg: facts.partner > 0 ? ids.of('order', facts.partner) : undefined,
    at: facts.at,
    endedAt: facts.endedAt,
    triggeredBy: facts.trigger,
  }
}

/** An order, and the market whose steps it counts in. */
export type MarketOrder = { readonly market: Market; readonly facts: Facts }

/** Many orders as their owner sees them: their ids are masked together. */
export function viewsOf(orders: readonly MarketOrder[], ids: PublicIds) {
  const masked = maskedIds(
    'order',
    orders.flatMap(({ facts: { id, partner } }) => (partner > 0 ? [id, partner] : [id])),
    ids,
  )
  return orders.map(({ market, facts }) => viewOf(market, facts, masked))
}

/** A member's open orders, the newest first, of one pair or all. */
export function openOrders(
  machine: Machine,
  { id, realm }: Whose,
  pair: string | undefined,
  ids: PublicIds,
) {
  const found: MarketOrder[] = []
  const mine = stateOf(machine, realm).byMember.get(id)
  for (let order = mine?.newest; order !== undefined; order = order.older)
    if (pair === undefined || order.market.terms.pair === pair)
      found.push({ market: order.market, facts: factsOfOpen(order) })
  return viewsOf(found, ids)
}

export function factsOfOpen(order: Order): Facts {
  const { lots, remaining, waits } = order
  return {
    ...order,
    filled: lots - remaining,
    state: waits ? 'waiting' : 'open',
    why: undefined,
    endedAt: undefined,
  }
}

/** An order as it was right after the command that placed it, or that triggered it. */
export function factsOfPlaced(placed: Placed, events: readonly Typed[], now: Millis): Facts {
  let filled = 0
  let filledQuote = 0n
  let fee = 0n
  let last = 0n
  let trigger: Reference | undefined
  for (const event of events as readonly Event[]) {
    if (event.type === 'stopTriggered' && event.id === placed.id) trigger = event.reference
    if (event.type !== 'traded' || event.takerOrder !== placed.id) continue
    filled += event.lots
    filledQuote += event.quote
    fee += event.takerFee
    last = event.quote / BigInt(event.lots)
  }
  // One that spends an amount is whole when no further lot can be had for the rest.
  const isSpent = placed.lots > 0 || placed.spend - filledQuote < last
  const isWhole = filled > 0 && filled >= placed.lots && isSpent
  const over = isWhole ? 'filled' : 'cancelled'
  const state = placed.waits ? 'waiting' : placed.rests > 0 ? 'open' : over
  const isOver = state === over
  const why = state === 'cancelled' ? whyOver(placed) : undefined
  const endedAt = isOver ? now : undefined
  return {
    ...placed,
    timeInForce: placed.force,
    quoteQuantity: placed.spend,
    filled,
    filledQuote,
    fee,
    state,
    why,
    endedAt,
    trigger,
  }
}

/** Of these two, only a stop that is triggered is placed and over: any other is refused. */
function whyOver({ force }: Placed): Why {
  if (force === 'postOnly') return 'wouldTake'
  return force === 'fok' ? 'cannotFillWhole' : 'unmet'
}

/** Up to so many, looking for each among those that were closed lately is quicker than a list. */
const FEW = 8

/** The member's orders that a command changed, as they are right after it. */
export function changedOrders(notice: Notice, member: number): MarketOrder[] {
  const { events, machine, realm, at } = notice
  const state = stateOf(machine, realm)
  const closed = events.length > FEW ? state.closed.byId() : undefined
  const changed = new Map<Id, MarketOrder>()
  const note = (id: Id, pair: string, why?: ReasonToEnd) => {
    const market = state.markets.get(pair) as Market
    const open = state.orders.get(id)
    const order = open ?? (closed === undefined ? state.closed.find(id) : closed.get(id))
    if (order === undefined) return
    const facts = factsOfOpen(order)
    const isWhole = order.remaining === 0 && facts.filled > 0
    const over = { state: isWhole ? 'filled' : 'cancelled', why, endedAt: at } as const
    changed.set(id, { market, facts: open === undefined ? { ...facts, ...over } : facts })
  }
  for (const event of events as readonly Event[]) {
    // Each by its name: what another core added to the decision may name a member as well.
    switch (event.type) {
      case 'traded':
        if (event.maker === member) note(event.makerOrder, event.pair)
        break
      case 'orderPlaced': {
        if (event.member !== member) break
        const market = state.markets.get(event.pair) as Market
        changed.set(event.id, { market, facts: factsOfPlaced(event, events, at) })
        break
      }
      case 'orderCancelled':
        if (event.member === member) note(event.id, event.pair, event.why)
        break
      case 'orderReduced':
      case 'stopTriggered':
        if (event.member === member) note(event.id, event.pair)
    }
  }
  return [...changed.values()]
}
