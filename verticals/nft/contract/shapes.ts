/** What the market's calls show: collections, items, owners, and what is named in a request. */
import { amount, figure, millis, publicId, z } from '@evenkeel/wire'

export const collectionCode = z.string().check(z.regex(/^[a-z][a-z0-9-]{1,30}$/))
/** The number of an item in its collection, in a query string. */
export const itemNumber = z.codec(z.string().check(z.regex(/^[1-9][0-9]{0,5}$/)), z.number(), {
  decode: (text) => Number(text),
  encode: (number) => String(number),
})
export const itemName = { collection: collectionCode, number: itemNumber }
export const password = z.string().check(z.minLength(1), z.maxLength(200))
export const totp = z.optional(z.string().check(z.minLength(6), z.maxLength(14)))
export const category = z.enum(['art', 'pfp', 'gaming'])

/** Never a member's number or address: a name that was chosen for the market, and a sign. */
export const owner = z.object({
  name: z.optional(z.string()),
  sign: z.string(),
  is_house: z.boolean(),
  is_you: z.boolean(),
})

export const itemState = z.enum(['not_listed', 'listed', 'staked'])

/** What of an item may change from one moment to the next, for everybody alike. */
export const itemFace = z.object({
  collection: collectionCode,
  number: z.number(),
  state: itemState,
  price: z.optional(figure),
  /** While somebody may pay for it. */
  reserved_until: z.optional(millis),
})

export const item = z.object({
  collection: collectionCode,
  collection_name: z.string(),
  number: z.number(),
  /** Among all of its collection: 1 is the rarest. */
  rank: z.number(),
  state: itemState,
  price: z.optional(figure),
  last_price: z.optional(figure),
  /** While somebody may pay for it. */
  reserved_until: z.optional(millis),
  image: z.string(),
})

export const collection = z.object({
  collection: collectionCode,
  name: z.string(),
  category,
  size: z.number(),
  listed: z.number(),
  owners: z.number(),
  floor: z.optional(figure),
  volume: figure,
  sales: z.number(),
  /** Pictures of some of its items. */
  images: z.array(z.string()),
})

export const orderStates = ['pending', 'confirmed', 'cancelled', 'expired'] as const
export const listingStates = ['listed', 'sold', 'cancelled'] as const
export const stakeStates = ['active', 'completed'] as const
export const offerStates = ['open', 'accepted', 'withdrawn', 'expired', 'bought'] as const

export const itemOrder = z.object({
  id: publicId,
  item,
  price: amount,
  royalty: amount,
  at: millis,
  expires_at: millis,
  state: z.enum(orderStates),
  ended_at: z.optional(millis),
  way: z.enum(['order', 'offer']),
})

export const listing = z.object({
  id: publicId,
  item,
  price: amount,
  at: millis,
  state: z.enum(listingStates),
  ended_at: z.optional(millis),
  /** What the seller got. */
  proceeds: z.optional(amount),
})

export const stake = z.object({
  id: publicId,
  item,
  days: z.number(),
  daily: amount,
  at: millis,
  paid_days: z.number(),
  state: z.enum(stakeStates),
  ends_at: millis,
})

export const offer = z.object({
  id: publicId,
  item,
  from: owner,
  amount,
  at: millis,
  expires_at: millis,
  state: z.enum(offerStates),
})
