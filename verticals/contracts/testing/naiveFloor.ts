/** The floor of the naive exchange of contracts: who meets whom, what a fill does to both, and what covers a loss. */
import { type Amount, ASK, BID } from '@evenkeel/kernel'
import type { Leg, PositionSide, Traded } from '../core/facts.ts'
import { COIN } from './naiveBooks.ts'
import { most, NaiveCover, partsOf } from './naiveCover.ts'
import {
  buys,
  type Draft,
  directionOf,
  feeOf,
  frozenFor,
  isThrough,
  marginOf,
  type Open,
  type Position,
  worthAt,
} from './naiveFigures.ts'

/** What somebody offers: a member's order, or a rung of the house maker's ladder. */
export type Offer = {
  readonly order: Open | undefined
  readonly tick: number
  readonly lots: number
  readonly ladder: number
}
type Fill = Pick<Offer, 'tick' | 'lots' | 'ladder'>
type HouseLeg = { readonly member: 0 }

export type Met = {
  readonly fills: number
  /** Whom it came upon: own orders, and those that were cancelled instead of filled, included. */
  readonly met: number
  readonly remaining: number
  readonly isCapped: boolean
  /** Margin and fees of what it opened, and what that loses at the mark. */
  readonly needs: Amount
  /** Its account cannot pay for it. */
  readonly isTooMuch: boolean
}

const MATCHES_MAX = 400

export class NaiveFloor extends NaiveCover {
  /** Trades with all that it may; own orders in the way, and those that nobody could carry, are cancelled. */
  protected meet(draft: Draft): Met {
    const { symbol, member, effect } = draft
    let [fills, met, remaining, needs, loss] = [0, 0, draft.lots, 0n, 0n]
    let [isCapped, isTooMuch] = [false, false]
    while (remaining > 0) {
      const offer = this.#bestFor(draft)
      if (offer === undefined) break
      if (met === MATCHES_MAX) {
        isCapped = true
        break
      }
      met++
      const { order, tick } = offer
      const fill = { ...offer, lots: Math.min(remaining, offer.lots) }
      if (order?.member === member) this.cancel(order, 'selfTrade')
      else if (order !== undefined && !this.canCarry(order, fill)) this.cancel(order, 'margin')
      else {
        fills++
        remaining -= fill.lots
        isTooMuch ||= !this.#canPay(draft, fill)
        const value = worthAt(this.termsOf(symbol), tick, fill.lots)
        if (effect === 'open') needs += marginOf(value, draft.leverage)
        needs += feeOf(value, this.termsOf(symbol).takerFeeBps)
        loss += this.#lossAtMark(draft, fill)
        // Who cannot pay is refused in the end: what others would have done is looked at all the same.
        this.#trade(isTooMuch ? undefined : draft, order, fill, draft)
      }
    }
    return { fills, met, remaining, isCapped, needs: needs + most(loss), isTooMuch }
  }

  /** The house maker takes a resting order at that order's own price. */
  protected houseTakesOrder(order: Open, lots: number): void {
    this.#trade(undefined, order, { tick: order.tick, lots, ladder: 0 }, undefined)
  }

  /** Whether the account of a resting order has what a fill loses at once, or is left with no debt. */
  protected canCarry(order: Open, fill: Pick<Fill, 'tick' | 'lots'>): boolean {
    const { member, effect } = order
    const loss = this.#lossAtMark(order, fill)
    const equity = this.equityOf(member)
    if (effect === 'open') return equity >= 0n && (loss <= 0n || loss <= this.spendable(member))
    const { fee } = this.#leg(order, { ...fill, ladder: 0 }, order, 0)
    return equity - loss - fee >= 0n
  }

