/** What the market knows: collections, the items that are no longer as the house minted them, and what is open. */
import {
  type Amount,
  amount,
  type Codec,
  flag,
  type Id,
  list,
  type MemberId,
  type Millis,
  map,
  record,
  Schedule,
  uint,
} from '@evenkeel/kernel'
import { collectionCodec, termsCodec } from './codecs.ts'
import type { Collection, ItemId } from './facts.ts'
import { DAY_MS, firstTerms, type Terms, UNPAID_MS, type Unpaid, waitOf } from './rules.ts'
import { attributesOf, mintPriceOf } from './traits.ts'

export const ITEMS_MAX = 1_000_000

export type Item = {
  /** 0 is the house. */
  owner: MemberId
  /** What it can be bought for; 0 while it is not listed. */
  price: Amount
  listing: Id
  /** The order that it is reserved for, and the stake that it lies in: 0 for none. */
  order: Id
  stake: Id
}
export type Order = {
  readonly id: Id
  readonly item: ItemId
  readonly buyer: MemberId
  readonly seller: MemberId
  readonly price: Amount
  readonly fee: Amount
  readonly royalty: Amount
  readonly at: Millis
  readonly expiresAt: Millis
}
export type Offer = {
  readonly id: Id
  readonly item: ItemId
  readonly member: MemberId
  readonly amount: Amount
  readonly at: Millis
  readonly expiresAt: Millis
}
export type Stake = {
  readonly id: Id
  readonly item: ItemId
  readonly member: MemberId
  readonly days: number
  readonly daily: Amount
  readonly at: Millis
  /** So many days of it are paid. */
  paid: number
}
/** One of the last reservations that ended unpaid; the id is its order's. */
export type UnpaidOrder = Unpaid & { readonly id: Id; readonly buyer: MemberId }
type Kept = {
  terms: Terms
  readonly collections: Map<number, Collection>
  readonly hidden: Map<number, boolean>
  /** One that is not here is the house's, listed at the price at which it was minted. */
  readonly items: Map<ItemId, Item>
  readonly orders: Map<Id, Order>
  readonly offers: Map<Id, Offer>
  readonly stakes: Map<Id, Stake>
  /** NF28: those of the last 24 hours, in the order in which they were ended. */
  readonly unpaid: Map<Id, UnpaidOrder>
}
/** What follows from the rest. */
type Derived = {
  readonly byCode: Map<string, Collection>
  readonly due: Schedule
  readonly offersOf: Map<ItemId, Map<MemberId, Id>>
  readonly pending: Map<MemberId, readonly Order[]>
  readonly unpaidOf: Map<MemberId, readonly UnpaidOrder[]>
  readonly offering: Map<MemberId, number>
  /** What stakes are still to be paid, all together. */
  owed: Amount
}
export type State = Kept & Derived

export function initial(): State {
  return {
    terms: firstTerms,
    collections: new Map(),
    hidden: new Map(),
    items: new Map(),
    orders: new Map(),
    offers: new Map(),
    stakes: new Map(),
    unpaid: new Map(),
    byCode: new Map(),
    due: new Schedule(),
    offersOf: new Map(),
    pending: new Map(),
    unpaidOf: new Map(),
    offering: new Map(),
    owed: 0n,
  }
}

export function itemIdOf(collection: Pick<Collection, 'number'>, number: number): ItemId {
  return collection.number * ITEMS_MAX + number
}

export function numberOf(item: ItemId): number {
  return item % ITEMS_MAX
}

export function collectionOf(state: State, item: ItemId): Collection | undefined {
  const number = numberOf(item)
  const collection = state.collections.get((item - number) / ITEMS_MAX)
  return collection !== undefined && number >= 1 && number <= collection.size
    ? collection
    : undefined
}

/** An item as it is now; changing the answer changes nothing unless it is one that is kept. */
export function itemOf(state: State, id: ItemId): Item | undefined {
  const known = state.items.get(id)
  if (known !== undefined) return known
  const collection = collectionOf(state, id)
  if (collection === undefined) return undefined
  return { owner: 0, price: mintPriceIn(collection, id), listing: 0, order: 0, stake: 0 }
}

export function mintPriceIn({ kind, seed, basePrice }: Collection, id: ItemId): Amount {
  return mintPriceOf(basePrice, attributesOf(kind, seed, numberOf(id)))
}

/** When the next day of a stake is over. */
export function nextRewardAt({ at, paid }: Stake): Millis {
  return at + (paid + 1) * DAY_MS
}

export function addCollection(state: State, collection: Collection): void {
  state.collections.set(collection.number, collection)
  state.byCode.set(collection.code, collection)
}

export function addOrder(state: State, order: Order): void {
  state.orders.set(order.id, order)
  state.due.set(order.id, order.expiresAt)
  add(state.pending, order)
}

export function removeOrder(state: State, order: Order): void {
  state.orders.delete(order.id)
  state.due.delete(order.id)
  remove(state.pending, order)
}

export function addUnpaid(state: State, unpaid: UnpaidOrder): void {
  state.unpaid.set(unpaid.id, unpaid)
  add(state.unpaidOf, unpaid)
}

