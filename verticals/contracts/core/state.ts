/** The state of contracts: markets with their books, accounts with their positions, and every open order. */
import {
  type Amount,
  ASK,
  BID,
  Book,
  type BookName,
  bookName,
  type CancelTimers,
  type Id,
  IdMap,
  type MemberId,
  type Millis,
  type Price,
  type ReferencePrice,
  Schedule,
  type Side,
  type Slot,
  type World,
} from '@evenkeel/kernel'
import type { Effect, Named, OrderFields, Placed, PositionSide, Terms } from './facts.ts'
import { Ranking } from './ranking.ts'
import { addStop, removeStop } from './stops.ts'
import { bookSideOf, type Contract, contractOf, markOf } from './symbol.ts'

/** An order before it is in the book. */
export type OrderDraft = OrderFields & { readonly market: Market }

/** An order that rests in a book or waits for its trigger. */
export type Order = Omit<OrderDraft, 'lots' | 'stop'> & {
  readonly waits: boolean
  readonly makerFeeBps: number
  lots: number
  stop: number
  remaining: number
  frozen: Amount
  slot: Slot
  /** Of a trailing stop: where it waits for its next step. */
  stepSlot: Slot
  /** It went off, found too few to trade with, and waits for more. */
  isUnfilled: boolean
}

/** Orders that wait, by their triggers: those that wait for a rise on the ask side. */
export type Line = { readonly book: Book; readonly bySlot: (Order | undefined)[] }

export type Market = Contract & {
  /** Its place in the order of listing. */
  readonly place: number
  /** What the house maker's ladder is known by. */
  readonly bookName: BookName
  /** Members' orders; what waits for a trigger, for a rise on the ask side; the next steps of trailing stops. */
  readonly book: Book
  readonly stops: Book
  readonly steps: Book
  readonly bySlot: (Order | undefined)[]
  readonly stopBySlot: (Order | undefined)[]
  readonly stepBySlot: (Order | undefined)[]
  /** Stops that went off and found too few to trade with, by the side of the book on which they trade. */
  readonly unfilled: readonly [Line, Line]
  /** What was taken of the house maker's last ladder, by price. */
  ladder: number
  taken: readonly [Map<number, number>, Map<number, number>]
  /** The lots of all members, and of their resting orders that open. */
  readonly lots: Record<PositionSide, number>
  readonly opening: Record<PositionSide, number>
  /** What the house maker holds: lots and cost, below zero for a short position. */
  houseLots: number
  houseCost: Amount
  /** Derived, see `house.ts`: what the house maker must keep for them at a mark. */
  reserve: HouseReserve | undefined
  /** What a long paid for a lot since the beginning, and the last moment that was fixed. */
  fundingIndex: Amount
  fundedAt: Millis
  /** Every position in it. */
  readonly positions: Set<Position>
  /** Derived: whose profit is taken first when lots or losses are left over. */
  readonly rankings: Readonly<Record<PositionSide, Ranking>>
  /** Derived: the mark of the reference that was asked for last. */
  mark: { readonly price: Price; readonly tick: number } | undefined
  /**
   * Derived, see `bands.ts`: bands by where they end, who is in danger (by equity less maintenance, the
   * lowest first), who is to be warned, and at which mark.
   */
  readonly bands: Book
  readonly endangered: Schedule<Amount>
  readonly unwarned: Schedule
  lookedAt: number
}

export type HouseReserve = {
  readonly mark: number
  readonly lots: number
  readonly cost: Amount
  readonly terms: Terms
  readonly amount: Amount
}

/** The long or the short position of an account in a symbol; without lots while only orders stand for it. */
export type Position = {
  readonly account: Account
  readonly market: Market
  readonly side: PositionSide
  /** 0 while it has no lots. */
  id: Id
  lots: number
  cost: Amount
  margin: Amount
  /** Up to where its funding was settled. */
  fundingIndex: Amount
  /** The lots of resting orders that would add to it, and that would close it. */
  opening: number
  closing: number
}

