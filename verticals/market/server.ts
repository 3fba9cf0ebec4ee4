/** The market, as the server knows it. */
import { vertical } from '@evenkeel/wire/server'
import { alertsChannel } from './contract/index.ts'
import { instruments } from './instruments.ts'
import type { OpenMarket } from './open.ts'
import * as texts from './texts.ts'

export const server = vertical<OpenMarket>({
  name: 'market',
  idKinds: { alert: 6 },
  instruments,
  channels: [alertsChannel],
  texts: Object.values(texts),
  open: async (platform) => (await import('./open.ts')).open(platform),
  routes: async (parts) => (await import('./routes.ts')).routesOf(parts),
  async offers({ market, stream, held, prices }) {
    const { htxDialect, htxPages } = await import('./htx/index.ts')
    const { createCloses } = await import('./candles/closes.ts')
    const { topicDocs } = await import('./stream/topics.ts')
    return {
      isSimulated: market.isSimulated,
      prices,
      closesAt: createCloses(market.candles, () => market.now()),
      stream,
      topics: topicDocs,
      plainPages: htxPages(market, held),
      dialect: htxDialect(market),
    }
  },
  close: (parts) => parts.stop(),
})
