/** How the calls of the console about the NFT market are answered. */
import { house, parseFigure } from '@evenkeel/kernel'
import { handleOperator, type OperatorRoute, refusedBy } from '@evenkeel/wire/server'
import { categoryOf, nameOf } from '../catalogue.ts'
import { getNftCollections, hideNftCollection } from '../contract/console.ts'
import { nft, type State } from '../core/index.ts'
import { MARKET_ASSET } from '../core/rules.ts'
import { collectionsIn, figureOf } from '../reading.ts'

export const consoleRoutes: readonly OperatorRoute[] = [
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

  handleOperator(hideNftCollection, async ({ input, exchange, note }) => {
    const { collection, is_hidden: isHidden, reason } = input
    const decision = await exchange.submit(nft, { type: 'hideCollection', collection, isHidden })
    if (!decision.ok) return refusedBy(hideNftCollection, decision)
    const before = { is_hidden: !isHidden }
    note({ subject: `collection ${collection}`, before, after: { is_hidden: isHidden }, reason })
    return {}
  }),
]
