/** A second, naive spot exchange: every rule written down as plainly as possible, nothing shared with the core. */
import type { Amount, Ladder, ReferencePrice } from '@evenkeel/kernel'
import { endedTimer, withTimer } from '@evenkeel/kernel/testing'
import type {
  AmendOrder,
  Command,
  ListPair,
  Named,
  PlaceOco,
  PlaceOrder,
  Refusal,
  Terms,
} from '../core/facts.ts'
import type { Happened } from './happened.ts'
import { NaiveDue } from './naiveDue.ts'
import {
  BPS,
  cost,
  type Draft,
  forbids,
  LOTS_MAX,
  type Open,
  offStep,
  roundedUp,
} from './naiveMatching.ts'

export type Answer = 'ok' | Refusal
export type Decided = { readonly answer: Answer; readonly happened: readonly Happened[] }

const OPEN_MAX = 500

export class NaiveSpot extends NaiveDue {
  copy(): NaiveSpot {
    return this.copyTo(new NaiveSpot(this.ledger, this.newId))
  }

  setReference(pair: string, reference: ReferencePrice): void {
    this.references.set(pair, reference)
    this.look(pair)
  }

  setLadder(pair: string, ladder: Ladder | undefined): void {
    if (ladder === undefined) this.ladders.delete(pair)
    else this.ladders.set(pair, ladder)
    this.look(pair)
  }

  decide(command: Command, now: number): Decided {
    this.now = now
    const refusal = this.#decided(command)
    return { answer: refusal ?? 'ok', happened: this.told() }
  }

