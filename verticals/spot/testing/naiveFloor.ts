/** The floor of the naive exchange: open orders, trades between them, and their money. */
import type { Amount, Ladder, ReferencePrice } from '@evenkeel/kernel'
import type { NaiveAccount, NaiveLedger, NaiveTimers } from '@evenkeel/kernel/testing'
import type { ReasonToEnd, SideName, Terms } from '../core/facts.ts'
import type { Happened } from './happened.ts'
import {
  across,
  BPS,
  cost,
  type Draft,
  feeOf,
  LOTS_MAX,
  lineOf,
  type Match,
  match,
  type Offer,
  type Open,
  rungsOf,
} from './naiveMatching.ts'

/** 0 for the house maker, and for its order. */
type Taker = Pick<Draft, 'pair' | 'member' | 'id' | 'side'>
type Taken = { readonly ladder: number; readonly by: ReadonlyMap<string, Amount> }

const NOTHING: ReadonlyMap<string, Amount> = new Map()

export class NaiveFloor {
  /** Names orders and trades: called for an order before its trades, for each piece of work anew. */
  newId: () => number
  protected now = 0
  protected terms: Map<string, Terms>
  protected references = new Map<string, ReferencePrice>()
  protected ladders = new Map<string, Ladder>()
  /** By age: who is placed again goes to the end. */
  protected open: Open[] = []
  protected timers: NaiveTimers = new Map()
  #taken = new Map<string, Taken>()
  protected readonly ledger: NaiveLedger
  /** Pairs where something changed since they were last looked at, in that order. */
  protected toLook: string[] = []
  #happened: Happened[] = []

  constructor(ledger: NaiveLedger, newId: () => number) {
    this.ledger = ledger
    this.terms = new Map()
    this.newId = newId
  }

  openOrders(): readonly Open[] {
    return this.open
  }

  protected copyTo<Floor extends NaiveFloor>(other: Floor): Floor {
    other.now = this.now
    other.terms = new Map(this.terms)
    other.references = new Map(this.references)
    other.ladders = new Map(this.ladders)
    other.open = this.open.slice()
    other.timers = this.timers
    other.#taken = new Map(this.#taken)
    other.toLook = this.toLook.slice()
    return other
  }

  protected termsOf(pair: string): Terms {
    return this.terms.get(pair) as Terms
  }

  protected find(id: number): Open | undefined {
    return this.open.find((order) => order.id === id)
  }

  /** What the member has free of what the order pays with. */
  protected free({ pair, side, member }: Draft): Amount {
    return this.ledger.spendable(member, 'spot', this.pays(pair, side))
  }

  protected tell(happened: Happened): void {
    this.#happened.push(happened)
    if (happened.what !== 'listed' && happened.what !== 'swept' && 'pair' in happened)
      this.look(happened.pair)
  }

  protected told(): readonly Happened[] {
    const told = this.#happened
    this.#happened = []
    return told
  }

  look(pair: string): void {
    if (!this.toLook.includes(pair)) this.toLook.push(pair)
  }

  /** What the order would match now; a market order goes as far from the reference as it may. */
  protected matching(draft: Draft, budget: Amount | undefined): Match {
    const { pair, member, side, price } = draft
    const terms = this.termsOf(pair)
    const reference = this.references.get(pair)?.price ?? 0n
    const slippage = BigInt(terms.slippageBps)
    const furthest = reference * (side === 'buy' ? BPS + slippage : BPS - slippage)
    const limit = price > 0n ? price * BPS : furthest
    const { lotSize } = terms
    const quantity = draft.quantity || LOTS_MAX * lotSize
    const line = lineOf(this.open, pair, across(side))
    const rungs = this.rungs(terms, across(side))
    return match({ member, side, limit, quantity, budget, lotSize }, line, rungs)
  }

  /** The order trades with all that it matches, and what may rest of it rests. */
  protected execute(draft: Draft, matched: Match): void {
    for (const order of matched.own) this.cancel(order, 'selfTrade')
    for (const { order } of matched.fills) if (order !== undefined) this.cancelOtherLeg(order)
    const rests = draft.price > 0n && (draft.force === 'gtc' || draft.force === 'postOnly')
    const remaining = rests && !matched.isCapped ? matched.remaining : 0n
    const frozen = draft.side === 'buy' ? cost(draft.price, remaining) : remaining
    this.rest(draft, { waits: false, remaining, frozen })
    for (const fill of matched.fills) this.trade(draft, fill)
  }

  protected rest(draft: Draft, rest: Pick<Open, 'waits' | 'remaining' | 'frozen'>): void {
    const { id, pair, member, side, kind, force, price, quantity, spend } = draft
    const { stopPrice, isRising, partner, clientId, trigger, at = this.now } = draft
    const { waits, remaining, frozen } = rest
    const plain = { id, pair, member, side, kind, force, price, quantity, spend }
    const whole = { ...plain, stopPrice, isRising, partner, clientId, at, waits }
    const asset = this.pays(pair, side)
    this.ledger.pay(asset, frozen, `${member} spot available`, `${member} spot frozen`)
    this.tell({ ...whole, what: 'placed', rests: remaining, freezes: frozen, asset })
    const open = { ...whole, remaining, frozen, filledQuote: 0n, fee: 0n, trigger }
    if (waits || remaining > 0n) this.open.push(open)
  }

