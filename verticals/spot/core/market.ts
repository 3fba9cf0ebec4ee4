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
  NONE,
  type Price,
  type Side,
  type Slot,
  UNIT,
} from '@evenkeel/kernel'
import type { Force, Kind, Named, Placed, Terms } from './facts.ts'
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
  partner: Id
  slot: Slot
  /** The member's orders, from the oldest to the newest. */
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
  readonly orders: IdMap<Order>
  readonly byMember: Map<MemberId, Mine>
  readonly byClientId: Map<string, Order>
  /** Where something may be due: markets that changed, and the board that all were checked with. */
  readonly unchecked: Set<Market>
  checked: number
  /** Orders that were closed lately, for those who are told of it; no part of what is kept. */
  readonly closed: Recent
}

/** Ticks times lots times the unit of a pair stays below this, or is counted in bigints. */
const SAFE = Number.MAX_SAFE_INTEGER

export function initial(): State {
  return {
    markets: new Map(),
    orders: new IdMap(),
    byMember: new Map(),
    byClientId: new Map(),
    unchecked: new Set(),
    checked: -1,
    closed: new Recent(),
  }
}

export function newMarket(terms: Terms): Market {
  return {
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
}

/** What lots cost at a price, exactly. */
export function costOf({ unit }: Market, tick: number, lots: number): Amount {
  const cost = tick * lots * unit
  return cost <= SAFE ? BigInt(cost) : BigInt(tick) * BigInt(lots) * BigInt(unit)
}

export function baseOf({ lotSize }: Market, lots: number): Amount {
  const base = lots * lotSize
  return base <= SAFE ? BigInt(base) : BigInt(lots) * BigInt(lotSize)
}

/** What one on this side pays for lots at a price: the quote coin for a buy, the base coin for a sell. */
export function paymentFor(market: Market, side: Side, tick: number, lots: number): Amount {
  return side === BID ? costOf(market, tick, lots) : baseOf(market, lots)
}

/** How many lots at a price one on this side can pay for. */
export function lotsFor(market: Market, side: Side, tick: number, means: Amount): number {
  return Number(means / paymentFor(market, side, tick, 1))
}

/** How many steps an amount is, if it is on a step. */
export function stepsOf(amount: Amount, step: number): number | undefined {
  const units = Number(amount)
  if (!Number.isSafeInteger(units)) {
    const size = BigInt(step)
    return amount % size === 0n ? Number(amount / size) : undefined
  }
  // Exact for whole numbers below 2^53, and faster than a remainder of doubles.
  const steps = units / step
  return Number.isInteger(steps) && steps * step === units ? steps : undefined
}

export const priceAt = ({ terms }: Market, tick: number): Price => terms.tickSize * BigInt(tick)
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
    partner,
    slot,
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
  const { id, member, market, older, newer, clientId, slot, waits } = order
  if (isInBook) (waits ? market.stops : market.book).remove(slot)
  const bySlot = waits ? market.stopBySlot : market.bySlot
  bySlot[slot] = undefined
  const mine = state.byMember.get(member) as Mine
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

/** The first order in line on one side of a book. */
export function firstIn(market: Market, side: Side): Order | undefined {
  const slot = market.book.first(side)
  return slot === NONE ? undefined : market.bySlot[slot]
}
