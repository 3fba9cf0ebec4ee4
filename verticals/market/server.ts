/** The market, as the server knows it. */
import { vertical } from '@evenkeel/wire/server'
import { alertsChannel, listingsChannel } from './contract/index.ts'
import { instruments } from './instruments.ts'
import { migrations } from './migrations.ts'
import { notified } from './notified/notified.ts'
import type { OpenMarket } from './open.ts'
import { type MarketSettings, readSettings } from './settings.ts'
import * as texts from './texts.ts'

export const server = vertical<OpenMarket>({
  name: 'market',
  idKinds: { alert: 6 },
  migrations,
  notifications: notified,
  settings: readSettings,
  instruments,
  channels: [alertsChannel, listingsChannel],
  texts: Object.values(texts),
  open: async (platform, settings) =>
    (await import('./open.ts')).open(platform, settings as MarketSettings),
  async routes(parts) {
    const { routesOf } = await import('./routes.ts')
    const { tickRoutesOf } = await import('./ticks/routes.ts')
    const isListed = (symbol: string) => parts.market.isListed(symbol)
    const { receiptRoutesOf } = await import('./receipts/routes.ts')
    return [
      ...routesOf(parts),
      ...tickRoutesOf(parts.ticks, isListed),
      ...receiptRoutesOf(parts.receipts),
    ]
  },
  async offers({ market, stream, ticks, receipts, held, chainsOf, prices, recorded }) {
    const { htxDialect, htxPages } = await import('./htx/index.ts')
    const { createCloses } = await import('./candles/closes.ts')
    const { topicDocs } = await import('./stream/topics.ts')
    return {
      isSimulated: market.isSimulated,
      recorded: { market: recorded },
      prices,
      closesAt: createCloses(market.candles, () => market.now()),
      tickProof: ticks.prove,
      receiptChain: receipts,
      stream,
      topics: topicDocs,
      plainPages: htxPages(market, { held, chainsOf }),
      dialect: htxDialect(market),
    }
  },
  close: (parts) => parts.stop(),
})
