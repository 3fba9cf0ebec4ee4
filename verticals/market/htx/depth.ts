/** HTX's page of the order book: as it stands, or with prices drawn together in steps. */
import type { Instrument } from '@evenkeel/wire/server'
import { instrumentOf } from '../instruments.ts'
import { grouped } from '../stream/grouped.ts'
import { depthJson } from '../stream/ticks.ts'
import { topicNames } from '../stream/topics.ts'
import { type Desk, type HtxPage, page } from './page.ts'
import { choice, symbolOf } from './parameters.ts'

const STEPS = ['step0', 'step1', 'step2', 'step3', 'step4', 'step5'] as const

export function depthPages(desk: Desk): readonly HtxPage[] {
  const { market } = desk
  const readers = {
    // The book of a contract is known by its code alone.
    symbol: symbolOf((symbol) => market.isPair(symbol)),
    type: choice(STEPS, 'step0', 'invalid type'),
    depth: choice(['5', '10', '20'], undefined, 'invalid depth'),
  }

  return [
    page(desk, '/market/depth', readers, async ({ symbol, type, depth: most }) => {
      const step = STEPS.indexOf(type)
      const { tickSize } = instrumentOf(symbol) as Instrument
      const { bids, asks, ...seen } = grouped(await market.depth('real', symbol), tickSize, step)
      const count = most === undefined ? undefined : Number(most)
      const tick = depthJson({ ...seen, bids: bids.slice(0, count), asks: asks.slice(0, count) })
      const ch = topicNames.depth(symbol, step)
      return `{"ch":"${ch}","status":"ok","ts":${market.now()},"tick":${tick}}`
    }),
  ]
}
