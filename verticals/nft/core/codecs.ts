/** How the market's events are written. A layout never changes: a new one gets a new code. */
import { amount, type EventCodecs, flag, oneOf, record, uint, word } from '@evenkeel/kernel'
import {
  type Collection,
  type Event,
  reasonsToEndOffer,
  reasonsToEndOrder,
  waysToSell,
} from './facts.ts'
import type { Terms } from './rules.ts'
import { kinds } from './traits.ts'

export const collectionCodec = record<Collection>({
  number: uint,
  code: word,
  kind: oneOf(kinds),
  seed: uint,
  size: uint,
  basePrice: amount,
})
export const termsCodec = record<Terms>({ feeBps: uint, royaltyBps: uint, listingFee: amount })

const at = { id: uint, item: uint, at: uint }
const sale = { buyer: uint, seller: uint, price: amount, fee: amount, royalty: amount }

export const events: EventCodecs<Event> = {
  collectionMinted: { code: 1, fields: collectionCodec },
  marketTermsSet: { code: 2, fields: termsCodec },
  collectionHidden: { code: 3, fields: record({ collection: uint, isHidden: flag }) },
  itemListed: { code: 4, fields: record({ ...at, member: uint, price: amount, fee: amount }) },
  itemPriceChanged: { code: 5, fields: record({ ...at, member: uint, price: amount }) },
  listingCancelled: { code: 6, fields: record({ ...at, member: uint }) },
  itemOrdered: { code: 7, fields: record({ ...at, ...sale, expiresAt: uint }) },
  itemOrderEnded: {
    code: 8,
    fields: record({ ...at, buyer: uint, why: oneOf(reasonsToEndOrder) }),
  },
  itemSold: {
    code: 9,
    fields: record({ ...at, ...sale, way: oneOf(waysToSell), listing: uint }),
  },
  offerMade: { code: 10, fields: record({ ...at, member: uint, amount, expiresAt: uint }) },
  offerEnded: {
    code: 11,
    fields: record({ ...at, member: uint, amount, why: oneOf(reasonsToEndOffer) }),
  },
  itemStaked: { code: 12, fields: record({ ...at, member: uint, days: uint, daily: amount }) },
  rewardPaid: {
    code: 13,
    fields: record({ ...at, member: uint, day: uint, amount, ends: flag }),
  },
}