/** Those that count no more by a moment. */
export function dropUnpaid(state: State, at: Millis): void {
  for (const unpaid of state.unpaid.values()) {
    if (unpaid.endedAt + UNPAID_MS > at) return
    state.unpaid.delete(unpaid.id)
    remove(state.unpaidOf, unpaid)
  }
}

/** An order that ends unpaid: nobody lists an item anew before that is written down. */
export function unpaidOrder(state: State, order: Order, endedAt: Millis): UnpaidOrder {
  const { id, item, buyer } = order
  return { id, item, buyer, listing: itemOf(state, item)?.listing ?? 0, endedAt }
}

/** NF28: why a member may not reserve an item yet; what time has ended counts before anybody has said so. */
export function waitFor(state: State, member: MemberId, item: ItemId, now: Millis) {
  const lapsed = (state.pending.get(member) ?? [])
    .filter(({ expiresAt }) => expiresAt <= now)
    .map((order) => unpaidOrder(state, order, order.expiresAt))
  const unpaid = [...(state.unpaidOf.get(member) ?? []), ...lapsed]
  return waitOf(unpaid, { item, listing: itemOf(state, item)?.listing ?? 0 }, now)
}

export function addOffer(state: State, offer: Offer): void {
  const { id, item, member } = offer
  state.offers.set(id, offer)
  state.due.set(id, offer.expiresAt)
  count(state.offering, member, 1)
  const ofItem = state.offersOf.get(item) ?? new Map<MemberId, Id>()
  state.offersOf.set(item, ofItem.set(member, id))
}

export function removeOffer(state: State, { id, item, member }: Offer): void {
  state.offers.delete(id)
  state.due.delete(id)
  count(state.offering, member, -1)
  const ofItem = state.offersOf.get(item)
  ofItem?.delete(member)
  if (ofItem?.size === 0) state.offersOf.delete(item)
}

/** What a stake is still to be paid. */
export function owedTo({ daily, days, paid }: Stake): Amount {
  return daily * BigInt(days - paid)
}

export function addStake(state: State, stake: Stake): void {
  state.stakes.set(stake.id, stake)
  state.due.set(stake.id, nextRewardAt(stake))
  state.owed += owedTo(stake)
}

type OfBuyer = { readonly id: Id; readonly buyer: MemberId }

function add<One extends OfBuyer>(lists: Map<MemberId, readonly One[]>, one: One): void {
  lists.set(one.buyer, [...(lists.get(one.buyer) ?? []), one])
}

function remove<One extends OfBuyer>(lists: Map<MemberId, readonly One[]>, one: One): void {
  const left = (lists.get(one.buyer) ?? []).filter(({ id }) => id !== one.id)
  if (left.length === 0) lists.delete(one.buyer)
  else lists.set(one.buyer, left)
}

function count(counts: Map<MemberId, number>, member: MemberId, by: number): void {
  const now = (counts.get(member) ?? 0) + by
  if (now === 0) counts.delete(member)
  else counts.set(member, now)
}

const itemCodec = record<Item>({
  owner: uint,
  price: amount,
  listing: uint,
  order: uint,
  stake: uint,
})
const common = { id: uint, item: uint }
const orders = list(
  record<Order>({
    ...common,
    buyer: uint,
    seller: uint,
    price: amount,
    fee: amount,
    royalty: amount,
    at: uint,
    expiresAt: uint,
  }),
)
const offers = list(record<Offer>({ ...common, member: uint, amount, at: uint, expiresAt: uint }))
const stakes = list(
  record<Stake>({ ...common, member: uint, days: uint, daily: amount, at: uint, paid: uint }),
)
const unpaid = list(record<UnpaidOrder>({ ...common, buyer: uint, listing: uint, endedAt: uint }))
const collections = list(collectionCodec)
const hidden = map(uint, flag)
const items = map(uint, itemCodec)

export const snapshot: Codec<State> = {
  write(out, state) {
    termsCodec.write(out, state.terms)
    collections.write(out, [...state.collections.values()])
    hidden.write(out, state.hidden)
    items.write(out, state.items)
    orders.write(out, byId(state.orders))
    offers.write(out, byId(state.offers))
    stakes.write(out, byId(state.stakes))
    unpaid.write(out, [...state.unpaid.values()])
  },
  read(input) {
    const state = initial()
    state.terms = termsCodec.read(input)
    for (const collection of collections.read(input)) addCollection(state, collection)
    for (const [number, isHidden] of hidden.read(input)) state.hidden.set(number, isHidden)
    for (const [id, item] of items.read(input)) state.items.set(id, item)
    for (const order of orders.read(input)) addOrder(state, order)
    for (const offer of offers.read(input)) addOffer(state, offer)
    for (const stake of stakes.read(input)) addStake(state, stake)
    // Snapshots from before NF28 end here.
    if (!input.done) for (const one of unpaid.read(input)) addUnpaid(state, one)
    return state
  },
}

function byId<One extends { readonly id: Id }>(all: ReadonlyMap<Id, One>): readonly One[] {
  return [...all.values()].sort((one, other) => one.id - other.id)
}
