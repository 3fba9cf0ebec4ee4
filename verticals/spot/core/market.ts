/** The state of spot trading: its pairs, each with a book, and every open order. */
import {
  type Amount,
  ASK,
  type Asset,
  BID,
  Book,
  type Id,
  IdMap,
  type MemberId,
  type Millis,
  type Side,
  type Slot,
  UNIT,
} from '@evenkeel/kernel'
import type { Force, Kind, Named, Placed, Reference, Terms, Triggered } from './facts.ts'
import { Recent } from './recent.ts'
import type { Limits } from './reference.ts'

/** An order that rests in a book or waits for its trigger. */
export type Order = {
  readonly id: Id
  readonly market: Market
  readonly member: MemberId
  readonly side: Side
  readonly kind: Kind
  readonly force: Force
  readonly tick: number
  readonly spend: Amount
  readonly stop: number
  readonly isRising: boolean
  readonly waits: boolean
  readonly clientId: string
  readonly placedAt: Millis
  lots: number
  left: number
  frozen: Amount
  /** What was traded so far, in the quote asset; and the fees of that, in what it receives. */
  deal: Amount
  fee: Amount
  /** The price that set it off, of a stop that went off. */
  trigger: Reference | undefined
  partner: Id
  slot: Slot
  /** The member's orders, from the oldest to the newest. */
  readonly mine: Mine
  older: Order | undefined
  newer: Order | undefined
}

export type Market = {
  /** Its fees and limits may change; its coins and steps never do. */
  terms: Terms
  /** What a tick costs for a lot, in 10^-8 of the quote asset. */
  readonly unit: number
  readonly tickSize: number
  readonly lotSize: number
  /** Members' orders, and the stops by their trigger: those that wait for a rise on the ask side. */
  readonly book: Book
  readonly stops: Book
  readonly bySlot: (Order | undefined)[]
  readonly stopBySlot: (Order | undefined)[]
  /** What the last quote means in ticks. */
  limits: Limits | undefined
  /** What was taken of the house maker's last ladder, by price. */
  ladder: number
  taken: readonly [Map<number, number>, Map<number, number>]
}

export type Mine = { count: number; oldest: Order | undefined; newest: Order | undefined }

export type State = {
  readonly markets: Map<string, Market>
  /** The markets in the order of their listing, and the one that was looked up last. */
  readonly listed: Market[]
  last: Market | undefined
  readonly orders: IdMap<Order>
  readonly byMember: Map<MemberId, Mine>
  readonly byClientId: Map<string, Order>
  /** The stop that is going off: it is placed again in the same moment. No part of what is kept. */
  goingOff: Triggered | undefined
  /** Orders that were closed lately, for those who are told of it; no part of what is kept. */
  readonly closed: Recent
}

export function initial(): State {
  return {
    markets: new Map(),
    listed: [],
    last: undefined,
    orders: new IdMap(),
    byMember: new Map(),
    byClientId: new Map(),
    goingOff: undefined,
    closed: new Recent(),
  }
}

/** Opens a market for a pair that has none. */
export function list(state: State, terms: Terms): Market {
  const market: Market = {
    terms,
    unit: Number((terms.tickSize * terms.lotSize) / UNIT),
    tickSize: Number(terms.tickSize),
    lotSize: Number(terms.lotSize),
    book: new Book(),
    stops: new Book(),
    bySlot: [],
    stopBySlot: [],
    limits: undefined,
    ladder: 0,
    taken: [new Map(), new Map()],
  }
  state.markets.set(terms.pair, market)
  state.listed.push(market)
  return market
}

/** The market of a pair. A command and its events are of one pair, so the last one is asked first. */
export function marketOf(state: State, pair: string): Market | undefined {
  const { last } = state
  if (last !== undefined && last.terms.pair === pair) return last
  const found = state.markets.get(pair)
  if (found !== undefined) state.last = found
  return found
}

/** What an order on this side pays with. */
export const payAsset = ({ terms }: Market, side: Side): Asset =>
  side === BID ? terms.quote : terms.base
export const opposite = (side: Side): Side => (side === BID ? ASK : BID)
/** The side of the stops that a trigger waits on. */
export const stopSide = (isRising: boolean): Side => (isRising ? ASK : BID)
export const clientKey = (member: MemberId, clientId: string) => `${member}:${clientId}`

/** Takes a new order in: at the end of its line, or among the stops. */
export function open(state: State, market: Market, placed: Placed): Order {
  const { id, member, side, kind, force, tick, spend, stop, isRising, waits, clientId } = placed
  const { at: placedAt, lots, rests: left, freezes: frozen, partner } = placed
  const mine = state.byMember.get(member) ?? { count: 0, oldest: undefined, newest: undefined }
  const older = mine.newest
  const slot = waits
    ? market.stops.add(stopSide(isRising), stop, 1, member)
    : market.book.add(side, tick, left, member)
  const order: Order = {
    id,
    market,
    member,
    side,
    kind,
    force,
    tick,
    spend,
    stop,
    isRising,
    waits,
    clientId,
    placedAt,
    lots,
    left,
    frozen,
    deal: 0n,
    fee: 0n,
    trigger: undefined,
    partner,
    slot,
    mine,
    older,
    newer: undefined,
  }
  if (waits) market.stopBySlot[slot] = order
  else market.bySlot[slot] = order
  if (older === undefined) {
    mine.oldest = order
    state.byMember.set(member, mine)
  } else older.newer = order
  mine.newest = order
  mine.count++
  state.orders.set(id, order)
  if (clientId !== '') state.byClientId.set(clientKey(member, clientId), order)
  return order
}

/** Forgets an order that is over; its place in the book is free already when it was filled. */
export function close(state: State, order: Order, isInBook: boolean): void {
  const { id, member, market, mine, older, newer, clientId, slot, waits } = order
  if (isInBook) (waits ? market.stops : market.book).remove(slot)
  const bySlot = waits ? market.stopBySlot : market.bySlot
  bySlot[slot] = undefined
  if (older === undefined) mine.oldest = newer
  else older.newer = newer
  if (newer === undefined) mine.newest = older
  else newer.older = older
  // Whoever still holds this order must not hold all that came after it.
  order.older = undefined
  order.newer = undefined
  if (--mine.count === 0) state.byMember.delete(member)
  state.closed.add(order)
  state.orders.delete(id)
  const other = otherLeg(state, order)
  if (other !== undefined) other.partner = 0
  if (clientId !== '') state.byClientId.delete(clientKey(member, clientId))
}

/** An open order by its own id or by the client's, if it is this member's. */
export function ownOrder(state: State, member: MemberId, named: Named): Order | undefined {
  const { order: id, clientId = '' } = named
  const { orders, byClientId } = state
  const found = id === undefined ? byClientId.get(clientKey(member, clientId)) : orders.get(id)
  return found?.member === member ? found : undefined
}

/** The other of two orders of which one cancels the other, while it is open. */
export function otherLeg({ orders }: State, { partner }: Order): Order | undefined {
  return partner > 0 ? orders.get(partner) : undefined
}
