/** The state of spot trading: its pairs, each with a book, and every open order. */
import {
  type Amount,
  ASK,
  type Asset,
  BID,
  Book,
  type BookName,
  bookName,
  type CancelTimers,
  type Id,
  IdMap,
  type MemberId,
  Schedule,
  type Side,
  type Slot,
} from '@evenkeel/kernel'
import type { Named, OrderFields, Placed, Reference, Terms, Triggered } from './facts.ts'
import { type Pair, pairOf } from './pair.ts'

/** An order before it is in the book. */
export type OrderDraft = OrderFields & { readonly market: Market }

/** An order that rests in a book or waits for its trigger. */
export type Order = OrderDraft & {
  readonly waits: boolean
  lots: number
  partner: Id
  remaining: number
  frozen: Amount
  /** What was filled so far, in the quote asset; and the fees of that, in what it receives. */
  filledQuote: Amount
  fee: Amount
  /** The price that triggered it, of a stop that was triggered. */
  trigger: Reference | undefined
  slot: Slot
  /** The member's orders, from the oldest to the newest. */
  readonly ofMember: MemberOrders
  older: Order | undefined
  newer: Order | undefined
}

export type Market = Pair & {
  /** What the house maker's ladder is known by. */
  readonly bookName: BookName
  /** Members' orders, and the stops by their trigger: those that wait for a rise on the ask side. */
  readonly book: Book
  readonly stops: Book
  readonly bySlot: (Order | undefined)[]
  readonly stopBySlot: (Order | undefined)[]
  /** What was taken of the house maker's last ladder, by price. */
  ladder: number
  taken: readonly [Map<number, number>, Map<number, number>]
}

export type MemberOrders = { count: number; oldest: Order | undefined; newest: Order | undefined }

export type State = {
  readonly markets: Map<string, Market>
  /** The markets in the order of their listing, and the one that was looked up last. */
  readonly listed: Market[]
  last: Market | undefined
  readonly orders: IdMap<Order>
  readonly byMember: Map<MemberId, MemberOrders>
  readonly byClientId: Map<string, Order>
  timers: CancelTimers
  /** The stop that was triggered just now: it is placed again in the same moment. No part of what is kept. */
  triggered: Triggered | undefined
  /** Orders that were closed lately, for those who are told of it; no part of what is kept. */
  readonly closed: ClosedOrders
}

export function initial(): State {
  return {
    markets: new Map(),
    listed: [],
    last: undefined,
    orders: new IdMap(),
    byMember: new Map(),
    byClientId: new Map(),
    timers: new Schedule(),
    triggered: undefined,
    closed: new ClosedOrders(),
  }
}

/** Opens a market for a pair that has none. */
export function openMarket(state: State, terms: Terms): Market {
  const market: Market = {
    ...pairOf(terms),
    bookName: bookName('spot', terms.pair),
    book: new Book(),
    stops: new Book(),
    bySlot: [],
    stopBySlot: [],
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

/** Adds a new order: at the end of its line in the book, or among the stops. */
export function addOrder(state: State, market: Market, placed: Placed): Order {
  const { id, member, side, clientId, waits, isRising, tick, stop, rests } = placed
  const ofMember = state.byMember.get(member) ?? { count: 0, oldest: undefined, newest: undefined }
  const slot = waits
    ? market.stops.add(stopSide(isRising), stop, 1, member)
    : market.book.add(side, tick, rests, member)
  const order = orderOf(market, placed, slot, ofMember)
  const { older } = order
  if (waits) market.stopBySlot[slot] = order
  else market.bySlot[slot] = order
  if (older === undefined) {
    ofMember.oldest = order
    state.byMember.set(member, ofMember)
  } else older.newer = order
  ofMember.newest = order
  ofMember.count++
  state.orders.set(id, order)
  if (clientId !== '') state.byClientId.set(clientKey(member, clientId), order)
  return order
}

// Field by field: a spread would bring what only the event has, into every order that rests.
function orderOf(market: Market, placed: Placed, slot: Slot, ofMember: MemberOrders): Order {
  return {
    id: placed.id,
    market,
    member: placed.member,
    at: placed.at,
    side: placed.side,
    kind: placed.kind,
    timeInForce: placed.force,
    tick: placed.tick,
    lots: placed.lots,
    quoteQuantity: placed.spend,
    stop: placed.stop,
    isRising: placed.isRising,
    waits: placed.waits,
    partner: placed.partner,
    clientId: placed.clientId,
    remaining: placed.rests,
    frozen: placed.freezes,
    filledQuote: 0n,
    fee: 0n,
    trigger: undefined,
    slot,
    ofMember,
    older: ofMember.newest,
    newer: undefined,
  }
}

/** The event of an order that has traded with all that it trades with now. */
export function placedOf(
  draft: OrderDraft,
  { rests, freezes, waits }: Pick<Placed, 'rests' | 'freezes' | 'waits'>,
): Placed {
  const { market, side } = draft
  // Field by field: the journal's names differ, and nothing else of a draft belongs in it.
  return {
    type: 'orderPlaced',
    id: draft.id,
    pair: market.terms.pair,
    member: draft.member,
    at: draft.at,
    side,
    kind: draft.kind,
    force: draft.timeInForce,
    tick: draft.tick,
    lots: draft.lots,
    spend: draft.quoteQuantity,
    stop: draft.stop,
    isRising: draft.isRising,
    waits,
    partner: draft.partner,
    clientId: draft.clientId,
    rests,
    freezes,
    asset: payAsset(market, side),
  }
}

/** Removes an order that is over; its place in the book is free already when it was filled. */
export function removeOrder(state: State, order: Order, isInBook: boolean): void {
  const { id, member, market, ofMember, older, newer, clientId, slot, waits } = order
  if (isInBook) (waits ? market.stops : market.book).remove(slot)
  const bySlot = waits ? market.stopBySlot : market.bySlot
  bySlot[slot] = undefined
  if (older === undefined) ofMember.oldest = newer
  else older.newer = newer
  if (newer === undefined) ofMember.newest = older
  else newer.older = older
  // Whoever still holds this order must not hold all that came after it.
  order.older = undefined
  order.newer = undefined
  if (--ofMember.count === 0) state.byMember.delete(member)
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

const CLOSED_MAX = 1024

/** The last orders that were closed, a command's worth and more. */
class ClosedOrders {
  readonly #orders: Order[] = []
  #next = 0

  add(order: Order): void {
    this.#orders[this.#next] = order
    this.#next = (this.#next + 1) % CLOSED_MAX
  }

  /** As it was when it was last closed: a stop that was triggered is closed twice. */
  find(id: Id): Order | undefined {
    for (let back = 1; back <= this.#orders.length; back++) {
      const order = this.#orders[(this.#next - back + CLOSED_MAX) % CLOSED_MAX]
      if (order?.id === id) return order
    }
    return undefined
  }

  /** All of them, the last closing of each. */
  byId(): Map<Id, Order> {
    const older = this.#orders.slice(this.#next)
    return new Map([...older, ...this.#orders.slice(0, this.#next)].map((one) => [one.id, one]))
  }
}
