/** What a price makes due in a symbol, in its order; sweeps, triggers and steps of trailing stops among it. */
import {
  type Accepted,
  ASK,
  BID,
  type IsSetAside,
  NONE,
  type ReferencePrice,
  type Side,
  stepsDown,
  stepsUp,
  type World,
} from '@evenkeel/kernel'
import { nextEndangered, nextUnwarned } from './bands.ts'
import { draftFrom } from './cancel.ts'
import type { Command, Event, Reference, Sweep, Trail, Trigger } from './facts.ts'
import { isFundingDue } from './funding.ts'
import { HouseRoom, type HouseView, houseIn } from './house.ts'
import { afterFill, canCarry, houseLeg, makerLegOf, take } from './match.ts'
import { placedOf } from './orders.ts'
import { checkSize, execute, limitOf } from './place.ts'
import { marketDraft } from './positions.ts'
import { canRest } from './rules.ts'
import { rungsIn } from './rungs.ts'
import {
  type Line,
  type Market,
  markIn,
  type Order,
  type OrderDraft,
  opposite,
  referenceIn,
  type State,
} from './state.ts'
import { firstReached, trailingStop } from './stops.ts'
import { isBehind, isOpenAt, slippageOf } from './symbol.ts'
import { Working } from './working.ts'

const SWEEP_MAX = 100
/** LC43: behind so many orders of a symbol that cannot be filled no other is tried. */
const FAILED_MAX = 10
const SIDES = [BID, ASK] as const

/** LC31: each kind to its end before the next. LC43: what is set aside is passed over. */
export function urgent(
  symbol: string,
  state: State,
  world: World,
  isSetAside: IsSetAside<Command> = () => false,
): Command | undefined {
  const market = state.markets.get(symbol)
  if (market === undefined) return undefined
  const reference = referenceIn(market, world)
  // LC18: nothing is due by a stale price, or while the market is closed.
  if (reference === undefined || reference.isStale || !isOpenAt(market, world.now)) return undefined
  const funding: Command = { type: 'fixFunding', symbol }
  if (isFundingDue(market, reference, world) && !isSetAside(funding)) return funding
  const mark = markIn(market, world) as number
  const view = houseIn(state, world)
  const triggering = ({ id }: Order): Trigger => ({ type: 'triggerContract', symbol, order: id })
  const stop = nextTriggered(view, market, mark, (order) => isSetAside(triggering(order)))
  if (stop !== undefined) return triggering(stop)
  const sweeping = nextSweep(view, market, reference, isSetAside)
  if (sweeping !== undefined) return sweeping
  const account = nextEndangered(market, isSetAside) ?? nextUnwarned(market, isSetAside)
  if (account !== undefined) return account
  const trailing = ({ id }: Order): Trail => ({ type: 'trailContract', symbol, order: id })
  const steps: Line = { book: market.steps, bySlot: market.stepBySlot }
  const next = firstReached(steps, mark, (order) => isSetAside(trailing(order)))
  return next && trailing(next)
}

/** The first stop whose price was reached. Those that went off and found too few go first, once somebody is there. */
function nextTriggered(
  view: HouseView,
  market: Market,
  mark: number,
  skips: (order: Order) => boolean,
): Order | undefined {
  const { stops: book, stopBySlot: bySlot, unfilled } = market
  for (const side of SIDES) {
    const waiting = firstReached(unfilled[side], mark, skips)
    if (waiting !== undefined && isOffered(view, market, side)) return waiting
  }
  return firstReached({ book, bySlot }, mark, skips)
}

/** Whether somebody stands across from an order at the market, within its slippage. */
function isOffered(view: HouseView, market: Market, side: Side): boolean {
  const across = opposite(side)
  const limit = slippageOf(market, referenceIn(market, view.world) as ReferencePrice)[side]
  const first = market.book.first(across)
  if (first !== NONE && !isBehind(side, market.book.tick(first), limit)) return true
  const offer = rungsIn(view, market, across)?.tick ?? 0
  return offer !== 0 && !isBehind(side, offer, limit)
}

