/** Matching: what an order would trade with, in the order of price and time; and the events of that. */
import {
  type Amount,
  BID,
  type Bound,
  freshLadder,
  type Id,
  type MemberId,
  NONE,
  type Refused,
  Rungs,
  refuse,
  type Side,
  type World,
} from '@evenkeel/kernel'
import type { Cancelled, Event, ReasonToEnd, Refusal, Traded } from './facts.ts'
import {
  type Market,
  type Order,
  type OrderDraft,
  opposite,
  otherLeg,
  payAsset,
  placedOf,
  type State,
} from './market.ts'
import { baseOf, costOf, isBehind, lotsFor, makerFee, paymentFor, takerFee } from './pair.ts'
import { canRest, LOTS_MAX } from './rules.ts'

/** A part of the order that trades with a resting order, or with the house maker's ladder. */
export type Fill = {
  readonly maker: Order | undefined
  readonly tick: number
  readonly lots: number
  /** What it costs. */
  readonly quote: Amount
  /** The number of the ladder; 0 for an order. */
  readonly ladder: number
}

export type Match = {
  readonly fills: readonly Fill[]
  /** The member's own orders that are in the way: they are older, and are cancelled. */
  readonly own: readonly Order[]
  /** Lots that found nobody. */
  readonly remaining: number
  /** What the fills cost together. */
  readonly cost: Amount
  /** It matched as many as it may, and would have matched more. */
  readonly isCapped: boolean
}

/** What a look at the ladder needs of the world. */
type Seen = Pick<World, 'free' | 'prices'>

/** No order matches more than this many others at once; the rest of it is cancelled. */
const MATCHES_MAX = 400
const NO_FILLS: Fill[] = []
const NO_ORDERS: Order[] = []

/** What it would trade with, up to a price and, where that ends it, a budget. Changes nothing. */
export function match(
  draft: OrderDraft,
  limit: number,
  budget: Amount | undefined,
  world: World,
): Match {
  const { market, member, side } = draft
  const { book, bySlot } = market
  const across = opposite(side)
  const rungs = rungsOf(market, across, world)
  // Most orders match nobody: a list is made for the first.
  let fills = NO_FILLS
  let own = NO_ORDERS
  let remaining = draft.lots || LOTS_MAX
  let cost = 0n
  let slot = book.first(across)
  while (remaining > 0) {
    const orderTick = slot === NONE ? 0 : book.tick(slot)
    const rungTick = rungs === undefined ? 0 : rungs.tick
    // At one price members go before the house.
    const isOrder = orderTick > 0 && (rungTick === 0 || !isBehind(side, orderTick, rungTick))
    const tick = isOrder ? orderTick : rungTick
    if (tick === 0 || isBehind(side, tick, limit)) break
    if (fills.length + own.length === MATCHES_MAX)
      return { fills, own, remaining, cost, isCapped: true }
    const wanted =
      budget === undefined
        ? remaining
        : Math.min(remaining, lotsFor(market, side, tick, budget - cost))
    if (wanted === 0) break
    const maker = isOrder ? (bySlot[slot] as Order) : undefined
    if (maker?.member === member) {
      if (own === NO_ORDERS) own = []
      own.push(maker)
      slot = book.after(slot)
      continue
    }
    const lots = Math.min(wanted, maker === undefined ? (rungs as Rungs).lots : maker.remaining)
    const quote = costOf(market, tick, lots)
    const ladder = maker === undefined ? (rungs as Rungs).number : 0
    if (fills === NO_FILLS) fills = []
    fills.push({ maker, tick, lots, quote, ladder })
    cost += quote
    remaining -= lots
    if (maker === undefined) (rungs as Rungs).take(lots)
    else slot = book.after(slot)
  }
  return { fills, own, remaining, cost, isCapped: false }
}

/** Why an order's time in force forbids what it would match, if so. */
export function checkTimeInForce(
  { timeInForce }: OrderDraft,
  matched: Match,
): Refused<Refusal> | undefined {
  const isMatched = matched.fills.length > 0 || matched.own.length > 0
  if (timeInForce === 'postOnly' && isMatched) return refuse('wouldTake')
  return timeInForce === 'fok' && matched.remaining > 0 ? refuse('cannotFillWhole') : undefined
}

