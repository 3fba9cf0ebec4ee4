/** The market's commands, events and refusals. */
import type { Amount, Id, MemberId, Millis } from '@evenkeel/kernel'
import type { PriceFault, Terms, Wait } from './rules.ts'
import type { Kind } from './traits.ts'

/** The collection's number times a million, and the item's own number in it, from 1 on. */
export type ItemId = Id

export type Collection = {
  readonly number: number
  /** As it stands in addresses: `tidelines`. */
  readonly code: string
  readonly kind: Kind
  readonly seed: number
  readonly size: number
  /** What the house asks at least for one of its items. */
  readonly basePrice: Amount
}

type Own = { readonly member: MemberId; readonly item: ItemId }
export type MintCollection = { readonly type: 'mintCollection' } & Omit<Collection, 'number'>
export type SetMarketTerms = { readonly type: 'setMarketTerms' } & Terms
export type HideCollection = {
  readonly type: 'hideCollection'
  readonly collection: string
  readonly isHidden: boolean
}
export type FundRewards = { readonly type: 'fundSandboxRewards'; readonly amount: Amount }
export type ListItem = { readonly type: 'listItem'; readonly price: Amount } & Own
export type ChangeItemPrice = { readonly type: 'changeItemPrice'; readonly price: Amount } & Own
export type CancelListing = { readonly type: 'cancelListing' } & Own
/** Names the price that its buyer agreed to. */
export type OrderItem = { readonly type: 'orderItem'; readonly price: Amount } & Own
type OwnOrder = { readonly member: MemberId; readonly order: Id }
export type ConfirmItemOrder = { readonly type: 'confirmItemOrder' } & OwnOrder
export type CancelItemOrder = { readonly type: 'cancelItemOrder' } & OwnOrder
export type MakeOffer = {
  readonly type: 'makeOffer'
  readonly amount: Amount
  readonly days: number
} & Own
type OneOffer = { readonly member: MemberId; readonly offer: Id }
/** Given by the owner of the item. */
export type AcceptOffer = { readonly type: 'acceptOffer' } & OneOffer
/** Given by who made it. */
export type WithdrawOffer = { readonly type: 'withdrawOffer' } & OneOffer
export type StakeItem = { readonly type: 'stakeItem'; readonly days: number } & Own
/** An order or an offer is over, or a day of a stake: time alone has made it due. */
export type DoDue = { readonly type: 'doDue'; readonly id: Id }
export type Command =
  | MintCollection
  | SetMarketTerms
  | HideCollection
  | FundRewards
  | ListItem
  | ChangeItemPrice
  | CancelListing
  | OrderItem
  | ConfirmItemOrder
  | CancelItemOrder
  | MakeOffer
  | AcceptOffer
  | WithdrawOffer
  | StakeItem
  | DoDue

type At = { readonly id: Id; readonly item: ItemId; readonly at: Millis }
export type CollectionMinted = { readonly type: 'collectionMinted' } & Collection
export type MarketTermsSet = { readonly type: 'marketTermsSet' } & Terms
export type CollectionHidden = {
  readonly type: 'collectionHidden'
  readonly collection: number
  readonly isHidden: boolean
}
/** The id is the listing's. */
export type ItemListed = {
  readonly type: 'itemListed'
  readonly member: MemberId
  readonly price: Amount
  readonly fee: Amount
} & At
export type ItemPriceChanged = {
  readonly type: 'itemPriceChanged'
  readonly member: MemberId
  readonly price: Amount
} & At
export type ListingCancelled = { readonly type: 'listingCancelled'; readonly member: MemberId } & At
export type ItemOrdered = {
  readonly type: 'itemOrdered'
  readonly buyer: MemberId
  /** 0 is the house. */
  readonly seller: MemberId
  readonly price: Amount
  readonly fee: Amount
  readonly royalty: Amount
  readonly expiresAt: Millis
} & At
export const reasonsToEndOrder = ['cancelled', 'expired'] as const
export type ItemOrderEnded = {
  readonly type: 'itemOrderEnded'
  readonly buyer: MemberId
  readonly why: (typeof reasonsToEndOrder)[number]
} & At
export const waysToSell = ['order', 'offer'] as const
/** The id is that of the order or the offer; the listing is that of the seller, 0 where there was none. */
export type ItemSold = {
  readonly type: 'itemSold'
  readonly way: (typeof waysToSell)[number]
  readonly buyer: MemberId
  readonly seller: MemberId
  readonly price: Amount
  readonly fee: Amount
  readonly royalty: Amount
  readonly listing: Id
} & At
export type OfferMade = {
  readonly type: 'offerMade'
  readonly member: MemberId
  readonly amount: Amount
  readonly expiresAt: Millis
} & At
export const reasonsToEndOffer = ['withdrawn', 'expired', 'bought'] as const
export type OfferEnded = {
  readonly type: 'offerEnded'
  readonly member: MemberId
  readonly amount: Amount
  readonly why: (typeof reasonsToEndOffer)[number]
} & At
export type ItemStaked = {
  readonly type: 'itemStaked'
  readonly member: MemberId
  readonly days: number
  readonly daily: Amount
} & At
/** `at` is when the day was over, whenever it was paid. */
export type RewardPaid = {
  readonly type: 'rewardPaid'
  readonly member: MemberId
  readonly day: number
  readonly amount: Amount
  readonly ends: boolean
} & At
export type Event =
  | CollectionMinted
  | MarketTermsSet
  | CollectionHidden
  | ItemListed
  | ItemPriceChanged
  | ListingCancelled
  | ItemOrdered
  | ItemOrderEnded
  | ItemSold
  | OfferMade
  | OfferEnded
  | ItemStaked
  | RewardPaid

export type Refusal =
  | 'amountIsZero'
  | 'collectionDoesNotExist'
  | 'collectionExists'
  | 'collectionHidden'
  | 'collectionUnsound'
  | 'insufficientFunds'
  | 'itemDoesNotExist'
  | 'itemIsListed'
  | 'itemIsStaked'
  | 'itemNotListed'
  | 'itemOrderDoesNotExist'
  | 'itemPriceChanged'
  | 'itemReserved'
  | 'marketTermsUnsound'
  | 'nftTermNotOffered'
  | 'notYourItem'
  | 'nothingDue'
  | 'offerDoesNotExist'
  | 'offerExists'
  | 'offerExpired'
  | 'ownItem'
  | 'paymentWindowOver'
  | 'rewardsNotCovered'
  | 'tooManyItemOrders'
  | 'tooManyOffers'
  | PriceFault
  | Wait['why']
