/** What members ask of the naive exchange of contracts: orders, targets, and the end of positions. */
import type {
  AmendOrder,
  ClosePositions,
  Named,
  PlaceOrder,
  Refusal,
  ReversePosition,
  SetTargets,
} from '../core/facts.ts'
import {
  areLots,
  buys,
  canRest,
  type Draft,
  distanceOf,
  draftOf,
  frozenFor,
  isBookTick,
  isThrough,
  type Open,
  offTick,
  otherSide,
  type Position,
  ticksOf,
  valueAllowed,
  worthAt,
} from './naiveFigures.ts'
import { type Met, NaiveFloor } from './naiveFloor.ts'
import { isRightSide, noRoomFor, noRoomToSet, TARGETS_MAX } from './naiveTargets.ts'

const DISTANCE_MAX = 5_000

type PositionDraft = Pick<Draft, 'member' | 'symbol' | 'side' | 'effect' | 'lots' | 'leverage'>

export class NaivePlacing extends NaiveFloor {
  protected place(command: PlaceOrder): Refusal | undefined {
    const { symbol, kind, member, clientId = '' } = command
    if (!this.markets.has(symbol)) return 'contractDoesNotExist'
    const wrong = this.#form(command)
    if (wrong !== undefined) return wrong
    const draft = this.#draft(command)
    const isStop = kind === 'stopLimit' || kind === 'stopMarket' || kind === 'trailing'
    const refused = this.#isWrong(draft)
    if (refused !== undefined) return refused
    if (kind === 'trailing' && !isBookTick(draft.stop)) return 'distanceInvalid'
    const mine = this.open.filter((order) => order.member === member)
    const full = noRoomFor(draft, mine, isStop || canRest(draft))
    if (full !== undefined) return full
    if (clientId !== '' && mine.some((order) => order.clientId === clientId)) return 'clientIdUsed'
    const tooMuch = this.#checkSize(draft)
    if (tooMuch !== undefined || !isStop) return tooMuch ?? this.enter(draft)
    this.waitFor(draft)
    return undefined
  }

  /** What is wrong with an order by what the market says. */
  #isWrong(draft: Draft): Refusal | undefined {
    const { symbol, kind } = draft
    const mayRest = kind === 'limit' && canRest(draft)
    if (!mayRest && !this.isOpen(symbol)) return 'marketClosed'
    if (kind !== 'limit' && this.isStale(symbol)) return 'priceFeedStale'
    if (this.#isBeyondBand(draft)) return 'priceBeyondBand'
    return this.#areTargetsRight(draft) ? undefined : 'targetPriceWrong'
  }

