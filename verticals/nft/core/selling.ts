/** Putting an item up for sale, changing what it costs, taking it back; ordering it, paying, leaving it. */
import {
  type Accepted,
  accept,
  formatAmount,
  type Id,
  type Millis,
  type Refused,
  refuse,
  type World,
} from '@evenkeel/kernel'
import type {
  CancelItemOrder,
  CancelListing,
  ChangeItemPrice,
  ConfirmItemOrder,
  Event,
  ItemId,
  ItemOrderEnded,
  ItemSold,
  ListItem,
  OfferEnded,
  OrderItem,
  Refusal,
} from './facts.ts'
import {
  MARKET_ASSET,
  PAYMENT_MS,
  PENDING_MAX,
  PRICE_MAX,
  PRICE_MIN,
  priceFault,
  saleOf,
  UNPAID_MAX,
} from './rules.ts'
import {
  collectionOf,
  type Item,
  itemOf,
  type Offer,
  type Order,
  type State,
  waitFor,
} from './state.ts'

export type Outcome = Accepted<Event> | Refused<Refusal>

export function listItem({ member, item: id, price }: ListItem, state: State, world: World) {
  const item = itemOf(state, id)
  const fault = ownFault(item, member) ?? shownFault(state, id) ?? restFault(item)
  if (fault !== undefined) return refuse(fault)
  const wrong = checkPrice(price)
  if (wrong !== undefined) return wrong
  const fee = state.terms.listingFee
  if (fee > world.spendable(member, 'spot', MARKET_ASSET)) return refuse('insufficientFunds')
  const listing = world.id()
  const at = world.now
  return accept<Event>({ type: 'itemListed', id: listing, item: id, member, price, fee, at })
}

export function changeItemPrice(asked: ChangeItemPrice, state: State, { now: at }: World): Outcome {
  const { member, item: id, price } = asked
  const item = itemOf(state, id)
  const fault = ownFault(item, member) ?? listedFault(item) ?? reservedFault(state, item, at)
  if (item === undefined || fault !== undefined) return refuse(fault ?? 'itemDoesNotExist')
  const wrong = checkPrice(price)
  if (wrong !== undefined) return wrong
  if (price === item.price) return accept<Event>()
  const { listing } = item
  return accept<Event>(...leftOver(state, item), {
    type: 'itemPriceChanged',
    id: listing,
    item: id,
    member,
    price,
    at,
  })
}

export function cancelListing(
  { member, item: id }: CancelListing,
  state: State,
  { now: at }: World,
): Outcome {
  const item = itemOf(state, id)
  const fault = ownFault(item, member) ?? listedFault(item) ?? reservedFault(state, item, at)
  if (item === undefined || fault !== undefined) return refuse(fault ?? 'itemDoesNotExist')
  const { listing } = item
  return accept<Event>(...leftOver(state, item), {
    type: 'listingCancelled',
    id: listing,
    item: id,
    member,
    at,
  })
}

/** Reserves an item for its buyer; no money moves before it is confirmed. */
export function orderItem({ member, item: id, price }: OrderItem, state: State, world: World) {
  const item = itemOf(state, id)
  if (item === undefined) return refuse('itemDoesNotExist')
  if (item.owner === member) return refuse('ownItem')
  const { now: at } = world
  const fault = shownFault(state, id) ?? listedFault(item) ?? reservedFault(state, item, at)
  if (fault !== undefined) return refuse(fault)
  if (price !== item.price) return refuse('itemPriceChanged', { price: formatAmount(item.price) })
  const wait = waitFor(state, member, id, at)
  if (wait !== undefined)
    return refuse(wait.why, { until: `${wait.until}`, maximum: `${UNPAID_MAX}` })
  if ((state.pending.get(member)?.length ?? 0) >= PENDING_MAX)
    return refuse('tooManyItemOrders', { maximum: `${PENDING_MAX}` })
  if (price > world.spendable(member, 'spot', MARKET_ASSET)) return refuse('insufficientFunds')
  const seller = item.owner
  const { fee, royalty } = saleOf(price, state.terms, seller === 0)
  return accept<Event>(...leftOver(state, item), {
    type: 'itemOrdered',
    id: world.id(),
    item: id,
    buyer: member,
    seller,
    price,
    fee,
    royalty,
    at,
    expiresAt: at + PAYMENT_MS,
  })
}

