/** Entering the book: the events of an order that meets others now, and of what rests of it. */
import {
  type Amount,
  BID,
  type Id,
  type MemberId,
  type Side,
  shareUp,
  type World,
} from '@evenkeel/kernel'
import { type Asked, LOTS_MAX, placedOf, rests } from './asked.ts'
import type { Cancelled, Event, ReasonToEnd, Traded } from './facts.ts'
import { type Market, type Order, otherLeg, payAsset, type State } from './market.ts'
import { type Fill, type Match, match } from './match.ts'
import { baseOf, paymentFor } from './steps.ts'

/** Whom it would meet, up to a price and, where that ends it, a budget. */
export function meet(asked: Asked, limit: number, budget: Amount | undefined, world: World): Match {
  const { market, member, side } = asked
  return match(market, { member, side, limit, lots: asked.lots || LOTS_MAX, budget }, world)
}

export function entered(asked: Asked, met: Match, state: State, world: World): Event[] {
  const { market, side, tick } = asked
  // One that met as many as it may does not stay to stand across from the next.
  const left = rests(asked) && !met.isCut ? met.left : 0
  const freezes = paymentFor(market, side, tick, left)
  const placed = placedOf(asked, { rests: left, freezes, waits: false })
  if (met.fills.length + met.own.length === 0) return [placed]
  const events: Event[] = []
  for (const order of met.own) cancel(events, order, 'selfTrade', state, world)
  for (const { maker } of met.fills)
    if (maker !== undefined && maker.partner > 0) dropOtherLeg(events, maker, state, world)
  events.push(placed)
  const taker = { member: asked.member, order: asked.id, side }
  for (const fill of met.fills) events.push(traded(market, taker, fill, world))
  return events
}

/** The other leg of an order that is being filled goes, and what only that one needed is free. */
export function dropOtherLeg(events: Event[], order: Order, state: State, world: World): void {
  const { market, side, tick, left, frozen, id, member } = order
  const other = otherLeg(state, order)
  if (other === undefined) return
  events.push(cancelled(other, 'otherLeg', world))
  const needs = paymentFor(market, side, tick, left)
  if (frozen === needs) return
  const { pair } = market.terms
  const asset = payAsset(market, side)
  const releases = frozen - needs
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
  const { pair, makerFeeBps, takerFeeBps } = market.terms
  const base = baseOf(market, lots)
  const takerGets = taker.side === BID ? base : quote
  const makerGets = taker.side === BID ? quote : base
  return {
    type: 'traded',
    id: world.id(),
    pair,
    at: world.now,
    side: taker.side,
    tick,
    lots,
    base,
    quote,
    baseAsset: market.terms.base,
    quoteAsset: market.terms.quote,
    taker: taker.member,
    takerOrder: taker.order,
    maker: maker?.member ?? 0,
    makerOrder: maker?.id ?? 0,
    takerFee: taker.member === 0 ? 0n : shareUp(takerGets, takerFeeBps),
    makerFee: maker === undefined ? 0n : shareUp(makerGets, makerFeeBps),
    ladder: fill.ladder,
  }
}
