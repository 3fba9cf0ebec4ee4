/** What a member does with positions: targets, closing at the market, and turning one round. */
import { type Refused, refuse, type World } from '@evenkeel/kernel'
import type {
  ClosePositions,
  PositionSide,
  Refusal,
  ReversePosition,
  SetTargets,
  Target,
} from './facts.ts'
import { take } from './match.ts'
import { placedOf } from './orders.ts'
import { checkSize, type Decided, limitOf } from './place.ts'
import { checkRoom } from './room.ts'
import { areLots, isTargetRight, LOTS_MAX, refuseClosed, TARGETS_MAX, ticksOf } from './rules.ts'
import {
  type Market,
  type OrderDraft,
  otherSide,
  type Position,
  referenceIn,
  type State,
} from './state.ts'
import { isOpenAt } from './symbol.ts'
import { placeTarget, targetsOf } from './targets.ts'
import { positionIn, Working } from './working.ts'

export function setTargets(command: SetTargets, state: State, world: World): Decided {
  const { member, symbol, side, targets } = command
  const market = state.markets.get(symbol)
  if (market === undefined) return refuse('contractDoesNotExist')
  const position = positionIn(state, member, market, side)
  if (position === undefined || position.lots === 0) return refuse('positionDoesNotExist')
  if (targets.length > TARGETS_MAX) return refuse('tooManyTargets', { maximum: `${TARGETS_MAX}` })
  const working = new Working(state, world)
  const ticks: number[] = []
  for (const target of targets) {
    const tick = targetTick(working, position, target)
    if (typeof tick !== 'number') return tick
    ticks.push(tick)
  }
  const { account } = position
  const gone = targetsOf(account, market, side)
  const open = [...account.orders].filter((order) => !gone.includes(order))
  const asked = targets.map(({ kind }, nth) => ({ kind, price: ticks[nth] as number }))
  const full = checkRoom(open, { symbol, side }, { orders: 0, targets: asked })
  if (full !== undefined) return full
  for (const order of gone) working.cancel(order, 'targetsChanged')
  for (const [nth, target] of asked.entries())
    placeTarget(working, { market, symbol, member, side }, target, targets[nth]?.lots ?? 0)
  return { ok: true, events: working.events }
}

/** The tick of a target that may be set, or why it may not. */
function targetTick(
  working: Working,
  { market, side, lots: all }: Position,
  { kind, price, lots }: Target,
): number | Refused<Refusal> {
  if (lots !== 0 && !areLots(lots)) return refuse('lotsInvalid', { maximum: `${LOTS_MAX}` })
  if (lots > all) return refuse('positionTooSmall', { lots: `${all}` })
  const tick = ticksOf(market, price)
  if (typeof tick !== 'number') return tick
  const shut = whyShut(working, market)
  if (shut !== undefined) return shut
  return isTargetRight(kind, side, tick, working.mark(market) as number)
    ? tick
    : refuse('targetPriceWrong')
}

/** Why nothing can be done at the market now, if so. */
function whyShut({ world }: Working, market: Market): Refused<Refusal> | undefined {
  if (!isOpenAt(market, world.now)) return refuseClosed(market, world.now)
  const reference = referenceIn(market, world)
  return reference === undefined || reference.isStale ? refuse('priceFeedStale') : undefined
}

export function closePositions(command: ClosePositions, state: State, world: World): Decided {
  const { member, symbol, side } = command
  if (symbol !== undefined && !state.markets.has(symbol)) return refuse('contractDoesNotExist')
  const positions = (state.accounts.get(member)?.positions ?? []).filter(
    (one) =>
      one.lots > 0 &&
      (symbol === undefined || one.market.terms.symbol === symbol) &&
      (side === undefined || one.side === side),
  )
  if (positions.length === 0) return refuse('positionDoesNotExist')
  const working = new Working(state, world)
  let filled = 0
  let why: Refused<Refusal> | undefined
  for (const position of positions) {
    const shut = whyShut(working, position.market)
    if (shut === undefined) filled += closeAtMarket(working, position)
    why ??= shut
  }
  if (filled === 0) return why ?? refuse('noLiquidity')
  if (working.isShort || working.equity(working.standing(member)) < 0n)
    return refuse('insufficientFunds')
  return { ok: true, events: working.events }
}

/** Closes all that finds somebody; answers with the lots. */
function closeAtMarket(working: Working, position: Position): number {
  const { market, side, account } = position
  const standing = working.standing(account.member)
  const holding = working.holding(standing, market, side)
  cancelClosings(working, position)
  const draft = marketDraft(working, account.member, market, side, 'close', holding.lots, 0)
  const { events } = working
  const place = events.length
  const { filled } = take(working, draft, limitOf(working, draft))
  if (filled > 0) events.splice(place, 0, placedOf(draft, { rests: 0, waits: false }))
  working.trim(standing, holding)
  return filled
}

/** Resting closes make way, from the oldest on. */
function cancelClosings(working: Working, { account, market, side }: Position): void {
  for (const order of account.orders)
    if (order.market === market && order.side === side && order.effect === 'close' && !order.waits)
      if (!working.gone.has(order)) working.cancel(order, 'member')
}

export function marketDraft(
  { world }: Working,
  member: number,
  market: Market,
  side: PositionSide,
  effect: 'open' | 'close',
  lots: number,
  leverage: number,
): OrderDraft {
  return {
    market,
    id: world.id(),
    symbol: market.terms.symbol,
    member,
    at: world.now,
    side,
    effect,
    kind: 'market',
    timeInForce: 'ioc',
    tick: 0,
    lots,
    leverage,
    stop: 0,
    isRising: false,
    distance: 0,
    takeProfit: 0,
    stopLoss: 0,
    clientId: '',
  }
}

export function reversePosition(command: ReversePosition, state: State, world: World): Decided {
  const { member, symbol, side, leverage } = command
  const market = state.markets.get(symbol)
  if (market === undefined) return refuse('contractDoesNotExist')
  const position = positionIn(state, member, market, side)
  if (position === undefined || position.lots === 0) return refuse('positionDoesNotExist')
  if (!market.terms.leverages.includes(leverage)) return refuse('leverageNotOffered')
  const working = new Working(state, world)
  const shut = whyShut(working, market)
  if (shut !== undefined) return shut
  const { lots } = position
  const closed = closeAtMarket(working, position)
  const standing = working.standing(member)
  if (working.isShort) return refuse('insufficientFunds')
  if (closed < lots) return refuse('noLiquidity')
  if (working.equity(standing) < 0n) return refuse('insufficientFunds')
  const draft = marketDraft(working, member, market, otherSide(side), 'open', lots, leverage)
  const limited = checkSize(working, draft)
  if (limited !== undefined) return limited
  const spendable = working.spendable(standing)
  const { events } = working
  const place = events.length
  const taken = take(working, draft, limitOf(working, draft))
  if (taken.remaining > 0) return refuse('noLiquidity')
  if (taken.need > spendable) return refuse('insufficientFunds')
  events.splice(place, 0, placedOf(draft, { rests: 0, waits: false }))
  return { ok: true, events }
}
