/** Placing an order: is it well formed, may it be, can it be paid, whom does it meet. */
import {
  type Accepted,
  ASK,
  accept,
  BID,
  type ReferencePrice,
  type Refused,
  refuse,
  type World,
} from '@evenkeel/kernel'
import {
  type Asked,
  barred,
  needsOf,
  opens,
  payable,
  placedOf,
  ticksOf,
  wrongWith,
} from './asked.ts'
import { entered, meet } from './enter.ts'
import type { Event, PlaceOco, PlaceOrder, Refusal } from './facts.ts'
import { type Market, marketOf, type State } from './market.ts'
import type { Match } from './match.ts'
import { limitsOf } from './reference.ts'
import { priceAt, stepsOf } from './steps.ts'

type Decided = Accepted<Event> | Refused<Refusal>

export function placeOrder(command: PlaceOrder, state: State, world: World): Decided {
  const market = marketOf(state, command.pair)
  if (market === undefined) return refuse('pairDoesNotExist')
  const reference = world.prices.reference(command.pair)
  const asked = inSteps(command, market, reference, world)
  if ('refusal' in asked) return asked
  const wrong = wrongWith(asked, reference) ?? barred(state, asked, opens(asked))
  if (wrong !== undefined) return wrong
  const needs = needsOf(asked)
  if (needs > payable(asked, world)) return refuse('insufficientFunds')
  if (asked.stop > 0)
    return accept<Event>(placedOf(asked, { rests: asked.lots, freezes: needs, waits: true }))
  return asked.tick > 0
    ? placeLimit(asked, state, world)
    : placeMarket(asked, reference as ReferencePrice, state, world)
}

function inSteps(
  command: PlaceOrder,
  market: Market,
  reference: ReferencePrice | undefined,
  world: World,
): Asked | Refused<Refusal> {
  const { kind, member, force, price, quantity, stopPrice, spend = 0n, clientId = '' } = command
  const isPriced = kind === 'limit' || kind === 'stopLimit'
  const isStop = kind === 'stopLimit' || kind === 'stopMarket'
  const side = command.side === 'buy' ? BID : ASK
  const tick = isPriced ? ticksOf(market, price) : 0
  const stop = isStop ? ticksOf(market, stopPrice) : 0
  if (typeof tick !== 'number') return tick
  if (typeof stop !== 'number') return stop
  const isSpending = !isPriced && side === BID && quantity === undefined
  const lots = isSpending ? 0 : stepsOf(quantity ?? 0n, market.lotSize)
  if (lots === undefined) return refuse('quantityOffLot')
  return {
    market,
    id: world.id(),
    member,
    at: world.now,
    side,
    kind,
    force: isPriced ? force : 'ioc',
    tick,
    lots,
    spend: isSpending ? spend : 0n,
    stop,
    isRising: isStop && reference !== undefined && priceAt(market, stop) > reference.price,
    partner: 0,
    clientId,
  }
}

export function placeLimit(asked: Asked, state: State, world: World): Decided {
  const met = meet(asked, asked.tick, undefined, world)
  return refusalOf(asked, met) ?? { ok: true, events: entered(asked, met, state, world) }
}

/** Why an order may not meet those whom it would meet, if so. */
export function refusalOf({ force }: Asked, met: Match): Refused<Refusal> | undefined {
  const isMeeting = met.fills.length > 0 || met.own.length > 0
  if (force === 'postOnly' && isMeeting) return refuse('wouldTake')
  return force === 'fok' && met.left > 0 ? refuse('cannotFillWhole') : undefined
}

function placeMarket(asked: Asked, reference: ReferencePrice, state: State, world: World): Decided {
  const { market, side, spend } = asked
  const limit = limitsOf(market, reference).slippage[side]
  const met = meet(asked, limit, spend > 0n ? spend : undefined, world)
  if (met.fills.length === 0) return refuse('noLiquidity')
  if (side === BID && met.cost > payable(asked, world)) return refuse('insufficientFunds')
  return { ok: true, events: entered(asked, met, state, world) }
}

/** Two orders of which one cancels the other: money is frozen once, for the dearer of the two. */
export function placeOco(command: PlaceOco, state: State, world: World): Decided {
  const { member, pair, quantity, price, stopPrice, stopLimitPrice } = command
  const market = state.markets.get(pair)
  if (market === undefined) return refuse('pairDoesNotExist')
  const reference = world.prices.reference(pair)
  const isPriced = stopLimitPrice !== undefined
  const tick = ticksOf(market, price)
  const stop = ticksOf(market, stopPrice)
  const stopTick = isPriced ? ticksOf(market, stopLimitPrice) : 0
  if (typeof tick !== 'number') return tick
  if (typeof stop !== 'number') return stop
  if (typeof stopTick !== 'number') return stopTick
  const lots = stepsOf(quantity, market.lotSize)
  if (lots === undefined) return refuse('quantityOffLot')
  const side = command.side === 'buy' ? BID : ASK
  const ids = { limit: world.id(), stop: world.id() }
  const at = world.now
  const both = { market, member, at, side, lots, spend: 0n, clientId: '' } as const
  const limitLeg: Asked = {
    ...both,
    id: ids.limit,
    kind: 'limit',
    force: 'postOnly',
    tick,
    stop: 0,
    isRising: false,
    partner: ids.stop,
  }
  const stopLeg: Asked = {
    ...both,
    id: ids.stop,
    kind: isPriced ? 'stopLimit' : 'stopMarket',
    force: isPriced ? 'gtc' : 'ioc',
    tick: stopTick,
    stop,
    isRising: side === BID,
    partner: ids.limit,
  }
  const wrong =
    wrongWith(stopLeg, reference) ?? wrongWith(limitLeg, reference) ?? barred(state, limitLeg, 2)
  if (wrong !== undefined) return wrong
  const { price: now } = reference as ReferencePrice
  const [below, above] = side === BID ? [tick, stop] : [stop, tick]
  if (priceAt(market, below) >= now || priceAt(market, above) <= now)
    return refuse('ocoPricesWrong')
  let freezes = needsOf(limitLeg)
  if (needsOf(stopLeg) > freezes) freezes = needsOf(stopLeg)
  if (freezes > payable(limitLeg, world)) return refuse('insufficientFunds')
  const met = meet(limitLeg, tick, undefined, world)
  const taking = refusalOf(limitLeg, met)
  if (taking !== undefined) return taking
  return accept<Event>(
    placedOf(limitLeg, { rests: lots, freezes, waits: false }),
    placedOf(stopLeg, { rests: lots, freezes: 0n, waits: true }),
  )
}
