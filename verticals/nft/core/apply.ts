/** Applying what happened: who has an item, what is open, and the money that each event states. */
import {
  assert,
  available,
  frozen,
  house,
  type MemberId,
  type Post,
  type TellFact,
} from '@evenkeel/kernel'
import type { Event, ItemId, ItemSold } from './facts.ts'
import { MARKET_ASSET } from './rules.ts'
import {
  addCollection,
  addOffer,
  addOrder,
  addStake,
  addUnpaid,
  dropUnpaid,
  type Item,
  itemOf,
  nextRewardAt,
  type Order,
  removeOffer,
  removeOrder,
  type State,
  unpaidOrder,
} from './state.ts'

export function apply(event: Event, state: State): void {
  switch (event.type) {
    case 'collectionMinted': {
      const { type: _, ...collection } = event
      addCollection(state, collection)
      break
    }
    case 'marketTermsSet': {
      const { type: _, ...terms } = event
      state.terms = terms
      break
    }
    case 'collectionHidden':
      state.hidden.set(event.collection, event.isHidden)
      break
    case 'itemListed':
      change(state, event.item, { price: event.price, listing: event.id })
      break
    case 'itemPriceChanged':
      change(state, event.item, { price: event.price })
      break
    case 'listingCancelled':
      change(state, event.item, { price: 0n, listing: 0 })
      break
    default:
      applyOpen(event, state)
  }
}

type Opening = Exclude<
  Event,
  {
    type:
      | 'collectionMinted'
      | 'marketTermsSet'
      | 'collectionHidden'
      | 'itemListed'
      | 'itemPriceChanged'
      | 'listingCancelled'
  }
>

function applyOpen(event: Opening, state: State): void {
  switch (event.type) {
    case 'itemOrdered': {
      const { type: _, ...order } = event
      addOrder(state, order)
      change(state, event.item, { order: event.id })
      dropUnpaid(state, event.at)
      break
    }
    case 'itemOrderEnded':
      addUnpaid(state, unpaidOrder(state, endOrder(state, event.id, event.item), event.at))
      break
    case 'itemSold':
      sell(state, event)
      break
    case 'offerMade': {
      const { type: _, ...offer } = event
      addOffer(state, offer)
      break
    }
    case 'offerEnded':
      endOffer(state, event.id)
      break
    case 'itemStaked': {
      const { id, item, member, days, daily, at } = event
      addStake(state, { id, item, member, days, daily, at, paid: 0 })
      change(state, item, { stake: id })
      break
    }
    case 'rewardPaid': {
      const stake = state.stakes.get(event.id)
      assert(stake !== undefined, 'a reward is that of a stake')
      stake.paid = event.day
      state.owed -= event.amount
      state.due.set(event.id, nextRewardAt(stake))
      if (!event.ends) break
      state.stakes.delete(event.id)
      state.due.delete(event.id)
      change(state, event.item, { stake: 0 })
    }
  }
}

function sell(state: State, { way, id, item, buyer }: ItemSold): void {
  if (way === 'order') endOrder(state, id, item)
  else endOffer(state, id)
  change(state, item, { owner: buyer, price: 0n, listing: 0 })
}

function endOrder(state: State, id: number, item: ItemId): Order {
  const order = state.orders.get(id)
  assert(order !== undefined, 'an order that ends was open')
  removeOrder(state, order)
  change(state, item, { order: 0 })
  return order
}

function endOffer(state: State, id: number): void {
  const offer = state.offers.get(id)
  assert(offer !== undefined, 'an offer that ends was open')
  removeOffer(state, offer)
}

function change(state: State, id: ItemId, to: Partial<Item>): void {
  const item = itemOf(state, id)
  assert(item !== undefined, 'what happens to an item happens to one that exists')
  state.items.set(id, Object.assign(item, to))
}

/** The money that an event moves. It states every amount; nothing is worked out here. */
export function movements(event: Event, post: Post): void {
  const asset = MARKET_ASSET
  switch (event.type) {
    case 'itemListed':
      if (event.fee > 0n)
        post(asset, event.fee, free(event.member), FEES, 'nftListingFee', event.id)
      break
    case 'itemSold':
      saleMovements(event, post)
      break
    case 'offerMade': {
      const { id, member, amount } = event
      post(asset, amount, free(member), held(member), 'nftOfferFreeze', id)
      break
    }
    case 'offerEnded': {
      const { id, member, amount } = event
      post(asset, amount, held(member), free(member), 'nftOfferRelease', id)
      break
    }
    case 'rewardPaid':
      if (event.amount > 0n)
        post(asset, event.amount, NFT, free(event.member), 'nftReward', event.id)
  }
}

/** The seller gets the price, and pays fee and royalty out of it. */
function saleMovements(event: ItemSold, post: Post): void {
  const { id, way, buyer, seller, price, fee, royalty } = event
  const asset = MARKET_ASSET
  const gets = seller === 0 ? NFT : free(seller)
  post(asset, price, way === 'offer' ? held(buyer) : free(buyer), gets, 'nftSale', id)
  if (fee > 0n) post(asset, fee, gets, FEES, 'nftFee', id)
  if (royalty > 0n) post(asset, royalty, gets, house('charity'), 'nftRoyalty', id)
}

export function tells(event: Event, tell: TellFact): void {
  const asset = MARKET_ASSET
  if (event.type === 'itemListed' && event.fee > 0n)
    tell({ type: 'feePaid', member: event.member, asset, amount: event.fee })
  if (event.type !== 'itemSold') return
  const { seller, fee, royalty, item } = event
  if (seller !== 0 && fee > 0n) tell({ type: 'feePaid', member: seller, asset, amount: fee })
  if (royalty > 0n) tell({ type: 'royaltyPaid', asset, amount: royalty, item })
}

/** Whom an event concerns: those who are told of it. */
export function concerns(event: Event): readonly MemberId[] {
  if ('member' in event) return [event.member]
  if (event.type === 'itemOrderEnded') return [event.buyer]
  if (!('seller' in event)) return []
  return event.seller === 0 ? [event.buyer] : [event.buyer, event.seller]
}

const FEES = house('fees')
const NFT = house('nft')
const free = (member: MemberId) => available(member, 'spot')
const held = (member: MemberId) => frozen(member, 'spot')
