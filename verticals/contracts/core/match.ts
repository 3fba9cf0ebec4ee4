/** Matching: an order meets the other side of the book and the house maker's ladder, fill by fill. */
import { type Amount, BID, NONE, type Rungs, type Side, shareUp } from '@evenkeel/kernel'
import type { Leg } from './facts.ts'
import { frozenFor, restingFee, restingMargin } from './rules.ts'
import { type Market, type Order, type OrderDraft, opposite } from './state.ts'
import { bookSideOf, directionOf, isBehind, marginFor, valueAt } from './symbol.ts'
import { setTargetsOf } from './targets.ts'
import type { Working } from './working.ts'

/** No order matches more than this many others at once; the rest of it is cancelled. */
const MATCHES_MAX = 400

/** What an order matched. */
export type Taken = {
  readonly remaining: number
  readonly filled: number
  /** It matched somebody, own orders included. */
  readonly isMatched: boolean
  /** It matched as many as it may, and would have matched more. */
  readonly isCapped: boolean
  /** What its fills need of what was spendable before them. */
  readonly need: Amount
}

/** The lots of an order that wait for somebody, and the price that they go up to. */
export type Taker = Pick<
  OrderDraft,
  'id' | 'market' | 'member' | 'side' | 'effect' | 'lots' | 'leverage'
>

/** Fills an order with what stands across from it, up to a price. All of it happens in what the decision works on. */
export function take(working: Working, taker: Taker, limit: number): Taken {
  const { market, member, side, effect } = taker
  const { book, bySlot } = market
  const bookSide = bookSideOf(side, effect)
  const across = opposite(bookSide)
  const mark = working.mark(market)
  const rungs = mark === undefined ? undefined : working.rungs(market, across)
  let remaining = taker.lots
  let matches = 0
  let isCapped = false
  let spent = 0n
  let profit = 0n
  let slot = mark === undefined ? NONE : book.first(across)
  while (remaining > 0) {
    const orderTick = slot === NONE ? 0 : book.tick(slot)
    const rungTick = rungs === undefined ? 0 : rungs.tick
    // At one price members go before the house.
    const isOrder = orderTick > 0 && (rungTick === 0 || !isBehind(bookSide, orderTick, rungTick))
    const tick = isOrder ? orderTick : rungTick
    if (tick === 0 || isBehind(bookSide, tick, limit)) break
    const maker = isOrder ? (bySlot[slot] as Order) : undefined
    if (maker !== undefined) slot = book.after(slot)
    if (maker !== undefined && (working.gone.has(maker) || working.left(maker) === 0)) continue
    if (matches === MATCHES_MAX) {
      isCapped = true
      break
    }
    matches++
    if (maker !== undefined && maker.member === member) {
      working.cancel(maker, 'selfTrade')
      continue
    }
    const lots = Math.min(
      remaining,
      maker === undefined ? (rungs as Rungs).lots : working.left(maker),
    )
    if (maker !== undefined && !canCarry(working, maker, lots, mark as number)) {
      working.cancel(maker, 'margin')
      continue
    }
    const leg = fill(working, taker, {
      maker,
      tick,
      lots,
      ladder: maker ? 0 : (rungs?.number ?? 0),
    })
    if (maker === undefined) rungs?.take(lots)
    spent += leg.margin + leg.fee
    profit +=
      directionOf(side) * (valueAt(market, mark as number, lots) - valueAt(market, tick, lots))
    remaining -= lots
  }
  const loss = profit < 0n ? -profit : 0n
  return {
    remaining,
    filled: taker.lots - remaining,
    isMatched: matches > 0,
    isCapped,
    need: effect === 'open' ? spent + loss : 0n,
  }
}