export type Account = {
  readonly member: MemberId
  /** In the order of listing, long before short. */
  readonly positions: Position[]
  /** From the oldest to the newest; one leaves at the same cost however many there are. */
  readonly orders: Set<Order>
  /** The percentage that the member was warned of last. */
  warned: number
}

export type State = {
  readonly markets: Map<string, Market>
  /** The markets in the order of their listing. */
  readonly listed: Market[]
  readonly accounts: Map<MemberId, Account>
  readonly orders: IdMap<Order>
  readonly byClientId: Map<string, Order>
  timers: CancelTimers
  /** Derived: positions by their ids, those whose funding was fixed and not settled, accounts to be looked at. */
  readonly unpaid: Schedule
  readonly byPosition: IdMap<Position>
  readonly dirty: Set<MemberId>
  /** Derived: what is noted about accounts in their markets. */
  readonly watches: Map<MemberId, readonly Watch[]>
}

/** Where an account is noted in a market: the slots at which its band ends, 0 for none. */
export type Watch = { readonly market: Market; readonly low: Slot; readonly high: Slot }

export function initial(): State {
  return {
    markets: new Map(),
    listed: [],
    accounts: new Map(),
    orders: new IdMap(),
    byClientId: new Map(),
    timers: new Schedule(),
    unpaid: new Schedule(),
    byPosition: new IdMap(),
    dirty: new Set(),
    watches: new Map(),
  }
}

export function openMarket(state: State, terms: Terms): Market {
  const market: Market = {
    ...contractOf(terms),
    place: state.listed.length,
    bookName: bookName('contracts', terms.symbol),
    book: new Book(),
    stops: new Book(),
    steps: new Book(),
    bySlot: [],
    stopBySlot: [],
    stepBySlot: [],
    unfilled: [newLine(), newLine()],
    ladder: 0,
    taken: [new Map(), new Map()],
    lots: { long: 0, short: 0 },
    opening: { long: 0, short: 0 },
    houseLots: 0,
    houseCost: 0n,
    reserve: undefined,
    fundingIndex: 0n,
    fundedAt: 0,
    positions: new Set(),
    rankings: { long: new Ranking(), short: new Ranking() },
    mark: undefined,
    bands: new Book(),
    endangered: new Schedule(),
    unwarned: new Schedule(),
    lookedAt: 0,
  }
  state.markets.set(terms.symbol, market)
  state.listed.push(market)
  return market
}

const newLine = (): Line => ({ book: new Book(), bySlot: [] })

export const opposite = (side: Side): Side => (side === BID ? ASK : BID)
export const otherSide = (side: PositionSide): PositionSide => (side === 'long' ? 'short' : 'long')
export const clientKey = (member: MemberId, clientId: string) => `${member}:${clientId}`

/** The mark of a market as it was last known, if it ever was. */
export function markIn(market: Market, { prices }: Pick<World, 'prices'>): number | undefined {
  const reference = prices.reference(market.terms.symbol)
  if (reference === undefined) return undefined
  const { mark } = market
  if (mark !== undefined && mark.price === reference.price) return mark.tick
  const tick = markOf(market, reference)
  market.mark = { price: reference.price, tick }
  return tick
}

export const referenceIn = (
  market: Market,
  { prices }: Pick<World, 'prices'>,
): ReferencePrice | undefined => prices.reference(market.terms.symbol)

export function accountOf(state: State, member: MemberId): Account {
  const known = state.accounts.get(member)
  if (known !== undefined) return known
  const account: Account = { member, positions: [], orders: new Set(), warned: 0 }
  state.accounts.set(member, account)
  return account
}

export function findPosition(
  account: Account | undefined,
  market: Market,
  side: PositionSide,
): Position | undefined {
  return account?.positions.find((one) => one.market === market && one.side === side)
}

