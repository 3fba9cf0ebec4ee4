/** The sockets in a process of their own, with a stream that says three topics of one pair ten times a second. */
import { performance } from 'node:perf_hooks'
import { startTestSockets } from '@evenkeel/server/testing/sockets.ts'
import { createTestStream } from '@evenkeel/server/testing/stream.ts'
import { steadyMs, streamTopics } from './streamClients.ts'

const EVERY_MS = 100
const LEVELS = 150
const [DEPTH, TICKER, TRADES] = streamTopics

const stream = createTestStream()
const sockets = await startTestSockets({ stream })
const levels = [-1, 1].map((side) =>
  Array.from({ length: LEVELS }, (_, nth) => [60_000 + (side * (nth + 1)) / 100, amount()]),
)
let beats = 0

function amount(): number {
  return Math.round(Math.random() * 3_000_000) / 1_000_000
}

/** Some of the book changes, as it does; each message carries when it was published. */
function beat(): void {
  for (const side of levels) for (const level of side) if (Math.random() < 0.1) level[1] = amount()
  const at = steadyMs()
  const [bids, asks] = levels
  const price = 60_000 + Math.round(Math.random() * 1_000) / 100
  stream.publish('real', DEPTH, { at, bids, asks, version: ++beats, ts: Date.now() })
  stream.publish('real', TICKER, {
    at,
    open: 59_000.12,
    high: 61_234.5,
    low: 58_000.1,
    close: price,
    amount: 12_345.6789,
    vol: 740_000_000.12,
    count: 123_456,
    bid: price,
    bidSize: amount(),
    ask: price + 0.01,
    askSize: amount(),
    lastPrice: price,
    lastSize: amount(),
  })
  const trade = { id: beats, tradeId: beats, ts: Date.now(), amount: amount(), price }
  const data = [
    { ...trade, direction: 'buy' },
    { ...trade, direction: 'sell' },
  ]
  stream.publish('real', TRADES, { at, id: beats, ts: Date.now(), data })
  stream.flush()
}

const beating = setInterval(beat, EVERY_MS)
let used = performance.eventLoopUtilization()

/** What the process holds and how busy it was since it was last asked. */
process.on('message', (word) => {
  if (word === 'stop') {
    clearInterval(beating)
    process.exit(0)
  }
  const now = performance.eventLoopUtilization()
  const busy = performance.eventLoopUtilization(now, used).utilization
  used = now
  process.send?.({ rss: process.memoryUsage.rss(), busy, open: sockets.figure('sockets') })
})
process.on('disconnect', () => process.exit())
process.send?.(sockets.port)
