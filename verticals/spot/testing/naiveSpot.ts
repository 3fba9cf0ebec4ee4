/** A second, naive spot exchange: every rule written down as plainly as possible, nothing shared with the core. */
import type { Amount, Ladder, ReferencePrice } from '@evenkeel/kernel'
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
  type Asked,
  BPS,
  cost,
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
    return this.copyTo(new NaiveSpot([], this.newId))
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

  fees(asset: string): Amount {
    return this.purses.has(`fees available ${asset}`)
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
      case 'listPair':
        return this.#list(command)
      case 'fundSandboxMaker':
        if (command.amount <= 0n) return 'amountIsZero'
        this.fundMaker(command.asset, command.amount)
        this.tell({ what: 'funded', asset: command.asset, amount: command.amount })
        return undefined
      default:
        throw new TypeError('due work is done by doDue')
    }
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
    const asked: Asked = {
      ...{ id: this.newId(), pair, member, side, kind, price, quantity, stopPrice, clientId },
      force: isPriced ? force : 'ioc',
      spend: spends ? (command.spend ?? 0n) : 0n,
      isRising: isStop && reference !== undefined && stopPrice > reference.price,
      partner: 0,
    }
    const isOver = kind === 'market' || (kind === 'limit' && (force === 'ioc' || force === 'fok'))
    const wrong = this.#wrongWith(asked) ?? this.#barred(member, clientId, isOver ? 0 : 1)
    if (wrong !== undefined) return wrong
    const needs = this.#needs(asked)
    if (needs > this.free(asked)) return 'insufficientFunds'
    if (isStop) {
      this.rest(asked, { waits: true, left: quantity, frozen: needs })
      return undefined
    }
    const met = this.meeting(asked, asked.spend > 0n ? asked.spend : undefined)
    if (!isPriced && met.fills.length === 0) return 'noLiquidity'
    if (!isPriced && side === 'buy' && met.cost > this.free(asked)) return 'insufficientFunds'
    const refusal = isPriced ? forbids(asked, met) : undefined
    if (refusal === undefined) this.enter(asked, met)
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
    const limit: Asked = {
      ...{ ...both, id: first, kind: 'limit', force: 'postOnly', price },
      ...{ stopPrice: 0n, isRising: false, partner: second },
    }
    const stop: Asked = {
      ...{ ...both, id: second, price: stopLimitPrice ?? 0n, stopPrice, partner: first },
      kind: stopLimitPrice === undefined ? 'stopMarket' : 'stopLimit',
      force: stopLimitPrice === undefined ? 'ioc' : 'gtc',
      isRising: side === 'buy',
    }
    const wrong = this.#wrongWith(stop) ?? this.#wrongWith(limit) ?? this.#barred(member, '', 2)
    if (wrong !== undefined) return wrong
    const reference = this.references.get(pair)?.price ?? 0n
    const [below, above] = side === 'buy' ? [price, stopPrice] : [stopPrice, price]
    if (below >= reference || above <= reference) return 'ocoPricesWrong'
    let dearer = this.#needs(limit)
    if (this.#needs(stop) > dearer) dearer = this.#needs(stop)
    if (dearer > this.free(limit)) return 'insufficientFunds'
    const met = this.meeting(limit, undefined)
    if (met.fills.length + met.own.length > 0) return 'wouldTake'
    this.rest(limit, { waits: false, left: quantity, frozen: dearer })
    this.rest(stop, { waits: true, left: quantity, frozen: 0n })
    return undefined
  }

  #amend(command: AmendOrder): Refusal | undefined {
    const order = this.#own(command.member, command)
    if (order === undefined) return 'orderDoesNotExist'
    if (order.waits || order.partner > 0) return 'cannotAmend'
    const { price = order.price, quantity = order.quantity } = command
    const fault = offStep(this.termsOf(order.pair), [price], quantity)
    if (fault !== undefined) return fault
    const filled = order.quantity - order.left
    if (quantity <= filled) return 'quantityBelowFilled'
    const id = this.newId()
    const plain = { kind: 'limit', stopPrice: 0n, isRising: false, at: this.now } as const
    const like = { ...order, ...plain, id, price, trigger: undefined }
    const wrong = this.#wrongWith({ ...like, quantity })
    const isLess = price === order.price && quantity <= order.quantity
    if (wrong !== undefined && !(isLess && wrong === 'priceBeyondBand')) return wrong
    if (isLess) {
      this.reduce(order, order.quantity - quantity)
      return undefined
    }
    const asked: Asked = { ...like, quantity: quantity - filled }
    if (this.#needs(asked) > this.free(asked) + order.frozen) return 'insufficientFunds'
    const met = this.meeting(asked, undefined)
    const refusal = forbids(asked, met)
    if (refusal !== undefined) return refusal
    this.cancel(order, 'amended')
    this.enter(asked, met)
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

  #wrongWith(asked: Asked): Refusal | undefined {
    const { pair, kind, side, price, stopPrice, quantity, spend } = asked
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

  #barred(member: number, clientId: string, more: number): Refusal | undefined {
    const mine = this.open.filter((order) => order.member === member)
    if (mine.length + more > OPEN_MAX) return 'tooManyOrders'
    const isUsed = clientId !== '' && mine.some((order) => order.clientId === clientId)
    return isUsed ? 'clientIdUsed' : undefined
  }

  #needs({ pair, side, price, quantity, spend, stopPrice }: Asked): Amount {
    if (side === 'sell') return quantity
    if (price > 0n) return cost(price, quantity)
    if (quantity === 0n || stopPrice === 0n) return spend
    const { slippageBps } = this.termsOf(pair)
    return roundedUp(cost(stopPrice, quantity) * (BPS + BigInt(slippageBps)), BPS)
  }
}
