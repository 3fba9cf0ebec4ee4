/** How the calls of the console about the NFT market are answered. */
import { house, parseFigure, refuse } from '@evenkeel/kernel'
import {
  handleOperator,
  type OperatorRoute,
  refusedBy,
  subjectOf,
  withSubjects,
} from '@evenkeel/wire/server'
import { pictureOf } from '../art/picture.ts'
import { categoryOf, nameOf } from '../catalogue.ts'
import {
  getMemberNfts,
  getNftCollections,
  hideNftCollection,
  previewNftCollection,
} from '../contract/console.ts'
import { nft, type State } from '../core/index.ts'
import { isSound, MARKET_ASSET, mintLimits } from '../core/rules.ts'
import { attributesOf, mintPriceOf } from '../core/traits.ts'
import { memberPage } from '../memberNfts.ts'
import type { Market } from '../open.ts'
import { collectionsIn, figureOf } from '../reading.ts'
import { seedIn } from '../terms.ts'

/** Parts are looked up when a call comes: routes are also made where there are none. */
export function consoleRoutes(market: Market): readonly OperatorRoute[] {
  return [
    ...withSubjects(collectionRoutes, [
      subjectOf(hideNftCollection, ({ input }) => `collection ${input.collection}`),
    ]),
    handleOperator(getMemberNfts, async ({ input, history, ids }) => {
      const { desk, platform } = market
      const member = await desk().memberOf(Number(input.member))
      if (member === undefined) return refuse('memberUnknown')
      return memberPage({ history, ids, now: platform.now() }, member, input)
    }),
  ]
}

const collectionRoutes: readonly OperatorRoute[] = [
  handleOperator(getNftCollections, async ({ exchange, history }) => {
    const rows = await collectionsIn(history)
    const figures = await exchange.read((machine) => {
      const { terms, owed, orders, offers, stakes } = machine.state('real', nft) as State
      return {
        fee_bps: terms.feeBps,
        royalty_bps: terms.royaltyBps,
        listing_fee: terms.listingFee,
        rewards_held: machine.balance('real', house('nft'), MARKET_ASSET),
        rewards_owed: owed,
        pending_orders: orders.size,
        open_offers: offers.size,
        open_stakes: stakes.size,
      }
    })
    return {
      ...figures,
      rows: rows.map(({ code, kind, size, listed, owners, floor, volume, sales, is_hidden }) => ({
        collection: code,
        name: nameOf(code),
        category: categoryOf[kind],
        size,
        listed,
        owners,
        floor: figureOf(floor),
        volume: parseFigure(volume),
        sales,
        is_hidden,
      })),
    }
  }),

  handleOperator(previewNftCollection, async ({ input, exchange }) => {
    const { collection: code, kind, size, base_price: basePrice } = input
    if (!isSound(code, size, basePrice)) return refuse('collectionUnsound', mintLimits)
    const seed = await exchange.read((machine) => seedIn(machine, code))
    const collection = { number: 0, code, kind, seed, size, basePrice }
    return {
      name: nameOf(code),
      items: spread(size).map((number) => ({
        number,
        price: mintPriceOf(basePrice, attributesOf(kind, seed, number)),
        image: pictureOf(collection, number),
      })),
    }
  }),

  handleOperator(hideNftCollection, async ({ input, exchange, note }) => {
    const { collection, is_hidden: isHidden, reason } = input
    const decision = await exchange.submit(nft, { type: 'hideCollection', collection, isHidden })
    if (!decision.ok) return refusedBy(hideNftCollection, decision)
    const before = { is_hidden: !isHidden }
    note({ subject: `collection ${collection}`, before, after: { is_hidden: isHidden }, reason })
    return {}
  }),
]

const PREVIEWED = 8

/** Numbers from all over the collection, each once. */
function spread(size: number): readonly number[] {
  const numbers = Array.from({ length: PREVIEWED }, (_, nth) =>
    Math.trunc(1 + ((size - 1) * nth) / (PREVIEWED - 1)),
  )
  return [...new Set(numbers)]
}
