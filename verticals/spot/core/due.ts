/** What a price makes due: the house maker takes orders that it went through, and stops are triggered. */
import {
  type Accepted,
  ASK,
  BID,
  type IsSetAside,
  type ReferencePrice,
  type World,
} from '@evenkeel/kernel'
import type { Event, Reference, Sweep, Trigger } from './facts.ts'
import {
  type Market,
  type Order,
  type OrderDraft,
  opposite,
  otherLeg,
  payAsset,
  type State,
} from './market.ts'
import {
  cancelled,
  cancelOtherLeg,
  checkTimeInForce,
  execute,
  type Fill,
  type Match,
  match,
  rungsOf,
  traded,
} from './match.ts'
import { costOf, isBehind, isThrough, limitsOf, lotsFor, paymentFor, priceAt } from './pair.ts'

const SWEEP_MAX = 100
/** S49: behind so many orders of a pair that cannot be filled no other is tried. */
const FAILED_MAX = 10
const SIDES = [BID, ASK] as const
const NOTHING: Fill[] = []
/** Nobody is there to be refused: a stop whose time in force forbids its trades makes none, and is over. */
const NO_MATCH: Match = { fills: [], own: [], remaining: 0, cost: 0n, isCapped: true }

/** What a price has made due in one pair: sweeps go first. S49: what is set aside is passed over. */
export function urgent(
  pair: string,
  state: State,
  world: World,
  isSetAside: IsSetAside<Sweep | Trigger> = () => false,
): Sweep | Trigger | undefined {
  const market = state.markets.get(pair)
  const reference = world.prices.reference(pair)
  if (market === undefined || reference === undefined || reference.isStale) return undefined
  const sweeping = nextSweep(market, reference, world, isSetAside)
  if (sweeping !== undefined) return sweeping
  if (market.stops.count === 0) return undefined
  const triggering = ({ id }: Order): Trigger => ({ type: 'trigger', pair, order: id })
  const order = nextTriggered(market, reference, (one) => isSetAside(triggering(one)))
  return order && triggering(order)
}

/** All fills of the pair; the first order alone that is not set aside, after all together were. */
function nextSweep(
  market: Market,
  reference: ReferencePrice,
  world: World,
  isSetAside: IsSetAside<Sweep>,
): Sweep | undefined {
  const { pair } = market.terms
  const together: Sweep = { type: 'sweep', pair }
  if (!isSetAside(together))
    return sweepable(market, reference, world, 1).length > 0 ? together : undefined
  let failed = 0
  const [fill] = sweepable(market, reference, world, 1, ({ id: order }) => {
    if (failed < FAILED_MAX && !isSetAside({ type: 'sweep', pair, order })) return true
    failed++
    return false
  })
  return fill && { type: 'sweep', pair, order: (fill.maker as Order).id }
}

export function sweep({ pair, order }: Sweep, state: State, world: World): Accepted<Event> {
  const market = state.markets.get(pair) as Market
  const reference = world.prices.reference(pair) as ReferencePrice
  const events: Event[] = [{ type: 'swept', pair, reference: factsOf(reference) }]
  const takes = ({ id }: Order) => order === undefined || id === order
  for (const fill of sweepable(market, reference, world, SWEEP_MAX, takes)) {
    const maker = fill.maker as Order
    cancelOtherLeg(events, maker, state, world)
    const taker = { member: 0, order: 0, side: opposite(maker.side) }
    events.push(traded(market, taker, fill, world))
  }
  return { ok: true, events }
}

/** The resting orders that the price went through, as far as the house maker can pay for them. */
function sweepable(
  market: Market,
  reference: ReferencePrice,
  world: World,
  most: number,
  takes: (order: Order) => boolean = () => true,
): Fill[] {
  const limits = limitsOf(market, reference)
  let fills = NOTHING
  for (const side of SIDES) {
    const first = market.book.first(side)
    if (first === 0 || !isThrough(limits, side, market.book.tick(first))) continue
    const houseSide = opposite(side)
    // S40: what the house itself asks or bids must have reached the order too.
    const offer = rungsOf(market, houseSide, world)?.tick ?? 0
    if (offer === 0 || isBehind(side, offer, market.book.tick(first))) continue
    if (fills === NOTHING) fills = []
    let inventory = world.free('maker', payAsset(market, houseSide))
    for (let slot = first; slot !== 0 && fills.length < most; slot = market.book.after(slot)) {
      const maker = market.bySlot[slot] as Order
      if (!isThrough(limits, side, maker.tick) || isBehind(side, offer, maker.tick)) break
      if (!takes(maker)) continue
      const lots = Math.min(maker.remaining, lotsFor(market, houseSide, maker.tick, inventory))
      if (lots === 0) break
      const quote = costOf(market, maker.tick, lots)
      fills.push({ maker, tick: maker.tick, lots, quote, ladder: 0 })
      inventory -= paymentFor(market, houseSide, maker.tick, lots)
    }
  }
  return fills
}

/** The first stop in line whose price was reached, and that is not skipped: a rise goes before a fall. */
function nextTriggered(
  market: Market,
  { price }: ReferencePrice,
  skips: (stop: Order) => boolean,
): Order | undefined {
  const { stops, stopBySlot } = market
  for (const side of [ASK, BID] as const)
    for (let slot = stops.first(side); slot !== 0; slot = stops.after(slot)) {
      const at = priceAt(market, stops.tick(slot))
      if (side === ASK ? at > price : at < price) break
      const stop = stopBySlot[slot] as Order
      if (!skips(stop)) return stop
    }
  return undefined
}

/** The stop's own money is free again, and pays for what the order trades in the same moment. */
export function trigger({ pair, order: id }: Trigger, state: State, world: World): Accepted<Event> {
  const stop = state.orders.get(id) as Order
  const { market, member, side, tick } = stop
  const price = world.prices.reference(pair) as ReferencePrice
  const events: Event[] = []
  const other = otherLeg(state, stop)
  if (other !== undefined) events.push(cancelled(other, 'otherLeg', world))
  const reference = factsOf(price)
  const { frozen: releases } = stop
  const asset = payAsset(market, side)
  events.push({ type: 'stopTriggered', id, pair, member, side, releases, asset, reference })
  const draft: OrderDraft = { ...stop, partner: 0 }
  const limit = tick > 0 ? tick : limitsOf(market, price).slippage[side]
  // What was frozen for it, for both legs once, is what it may cost.
  const frozen = releases + (other?.frozen ?? 0n)
  const matched = match(draft, limit, tick > 0 || side === ASK ? undefined : frozen, world)
  const own = matched.own.filter((order) => order !== other)
  const isForbidden = checkTimeInForce(draft, matched) !== undefined
  events.push(...execute(draft, isForbidden ? NO_MATCH : { ...matched, own }, state, world))
  return { ok: true, events }
}

function factsOf({ price, at, source }: ReferencePrice): Reference {
  return { price, at, source }
}
