/** What members ask of the naive exchange of contracts: orders, targets, and the end of positions. */
import type {
  AmendOrder,
  ClosePositions,
  Named,
  PlaceOrder,
  PositionSide,
  Refusal,
  ReversePosition,
  SetTargets,
} from '../core/facts.ts'
import {
  areLots,
  buys,
  type Draft,
  distanceOf,
  frozenFor,
  isThrough,
  type Open,
  offTick,
  otherSide,
  type Position,
  ticksOf,
  valueAllowed,
  worthAt,
} from './naiveFigures.ts'
import { NaiveFloor } from './naiveFloor.ts'

const OPEN_MAX = 200
const TARGETS_MAX = 10
const DISTANCE_MAX = 5_000

type Market = Pick<Draft, 'member' | 'symbol' | 'side' | 'effect' | 'lots' | 'leverage'>

export class NaivePlacing extends NaiveFloor {
  protected place(command: PlaceOrder): Refusal | undefined {
    const { symbol, kind, member, clientId = '' } = command
    if (!this.markets.has(symbol)) return 'contractDoesNotExist'
    const wrong = this.#form(command)
    if (wrong !== undefined) return wrong
    const draft = this.#draft(command)
    const isStop = kind === 'stopLimit' || kind === 'stopMarket' || kind === 'trailing'
    if (kind !== 'limit' && !this.isOpen(symbol)) return 'marketClosed'
    if (kind !== 'limit' && this.isStale(symbol)) return 'priceFeedStale'
    if (this.#isBeyondBand(draft)) return 'priceBeyondBand'
    if (!this.#areTargetsRight(draft)) return 'targetPriceWrong'
    const mine = this.open.filter((order) => order.member === member)
    const more = isStop || canRest(draft) ? 1 : 0
    if (mine.length + more > OPEN_MAX) return 'tooManyOrders'
    if (clientId !== '' && mine.some((order) => order.clientId === clientId)) return 'clientIdUsed'
    if (!isStop) return this.enter(draft)
    if (draft.effect === 'close' && draft.lots > this.closable(draft)) return 'positionTooSmall'
    this.waitFor(draft)
    return undefined
  }

  /** What is wrong with an order by itself. */
  #form(command: PlaceOrder): Refusal | undefined {
    const { symbol, kind, effect, lots, leverage = 0 } = command
    const { distanceBps = 0, takeProfit, stopLoss } = command
    const terms = this.termsOf(symbol)
    if (!areLots(lots)) return 'lotsInvalid'
    const isPriced = kind === 'limit' || kind === 'stopLimit'
    const isStopped = kind === 'stopLimit' || kind === 'stopMarket'
    const prices = [
      isPriced ? (command.price ?? 0n) : undefined,
      isStopped ? (command.stopPrice ?? 0n) : undefined,
      effect === 'open' ? takeProfit : undefined,
      effect === 'open' ? stopLoss : undefined,
    ]
    for (const price of prices) {
      const fault = price === undefined ? undefined : offTick(terms, price)
      if (fault !== undefined) return fault
    }
    const isDistance =
      Number.isInteger(distanceBps) && distanceBps >= 1 && distanceBps <= DISTANCE_MAX
    if (kind === 'trailing' && !isDistance) return 'distanceInvalid'
    if (effect === 'open' && !terms.leverages.includes(leverage)) return 'leverageNotOffered'
    return undefined
  }

  #draft(command: PlaceOrder): Draft {
    const { symbol, member, side, effect, kind, lots, clientId = '' } = command
    const terms = this.termsOf(symbol)
    const isPriced = kind === 'limit' || kind === 'stopLimit'
    const isStopped = kind === 'stopLimit' || kind === 'stopMarket'
    const isOpening = effect === 'open'
    const mark = this.mark(symbol) ?? 0
    const isBuy = buys({ side, effect })
    const distance = kind === 'trailing' ? distanceOf(mark, command.distanceBps as number) : 0
    const trailing = isBuy ? mark + distance : mark - distance
    const given = isStopped ? ticksOf(terms, command.stopPrice ?? 0n) : 0
    const stop = kind === 'trailing' ? trailing : given
    return {
      id: this.newId(),
      symbol,
      member,
      at: this.now,
      side,
      effect,
      kind,
      timeInForce: isPriced ? command.force : 'ioc',
      tick: isPriced ? ticksOf(terms, command.price ?? 0n) : 0,
      lots,
      leverage: isOpening ? (command.leverage as number) : 0,
      stop,
      isRising: stop > mark,
      distance,
      takeProfit: isOpening ? ticksOf(terms, command.takeProfit ?? 0n) : 0,
      stopLoss: isOpening ? ticksOf(terms, command.stopLoss ?? 0n) : 0,
      clientId,
    }
  }