  #decided(command: Command): Refusal | undefined {
    switch (command.type) {
      case 'placeOrder':
        return this.#place(command)
      case 'placeOco':
        return this.#placeOco(command)
      case 'amendOrder':
        return this.#amend(command)
      case 'cancelOrder': {
        const order = this.#own(command.member, command)
        if (order === undefined) return 'orderDoesNotExist'
        this.cancel(order, 'member')
        return undefined
      }
      case 'cancelOrders': {
        const { member, pair } = command
        if (pair !== undefined && !this.terms.has(pair)) return 'pairDoesNotExist'
        const mine = this.open.filter((order) => order.member === member)
        for (const { id } of mine.filter((order) => pair === undefined || order.pair === pair)) {
          const order = this.find(id)
          if (order !== undefined) this.cancel(order, 'member')
        }
        return undefined
      }
      case 'setCancelTimer': {
        const { member, after } = command
        // Nothing to end.
        if (after > 0 || this.timers.has(member))
          this.#setTimer(member, after > 0 ? this.now + after : 0)
        return undefined
      }
      case 'listPair':
        return this.#list(command)
      case 'fundSandboxMaker':
        if (command.amount <= 0n) return 'amountIsZero'
        this.ledger.pay(command.asset, command.amount, 'custody sandbox', 'house maker')
        this.tell({ what: 'funded', asset: command.asset, amount: command.amount })
        return undefined
      default:
        throw new TypeError('due work is done by doDue')
    }
  }

  /** Ends the next timer that is over: all orders of its member are cancelled, and it is off. */
  endTimer(now: number): readonly Happened[] | undefined {
    this.now = now
    const member = endedTimer(this.timers, now)
    if (member === undefined) return undefined
    for (const { id } of this.open.filter((order) => order.member === member)) {
      const order = this.find(id)
      if (order !== undefined) this.cancel(order, 'cancelTimer')
    }
    this.#setTimer(member, 0)
    return this.told()
  }

  #setTimer(member: number, until: number): void {
    this.timers = withTimer(this.timers, member, until)
    this.tell({ what: 'timed', member, until })
  }

  #place(command: PlaceOrder): Refusal | undefined {
    const { pair, kind, side, member, force, clientId = '' } = command
    const terms = this.terms.get(pair)
    if (terms === undefined) return 'pairDoesNotExist'
    const isPriced = kind === 'limit' || kind === 'stopLimit'
    const isStop = kind === 'stopLimit' || kind === 'stopMarket'
    const price = isPriced ? (command.price ?? 0n) : 0n
    const stopPrice = isStop ? (command.stopPrice ?? 0n) : 0n
    const prices = [...(isPriced ? [price] : []), ...(isStop ? [stopPrice] : [])]
    const spends = !isPriced && side === 'buy' && command.quantity === undefined
    const quantity = spends ? 0n : (command.quantity ?? 0n)
    const fault = offStep(terms, prices, quantity)
    if (fault !== undefined) return fault
    const reference = this.references.get(pair)
    const draft: Draft = {
      id: this.newId(),
      pair,
      member,
      side,
      kind,
      price,
      quantity,
      stopPrice,
      clientId,
      force: isPriced ? force : 'ioc',
      spend: spends ? (command.spend ?? 0n) : 0n,
      isRising: isStop && reference !== undefined && stopPrice > reference.price,
      partner: 0,
    }
    const isOver = kind === 'market' || (kind === 'limit' && (force === 'ioc' || force === 'fok'))
    const wrong = this.#validate(draft) ?? this.#checkMemberLimits(member, clientId, isOver ? 0 : 1)
    if (wrong !== undefined) return wrong
    const needs = this.#requiredFunds(draft)
    if (needs > this.free(draft)) return 'insufficientFunds'
    if (isStop) {
      this.rest(draft, { waits: true, remaining: quantity, frozen: needs })
      return undefined
    }
    const matched = this.matching(draft, draft.spend > 0n ? draft.spend : undefined)
    if (!isPriced && matched.fills.length === 0) return 'noLiquidity'
    if (!isPriced && side === 'buy' && matched.cost > this.free(draft)) return 'insufficientFunds'
    const refusal = isPriced ? forbids(draft, matched) : undefined
    if (refusal === undefined) this.execute(draft, matched)
    return refusal
  }

  #placeOco(command: PlaceOco): Refusal | undefined {
    const { member, pair, side, quantity, price, stopPrice, stopLimitPrice } = command
    const terms = this.terms.get(pair)
    if (terms === undefined) return 'pairDoesNotExist'
    const prices = [price, stopPrice, ...(stopLimitPrice === undefined ? [] : [stopLimitPrice])]
    const fault = offStep(terms, prices, quantity)
    if (fault !== undefined) return fault
    const both = { pair, member, side, quantity, spend: 0n, clientId: '' }
    const [first, second] = [this.newId(), this.newId()]
    const limit: Draft = {
      ...both,
      id: first,
      kind: 'limit',
      force: 'postOnly',
      price,
      stopPrice: 0n,
      isRising: false,
      partner: second,
    }
    const stop: Draft = {
      ...both,
      id: second,
      price: stopLimitPrice ?? 0n,
      stopPrice,
      partner: first,
      kind: stopLimitPrice === undefined ? 'stopMarket' : 'stopLimit',
      force: stopLimitPrice === undefined ? 'ioc' : 'gtc',
      isRising: side === 'buy',
    }
    const wrong =
      this.#validate(stop) ?? this.#validate(limit) ?? this.#checkMemberLimits(member, '', 2)
    if (wrong !== undefined) return wrong
    const reference = this.references.get(pair)?.price ?? 0n
    const [below, above] = side === 'buy' ? [price, stopPrice] : [stopPrice, price]
    if (below >= reference || above <= reference) return 'ocoPricesWrong'
    let dearer = this.#requiredFunds(limit)
    if (this.#requiredFunds(stop) > dearer) dearer = this.#requiredFunds(stop)
    if (dearer > this.free(limit)) return 'insufficientFunds'
    const matched = this.matching(limit, undefined)
    if (matched.fills.length + matched.own.length > 0) return 'wouldTake'
    this.rest(limit, { waits: false, remaining: quantity, frozen: dearer })
    this.rest(stop, { waits: true, remaining: quantity, frozen: 0n })
    return undefined
  }

  #amend(command: AmendOrder): Refusal | undefined {
    const order = this.#own(command.member, command)
    if (order === undefined) return 'orderDoesNotExist'
    if (order.waits || order.partner > 0) return 'cannotAmend'
    const { price = order.price, quantity = order.quantity } = command
    const fault = offStep(this.termsOf(order.pair), [price], quantity)
    if (fault !== undefined) return fault
    const filled = order.quantity - order.remaining
    if (quantity <= filled) return 'quantityBelowFilled'
    const id = this.newId()
    const plain = { kind: 'limit', stopPrice: 0n, isRising: false, at: this.now } as const
    const like = { ...order, ...plain, id, price, trigger: undefined }
    const wrong = this.#validate({ ...like, quantity })
    const isLess = price === order.price && quantity <= order.quantity
    if (wrong !== undefined && !(isLess && wrong === 'priceBeyondBand')) return wrong
    if (isLess) {
      this.reduce(order, order.quantity - quantity)
      return undefined
    }
    const draft: Draft = { ...like, quantity: quantity - filled }
    if (this.#requiredFunds(draft) > this.free(draft) + order.frozen) return 'insufficientFunds'
    const matched = this.matching(draft, undefined)
    const refusal = forbids(draft, matched)
    if (refusal !== undefined) return refusal
    this.cancel(order, 'amended')
    this.execute(draft, matched)
    return undefined
  }

  #list({ type: _, ...terms }: ListPair): Refusal | undefined {
    const known = this.terms.get(terms.pair)
    const { base, quote, tickSize, lotSize } = terms
    if (tickSize <= 0n || lotSize <= 0n || (tickSize * lotSize) % 10n ** 8n !== 0n)
      return 'termsNeverChange'
    if (known !== undefined) {
      if (known.base !== base || known.quote !== quote) return 'termsNeverChange'
      if (known.tickSize !== tickSize || known.lotSize !== lotSize) return 'termsNeverChange'
      const names = Object.keys(known) as (keyof Terms)[]
      if (names.every((name) => known[name] === terms[name])) return undefined
    }
    this.terms.set(terms.pair, terms)
    this.tell({ what: 'listed', ...terms })
    return undefined
  }

  #own(member: number, { order: id, clientId = '' }: Named): Open | undefined {
    const mine = this.open.filter((order) => order.member === member)
    if (id !== undefined) return mine.find((order) => order.id === id)
    return clientId === '' ? undefined : mine.find((order) => order.clientId === clientId)
  }

  #validate(draft: Draft): Refusal | undefined {
    const { pair, kind, side, price, stopPrice, quantity, spend } = draft
    const { lotSize, minNotional, bandBps } = this.termsOf(pair)
    const said = this.references.get(pair)
    if (quantity / lotSize > LOTS_MAX) return 'orderTooLarge'
    if (kind !== 'limit' && (said === undefined || said.isStale)) return 'priceFeedStale'
    const reference = said?.price ?? 0n
    const worth = quantity === 0n ? spend : cost(price || stopPrice || reference, quantity)
    if (worth < minNotional) return 'orderTooSmall'
    const held = stopPrice || reference
    if (price === 0n || held === 0n) return undefined
    const isThrough =
      side === 'buy'
        ? price * BPS > held * (BPS + BigInt(bandBps))
        : price * BPS < held * (BPS - BigInt(bandBps))
    return isThrough ? 'priceBeyondBand' : undefined
  }

  #checkMemberLimits(member: number, clientId: string, more: number): Refusal | undefined {
    const mine = this.open.filter((order) => order.member === member)
    if (mine.length + more > OPEN_MAX) return 'tooManyOrders'
    const isUsed = clientId !== '' && mine.some((order) => order.clientId === clientId)
    return isUsed ? 'clientIdUsed' : undefined
  }

  #requiredFunds({ pair, side, price, quantity, spend, stopPrice }: Draft): Amount {
    if (side === 'sell') return quantity
    if (price > 0n) return cost(price, quantity)
    if (quantity === 0n || stopPrice === 0n) return spend
    const { slippageBps } = this.termsOf(pair)
    return roundedUp(cost(stopPrice, quantity) * (BPS + BigInt(slippageBps)), BPS)
  }
}