  /** Ends an order, and its other leg with it. */
  protected cancel(order: Open, why: ReasonToEnd): void {
    this.end(order, why)
    const other = this.find(order.partner)
    if (other !== undefined) this.end(other, 'otherLeg')
  }

  protected reduce(order: Open, by: Amount): void {
    const { id, pair, member, side, price } = order
    const remaining = order.remaining - by
    const needs = side === 'buy' ? cost(price, remaining) : remaining
    const asset = this.pays(pair, side)
    const releases = order.frozen - needs
    this.release(order, releases)
    this.#change({ ...order, quantity: order.quantity - by, remaining, frozen: needs })
    this.tell({ what: 'reduced', id, pair, member, by, releases, asset })
  }

  protected end(order: Open, why: ReasonToEnd): void {
    const { id, pair, member, side, frozen: releases } = order
    this.release(order, releases)
    this.forget(id)
    const asset = this.pays(pair, side)
    this.tell({ what: 'cancelled', id, pair, member, at: this.now, why, releases, asset })
  }

  protected cancelOtherLeg(order: Open): void {
    const other = this.find(order.partner)
    if (other === undefined) return
    this.end(other, 'otherLeg')
    const alone = this.find(order.id) as Open
    const needs = alone.side === 'buy' ? cost(alone.price, alone.remaining) : alone.remaining
    if (alone.frozen !== needs) this.reduce(alone, 0n)
  }

  protected trade({ pair, member: taker, id: takerOrder, side }: Taker, fill: Offer): void {
    const { base, quote, takerFeeBps, makerFeeBps } = this.termsOf(pair)
    const { price, quantity, ladder } = fill
    const maker = fill.order?.member ?? 0
    const makerOrder = fill.order?.id ?? 0
    const amount = cost(price, quantity)
    const [given, gives] = side === 'buy' ? [quote, amount] : [base, quantity]
    const [got, gets] = side === 'buy' ? [base, quantity] : [quote, amount]
    const [takerHas, makerHas] = [purseOf(taker), purseOf(maker)]
    const makerPays = maker === 0 ? purseOf(0) : (`${maker} spot frozen` as const)
    this.ledger.pay(given, gives, takerHas, makerHas)
    this.ledger.pay(got, gets, makerPays, takerHas)
    const takerFee = taker === 0 ? 0n : feeOf(gets, takerFeeBps)
    const makerFee = maker === 0 ? 0n : feeOf(gives, makerFeeBps)
    this.ledger.pay(got, takerFee, takerHas, 'house fees')
    this.ledger.pay(given, makerFee, makerHas, 'house fees')
    const [id, at] = [this.newId(), this.now]
    const parties = { taker, takerOrder, maker, makerOrder, takerFee, makerFee, ladder }
    this.tell({ ...parties, what: 'traded', id, pair, at, side, price, quantity, amount })
    const mine = this.find(takerOrder)
    if (mine)
      this.#change({ ...mine, filledQuote: mine.filledQuote + amount, fee: mine.fee + takerFee })
    const theirs = this.find(makerOrder)
    if (theirs === undefined) {
      this.#note(pair, ladder, `${across(side)} ${price}`, quantity)
      return
    }
    const remaining = theirs.remaining - quantity
    const frozen = theirs.frozen - gets
    const [filledQuote, fee] = [theirs.filledQuote + amount, theirs.fee + makerFee]
    this.#change({ ...theirs, remaining, frozen, filledQuote, fee })
    if (remaining === 0n) this.forget(theirs.id)
  }

  protected rungs(terms: Terms, side: SideName): Offer[] {
    const ladder = this.ladders.get(terms.pair)
    const reference = this.references.get(terms.pair)
    if (ladder === undefined || reference === undefined || reference.isStale) return []
    const taken = this.#taken.get(terms.pair)
    const inventory = this.makerFunds(side === 'buy' ? terms.quote : terms.base)
    return rungsOf(
      terms,
      ladder,
      side,
      taken?.ladder === ladder.number ? taken.by : NOTHING,
      inventory,
    )
  }

  /** What the market maker may pay with: what it has, less what other products need it to keep. */
  protected makerFunds(asset: string): Amount {
    const left =
      this.ledger.has('house maker', asset) - (this.ledger.reserved('maker', asset) ?? 0n)
    return left > 0n ? left : 0n
  }

  /** What was taken of a ladder is gone until the next one. */
  #note(pair: string, ladder: number, where: string, quantity: Amount): void {
    const known = this.#taken.get(pair)
    const by = new Map(known?.ladder === ladder ? known.by : [])
    this.#taken.set(pair, { ladder, by: by.set(where, (by.get(where) ?? 0n) + quantity) })
  }

  #change(order: Open): void {
    this.open = this.open.map((one) => (one.id === order.id ? order : one))
  }

  protected forget(id: number): void {
    this.open = this.open
      .filter((order) => order.id !== id)
      .map((order) => (order.partner === id ? { ...order, partner: 0 } : order))
  }

  protected pays(pair: string, side: SideName): string {
    const { base, quote } = this.termsOf(pair)
    return side === 'buy' ? quote : base
  }

  protected release({ pair, side, member }: Open, amount: Amount): void {
    const asset = this.pays(pair, side)
    this.ledger.pay(asset, amount, `${member} spot frozen`, `${member} spot available`)
  }
}

/** Where a party to a trade has its money: 0 is the house maker. */
function purseOf(member: number): NaiveAccount {
  return member === 0 ? 'house maker' : `${member} spot available`
}
