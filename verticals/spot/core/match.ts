/** Matching: what an order would meet, in the order of price and time. It looks, and changes nothing. */
import {
  type Amount,
  BID,
  bookName,
  house,
  type Ladder,
  type MemberId,
  NONE,
  type Rung,
  type Side,
  type World,
} from '@evenkeel/kernel'
import { type Market, type Order, opposite, payAsset } from './market.ts'
import { costOf, lotsFor, paymentFor } from './steps.ts'

/** A part of the order that meets another order, or the house maker's ladder. */
export type Fill = {
  readonly maker: Order | undefined
  readonly tick: number
  readonly lots: number
  /** What it costs. */
  readonly quote: Amount
  /** The number of the ladder; 0 for an order. */
  readonly ladder: number
}

export type Taker = {
  readonly member: MemberId
  readonly side: Side
  /** The worst price that it takes. */
  readonly limit: number
  readonly lots: number
  /** What it may cost at the most, where that is what ends it. */
  readonly budget: Amount | undefined
}

export type Match = {
  readonly fills: readonly Fill[]
  /** The member's own orders that stood in the way: they are older, and go. */
  readonly own: readonly Order[]
  /** Lots that met nobody. */
  readonly left: number
  /** What the fills cost together. */
  readonly cost: Amount
  /** It met as many as it may, and would have met more. */
  readonly isCut: boolean
}

/** What a look at the ladder needs of the world. */
type Seen = Pick<World, 'ledger' | 'prices'>

/** No order meets more than this many others at once; the rest of it is cancelled. */
const MEETS_MAX = 400
const NO_FILLS: Fill[] = []
const NO_ORDERS: Order[] = []

export function match(market: Market, taker: Taker, world: World): Match {
  const { member, side, limit, budget } = taker
  const { book, bySlot } = market
  const across = opposite(side)
  const rungs = rungsOf(market, across, world)
  // Most orders meet nobody: a list is made for the first.
  let fills = NO_FILLS
  let own = NO_ORDERS
  let left = taker.lots
  let cost = 0n
  let slot = book.first(across)
  while (left > 0) {
    const orderTick = slot === NONE ? 0 : book.tick(slot)
    const rungTick = rungs === undefined ? 0 : rungs.tick
    // At one price members go before the house.
    const isOrder = orderTick > 0 && (rungTick === 0 || !isBehind(side, orderTick, rungTick))
    const tick = isOrder ? orderTick : rungTick
    if (tick === 0 || isBehind(side, tick, limit)) break
    if (fills.length + own.length === MEETS_MAX) return { fills, own, left, cost, isCut: true }
    const wanted =
      budget === undefined ? left : Math.min(left, lotsFor(market, side, tick, budget - cost))
    if (wanted === 0) break
    const maker = isOrder ? (bySlot[slot] as Order) : undefined
    if (maker?.member === member) {
      if (own === NO_ORDERS) own = []
      own.push(maker)
      slot = book.after(slot)
      continue
    }
    const lots = Math.min(wanted, maker === undefined ? (rungs as Rungs).lots : maker.left)
    const quote = costOf(market, tick, lots)
    const ladder = maker === undefined ? (rungs as Rungs).number : 0
    if (fills === NO_FILLS) fills = []
    fills.push({ maker, tick, lots, quote, ladder })
    cost += quote
    left -= lots
    if (maker === undefined) (rungs as Rungs).take(lots)
    else slot = book.after(slot)
  }
  return { fills, own, left, cost, isCut: false }
}

/** Whether a price is worse for the one who takes on this side. */
export function isBehind(side: Side, tick: number, than: number): boolean {
  return side === BID ? tick > than : tick < than
}

/** On a stale price the house offers nothing: whoever knows a newer one would take from it. */
export function rungsOf(market: Market, side: Side, world: Seen): Rungs | undefined {
  const { pair } = market.terms
  const ladder = world.prices.ladder(bookName('spot', pair))
  if (ladder === undefined || (world.prices.reference(pair)?.isStale ?? true)) return undefined
  return new Rungs(market, side, ladder, world)
}

/** The house maker's ladder on one side: less what was taken of it, and no more than it can pay for. */
class Rungs {
  readonly number: number
  readonly #rungs: readonly Rung[]
  readonly #taken: ReadonlyMap<number, number> | undefined
  readonly #market: Market
  readonly #side: Side
  #inventory: Amount
  #nth = 0
  #used = 0

  constructor(market: Market, side: Side, ladder: Ladder, world: Seen) {
    this.number = ladder.number
    this.#market = market
    this.#side = side
    this.#rungs = side === BID ? ladder.bids : ladder.asks
    this.#taken = ladder.number === market.ladder ? market.taken[side] : undefined
    this.#inventory = world.ledger.balance(house('maker'), payAsset(market, side))
    this.#skip()
  }

  /** The price of the best that is left; 0 when nothing is. */
  get tick(): number {
    return this.#rungs[this.#nth]?.tick ?? 0
  }

  get lots(): number {
    const rung = this.#rungs[this.#nth]
    if (rung === undefined) return 0
    const free = rung.lots - this.#used - (this.#taken?.get(rung.tick) ?? 0)
    return Math.min(free, lotsFor(this.#market, this.#side, rung.tick, this.#inventory))
  }

  take(lots: number): void {
    this.#inventory -= paymentFor(this.#market, this.#side, this.tick, lots)
    this.#used += lots
    this.#skip()
  }

  #skip(): void {
    while (this.#nth < this.#rungs.length && this.lots <= 0) {
      this.#nth++
      this.#used = 0
    }
  }
}