/** LC5, LC6: whether the account of a resting order can carry this fill of it. */
export function canCarry(working: Working, order: Order, lots: number, mark: number): boolean {
  const { market, side, effect, tick, member, makerFeeBps } = order
  const standing = working.standing(member)
  const value = valueAt(market, tick, lots)
  const gain = directionOf(side) * (valueAt(market, mark, lots) - value)
  if (effect === 'open')
    return working.equity(standing) >= 0n && (gain >= 0n || -gain <= working.spendable(standing))
  return working.equity(standing) - gain - shareUp(value, makerFeeBps) >= 0n
}

type Fill = {
  /** Nobody: the house maker. */
  readonly maker: Order | undefined
  readonly tick: number
  readonly lots: number
  readonly ladder: number
}

/** One fill; answers with the taker's leg. */
function fill(working: Working, taker: Taker, { maker, tick, lots, ladder }: Fill): Leg {
  const { market } = taker
  const { symbol } = market.terms
  const bookSide = bookSideOf(taker.side, taker.effect)
  const id = working.world.id()
  const takerLeg = takerLegOf(working, taker, tick, lots)
  const makerLeg =
    maker === undefined
      ? houseLeg(working, market, opposite(bookSide), tick, lots)
      : makerLegOf(working, maker, lots)
  const at = working.world.now
  working.events.push({
    type: 'contractTraded',
    id,
    symbol,
    at,
    bookSide,
    tick,
    lots,
    taker: takerLeg,
    maker: makerLeg,
    ladder,
  })
  if (maker !== undefined) afterFill(working, maker, lots)
  return takerLeg
}

function takerLegOf(working: Working, taker: Taker, tick: number, lots: number): Leg {
  const { market, member, side, effect, leverage, id: order } = taker
  const standing = working.standing(member)
  const holding = working.holding(standing, market, side)
  const value = valueAt(market, tick, lots)
  const fee = shareUp(value, market.terms.takerFeeBps)
  if (effect === 'close') return working.close(standing, holding, { order, tick, lots, fee })
  const margin = marginFor(value, leverage)
  return working.open(standing, holding, { order, tick, lots, margin, fee, releases: 0n })
}

/** A fill of a resting order: its margin and fee are what its frozen amount becomes less by. */
export function makerLegOf(working: Working, order: Order, lots: number): Leg {
  const { market, member, side, effect, tick, makerFeeBps, id } = order
  const remaining = working.left(order)
  working.fill(order, lots)
  const standing = working.standing(member)
  const holding = working.holding(standing, market, side)
  if (effect === 'close') {
    const fee = shareUp(valueAt(market, tick, lots), makerFeeBps)
    holding.closing -= lots
    return working.close(standing, holding, { order: id, tick, lots, fee })
  }
  const left = remaining - lots
  const margin = restingMargin(market, order, remaining) - restingMargin(market, order, left)
  const fee = restingFee(market, order, remaining) - restingFee(market, order, left)
  const releases = frozenFor(market, order, remaining) - frozenFor(market, order, left)
  return working.open(standing, holding, { order: id, tick, lots, margin, fee, releases })
}

/** What a fill of a resting order brings with it: its targets, or the end of what belonged to the position. */
export function afterFill(working: Working, order: Order, lots: number): void {
  const { member, market, side, effect } = order
  if (effect === 'open') {
    setTargetsOf(working, order, lots)
    return
  }
  const standing = working.standing(member)
  const holding = working.holding(standing, market, side)
  if (holding.lots === 0) working.trim(standing, holding)
}

/** What the house maker buys or sells, as a leg that has no account. */
export function houseLeg(
  working: Working,
  market: Market,
  bookSide: Side,
  tick: number,
  lots: number,
): Leg {
  const isBuying = bookSide === BID
  working.moveHouse(market, isBuying ? lots : -lots, tick)
  return {
    member: 0,
    order: 0,
    side: isBuying ? 'long' : 'short',
    effect: 'open',
    position: 0,
    cost: valueAt(market, tick, lots),
    margin: 0n,
    profit: 0n,
    fee: 0n,
    funding: 0n,
    releases: 0n,
  }
}