/** The events of an order that trades with what it matched; what is left of it rests or is cancelled. */
export function execute(draft: OrderDraft, matched: Match, state: State, world: World): Event[] {
  const { market, side, tick } = draft
  const { fills, own, isCapped } = matched
  // One that matched as many as it may does not stay to stand across from the next.
  const rests = canRest(draft) && !isCapped ? matched.remaining : 0
  const freezes = paymentFor(market, side, tick, rests)
  const placed = placedOf(draft, { rests, freezes, waits: false })
  if (fills.length + own.length === 0) return [placed]
  const events: Event[] = []
  for (const order of own) cancel(events, order, 'selfTrade', state, world)
  for (const { maker } of fills)
    if (maker !== undefined && maker.partner > 0) cancelOtherLeg(events, maker, state, world)
  events.push(placed)
  const taker = { member: draft.member, order: draft.id, side }
  for (const fill of fills) events.push(traded(market, taker, fill, world))
  return events
}

/** Cancels the other leg of an order that is being filled, and releases what only that one needed. */
export function cancelOtherLeg(events: Event[], order: Order, state: State, world: World): void {
  const { market, side, tick, remaining, frozen, id, member } = order
  const other = otherLeg(state, order)
  if (other === undefined) return
  events.push(cancelled(other, 'otherLeg', world))
  const required = paymentFor(market, side, tick, remaining)
  if (frozen === required) return
  const { pair } = market.terms
  const asset = payAsset(market, side)
  const releases = frozen - required
  events.push({ type: 'orderReduced', id, pair, member, side, by: 0, releases, asset })
}

/** Ends an order, and the other leg with it. */
export function cancel(
  events: Event[],
  order: Order,
  why: ReasonToEnd,
  state: State,
  world: World,
): void {
  events.push(cancelled(order, why, world))
  const other = otherLeg(state, order)
  if (other !== undefined) events.push(cancelled(other, 'otherLeg', world))
}

export function cancelled(order: Order, why: ReasonToEnd, world: World): Cancelled {
  const { id, market, member, side, frozen: releases } = order
  const { pair } = market.terms
  const asset = payAsset(market, side)
  return { type: 'orderCancelled', id, pair, member, at: world.now, side, why, releases, asset }
}

/** 0 for the house maker. */
type Party = { readonly member: MemberId; readonly order: Id; readonly side: Side }

export function traded(market: Market, taker: Party, fill: Fill, world: World): Traded {
  const { maker, tick, lots, quote } = fill
  const { terms } = market
  const base = baseOf(market, lots)
  const takerGets = taker.side === BID ? base : quote
  const makerGets = taker.side === BID ? quote : base
  return {
    type: 'traded',
    id: world.id(),
    pair: terms.pair,
    at: world.now,
    side: taker.side,
    tick,
    lots,
    base,
    quote,
    baseAsset: terms.base,
    quoteAsset: terms.quote,
    taker: taker.member,
    takerOrder: taker.order,
    maker: maker?.member ?? 0,
    makerOrder: maker?.id ?? 0,
    takerFee: taker.member === 0 ? 0n : takerFee(terms, takerGets),
    makerFee: maker === undefined ? 0n : makerFee(terms, makerGets),
    ladder: fill.ladder,
  }
}

export function rungsOf(market: Market, side: Side, world: Seen): Rungs | undefined {
  const ladder = freshLadder(world.prices, market.bookName, market.terms.pair)
  return ladder && new Rungs(ladder, side, market, new Inventory(market, side, world))
}

/** What the house maker can still pay with. */
class Inventory implements Bound {
  readonly #market: Market
  readonly #side: Side
  #balance: Amount

  constructor(market: Market, side: Side, { free }: Seen) {
    this.#market = market
    this.#side = side
    this.#balance = free('maker', payAsset(market, side))
  }

  lotsAt(tick: number): number {
    return lotsFor(this.#market, this.#side, tick, this.#balance)
  }

  take(tick: number, lots: number): void {
    this.#balance -= paymentFor(this.#market, this.#side, tick, lots)
  }
}
