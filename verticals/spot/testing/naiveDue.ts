/** What a price sets off on the naive exchange: the house maker takes orders, and stops go in. */
import type { ReferencePrice } from '@evenkeel/kernel'
import type { Sweep, Trigger } from '../core/facts.ts'
import type { Happened } from './happened.ts'
import { NaiveFloor } from './naiveFloor.ts'
import { across, cost, forbids, least, lineOf, type Open } from './naiveMatching.ts'

const SWEEP_MAX = 100
/** So many that fail by themselves keep the others waiting. */
const FAILED_MOST = 10

export class NaiveDue extends NaiveFloor {
  /** Work that could not be decided, and waits. */
  isSetAside: (command: Sweep | Trigger) => boolean = () => false

  /** Does one piece of work that a price has made due, in the pairs that it may be done in; `undefined` when there is none. */
  doNext(
    now: number,
    mayBe: (pair: string) => boolean = () => true,
  ): readonly Happened[] | undefined {
    this.now = now
    const pairs = [...this.terms.keys()].filter(mayBe)
    for (const pair of pairs.filter((one) => this.toLook.includes(one))) {
      const reference = this.references.get(pair)
      const isDone = reference === undefined || reference.isStale || !this.#work(pair, reference)
      if (!isDone) return this.told()
      this.toLook.splice(this.toLook.indexOf(pair), 1)
    }
    return undefined
  }

  doDue(now: number): readonly Happened[] {
    const all: Happened[] = []
    for (let next = this.doNext(now); next !== undefined; next = this.doNext(now)) all.push(...next)
    return all
  }

  #work(pair: string, reference: ReferencePrice): boolean {
    return this.#sweep(pair, reference) || this.#trigger(pair, reference)
  }

  /** The house maker takes resting orders that both the price and its own best offer went through. */
  #sweep(pair: string, { price: reference, at, source }: ReferencePrice): boolean {
    const { base, quote, lotSize } = this.termsOf(pair)
    const [asks, bids] = [
      this.rungs(this.termsOf(pair), 'sell'),
      this.rungs(this.termsOf(pair), 'buy'),
    ]
    const past = [
      ...lineOf(this.open, pair, 'buy')
        .filter(({ price }) => price > reference)
        .filter(({ price }) => asks.some((ask) => ask.price <= price)),
      ...lineOf(this.open, pair, 'sell')
        .filter(({ price }) => price < reference)
        .filter(({ price }) => bids.some((bid) => bid.price >= price)),
    ]
    let isFirst = true
    for (const order of this.#together(pair, past)) {
      const { side, price, remaining } = order
      const inventory = this.makerFunds(side === 'buy' ? base : quote)
      const affordable = (inventory / (side === 'buy' ? lotSize : cost(price, lotSize))) * lotSize
      const quantity = least(remaining, affordable)
      if (quantity === 0n) break
      if (isFirst) this.tell({ what: 'swept', pair, price: reference, at, source })
      isFirst = false
      this.cancelOtherLeg(order)
      const house = { pair, member: 0, id: 0, side: across(side) }
      this.trade(house, { order, price, quantity, ladder: 0 })
    }
    return !isFirst
  }

  /** S49: all of them, and one alone where that cannot be decided. */
  #together(pair: string, past: readonly Open[]): readonly Open[] {
    if (!this.isSetAside({ type: 'sweep', pair })) return past.slice(0, SWEEP_MAX)
    return past
      .slice(0, FAILED_MOST)
      .filter(({ id: order }) => !this.isSetAside({ type: 'sweep', pair, order }))
      .slice(0, 1)
  }

  /** The first stop whose price was reached goes in: those that waited for a rise first. */
  #trigger(pair: string, { price, at, source }: ReferencePrice): boolean {
    const stops = this.open
      .filter((order) => order.pair === pair && order.waits)
      .filter(({ id: order }) => !this.isSetAside({ type: 'trigger', pair, order }))
    const nearest = (rising: boolean) =>
      stops
        .filter(({ isRising }) => isRising === rising)
        .filter(({ stopPrice }) => (rising ? stopPrice <= price : stopPrice >= price))
        .sort((one, other) => Number(one.stopPrice - other.stopPrice) * (rising ? 1 : -1))[0]
    const stop = nearest(true) ?? nearest(false)
    if (stop === undefined) return false
    const other = this.find(stop.partner)
    if (other !== undefined) this.end(other, 'otherLeg')
    const { id, member, side, frozen: releases } = stop
    this.release(stop, releases)
    this.forget(id)
    const asset = this.pays(pair, side)
    this.tell({ what: 'triggered', id, pair, member, releases, asset, price, at, source })
    // What was frozen for it, for both legs once, is what it may cost.
    const budget = stop.price > 0n || side === 'sell' ? undefined : releases + (other?.frozen ?? 0n)
    const draft = { ...stop, partner: 0, trigger: { price, at, source } }
    const matched = this.matching(draft, budget)
    // Nobody is there to be refused: an order that may not match them so trades with nobody, and is over.
    if (forbids(draft, matched) === undefined) this.execute(draft, matched)
    else this.rest(draft, { waits: false, remaining: 0n, frozen: 0n })
    return true
  }
}