  #checkSize(draft: Draft): Refusal | undefined {
    if (draft.effect === 'open') return this.tooLarge(draft)
    return draft.lots > this.closable(draft) ? 'positionTooSmall' : undefined
  }

  /** What is wrong with an order by itself. */
  #form(command: PlaceOrder): Refusal | undefined {
    const { symbol, kind, effect, lots, leverage = 0 } = command
    const { distanceBps = 0, takeProfit, stopLoss } = command
    const terms = this.termsOf(symbol)
    if (!areLots(lots)) return 'lotsInvalid'
    const isPriced = kind === 'limit' || kind === 'stopLimit'
    const isStopped = kind === 'stopLimit' || kind === 'stopMarket'
    const isOpening = effect === 'open'
    const isWhole = Number.isInteger(distanceBps)
    const isDistance = isWhole && distanceBps >= 1 && distanceBps <= DISTANCE_MAX
    const price = isPriced ? offTick(terms, command.price ?? 0n) : undefined
    const stop = isStopped ? offTick(terms, command.stopPrice ?? 0n) : undefined
    if (price !== undefined || stop !== undefined) return price ?? stop
    if (isOpening && !terms.leverages.includes(leverage)) return 'leverageNotOffered'
    if (kind === 'trailing' && !isDistance) return 'distanceInvalid'
    for (const target of isOpening ? [takeProfit, stopLoss] : []) {
      const fault = target === undefined ? undefined : offTick(terms, target)
      if (fault !== undefined) return fault
    }
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

  /** The targets of an order are held against its own price, if it has one. */
  #areTargetsRight({ symbol, side, takeProfit, stopLoss, tick, stop, kind }: Draft): boolean {
    const mark = this.mark(symbol) ?? 0
    const from = kind === 'trailing' ? mark : tick || stop || mark
    return (
      (takeProfit === 0 || isRightSide(side, 'takeProfit', takeProfit, from)) &&
      (stopLoss === 0 || isRightSide(side, 'stopLoss', stopLoss, from))
    )
  }

  /** How many lots of a position no resting order is to close. */
  protected closable({ member, symbol, side }: PositionDraft): number {
    const lots = this.position(member, symbol, side)?.lots ?? 0
    const closes = this.restingCloses(member, symbol, side)
    return closes.reduce((left, { remaining }) => left - remaining, lots)
  }

  /** The order goes in: what it meets it trades with, and what may rest of it rests. */
  protected enter(draft: Draft, isWhole = false): Refusal | undefined {
    return this.attempt(() => {
      const { member, symbol, effect, side } = draft
      const free = this.spendable(member)
      const told = this.happened.length
      const met = this.meet(draft)
      const isPart = isWhole && met.remaining > 0
      const forbidden = isPart ? 'noLiquidity' : this.#forbids(draft, met)
      if (forbidden !== undefined) return forbidden
      const rests = canRest(draft) && !met.isCapped ? met.remaining : 0
      const terms = this.termsOf(symbol)
      const freezes = frozenFor(terms, draft, rests, terms.makerFeeBps)
      const isTooMuch =
        effect === 'open' ? met.needs + freezes > free : met.fills > 0 && this.equityOf(member) < 0n
      if (met.isTooMuch || isTooMuch) return 'insufficientFunds'
      const filled = draft.lots - met.remaining
      this.tellFirst(told, () => this.rest(draft, rests, false))
      if (effect === 'close') this.endWith(member, symbol, side)
      else if (filled > 0) this.attachTargets(draft, filled)
      return undefined
    })
  }

  /** What is told by this comes before what was told already, from some place on. */
  protected tellFirst(place: number, telling: () => void): void {
    const later = this.happened.splice(place)
    telling()
    this.happened.push(...later)
  }

  /** Why an order may not meet what it met, if so. */
  #forbids({ symbol, timeInForce, tick }: Draft, met: Met): Refusal | undefined {
    if (met.met > 0 && !this.isOpen(symbol)) return 'marketClosed'
    if (timeInForce === 'postOnly' && met.met > 0) return 'wouldTake'
    if (tick === 0 && met.fills === 0) return 'noLiquidity'
    return timeInForce === 'fok' && met.remaining > 0 ? 'cannotFillWhole' : undefined
  }

  /** All that the member would have on this side, at the price of the order. */
  protected tooLarge(draft: PositionDraft & Pick<Draft, 'tick' | 'stop'>): Refusal | undefined {
    const { member, symbol, side, lots, leverage, tick, stop } = draft
    const terms = this.termsOf(symbol)
    const mine = this.open.filter((one) => one.member === member && one.symbol === symbol)
    const opening = mine.filter((one) => one.side === side && one.effect === 'open' && !one.waits)
    const has = this.position(member, symbol, side)?.lots ?? 0
    const would = opening.reduce((sum, { remaining }) => sum + remaining, has + lots)
    const at = tick || stop || (this.mark(symbol) ?? 0)
    if (worthAt(terms, at, would) > valueAllowed(terms, leverage)) return 'positionTooLarge'
    // What all members have, and what their resting orders would add.
    const resting = this.open.filter(({ effect, waits }) => effect === 'open' && !waits)
    const total = [...this.positions, ...resting.map((one) => ({ ...one, lots: one.remaining }))]
      .filter((one) => one.symbol === symbol && one.side === side)
      .reduce((sum, one) => sum + one.lots, lots)
    return total > terms.openInterestLots ? 'openInterestReached' : undefined
  }

  protected amend(command: AmendOrder): Refusal | undefined {
    const order = this.#own(command.member, command)
    if (order === undefined) return 'orderDoesNotExist'
    if (order.waits) return 'cannotAmend'
    const terms = this.termsOf(order.symbol)
    const { lots = order.lots } = command
    const price = command.price ?? BigInt(order.tick) * terms.tickSize
    const fault = offTick(terms, price)
    if (fault !== undefined) return fault
    if (!areLots(lots)) return 'lotsInvalid'
    const filled = order.lots - order.remaining
    if (lots <= filled) return 'quantityBelowFilled'
    const tick = ticksOf(terms, price)
    if (tick === order.tick && lots <= order.lots) {
      this.#reduce(order, order.lots - lots)
      return undefined
    }
    const draft: Draft = {
      ...draftOf(order),
      id: this.newId(),
      at: this.now,
      kind: 'limit',
      tick,
      lots: lots - filled,
      stop: 0,
      isRising: false,
    }
    return this.attempt(() => {
      const wrong = this.#isWrong(draft)
      if (wrong !== undefined) return wrong
      this.cancel(order, 'amended')
      return this.#checkSize(draft) ?? this.enter(draft)
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
    for (const { kind, price, lots } of targets) {
      if (!areLots(lots, 0)) return 'lotsInvalid'
      if (lots > position.lots) return 'positionTooSmall'
      const fault = offTick(terms, price) ?? this.#shut(symbol)
      if (fault !== undefined) return fault
      const mark = this.mark(symbol) as number
      if (!isRightSide(side, kind, ticksOf(terms, price), mark)) return 'targetPriceWrong'
    }
    const asked = targets.map(({ kind, price }) => ({ kind, price: ticksOf(terms, price) }))
    const mine = this.open.filter((order) => order.member === member)
    const full = noRoomToSet({ symbol, side }, asked, mine)
    if (full !== undefined) return full
    for (const order of this.targetsOf(member, symbol, side)) this.cancel(order, 'targetsChanged')
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
    return this.attempt(() => {
      let why: Refusal | undefined
      let closed = 0
      for (const { id } of all) {
        const position = this.positions.find((one) => one.id === id) as Position
        const shut = this.#shut(position.symbol)
        why ??= shut
        const done = shut === undefined ? this.#closeWhole(position) : 0
        if (done === undefined) return 'insufficientFunds'
        closed += done
      }
      if (closed === 0) return why ?? 'noLiquidity'
      return this.equityOf(member) < 0n ? 'insufficientFunds' : undefined
    })
  }

  /** Why nothing can be done at the market now, if so. */
  #shut(symbol: string): Refusal | undefined {
    if (!this.isOpen(symbol)) return 'marketClosed'
    return this.isStale(symbol) ? 'priceFeedStale' : undefined
  }

  /** Closes at the market what finds somebody, after its resting closes: answers the lots, if they can be paid for. */
  #closeWhole(position: Position): number | undefined {
    this.#cancelCloses(position)
    const { member, symbol, side } = position
    const draft = this.#atMarket({ ...position, effect: 'close', leverage: 0 })
    const told = this.happened.length
    const met = this.meet(draft)
    if (met.isTooMuch) return undefined
    if (met.fills > 0) this.tellFirst(told, () => this.rest(draft, 0, false))
    this.endWith(member, symbol, side)
    return draft.lots - met.remaining
  }

  /** An order at the market closes so many lots of a position, as far as it finds somebody. */
  protected closePart({ member, symbol, side }: Draft, lots: number): void {
    const draft = this.#atMarket({ member, symbol, side, effect: 'close', lots, leverage: 0 })
    const told = this.happened.length
    const met = this.meet(draft)
    if (met.fills > 0) this.tellFirst(told, () => this.rest(draft, 0, false))
    this.endWith(member, symbol, side)
  }

  #cancelCloses({ member, symbol, side }: Position): void {
    for (const order of this.restingCloses(member, symbol, side)) this.cancel(order, 'member')
  }

  /** Closed whole, and the same lots opened on the other side: or nothing is done. */
  protected reverse({ member, symbol, side, leverage }: ReversePosition): Refusal | undefined {
    if (!this.markets.has(symbol)) return 'contractDoesNotExist'
    const position = this.position(member, symbol, side)
    if (position === undefined) return 'positionDoesNotExist'
    if (!this.termsOf(symbol).leverages.includes(leverage)) return 'leverageNotOffered'
    const shut = this.#shut(symbol)
    if (shut !== undefined) return shut
    return this.attempt(() => {
      const { lots } = position
      const other = otherSide(side)
      const open = { member, symbol, side: other, effect: 'open', lots, leverage } as const
      // Held against the lots that all members have before the first half.
      const size = this.tooLarge({ ...open, tick: 0, stop: 0 })
      const closed = this.#closeWhole(position)
      if (closed !== undefined && closed < lots) return 'noLiquidity'
      if (closed === undefined || this.equityOf(member) < 0n) return 'insufficientFunds'
      return size ?? this.enter(this.#atMarket(open), true)
    })
  }

  #atMarket({ member, symbol, side, effect, lots, leverage }: PositionDraft): Draft {
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
