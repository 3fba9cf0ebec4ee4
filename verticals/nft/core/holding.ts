/** Offers for items that are not listed, and stakes; and what time alone makes due. */
import { accept, house, type Id, type Millis, refuse, type World } from '@evenkeel/kernel'
import type { AcceptOffer, DoDue, Event, MakeOffer, StakeItem, WithdrawOffer } from './facts.ts'
import {
  DAY_MS,
  dailyReward,
  MARKET_ASSET,
  OFFERS_MAX,
  offerDays,
  saleOf,
  stakeTerms,
} from './rules.ts'
import {
  checkPrice,
  leftOver,
  type Outcome,
  offerEnded,
  orderEnded,
  ownFault,
  reservedFault,
  restFault,
  shownFault,
} from './selling.ts'
import { collectionOf, itemOf, mintPriceIn, nextRewardAt, type State } from './state.ts'

export function makeOffer(asked: MakeOffer, state: State, world: World): Outcome {
  const { member, item: id, amount, days } = asked
  const item = itemOf(state, id)
  if (item === undefined) return refuse('itemDoesNotExist')
  if (item.owner === member) return refuse('ownItem')
  const fault = shownFault(state, id) ?? restFault(item)
  if (fault !== undefined) return refuse(fault)
  if (!offerDays.includes(days)) return refuse('nftTermNotOffered')
  const wrong = checkPrice(amount)
  if (wrong !== undefined) return wrong
  const { now: at } = world
  const known = state.offers.get(state.offersOf.get(id)?.get(member) ?? 0)
  if (known !== undefined && known.expiresAt > at) return refuse('offerExists')
  if (known === undefined && (state.offering.get(member) ?? 0) >= OFFERS_MAX)
    return refuse('tooManyOffers', { maximum: `${OFFERS_MAX}` })
  if (amount > world.spendable(member, 'spot', MARKET_ASSET)) return refuse('insufficientFunds')
  const before = known === undefined ? [] : [offerEnded(known, 'expired', known.expiresAt)]
  const expiresAt = at + days * DAY_MS
  return accept<Event>(...before, {
    type: 'offerMade',
    id: world.id(),
    item: id,
    member,
    amount,
    at,
    expiresAt,
  })
}

export function acceptOffer({ member, offer: id }: AcceptOffer, state: State, world: World) {
  const offer = state.offers.get(id)
  const item = offer && itemOf(state, offer.item)
  if (offer === undefined || item?.owner !== member) return refuse('offerDoesNotExist')
  const { now: at } = world
  if (offer.expiresAt <= at) return refuse('offerExpired')
  if (item.stake !== 0) return refuse('itemIsStaked')
  const reserved = reservedFault(state, item, at)
  if (reserved !== undefined) return refuse(reserved)
  const { fee, royalty } = saleOf(offer.amount, state.terms)
  return accept<Event>(...leftOver(state, item), {
    type: 'itemSold',
    way: 'offer',
    id,
    item: offer.item,
    buyer: offer.member,
    seller: member,
    price: offer.amount,
    fee,
    royalty,
    listing: item.listing,
    at,
  })
}

export function withdrawOffer(
  { member, offer: id }: WithdrawOffer,
  { offers }: State,
  { now }: World,
): Outcome {
  const offer = offers.get(id)
  if (offer?.member !== member) return refuse('offerDoesNotExist')
  if (offer.expiresAt <= now) return refuse('offerExpired')
  return accept<Event>(offerEnded(offer, 'withdrawn', now))
}

/** The whole reward must be there before the first day of it is promised. */
export function stakeItem({ member, item: id, days }: StakeItem, state: State, world: World) {
  const item = itemOf(state, id)
  const fault = ownFault(item, member) ?? shownFault(state, id) ?? restFault(item)
  if (fault !== undefined) return refuse(fault)
  const term = stakeTerms.find((one) => one.days === days)
  const collection = collectionOf(state, id)
  if (term === undefined || collection === undefined) return refuse('nftTermNotOffered')
  const daily = dailyReward(mintPriceIn(collection, id), term)
  const held = world.ledger.balance(house('nft'), MARKET_ASSET)
  if (state.owed + daily * BigInt(days) > held) return refuse('rewardsNotCovered')
  const stake = world.id()
  const at = world.now
  return accept<Event>({ type: 'itemStaked', id: stake, item: id, member, days, daily, at })
}

export function deferrable(
  { due }: State,
  now: Millis,
  _: unknown,
  isSetAside?: (command: DoDue) => boolean,
): DoDue | undefined {
  const doing = (id: Id): DoDue => ({ type: 'doDue', id })
  const first = due.due(now, (id) => isSetAside?.(doing(id)) === true)
  return first && doing(first.id)
}

/** What it comes to was fixed by the moment at which it was due. */
export function doDue({ id }: DoDue, state: State, { now }: World): Outcome {
  const order = state.orders.get(id)
  if (order !== undefined && order.expiresAt <= now)
    return accept<Event>(orderEnded(order, 'expired', order.expiresAt))
  const offer = state.offers.get(id)
  if (offer !== undefined && offer.expiresAt <= now)
    return accept<Event>(offerEnded(offer, 'expired', offer.expiresAt))
  const stake = state.stakes.get(id)
  if (stake === undefined || nextRewardAt(stake) > now) return refuse('nothingDue')
  const { item, member, daily: amount, days } = stake
  const day = stake.paid + 1
  const at = nextRewardAt(stake)
  const ends = day === days
  return accept<Event>({ type: 'rewardPaid', id, item, member, day, amount, ends, at })
}
