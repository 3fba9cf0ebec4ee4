/** The floor of the naive exchange of contracts: who meets whom, what a fill does to both, and what covers a loss. */
import { type Amount, ASK, BID } from '@evenkeel/kernel'
import type { Leg, PositionSide, Refusal, Traded } from '../core/facts.ts'
import type { Happened } from './happened.ts'
import { COIN } from './naiveBooks.ts'
import { NaiveCover, partsOf } from './naiveCover.ts'
import {
  buys,
  type Draft,
  directionOf,
  feeOf,
  frozenFor,
  isThrough,
  marginOf,
  type Open,
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
  /** Margin, fee and loss at the mark of what it opened. */
  readonly needs: Amount
  /** Its account cannot carry it. */
  readonly isTooMuch: boolean
  readonly trades: readonly Happened[]
}

const MATCHES_MAX = 400
const TARGETS_MAX = 10

export class NaiveFloor extends NaiveCover {
  /** Trades with all that it may; what is cancelled on the way is told before the order, and the trades after it. */
  protected meet(draft: Draft): Met {
    const { symbol, member } = draft
    const before = this.happened
    this.happened = []
    let [fills, met, remaining, needs] = [0, 0, draft.lots, 0n]
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
      if (order?.member === member) this.cancel(order, 'selfTrade', before)
      else if (order !== undefined && !this.canCarry(order, fill, order))
        this.cancel(order, 'margin', before)
      else {
        fills++
        remaining -= fill.lots
        isTooMuch ||= draft.effect === 'close' && !this.canCarry(draft, fill)
        isTooMuch ||= !this.canPay(member, draft, this.#leg(draft, fill, undefined, 0))
        const value = worthAt(this.termsOf(symbol), tick, fill.lots)
        const loss = this.#lossAtMark(draft, fill)
        if (draft.effect === 'open')
          needs += marginOf(value, draft.leverage) + this.#takerFee(symbol, value)
        if (draft.effect === 'open' && loss > 0n) needs += loss
        // Who cannot carry it is refused in the end: what others would have done is looked at all the same.
        this.#trade(isTooMuch ? undefined : draft, order, fill, draft)
      }
    }
    const trades = this.happened
    this.happened = before
    return { fills, met, remaining, isCapped, needs, isTooMuch, trades }
  }

  /** The house maker takes a resting order at that order's own price. */
  protected houseTakesOrder(order: Open, lots: number): void {
    this.#trade(undefined, order, { tick: order.tick, lots, ladder: 0 }, undefined)
  }

  /** Whether the account of who opens has what a fill loses at once, and that of who closes is left with no debt. */
  protected canCarry(order: Draft, fill: Pick<Fill, 'tick' | 'lots'>, resting?: Open): boolean {
    const { member, symbol, effect } = order
    const leg = this.#leg(order, { ...fill, ladder: 0 }, resting, 0)
    const loss = this.#lossAtMark(order, fill)
    if (effect === 'open' && loss > this.spendable(member)) return false
    if (effect === 'close' && this.equityOf(member) - loss - leg.fee < 0n) return false
    if (effect === 'close' && this.position(member, symbol, order.side) === undefined) return false
    return this.canPay(member, order, leg)
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
    let room = this.houseRoom(symbol, isBuy)
    const offers: Offer[] = []
    for (const { tick, lots } of isBuy ? ladder.bids : ladder.asks) {
      const taken = market.ladder === ladder.number ? market.taken.get(`${isBuy} ${tick}`) : 0
      const left = Math.min(lots - (taken ?? 0), room)
      if (left <= 0) continue
      room -= left
      offers.push({ order: undefined, tick, lots: left, ladder: ladder.number })
    }
    return offers
  }

  #lossAtMark({ symbol, side, effect }: Draft, fill: Pick<Fill, 'tick' | 'lots'>): Amount {
    const { tick, lots } = fill
    const above = worthAt(this.termsOf(symbol), tick, lots) - this.worth(symbol, lots)
    return directionOf(side) * (effect === 'open' ? above : -above)
  }

  #takerFee(symbol: string, value: Amount): Amount {
    return feeOf(value, this.termsOf(symbol).takerFeeBps)
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
    for (const order of [taker, maker]) if (order !== undefined) this.#after(order, lots)
  }

  /** Carries out one side of a fill; what covers it is told before the trade. */
  #filled(order: Draft, fill: Fill, resting: Open | undefined): Leg {
    const { member, symbol, side, effect } = order
    const known = this.position(member, symbol, side)
    const leg = this.#leg(order, fill, resting, known?.id ?? this.newId())
    const { cost, margin, profit, fee, funding, releases } = leg
    this.cover(member, known, profit + funding - fee + releases)
    this.release(member, releases)
    for (const amount of [profit, funding]) if (amount > 0n) this.settle(member, amount)
    this.ledger.pay(COIN, fee, `${member} trading available`, 'house fees')
    for (const amount of [profit, funding]) if (amount < 0n) this.settle(member, amount)
    const { index } = this.marketOf(symbol)
    const nothing = { member, symbol, side, lots: 0, cost: 0n, margin: 0n, isUnpaid: false }
    const was = known ?? nothing
    const sign = effect === 'open' ? 1n : -1n
    this.changePosition({
      ...was,
      id: leg.position,
      lots: was.lots + Number(sign) * fill.lots,
      cost: was.cost + sign * cost,
      margin: was.margin + sign * margin,
      index,
    })
    this.warned = new Map([...this.warned].filter(([one]) => one !== member))
    if (resting === undefined) return leg
    const remaining = resting.remaining - fill.lots
    this.changeOrder({ ...resting, remaining, frozen: resting.frozen - releases })
    if (remaining === 0) this.forget(resting.id)
    return leg
  }

  /** What goes with a fill: targets of what was opened, and the end of what belonged to what was closed. */
  #after(order: Draft, lots: number): void {
    const { member, symbol, side, effect, takeProfit, stopLoss } = order
    if (effect === 'close') {
      this.endWith(member, symbol, side)
      return
    }
    if (takeProfit > 0) this.#attach(order, 'takeProfit', takeProfit, lots)
    if (stopLoss > 0) this.#attach(order, 'stopLoss', stopLoss, lots)
  }

  #attach(order: Draft, kind: 'takeProfit' | 'stopLoss', stop: number, lots: number): void {
    const { member, symbol, side } = order
    if (this.targetsOf(member, symbol, side).length >= TARGETS_MAX) return
    this.waitFor(this.target({ member, symbol, side, kind, stop, lots }))
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
    const order = { ...draft, waits, remaining: rests, frozen: freezes, makerFeeBps }
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

  /** Why an order's time in force forbids what it met, if so. */
  protected forbids({ timeInForce }: Draft, { met, remaining }: Met): Refusal | undefined {
    if (timeInForce === 'postOnly' && met > 0) return 'wouldTake'
    return timeInForce === 'fok' && remaining > 0 ? 'cannotFillWhole' : undefined
  }
}