  #canPay(order: Draft, fill: Fill): boolean {
    let isPaid = false
    this.attempt(() => {
      isPaid = this.#carryOut(order, fill, this.#leg(order, fill, undefined, 0)) === 0n
      return 'only looked at'
    })
    return isPaid
  }

  /** Whether somebody is there for it. */
  protected isOffered(draft: Draft): boolean {
    return this.#bestFor(draft) !== undefined
  }

  /** The best that is offered across, if it is not too dear. */
  #bestFor(draft: Draft): Offer | undefined {
    const { symbol, tick } = draft
    const reference = this.said.references.get(symbol)
    if (reference === undefined) return undefined
    const isBuy = buys(draft)
    const { tickSize, slippageBps } = this.termsOf(symbol)
    const best = this.across(symbol, isBuy)[0]
    if (best === undefined) return undefined
    const isTooDear =
      tick > 0
        ? isBuy
          ? best.tick > tick
          : best.tick < tick
        : isThrough(BigInt(best.tick) * tickSize, reference.price, slippageBps, isBuy)
    return isTooDear ? undefined : best
  }

  /** All that stands across from a buyer, or a seller: by price, members before the house, then by time. */
  protected across(symbol: string, isBuy: boolean): Offer[] {
    const orders = this.line(symbol, !isBuy).map((order) => {
      const { tick, remaining: lots } = order
      return { order, tick, lots, ladder: 0 }
    })
    const sign = isBuy ? 1 : -1
    return [...orders, ...this.rungs(symbol, !isBuy)].sort((a, b) => sign * (a.tick - b.tick))
  }

  /** The resting orders of buyers, or sellers, the best price first. */
  protected line(symbol: string, isBuy: boolean): Open[] {
    const sign = isBuy ? -1 : 1
    return this.open
      .filter((order) => order.symbol === symbol && !order.waits && buys(order) === isBuy)
      .sort((one, other) => sign * (one.tick - other.tick))
  }

  /** What is left of the ladder where the house maker buys, or sells. */
  protected rungs(symbol: string, isBuy: boolean): Offer[] {
    const ladder = this.said.ladders.get(symbol)
    if (ladder === undefined || this.isStale(symbol)) return []
    const market = this.marketOf(symbol)
    const offers: Offer[] = []
    for (const { tick, lots } of isBuy ? ladder.bids : ladder.asks) {
      const taken = market.ladder === ladder.number ? market.taken.get(`${isBuy} ${tick}`) : 0
      const left = Math.min(lots - (taken ?? 0), this.houseRoom(symbol, isBuy, tick, offers))
      if (left <= 0) continue
      offers.push({ order: undefined, tick, lots: left, ladder: ladder.number })
    }
    return offers
  }

  #lossAtMark({ symbol, side, effect }: Draft, fill: Pick<Fill, 'tick' | 'lots'>): Amount {
    const { tick, lots } = fill
    const above = worthAt(this.termsOf(symbol), tick, lots) - this.worth(symbol, lots)
    return directionOf(side) * (effect === 'open' ? above : -above)
  }

  /** What a fill does to the one whose order it is; `resting` when that is met. */
  #leg(order: Draft, { tick, lots }: Fill, resting: Open | undefined, position: number): Leg {
    const { member, symbol, side, effect, leverage } = order
    const terms = this.termsOf(symbol)
    const value = worthAt(terms, tick, lots)
    const known = this.position(member, symbol, side)
    const funding = known === undefined ? 0n : this.pendingOf(known)
    const basic = { member, order: order.id, side, effect, position, funding }
    if (effect === 'close') {
      const { cost, margin } = partsOf(known, lots)
      const profit = directionOf(side) * (value - cost)
      const fee = feeOf(value, resting?.makerFeeBps ?? terms.takerFeeBps)
      return { ...basic, cost, margin, profit, fee, releases: 0n }
    }
    if (resting === undefined) {
      const margin = marginOf(value, leverage)
      const fee = feeOf(value, terms.takerFeeBps)
      return { ...basic, cost: value, margin, profit: 0n, fee, releases: 0n }
    }
    const { remaining, makerFeeBps } = resting
    const all = worthAt(terms, tick, remaining)
    const margin = marginOf(all, leverage) - marginOf(all - value, leverage)
    const fee = feeOf(all, makerFeeBps) - feeOf(all - value, makerFeeBps)
    return { ...basic, cost: value, margin, profit: 0n, fee, releases: margin + fee }
  }

  /** `taker` and `maker` are `undefined` for the house maker; or, of a taker, when it is only looked at. */
  #trade(
    taker: Draft | undefined,
    maker: Open | undefined,
    fill: Fill,
    asked: Draft | undefined,
  ): void {
    const { tick, lots, ladder } = fill
    const { symbol } = (asked ?? maker) as Draft
    const isBuy = asked === undefined ? !buys(maker as Open) : buys(asked)
    const id = this.newId()
    const value = worthAt(this.termsOf(symbol), tick, lots)
    const takerLeg = taker === undefined ? undefined : this.#filled(taker, fill, undefined)
    const makerLeg = maker === undefined ? undefined : this.#filled(maker, fill, maker)
    if (asked === undefined) this.houseTakes(symbol, isBuy, lots, value)
    if (maker === undefined) {
      this.houseTakes(symbol, !isBuy, lots, value)
      this.#noteTaken(symbol, ladder, `${!isBuy} ${tick}`, lots)
    }
    const nobody: HouseLeg = { member: 0 }
    const type: Traded['type'] = 'contractTraded'
    const bookSide = isBuy ? BID : ASK
    const parties = { taker: takerLeg ?? nobody, maker: makerLeg ?? nobody }
    const at = this.now
    this.tell({ type, id, symbol, at, bookSide, tick, lots, ...parties, ladder })
    if (maker !== undefined) this.#afterFill(maker, lots)
  }

  /** One side of a fill; what covers it is told before the trade. */
  #filled(order: Draft, fill: Fill, resting: Open | undefined): Leg {
    const { member, symbol, side } = order
    const known = this.position(member, symbol, side)
    const leg = this.#leg(order, fill, resting, known?.id ?? this.newId())
    this.#carryOut(order, fill, leg)
    this.forgetWarning(member)
    if (resting === undefined) return leg
    const remaining = resting.remaining - fill.lots
    this.changeOrder({ ...resting, remaining, frozen: resting.frozen - leg.releases })
    if (remaining === 0) this.forget(resting.id)
    return leg
  }

  /** Changes the position and pays; if that cannot be paid, answers how much is missing. */
  #carryOut({ member, symbol, side, effect }: Draft, { lots }: Fill, leg: Leg): Amount {
    const { cost, margin, profit, fee, funding, releases } = leg
    const known = this.position(member, symbol, side)
    const { index } = this.marketOf(symbol)
    const nothing = { id: leg.position, lots: 0, cost: 0n, margin: 0n, isUnpaid: false }
    const was: Position = known ?? { ...nothing, member, symbol, side, index }
    if (effect === 'close') this.shrink(was, lots, cost, margin)
    else {
      const more = { lots: was.lots + lots, cost: was.cost + cost, margin: was.margin + margin }
      this.changePosition({ ...was, ...more, index })
    }
    const missing = this.cover(member, profit + funding - fee + releases)
    if (missing > 0n) return missing
    this.release(member, releases)
    for (const amount of [profit, funding]) if (amount > 0n) this.settle(member, amount)
    this.ledger.pay(COIN, fee, `${member} trading available`, 'house fees')
    for (const amount of [profit, funding]) if (amount < 0n) this.settle(member, amount)
    return 0n
  }

  /** What goes with a fill of a resting order: its targets, or the end of what belonged to its position. */
  #afterFill(order: Open, lots: number): void {
    const { member, symbol, side, effect } = order
    if (effect === 'close') this.endWith(member, symbol, side)
    else this.attachTargets(order, lots)
  }

  protected attachTargets(order: Draft, lots: number): void {
    const { takeProfit, stopLoss } = order
    if (takeProfit > 0) this.#attach(order, 'takeProfit', takeProfit, lots)
    if (stopLoss > 0) this.#attach(order, 'stopLoss', stopLoss, lots)
  }

  #attach(order: Draft, kind: 'takeProfit' | 'stopLoss', stop: number, lots: number): void {
    const { member, symbol, side } = order
    const known = this.targetsOf(member, symbol, side).find(
      (one) => one.kind === kind && one.stop === stop,
    )
    if (known === undefined) this.waitFor(this.target({ member, symbol, side, kind, stop, lots }))
    else if (known.lots > 0) {
      this.changeOrder({ ...known, lots: known.lots + lots, remaining: known.remaining + lots })
      this.tell({ type: 'contractTargetExtended', id: known.id, symbol, member, by: lots })
    }
  }

  protected targetsOf(member: number, symbol: string, side: PositionSide): Open[] {
    return this.#closing(member, symbol, side).filter(
      ({ kind }) => kind === 'takeProfit' || kind === 'stopLoss',
    )
  }

  protected restingCloses(member: number, symbol: string, side: PositionSide): Open[] {
    return this.#closing(member, symbol, side).filter(({ waits }) => !waits)
  }

  #closing(member: number, symbol: string, side: PositionSide): Open[] {
    return this.open.filter(
      (one) =>
        one.member === member &&
        one.symbol === symbol &&
        one.side === side &&
        one.effect === 'close',
    )
  }

  protected target(
    of: Pick<Draft, 'member' | 'symbol' | 'side' | 'kind' | 'stop' | 'lots'>,
  ): Draft {
    return {
      ...of,
      id: this.newId(),
      at: this.now,
      effect: 'close',
      timeInForce: 'ioc',
      tick: 0,
      leverage: 0,
      isRising: (of.side === 'long') === (of.kind === 'takeProfit'),
      distance: 0,
      takeProfit: 0,
      stopLoss: 0,
      clientId: '',
    }
  }

  /** An order that waits for its trigger: it freezes nothing. */
  protected waitFor(draft: Draft): void {
    this.rest(draft, draft.lots, true)
  }

  protected rest(draft: Draft, rests: number, waits: boolean): void {
    const { member, symbol } = draft
    const { terms } = this.marketOf(symbol)
    const { makerFeeBps } = terms
    const freezes = waits ? 0n : frozenFor(terms, draft, rests, makerFeeBps)
    this.ledger.pay(COIN, freezes, `${member} trading available`, `${member} trading frozen`)
    this.tell({ type: 'contractOrderPlaced', ...draft, waits, rests, freezes, makerFeeBps })
    const since = ++this.placed
    const isUnfilled = false
    const rest = { remaining: rests, frozen: freezes, makerFeeBps, since, isUnfilled }
    const order = { ...draft, waits, ...rest }
    if (waits || rests > 0) this.open = [...this.open, order]
  }

  /** What belonged to a position that is gone ends; of one that is smaller, the newest closes too many. */
  protected endWith(member: number, symbol: string, side: PositionSide): void {
    const left = this.position(member, symbol, side)
    if (left === undefined) {
      for (const order of this.#closing(member, symbol, side)) this.cancel(order, 'positionClosed')
      return
    }
    for (const order of this.restingCloses(member, symbol, side).reverse()) {
      const closes = this.restingCloses(member, symbol, side)
      const lots = closes.reduce((sum, { remaining }) => sum + remaining, 0)
      if (lots > left.lots) this.cancel(order, 'positionClosed')
    }
  }

  #noteTaken(symbol: string, ladder: number, where: string, lots: number): void {
    const { ladder: known, taken } = this.marketOf(symbol)
    const by = new Map(known === ladder ? taken : [])
    this.changeMarket(symbol, { ladder, taken: by.set(where, (by.get(where) ?? 0) + lots) })
  }
}