/** All fills of the symbol; the first order alone that is not set aside, after all together were. */
function nextSweep(
  view: HouseView,
  market: Market,
  reference: ReferencePrice,
  isSetAside: IsSetAside<Command>,
): Sweep | undefined {
  const { symbol } = market.terms
  const together: Sweep = { type: 'sweepContracts', symbol }
  if (!isSetAside(together))
    return SIDES.some((side) => isSweepable(view, market, side, reference)) ? together : undefined
  let failed = 0
  for (const side of SIDES)
    for (let slot = market.book.first(side); slot !== NONE; slot = market.book.after(slot)) {
      const { id: order, tick } = market.bySlot[slot] as Order
      if (!isReached(view, market, side, tick, reference.price)) break
      const alone: Sweep = { type: 'sweepContracts', symbol, order }
      if (!isSetAside(alone)) return alone
      if (++failed === FAILED_MAX) return undefined
    }
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

export function sweep({ symbol, order: only }: Sweep, state: State, world: World): Accepted<Event> {
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
      if (only !== undefined && order.id !== only) continue
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
  const isClosing = order.effect === 'close' && order.tick === 0
  const events = isClosing ? closeByStop(order, state, world) : enterStop(order, state, world)
  return { ok: true, events: events ?? [triggeredBy(order, world), notCarriedOut(order, world)] }
}

function triggeredBy({ id, symbol, member, market }: Order, world: World): Event {
  const reference = factsOf(referenceIn(market, world) as ReferencePrice)
  return { type: 'contractTriggered', id, symbol, member, reference }
}

/** Nobody is there to be refused: what cannot be carried out is over. */
function notCarriedOut({ id, symbol, member }: Order, { now: at }: World): Event {
  const why = 'notCarriedOut'
  return { type: 'contractOrderCancelled', id, symbol, member, at, why, releases: 0n }
}

/** A stop with a price, or one that opens, becomes the order that it is for; or it cannot be carried out. */
function enterStop(order: Order, state: State, world: World): readonly Event[] | undefined {
  const { effect, tick, at, id } = order
  const working = new Working(state, world)
  working.gone.add(order)
  working.events.push(triggeredBy(order, world))
  const lots = effect === 'close' ? closable(working, order) : order.lots
  if (lots < 1) return undefined
  const draft = draftFrom(order, { id, at, tick, lots })
  if (effect === 'open' && checkSize(working, draft) !== undefined) return undefined
  return execute(working, draft) === undefined ? working.events : undefined
}

/** LC33: closes at the market what it can. If that is not all, an order of its own does, and the stop stays armed. */
function closeByStop(order: Order, state: State, world: World): readonly Event[] | undefined {
  const { id, at, member, market, side, symbol } = order
  const whole = new Working(state, world)
  whole.gone.add(order)
  const lots = closable(whole, order)
  if (lots < 1) return undefined
  const filled = closeAtMarket(whole, draftFrom(order, { id, at, tick: 0, lots }))
  if (filled === undefined) return undefined
  if (filled === lots) return [triggeredBy(order, world), ...whole.events]
  const part = filled === 0 ? whole : new Working(state, world)
  if (part !== whole) {
    part.gone.add(order)
    closeAtMarket(part, marketDraft(part, member, market, side, 'close', lots, 0))
  }
  const by = order.lots === 0 ? 0 : filled
  const isFirst = !order.isUnfilled
  const reference = factsOf(referenceIn(market, world) as ReferencePrice)
  const type = 'contractStopUnfilled'
  return [...part.events, { type, id, symbol, member, by, isFirst, reference }]
}

/** Closes lots as far as somebody takes them; answers with how many, if the account can carry it. */
function closeAtMarket(working: Working, draft: OrderDraft): number | undefined {
  const { member, market, side } = draft
  const { events } = working
  const place = events.length
  const { filled } = take(working, draft, limitOf(working, draft))
  const standing = working.standing(member)
  if (filled > 0 && (working.isShort || working.equity(standing) < 0n)) return undefined
  if (filled > 0) events.splice(place, 0, placedOf(draft, { rests: 0, waits: false }))
  working.trim(standing, working.holding(standing, market, side))
  return filled
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