  /** The limit price of a stop is held against its trigger. */
  #isBeyondBand(draft: Draft): boolean {
    const { symbol, tick, stop } = draft
    const { tickSize, bandBps } = this.termsOf(symbol)
    const reference = this.said.references.get(symbol)?.price
    const held = stop > 0 ? BigInt(stop) * tickSize : reference
    if (tick === 0 || held === undefined) return false
    return isThrough(BigInt(tick) * tickSize, held, bandBps, buys(draft))
  }

  #areTargetsRight({ symbol, side, takeProfit, stopLoss }: Draft): boolean {
    return (
      (takeProfit === 0 || this.#isRightSide(symbol, side, 'takeProfit', takeProfit)) &&
      (stopLoss === 0 || this.#isRightSide(symbol, side, 'stopLoss', stopLoss))
    )
  }

  #isRightSide(
    symbol: string,
    side: PositionSide,
    kind: 'takeProfit' | 'stopLoss',
    tick: number,
  ): boolean {
    const mark = this.mark(symbol) ?? 0
    return (side === 'long') === (kind === 'takeProfit') ? tick > mark : tick < mark
  }

  /** How many lots of a position no resting order is to close. */
  protected closable({ member, symbol, side }: Market): number {
    const lots = this.position(member, symbol, side)?.lots ?? 0
    const closes = this.restingCloses(member, symbol, side)
    return closes.reduce((left, { remaining }) => left - remaining, lots)
  }

  /** The order goes in: what it meets it trades with, and what may rest of it rests. */
  protected enter(draft: Draft): Refusal | undefined {
    return this.attempt(() => {
      const { member, symbol, effect, tick } = draft
      if (effect === 'close' && draft.lots > this.closable(draft)) return 'positionTooSmall'
      const tooLarge = effect === 'open' ? this.#isTooLarge(draft) : undefined
      if (tooLarge !== undefined) return tooLarge
      const free = this.spendable(member)
      const met = this.meet(draft)
      if (tick === 0 && met.fills === 0) return 'noLiquidity'
      if (met.met > 0 && !this.isOpen(symbol)) return 'marketClosed'
      const forbidden = this.forbids(draft, met)
      if (forbidden !== undefined) return forbidden
      const rests = canRest(draft) && !met.isCapped ? met.remaining : 0
      const terms = this.termsOf(symbol)
      const freezes = frozenFor(terms, draft, rests, terms.makerFeeBps)
      if (met.isTooMuch) return 'insufficientFunds'
      if (effect === 'open' && met.needs + freezes > free) return 'insufficientFunds'
      this.rest(draft, rests, false)
      this.happened.push(...met.trades)
      return undefined
    })
  }

  #isTooLarge({ member, symbol, side, lots, leverage, tick }: Draft): Refusal | undefined {
    const terms = this.termsOf(symbol)
    const has = this.position(member, symbol, side)?.lots ?? 0
    const resting = this.open.filter(
      (one) =>
        one.member === member &&
        one.symbol === symbol &&
        one.side === side &&
        one.effect === 'open' &&
        !one.waits,
    )
    const adds = resting.reduce((sum, one) => sum + worthAt(terms, one.tick, one.remaining), 0n)
    const asked = tick > 0 ? worthAt(terms, tick, lots) : this.worth(symbol, lots)
    if (this.worth(symbol, has) + adds + asked > valueAllowed(terms, leverage))
      return 'positionTooLarge'
    const all = this.positions.filter((one) => one.symbol === symbol && one.side === side)
    const total = all.reduce((sum, one) => sum + one.lots, lots)
    return total > terms.openInterestLots ? 'openInterestReached' : undefined
  }

  protected amend(command: AmendOrder): Refusal | undefined {
    const order = this.#own(command.member, command)
    if (order === undefined) return 'orderDoesNotExist'
    if (order.waits) return 'cannotAmend'
    const terms = this.termsOf(order.symbol)
    const { lots = order.lots } = command
    if (!areLots(lots)) return 'lotsInvalid'
    const price = command.price ?? BigInt(order.tick) * terms.tickSize
    const fault = offTick(terms, price)
    if (fault !== undefined) return fault
    const filled = order.lots - order.remaining
    if (lots <= filled) return 'quantityBelowFilled'
    const tick = ticksOf(terms, price)
    if (tick === order.tick && lots <= order.lots) {
      this.#reduce(order, order.lots - lots)
      return undefined
    }
    const { waits: _, remaining: __, frozen: ___, makerFeeBps: ____, ...fields } = order
    const draft: Draft = {
      ...fields,
      id: this.newId(),
      at: this.now,
      kind: 'limit',
      tick,
      lots: lots - filled,
      stop: 0,
      isRising: false,
    }
    if (this.#isBeyondBand(draft)) return 'priceBeyondBand'
    return this.attempt(() => {
      this.cancel(order, 'amended')
      return this.enter(draft)
    })
  }

  #reduce(order: Open, by: number): void {
    const { id, symbol, member, makerFeeBps } = order
    const remaining = order.remaining - by
    const frozen = frozenFor(this.termsOf(symbol), order, remaining, makerFeeBps)
    const releases = order.frozen - frozen
    this.release(member, releases)
    this.changeOrder({ ...order, lots: order.lots - by, remaining, frozen })
    this.tell({ type: 'contractOrderReduced', id, symbol, member, by, releases })
  }

  protected cancelOne(member: number, named: Named): Refusal | undefined {
    const order = this.#own(member, named)
    if (order === undefined) return 'orderDoesNotExist'
    this.cancel(order, 'member')
    return undefined
  }

  protected cancelAll(member: number, symbol: string | undefined): Refusal | undefined {
    if (symbol !== undefined && !this.markets.has(symbol)) return 'contractDoesNotExist'
    for (const order of this.open)
      if (order.member === member && (symbol === undefined || order.symbol === symbol))
        this.cancel(order, 'member')
    return undefined
  }

  #own(member: number, { order: id, clientId = '' }: Named): Open | undefined {
    const mine = this.open.filter((order) => order.member === member)
    if (id !== undefined) return mine.find((order) => order.id === id)
    return clientId === '' ? undefined : mine.find((order) => order.clientId === clientId)
  }

  protected setTargets({ member, symbol, side, targets }: SetTargets): Refusal | undefined {
    if (!this.markets.has(symbol)) return 'contractDoesNotExist'
    const position = this.position(member, symbol, side)
    if (position === undefined) return 'positionDoesNotExist'
    if (targets.length > TARGETS_MAX) return 'tooManyTargets'
    const terms = this.termsOf(symbol)
    for (const { price, lots } of targets) {
      if (!areLots(lots, 0)) return 'lotsInvalid'
      const fault = offTick(terms, price)
      if (fault !== undefined) return fault
    }
    if (!this.isOpen(symbol)) return 'marketClosed'
    if (this.isStale(symbol)) return 'priceFeedStale'
    for (const { kind, price, lots } of targets) {
      if (lots > position.lots) return 'positionTooSmall'
      if (!this.#isRightSide(symbol, side, kind, ticksOf(terms, price))) return 'targetPriceWrong'
    }
    const old = this.targetsOf(member, symbol, side)
    const mine = this.open.filter((order) => order.member === member)
    if (mine.length - old.length + targets.length > OPEN_MAX) return 'tooManyOrders'
    for (const order of old) this.cancel(order, 'targetsChanged')
    for (const { kind, price, lots } of targets) {
      const stop = ticksOf(terms, price)
      this.waitFor(this.target({ member, symbol, side, kind, stop, lots }))
    }
    return undefined
  }

  protected closeAll({ member, symbol, side }: ClosePositions): Refusal | undefined {
    if (symbol !== undefined && !this.markets.has(symbol)) return 'contractDoesNotExist'
    const all = this.inListing(this.positionsOf(member))
      .filter((one) => symbol === undefined || one.symbol === symbol)
      .filter((one) => side === undefined || one.side === side)
    if (all.length === 0) return 'positionDoesNotExist'
    if (symbol !== undefined && !this.isOpen(symbol)) return 'marketClosed'
    if (symbol !== undefined && this.isStale(symbol)) return 'priceFeedStale'
    return this.attempt(() => {
      const live = all.filter((one) => this.isLive(one.symbol))
      for (const position of live) this.#cancelCloses(position)
      const refused = live.map(({ id }) => {
        // What one close covers its loss with may change the next position.
        const position = this.positions.find((one) => one.id === id) as Position
        return this.enter(this.#atMarket({ ...position, effect: 'close', leverage: 0 }))
      })
      if (refused.some((one) => one === undefined)) return undefined
      return refused[0] ?? 'noLiquidity'
    })
  }

  #cancelCloses({ member, symbol, side }: Position): void {
    for (const order of this.restingCloses(member, symbol, side)) this.cancel(order, 'member')
  }

  /** Closed whole, and the same lots opened on the other side: or nothing is done. */
  protected reverse({ member, symbol, side, leverage }: ReversePosition): Refusal | undefined {
    if (!this.markets.has(symbol)) return 'contractDoesNotExist'
    if (!this.termsOf(symbol).leverages.includes(leverage)) return 'leverageNotOffered'
    const position = this.position(member, symbol, side)
    if (position === undefined) return 'positionDoesNotExist'
    if (!this.isOpen(symbol)) return 'marketClosed'
    if (this.isStale(symbol)) return 'priceFeedStale'
    return this.attempt(() => {
      this.#cancelCloses(position)
      const close = this.#atMarket({ ...position, effect: 'close', leverage: 0 })
      const refused = this.enter(close)
      if (refused !== undefined) return refused
      if (this.position(member, symbol, side) !== undefined) return 'cannotFillWhole'
      const { lots } = position
      const other = otherSide(side)
      const has = this.position(member, symbol, other)?.lots ?? 0
      const open = { member, symbol, side: other, effect: 'open', lots, leverage } as const
      const failed = this.enter(this.#atMarket(open))
      if (failed !== undefined) return failed
      const now = this.position(member, symbol, other)?.lots ?? 0
      return now - has < lots ? 'cannotFillWhole' : undefined
    })
  }

  #atMarket({ member, symbol, side, effect, lots, leverage }: Market): Draft {
    return {
      id: this.newId(),
      symbol,
      member,
      at: this.now,
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
}

export function canRest({ tick, timeInForce }: Draft): boolean {
  return tick > 0 && (timeInForce === 'gtc' || timeInForce === 'postOnly')
}
