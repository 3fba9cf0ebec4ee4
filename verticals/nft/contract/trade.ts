/** The calls of a real member: buying, selling, offers, stakes, and the name that others see. */
import { amount, call, cursor, figure, pageSize, publicId, z } from '@evenkeel/wire'
import type { Refusal } from '../core/index.ts'
import {
  collectionCode,
  item,
  itemOrder,
  itemState,
  listing,
  offer,
  password,
  stake,
  totp,
} from './shapes.ts'

const number = z.int().check(z.minimum(1), z.maximum(999_999))
const named = { collection: collectionCode, number }
const proofRefusals = [
  'transactionPasswordWrong',
  'transactionPasswordExhausted',
  'transactionPasswordNotSet',
  'secondFactorWrong',
  'tooManyAttempts',
  'accountsBusy',
] as const
type OwnList<Row, More> = {
  readonly path: string
  readonly summary: string
  readonly row: Row
  /** What is asked for beside the page. */
  readonly more: More
}

/** A list of one's own, the newest first. */
function ownList<Row extends z.ZodMiniType, const More extends Record<string, z.ZodMiniType>>(
  list: OwnList<Row, More>,
) {
  const { path, summary, row, more } = list
  return call({
    method: 'GET',
    path,
    summary,
    policy: 'realMember',
    input: { ...more, after: z.optional(cursor), size: pageSize(60) },
    output: z.object({ rows: z.array(row), next: z.optional(cursor) }),
  })
}
const priceRefusals = ['itemPriceTooLow', 'itemPriceTooHigh'] as const

export const orderItem = call({
  method: 'POST',
  path: 'nft/order_item',
  summary: 'Reserves an item at the price that it is listed for; it is to be paid in 15 minutes.',
  policy: 'realMember',
  keyed: true,
  input: { ...named, price: amount },
  output: itemOrder,
  refusals: [
    'itemDoesNotExist',
    'ownItem',
    'collectionHidden',
    'itemNotListed',
    'itemReserved',
    'itemPriceChanged',
    'reservedBefore',
    'tooManyUnpaidOrders',
    'tooManyItemOrders',
    'insufficientFunds',
  ] satisfies Refusal[],
})

export const confirmOrder = call({
  method: 'POST',
  path: 'nft/confirm_order',
  summary: 'Pays an order from the spot account. It takes the transaction password.',
  policy: 'realMember',
  keyed: true,
  input: { id: publicId, transaction_password: password, totp },
  output: itemOrder,
  refusals: ['itemOrderDoesNotExist', 'paymentWindowOver', 'insufficientFunds', ...proofRefusals],
})

export const cancelOrder = call({
  method: 'POST',
  path: 'nft/cancel_order',
  summary: 'Leaves an order that is not paid.',
  policy: 'realMember',
  keyed: true,
  whileCancelOnly: true,
  input: { id: publicId },
  output: itemOrder,
  refusals: ['itemOrderDoesNotExist', 'paymentWindowOver'] satisfies Refusal[],
})

export const getOrder = call({
  method: 'GET',
  path: 'nft/get_order',
  summary: 'One of your orders for an item.',
  policy: 'realMember',
  input: { id: publicId },
  output: itemOrder,
  refusals: ['itemOrderDoesNotExist'] satisfies Refusal[],
})

export const listItem = call({
  method: 'POST',
  path: 'nft/list_item',
  summary: 'Puts an item of yours up for sale.',
  policy: 'realMember',
  keyed: true,
  input: { ...named, price: amount },
  output: item,
  refusals: [
    'itemDoesNotExist',
    'notYourItem',
    'collectionHidden',
    'itemIsStaked',
    'itemIsListed',
    'insufficientFunds',
    ...priceRefusals,
  ] satisfies Refusal[],
})

export const changePrice = call({
  method: 'POST',
  path: 'nft/change_price',
  summary: 'Changes what an item of yours costs.',
  policy: 'realMember',
  keyed: true,
  input: { ...named, price: amount },
  output: item,
  refusals: [
    'itemDoesNotExist',
    'notYourItem',
    'itemNotListed',
    'itemReserved',
    ...priceRefusals,
  ] satisfies Refusal[],
})

export const cancelListing = call({
  method: 'POST',
  path: 'nft/cancel_listing',
  summary: 'Takes an item of yours out of sale.',
  policy: 'realMember',
  keyed: true,
  whileCancelOnly: true,
  input: named,
  output: item,
  refusals: [
    'itemDoesNotExist',
    'notYourItem',
    'itemNotListed',
    'itemReserved',
  ] satisfies Refusal[],
})