/** The position of an account, with or without lots: made when something begins to stand for it. */
export function positionOf(account: Account, market: Market, side: PositionSide): Position {
  const known = findPosition(account, market, side)
  if (known !== undefined) return known
  const position: Position = {
    account,
    market,
    side,
    id: 0,
    lots: 0,
    cost: 0n,
    margin: 0n,
    fundingIndex: 0n,
    opening: 0,
    closing: 0,
  }
  const { positions } = account
  const rank = rankOf(position)
  let place = positions.length
  while (place > 0 && rankOf(positions[place - 1] as Position) > rank) place--
  positions.splice(place, 0, position)
  market.positions.add(position)
  return position
}

const rankOf = ({ market, side }: Position) => market.place * 2 + (side === 'long' ? 0 : 1)

/** Forgets a position that nothing stands for any more, and an account that has nothing. */
export function tidyAway(state: State, position: Position): void {
  const { account, market } = position
  if (position.lots === 0 && position.opening === 0 && position.closing === 0) {
    const { positions } = account
    const place = positions.indexOf(position)
    if (place >= 0) positions.splice(place, 1)
    market.positions.delete(position)
  }
  if (account.positions.length === 0 && account.orders.size === 0)
    state.accounts.delete(account.member)
}

/** Adds a new order: at the end of its line in the book, or among those that wait. */
export function addOrder(state: State, market: Market, placed: Placed): Order {
  const account = accountOf(state, placed.member)
  const { side, effect, waits, isRising, stop, tick, member, rests } = placed
  const order: Order = {
    id: placed.id,
    symbol: placed.symbol,
    member,
    at: placed.at,
    side,
    effect,
    kind: placed.kind,
    timeInForce: placed.timeInForce,
    tick,
    lots: placed.lots,
    leverage: placed.leverage,
    stop,
    isRising,
    distance: placed.distance,
    takeProfit: placed.takeProfit,
    stopLoss: placed.stopLoss,
    clientId: placed.clientId,
    waits,
    makerFeeBps: placed.makerFeeBps,
    market,
    remaining: rests,
    frozen: placed.freezes,
    slot: 0,
    stepSlot: 0,
    isUnfilled: false,
  }
  if (waits) addStop(order)
  else {
    order.slot = market.book.add(bookSideOf(side, effect), tick, rests, member)
    market.bySlot[order.slot] = order
    const position = positionOf(account, market, side)
    changeResting(position, effect, rests)
  }
  account.orders.add(order)
  state.orders.set(order.id, order)
  if (order.clientId !== '') state.byClientId.set(clientKey(member, order.clientId), order)
  return order
}

/** Lots of resting orders begin or end to stand for a position. */
export function changeResting(position: Position, effect: Effect, lots: number): void {
  if (effect === 'close') position.closing += lots
  else {
    position.opening += lots
    position.market.opening[position.side] += lots
  }
}

/** Removes an order that is over; its place in the book is free already when it was filled. */
export function removeOrder(state: State, order: Order, isInBook: boolean): void {
  const { market, slot, waits, member, side, effect, remaining, clientId } = order
  if (waits) removeStop(order)
  else {
    if (isInBook) market.book.remove(slot)
    market.bySlot[slot] = undefined
  }
  const account = accountOf(state, member)
  account.orders.delete(order)
  state.orders.delete(order.id)
  if (clientId !== '') state.byClientId.delete(clientKey(member, clientId))
  if (waits) {
    if (account.positions.length === 0 && account.orders.size === 0) state.accounts.delete(member)
    return
  }
  const position = positionOf(account, market, side)
  changeResting(position, effect, -remaining)
  tidyAway(state, position)
}

/** An open order by its own id or by the client's, if it is this member's. */
export function ownOrder(state: State, member: MemberId, named: Named): Order | undefined {
  const { order: id, clientId = '' } = named
  const { orders, byClientId } = state
  const found = id === undefined ? byClientId.get(clientKey(member, clientId)) : orders.get(id)
  return found?.member === member ? found : undefined
}
