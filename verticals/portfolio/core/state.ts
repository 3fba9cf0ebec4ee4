/** What the portfolio knows: products, orders in progress, and the sums and the schedule that follow from these. */
import {
  type Amount,
  type Asset,
  assert,
  type Id,
  IdMap,
  type MemberId,
  type Millis,
  Schedule,
} from '@evenkeel/kernel'
import type { EarlierTermsKept, Product, Subscribed } from './facts.ts'
import { DAY_MS, dailyInterest } from './rules.ts'

export type Order = Omit<Subscribed, 'type' | 'at' | 'renews' | 'fee'> & {
  readonly startAt: Millis
  /** What each day earns. */
  readonly daily: Amount
  /** The days whose interest was credited, and what that came to. */
  credited: number
  earned: Amount
  renews: boolean
}

/** Terms that a product had up to the moment at which they were changed, that moment included. */
export type EarlierTerms = { readonly terms: Product; readonly until: Millis }

export type State = {
  readonly products: Map<string, Product>
  /** PF20: only those that an order may still be renewed on, the oldest first. */
  readonly earlier: EarlierTerms[]
  readonly orders: IdMap<Order>
  /** Derived: a member's orders, the oldest first. */
  readonly byMember: Map<MemberId, Order[]>
  /** Derived: what is invested, by product and by coin. */
  readonly taken: Map<string, Amount>
  readonly invested: Map<Asset, Amount>
  /** Derived: how many orders of a product are in progress. */
  readonly counts: Map<string, number>
  /** Derived: interest that was promised and is not credited yet, by coin. */
  readonly owed: Map<Asset, Amount>
  /** Derived: when the next day of which order is over. */
  readonly schedule: Schedule
}

export function initial(): State {
  return {
    products: new Map(),
    earlier: [],
    orders: new IdMap(),
    byMember: new Map(),
    taken: new Map(),
    invested: new Map(),
    counts: new Map(),
    owed: new Map(),
    schedule: new Schedule(),
  }
}

/** PF20: the terms that a product had at a moment for which something is still due. */
export function termsAt({ earlier, products }: State, name: string, at: Millis) {
  const kept = earlier.find(({ terms, until }) => terms.product === name && until >= at)
  return kept?.terms ?? products.get(name)
}

export function keepTerms(state: State, { product, until }: EarlierTermsKept): void {
  const terms = state.products.get(product)
  assert(terms !== undefined, 'terms that are kept were those of a product')
  state.earlier.push({ terms, until })
}

/** What is due is done in its order: terms that ended before the first of it are needed no more. */
export function dropEarlierTerms({ earlier, schedule: { first } }: State): void {
  while (earlier[0] !== undefined && (first === undefined || earlier[0].until < first.at))
    earlier.shift()
}

export function orderOf(event: Omit<Subscribed, 'type' | 'fee'>): Order {
  return {
    id: event.id,
    member: event.member,
    product: event.product,
    asset: event.asset,
    days: event.days,
    amount: event.amount,
    dailyYield: event.dailyYield,
    isExitable: event.isExitable,
    exitFeeBps: event.exitFeeBps,
    renewalOf: event.renewalOf,
    startAt: event.at,
    daily: dailyInterest(event.amount, event.dailyYield),
    credited: 0,
    earned: 0n,
    renews: event.renews,
  }
}

export function addOrder(state: State, order: Order): void {
  const { id, member, product, asset, amount } = order
  state.orders.set(id, order)
  const own = state.byMember.get(member)
  if (own === undefined) state.byMember.set(member, [order])
  else own.push(order)
  add(state.taken, product, amount)
  add(state.invested, asset, amount)
  state.counts.set(product, (state.counts.get(product) ?? 0) + 1)
  add(state.owed, asset, owedTo(order))
  state.schedule.set(id, nextDue(order))
}

/** The interest of a day was credited. */
export function creditDay(state: State, order: Order, interest: Amount): void {
  order.credited++
  order.earned += interest
  add(state.owed, order.asset, -order.daily)
  state.schedule.set(order.id, nextDue(order))
}

export function removeOrder(state: State, order: Order): void {
  const { id, member, product, asset, amount } = order
  state.orders.delete(id)
  const left = (state.byMember.get(member) ?? []).filter((one) => one !== order)
  if (left.length === 0) state.byMember.delete(member)
  else state.byMember.set(member, left)
  add(state.taken, product, -amount)
  add(state.invested, asset, -amount)
  state.counts.set(product, (state.counts.get(product) ?? 0) - 1)
  add(state.owed, asset, -owedTo(order))
  state.schedule.delete(id)
}

export function knownOrder(state: State, id: Id): Order {
  const order = state.orders.get(id)
  assert(order !== undefined, 'what happens to an order happens while it is in progress')
  return order
}

/** When the day that runs is over. */
export function nextDue({ startAt, credited }: Order): Millis {
  return startAt + (credited + 1) * DAY_MS
}

/** The interest of an order that is not credited yet. */
export function owedTo({ days, credited, daily }: Order): Amount {
  return BigInt(days - credited) * daily
}

export function sumOf<Key>(sums: ReadonlyMap<Key, Amount>, key: Key): Amount {
  return sums.get(key) ?? 0n
}

/** Sums that come to nothing are gone, as they are after a restore. */
function add<Key>(sums: Map<Key, Amount>, key: Key, amount: Amount): void {
  const sum = sumOf(sums, key) + amount
  if (sum === 0n) sums.delete(key)
  else sums.set(key, sum)
}