export const makeOffer = call({
  method: 'POST',
  path: 'nft/make_offer',
  summary:
    'Offers an amount, which is frozen, for an item that is not listed. It takes the transaction password.',
  policy: 'realMember',
  keyed: true,
  input: {
    ...named,
    amount,
    days: z.int().check(z.minimum(1), z.maximum(30)),
    transaction_password: password,
    totp,
  },
  output: z.object({ id: publicId }),
  refusals: [
    'itemDoesNotExist',
    'ownItem',
    'collectionHidden',
    'itemIsListed',
    'itemIsStaked',
    'nftTermNotOffered',
    'offerExists',
    'tooManyOffers',
    'insufficientFunds',
    ...priceRefusals,
    ...proofRefusals,
  ],
})

export const acceptOffer = call({
  method: 'POST',
  path: 'nft/accept_offer',
  summary: 'Sells an item of yours for what somebody has offered.',
  policy: 'realMember',
  keyed: true,
  input: { id: publicId },
  output: z.object({ id: publicId }),
  refusals: [
    'offerDoesNotExist',
    'offerExpired',
    'itemIsStaked',
    'itemReserved',
  ] satisfies Refusal[],
})

export const withdrawOffer = call({
  method: 'POST',
  path: 'nft/withdraw_offer',
  summary: 'Takes an offer of yours back.',
  policy: 'realMember',
  keyed: true,
  whileCancelOnly: true,
  input: { id: publicId },
  output: z.object({ id: publicId }),
  refusals: ['offerDoesNotExist', 'offerExpired'] satisfies Refusal[],
})

export const stakeItem = call({
  method: 'POST',
  path: 'nft/stake_item',
  summary: 'Locks an item of yours for a term, for a fixed reward each day.',
  policy: 'realMember',
  keyed: true,
  input: { ...named, days: z.int().check(z.minimum(1), z.maximum(365)) },
  output: z.object({ id: publicId }),
  refusals: [
    'itemDoesNotExist',
    'notYourItem',
    'collectionHidden',
    'itemIsListed',
    'itemIsStaked',
    'nftTermNotOffered',
    'rewardsNotCovered',
  ] satisfies Refusal[],
})

export const getMyItems = call({
  method: 'GET',
  path: 'nft/get_my_items',
  summary: 'Your items that are not listed, listed or staked.',
  policy: 'realMember',
  input: { state: itemState, after: z.optional(cursor), size: pageSize(60, 30) },
  output: z.object({
    items: z.array(item),
    counts: z.object({ not_listed: z.number(), listed: z.number(), staked: z.number() }),
    next: z.optional(cursor),
  }),
})

export const getMyWorth = call({
  method: 'GET',
  path: 'nft/get_my_worth',
  summary:
    'What your items are worth at the floor of their collections: the lowest price that anybody else asks.',
  policy: 'realMember',
  output: z.object({
    /** In USDT, of the items whose collection has a floor. */
    total: figure,
    collections: z.array(
      z.object({
        collection: collectionCode,
        name: z.string(),
        items: z.number(),
        /** Absent where nobody else asks a price: such items are not valued. */
        floor: z.optional(figure),
        worth: z.optional(figure),
      }),
    ),
  }),
})

export const getMyOrders = ownList({
  path: 'nft/get_my_orders',
  summary: 'What you have ordered or bought, the newest first.',
  row: itemOrder,
  more: {},
})

export const getMyListings = ownList({
  path: 'nft/get_my_listings',
  summary: 'What you have put up for sale, the newest first.',
  row: listing,
  more: {},
})

export const getMyStakes = ownList({
  path: 'nft/get_my_stakes',
  summary: 'What you have staked, the newest first.',
  row: stake,
  more: {},
})

export const getMyOffers = ownList({
  path: 'nft/get_my_offers',
  summary: 'Offers that you have made, or open ones for items of yours.',
  row: offer,
  more: { which: z.enum(['made', 'received']) },
})

export const getProfile = call({
  method: 'GET',
  path: 'nft/get_profile',
  summary:
    'The name and the sign under which others see you in the NFT market, and what a payment asks for.',
  policy: 'realMember',
  output: z.object({
    name: z.optional(z.string()),
    sign: z.string(),
    has_transaction_password: z.boolean(),
    has_second_factor: z.boolean(),
  }),
})

export const setName = call({
  method: 'POST',
  path: 'nft/set_name',
  summary: 'Chooses the name under which others see you in the NFT market.',
  policy: 'realMember',
  input: { name: z.string().check(z.minLength(1), z.maxLength(60)) },
  output: z.object({ name: z.string() }),
  refusals: ['publicNameUnfit', 'publicNameTaken'],
})
