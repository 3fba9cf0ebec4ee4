/** What a price makes due in a symbol, in its order; sweeps, triggers and steps of trailing stops among it. */
import {
  type Accepted,
  ASK,
  BID,
  NONE,
  type ReferencePrice,
  type Side,
  stepsDown,
  stepsUp,
  type World,
} from '@evenkeel/kernel'
import { draftFrom } from './cancel.ts'
import type { Command, Event, Reference, Sweep, Trail, Trigger } from './facts.ts'
import { isFundingDue } from './funding.ts'
import { HouseRoom, type HouseView, houseIn } from './house.ts'
import { afterFill, canCarry, houseLeg, makerLegOf } from './match.ts'
import { checkSize, execute } from './place.ts'
import { canRest } from './rules.ts'
import { rungsIn } from './rungs.ts'
import {
  type Market,
  markIn,
  type Order,
  opposite,
  referenceIn,
  type State,
  trailingStop,
} from './state.ts'
import { isBehind, isOpenAt } from './symbol.ts'
import { Working } from './working.ts'

const SWEEP_MAX = 100
const SIDES = [BID, ASK] as const

export function urgent(symbol: string, state: State, world: World): Command | undefined {
  const market = state.markets.get(symbol)
  if (market === undefined) return undefined
  const reference = referenceIn(market, world)
  // LC18: nothing is due by a stale price, or while the market is closed.
  if (reference === undefined || reference.isStale || !isOpenAt(market, world.now)) return undefined
  if (isFundingDue(market, reference, world)) return { type: 'fixFunding', symbol }
  const mark = markIn(market, world) as number
  const stop = nextTriggered(market, mark)
  if (stop !== undefined) return { type: 'triggerContract', symbol, order: stop.id }
  if (SIDES.some((side) => isSweepable(houseIn(state, world), market, side, reference)))
    return { type: 'sweepContracts', symbol }
  const endangered = market.endangered.first
  if (endangered !== undefined) return { type: 'liquidate', symbol, member: endangered.id }
  const unwarned = market.unwarned.first
  if (unwarned !== undefined) return { type: 'warnMargin', symbol, member: unwarned.id }
  const trailing = nextTrailing(market, mark)
  return trailing && { type: 'trailContract', symbol, order: trailing.id }
}

/** The first that waits whose price was reached: a rise goes before a fall. */
function nextTriggered({ stops, stopBySlot }: Market, mark: number): Order | undefined {
  const rising = stops.first(ASK)
  if (rising !== NONE && stops.tick(rising) <= mark) return stopBySlot[rising]
  const falling = stops.first(BID)
  if (falling !== NONE && stops.tick(falling) >= mark) return stopBySlot[falling]
  return undefined
}

function nextTrailing({ steps, stepBySlot }: Market, mark: number): Order | undefined {
  const rising = steps.first(ASK)
  if (rising !== NONE && steps.tick(rising) <= mark) return stepBySlot[rising]
  const falling = steps.first(BID)
  if (falling !== NONE && steps.tick(falling) >= mark) return stepBySlot[falling]
  return undefined
}

/** Whether the reference went through the first order of a side, and the house maker's offer reached it. */
function isSweepable(
  view: HouseView,
  market: Market,
  side: Side,
  { price }: ReferencePrice,
): boolean {
  const first = market.book.first(side)
  if (first === NONE) return false
  return isReached(view, market, side, market.book.tick(first), price)
}

function isReached(
  view: HouseView,
  market: Market,
  side: Side,
  tick: number,
  price: bigint,
): boolean {
  const { tickSize } = market.terms
  const isThrough =
    side === BID ? tick > stepsDown(price, tickSize) : tick < stepsUp(price, tickSize)
  if (!isThrough) return false
  const houseSide = opposite(side)
  // Without room there is no quote.
  const offer = rungsIn(view, market, houseSide)?.tick ?? 0
  return offer !== 0 && !isBehind(side, offer, tick)
}

export function sweep({ symbol }: Sweep, state: State, world: World): Accepted<Event> {
  const market = state.markets.get(symbol) as Market
  const reference = referenceIn(market, world) as ReferencePrice
  const working = new Working(state, world)
  working.events.push({ type: 'contractsSwept', symbol, reference: factsOf(reference) })
  let swept = 0
  for (const side of SIDES) {
    let slot = market.book.first(side)
    for (; slot !== NONE && swept < SWEEP_MAX; slot = market.book.after(slot)) {
      const order = market.bySlot[slot] as Order
      if (working.gone.has(order)) continue
      if (!isReached(working, market, side, order.tick, reference.price)) break
      swept++
      sweepOne(working, order)
    }
  }
  return { ok: true, events: working.events }
}

/** The house maker takes an order at its own price, as far as it may; or it cannot be carried. */
function sweepOne(working: Working, order: Order): void {
  const { market, tick } = order
  const houseSide = opposite(market.book.side(order.slot))
  const room = new HouseRoom(working, market, houseSide).lotsAt(tick)
  const lots = Math.min(working.left(order), room)
  if (!canCarry(working, order, lots, working.mark(market) as number)) {
    working.cancel(order, 'margin')
    return
  }
  const id = working.world.id()
  const taker = houseLeg(working, market, houseSide, tick, lots)
  const maker = makerLegOf(working, order, lots)
  working.events.push({
    type: 'contractTraded',
    id,
    symbol: market.terms.symbol,
    at: working.world.now,
    bookSide: houseSide,
    tick,
    lots,
    taker,
    maker,
    ladder: 0,
  })
  afterFill(working, order, lots)
}

export function trigger({ order: id }: Trigger, state: State, world: World): Accepted<Event> {
  const order = state.orders.get(id) as Order
  const { market, member, symbol } = order
  const reference = factsOf(referenceIn(market, world) as ReferencePrice)
  const triggered: Event = { type: 'contractTriggered', id, symbol, member, reference }
  const working = new Working(state, world)
  working.gone.add(order)
  working.events.push(triggered)
  if (isCarriedOut(working, order)) return { ok: true, events: working.events }
  const cancelled: Event = {
    type: 'contractOrderCancelled',
    id,
    symbol,
    member,
    at: world.now,
    why: 'notCarriedOut',
    releases: 0n,
  }
  return { ok: true, events: [triggered, cancelled] }
}

/** Nobody is there to be refused: what cannot be carried out is over. */
function isCarriedOut(working: Working, order: Order): boolean {
  const { effect, tick, at, id } = order
  const lots = effect === 'close' ? closable(working, order) : order.lots
  if (lots < 1) return false
  const draft = draftFrom(order, { id, at, tick, lots })
  if (effect === 'open' && checkSize(working, draft) !== undefined) return false
  return execute(working, draft) === undefined
}

/** What it can close now: all that there is, for 0; what rests afterwards leaves room for what rests already. */
function closable(working: Working, order: Order): number {
  const { member, market, side } = order
  const { lots, closing } = working.holding(working.standing(member), market, side)
  const most = canRest(order) ? lots - closing : lots
  return order.lots === 0 ? most : Math.min(order.lots, most)
}

export function trail({ order: id }: Trail, state: State, world: World): Accepted<Event> {
  const order = state.orders.get(id) as Order
  const { market, member, symbol, distance, isRising } = order
  const stop = trailingStop(markIn(market, world) as number, distance, isRising)
  const reference = factsOf(referenceIn(market, world) as ReferencePrice)
  return { ok: true, events: [{ type: 'contractTrailed', id, symbol, member, stop, reference }] }
}

export function factsOf({ price, at, source }: ReferencePrice): Reference {
  return { price, at, source }
}
