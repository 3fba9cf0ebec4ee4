/** The calls of the console about the NFT market: its collections, and what a member has and does there. */
import {
  amount,
  cursor,
  figure,
  memberUid,
  millis,
  operatorCall,
  pageSize,
  publicId,
  reason,
  z,
} from '@evenkeel/wire'
import type { Kind } from '../core/traits.ts'
import {
  category,
  collectionCode,
  itemNumber,
  itemState,
  listingStates,
  offerStates,
  orderStates,
  stakeStates,
} from './shapes.ts'

export const getNftCollections = operatorCall({
  method: 'GET',
  path: 'get_nft_collections',
  summary: 'Every collection of the NFT market, hidden or not, and what rewards are paid from.',
  operators: 'operator',
  output: z.object({
    rows: z.array(
      z.object({
        collection: collectionCode,
        name: z.string(),
        category,
        size: z.number(),
        listed: z.number(),
        owners: z.number(),
        floor: z.optional(figure),
        volume: figure,
        sales: z.number(),
        is_hidden: z.boolean(),
      }),
    ),
    fee_bps: z.number(),
    royalty_bps: z.number(),
    listing_fee: amount,
    rewards_held: figure,
    rewards_owed: figure,
    pending_orders: z.number(),
    open_offers: z.number(),
    open_stakes: z.number(),
  }),
})

export const hideNftCollection = operatorCall({
  method: 'POST',
  path: 'hide_nft_collection',
  summary: 'Hides a collection, in which nothing begins any more, or shows it again.',
  operators: ['support'],
  input: {
    collection: collectionCode,
    is_hidden: z.boolean(),
    reason,
  },
  output: z.object({}),
  refusals: ['collectionDoesNotExist'],
})

const kinds = ['tidelines', 'keelfolk', 'fleet'] as const satisfies readonly Kind[]

export const previewNftCollection = operatorCall({
  method: 'GET',
  path: 'preview_nft_collection',
  summary:
    'Some items of a collection that is to be minted, as they will be drawn, and what the house will ask for them.',
  operators: ['finance'],
  input: {
    collection: collectionCode,
    kind: z.enum(kinds),
    size: itemNumber,
    base_price: amount,
  },
  output: z.object({
    name: z.string(),
    /** Each picture as SVG. */
    items: z.array(z.object({ number: z.number(), price: amount, image: z.string() })),
  }),
  refusals: ['collectionUnsound'],
})

/** What a member has, has ordered, lists, has offered for, is offered for, and stakes. */
export const memberNfts = [
  'items',
  'orders',
  'listings',
  'offersMade',
  'offersReceived',
  'stakes',
] as const

export const memberStates = [
  ...itemState.options,
  ...orderStates,
  ...listingStates,
  ...offerStates,
  ...stakeStates,
] as const

export const getMemberNfts = operatorCall({
  method: 'GET',
  path: 'get_member_nfts',
  summary:
    'What a member has in the NFT market, or has ordered, lists, has offered for, is offered for or stakes there, the newest first.',
  operators: 'operator',
  input: {
    member: memberUid,
    which: z.enum(memberNfts),
    after: z.optional(cursor),
    size: pageSize(100),
  },
  output: z.object({
    rows: z.array(
      z.object({
        id: publicId,
        collection_name: z.string(),
        number: z.number(),
        /** When it began; of an item, since when it is theirs. */
        at: millis,
        /** What is asked, was paid or offered; of a stake, the reward of a day. */
        amount: z.optional(figure),
        /** What the seller got, or what a stake has been paid so far. */
        received: z.optional(figure),
        state: z.enum(memberStates),
        /** When it ended or will end. */
        ends_at: z.optional(millis),
      }),
    ),
    next: z.optional(cursor),
  }),
  refusals: ['memberUnknown'],
})
