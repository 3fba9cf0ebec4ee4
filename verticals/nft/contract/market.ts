/** The calls that anybody may make: collections, items, who had them, and the market's terms. */
import {
  amount,
  call,
  channel,
  cursor,
  figure,
  millis,
  pageSize,
  publicId,
  z,
} from '@evenkeel/wire'
import { category, collection, collectionCode, item, itemFace, itemName, owner } from './shapes.ts'

export const getTerms = call({
  method: 'GET',
  path: 'nft/get_terms',
  summary: 'Fees and royalty of the NFT market, terms of stakes, and what rewards are paid from.',
  policy: 'public',
  output: z.object({
    fee_bps: z.number(),
    royalty_bps: z.number(),
    listing_fee: amount,
    payment_ms: z.number(),
    stake_terms: z.array(z.object({ days: z.number(), daily_bps: z.number() })),
    offer_days: z.array(z.number()),
    /** What the account that pays rewards holds, and what of it is promised. */
    rewards_held: figure,
    rewards_owed: figure,
  }),
})

export const getCollections = call({
  method: 'GET',
  path: 'nft/get_collections',
  summary: 'The collections of a category, or all by volume: `hot`.',
  policy: 'public',
  input: { category: z.prefault(z.enum(['hot', 'art', 'pfp', 'gaming']), 'hot') },
  output: z.object({ collections: z.array(collection) }),
})

export const getCollection = call({
  method: 'GET',
  path: 'nft/get_collection',
  summary: 'One collection, with how many of its items have each attribute.',
  policy: 'public',
  input: { collection: collectionCode },
  output: z.object({
    collection,
    traits: z.array(
      z.object({
        type: z.string(),
        values: z.array(z.object({ value: z.string(), code: z.number(), items: z.number() })),
      }),
    ),
  }),
  refusals: ['collectionDoesNotExist'],
})

export const historyDays = ['7', '30', '90'] as const

export const getPriceHistory = call({
  method: 'GET',
  path: 'nft/get_price_history',
  summary:
    'What items of a collection were sold for, by day in UTC: how many, for how much in all, and the lowest, the average and the highest price.',
  policy: 'public',
  input: { collection: collectionCode, days: z.prefault(z.enum(historyDays), '30') },
  output: z.object({
    days: z.array(
      z.object({
        at: millis,
        sales: z.number(),
        volume: figure,
        low: figure,
        average: figure,
        high: figure,
      }),
    ),
  }),
  refusals: ['collectionDoesNotExist'],
})

export const sorts = ['price_low', 'price_high', 'rarity', 'number'] as const

export const getItems = call({
  method: 'GET',
  path: 'nft/get_items',
  summary:
    'Items of a collection, sorted by price or rarity; those that are for sale, or those that have attributes: codes with dots between them.',
  policy: 'public',
  input: {
    collection: collectionCode,
    sort: z.prefault(z.enum(sorts), 'price_low'),
    shown: z.prefault(z.enum(['all', 'listed']), 'all'),
    traits: z.optional(z.string().check(z.regex(/^[0-9]{1,4}(\.[0-9]{1,4}){0,19}$/))),
    after: z.optional(cursor),
    size: pageSize(60, 30),
  },
  output: z.object({ items: z.array(item), count: z.number(), next: z.optional(cursor) }),
  refusals: ['collectionDoesNotExist'],
})

export const getItem = call({
  method: 'GET',
  path: 'nft/get_item',
  summary: 'One item: its attributes and how rare they are, who has it, its sales and its offers.',
  policy: 'public',
  input: itemName,
  output: z.object({
    item,
    category,
    size: z.number(),
    floor: z.optional(figure),
    mint_price: amount,
    owner,
    since: millis,
    royalty_bps: z.number(),
    attributes: z.array(
      z.object({ type: z.string(), value: z.string(), items: z.number(), share_bps: z.number() }),
    ),
    sales: z.array(
      z.object({ at: millis, price: amount, royalty: amount, from: owner, to: owner }),
    ),
    offers: z.array(z.object({ id: publicId, from: owner, amount, expires_at: millis })),
    /** The caller's own order for it, while it can be paid. */
    own_order: z.optional(publicId),
    /** Why the caller may not reserve it yet, and from when on. */
    wait: z.optional(
      z.object({ why: z.enum(['reservedBefore', 'tooManyUnpaidOrders']), until: millis }),
    ),
    staked_until: z.optional(millis),
  }),
  refusals: ['itemDoesNotExist'],
})

export const getProvenance = call({
  method: 'GET',
  path: 'nft/get_provenance',
  summary:
    'The chain of an item’s owners: the SHA-256 of each link covers the hash before it, the item, its place, the time, the owner’s sign and the price, with | between them.',
  policy: 'public',
  input: itemName,
  output: z.object({
    links: z.array(
      z.object({
        item: z.string(),
        nth: z.number(),
        at: millis,
        owner: z.string(),
        price: z.string(),
        hash: z.string(),
        name: z.optional(z.string()),
      }),
    ),
  }),
  refusals: ['itemDoesNotExist'],
})

export const nftOffersChannel = channel({
  name: 'nft_offers',
  summary: 'An offer for one of your items, or one that you made, has come or is over.',
  policy: 'member',
  data: z.object({ at: millis, collection: collectionCode, number: z.number() }),
})

export const nftChannel = channel({
  name: 'nft',
  summary:
    'Items of the NFT market that were listed, reserved, sold, offered for or staked, as they are now; and collections that were minted, hidden or shown.',
  policy: 'public',
  data: z.object({ at: millis, items: z.array(itemFace), collections: z.array(collectionCode) }),
})