export function confirmItemOrder(
  { member, order: id }: ConfirmItemOrder,
  state: State,
  world: World,
) {
  const order = state.orders.get(id)
  if (order?.buyer !== member) return refuse('itemOrderDoesNotExist')
  if (order.expiresAt <= world.now) return refuse('paymentWindowOver')
  if (order.price > world.spendable(member, 'spot', MARKET_ASSET))
    return refuse('insufficientFunds')
  const { item, buyer, seller, price, fee, royalty } = order
  const listing = itemOf(state, item)?.listing ?? 0
  const sold: ItemSold = {
    type: 'itemSold',
    way: 'order',
    id,
    item,
    at: world.now,
    listing,
    buyer,
    seller,
    price,
    fee,
    royalty,
  }
  return accept<Event>(sold, ...ownOffer(state, item, buyer, world.now))
}

export function cancelItemOrder(
  { member, order: id }: CancelItemOrder,
  state: State,
  { now }: World,
): Outcome {
  const order = state.orders.get(id)
  if (order?.buyer !== member) return refuse('itemOrderDoesNotExist')
  if (order.expiresAt <= now) return refuse('paymentWindowOver')
  return accept<Event>(orderEnded(order, 'cancelled', now))
}

export function orderEnded(
  { id, item, buyer }: Order,
  why: ItemOrderEnded['why'],
  at: Millis,
): ItemOrderEnded {
  return { type: 'itemOrderEnded', id, item, buyer, why, at }
}

export function offerEnded(
  { id, item, member, amount }: Offer,
  why: OfferEnded['why'],
  at: Millis,
): OfferEnded {
  return { type: 'offerEnded', id, item, member, amount, why, at }
}

/** A reservation that time has ended already, though nobody has said so yet. */
export function leftOver(state: State, { order: id }: Item): readonly ItemOrderEnded[] {
  const order = state.orders.get(id)
  return order === undefined ? [] : [orderEnded(order, 'expired', order.expiresAt)]
}

export function reservedFault(
  state: State,
  item: Item | undefined,
  now: Millis,
): 'itemReserved' | undefined {
  const order = state.orders.get(item?.order ?? 0)
  return order !== undefined && order.expiresAt > now ? 'itemReserved' : undefined
}

/** Nobody's business but its owner's. */
export function ownFault(item: Item | undefined, member: number) {
  if (item === undefined) return 'itemDoesNotExist'
  return item.owner === member ? undefined : 'notYourItem'
}

/** It lies still: neither listed nor staked. */
export function restFault(item: Item | undefined) {
  if (item === undefined) return 'itemDoesNotExist'
  if (item.stake !== 0) return 'itemIsStaked'
  return item.price === 0n ? undefined : 'itemIsListed'
}

export function shownFault(state: State, id: ItemId): 'collectionHidden' | undefined {
  const collection = collectionOf(state, id)
  return state.hidden.get(collection?.number ?? 0) === true ? 'collectionHidden' : undefined
}

export function checkPrice(price: bigint): Refused<Refusal> | undefined {
  const fault = priceFault(price)
  if (fault === 'itemPriceTooLow') return refuse(fault, { minimum: formatAmount(PRICE_MIN) })
  if (fault === 'itemPriceTooHigh') return refuse(fault, { maximum: formatAmount(PRICE_MAX) })
  return undefined
}

/** Whoever has an item offers nothing for it any more. */
function ownOffer(state: State, item: ItemId, member: number, at: Millis): readonly OfferEnded[] {
  const id: Id = state.offersOf.get(item)?.get(member) ?? 0
  const offer = state.offers.get(id)
  return offer === undefined ? [] : [offerEnded(offer, 'bought', at)]
}

function listedFault(item: Item | undefined): 'itemNotListed' | undefined {
  return item === undefined || item.price === 0n ? 'itemNotListed' : undefined
}
