/** Calls of the market on a real server with simulated prices: how long one takes from asking to the last byte, and what it costs the server. */
import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { type Figure, quantile, round } from './figures.ts'
import type { Asking } from './marketClient.ts'
import { startBenchServer } from './server.ts'

const CALLS = 2_000
const IDLE_MS = 2_000
const calls = {
  'market.list': 'currency/currency_list',
  'market.kline': 'currency/market_history_kline?symbol=btcusdt&period=1min&size=150',
  'market.tickers': 'currency/get_tickers',
  'market.depth': 'currency/get_depth?symbol=btcusdt&size=150',
  'market.trades': 'currency/get_trades?symbol=btcusdt&size=50',
}

/** One call at a time: what is measured is the answer, not the queue before it. */
export async function benchMarket(): Promise<Figure[]> {
  const server = await startBenchServer({ config: { prices: { kind: 'simulator' } } })
  const client = new Worker(new URL('./marketClient.ts', import.meta.url))
  const ask = async (asking: Asking) => {
    client.postMessage(asking)
    const [waits] = (await once(client, 'message')) as [Float64Array]
    return waits
  }
  try {
    const idle = await idleShare()
    const figures: Figure[] = []
    for (const [name, path] of Object.entries(calls)) {
      const url = `${server.url}/api/${path}`
      await ask({ url, calls: CALLS / 10 })
      const begun = performance.now()
      const before = process.threadCpuUsage()
      const waits = await ask({ url, calls: CALLS })
      const spent = spentSince(before) - idle * (performance.now() - begun)
      figures.push(
        { name: `${name}.p50`, value: round(quantile(waits, 0.5)), unit: 'ms' },
        { name: `${name}.p99`, value: round(quantile(waits, 0.99)), unit: 'ms' },
        { name: `${name}.cpu`, value: round((spent * 1_000) / CALLS), unit: 'us/call' },
      )
    }
    return figures
  } finally {
    await client.terminate()
    await server.stop()
  }
}

/** What the market costs this thread while nobody asks: of all time, the part that it works. */
async function idleShare(): Promise<number> {
  const before = process.threadCpuUsage()
  await new Promise((resolve) => setTimeout(resolve, IDLE_MS))
  return spentSince(before) / IDLE_MS
}

/** In ms of this thread. */
function spentSince(before: NodeJS.CpuUsage): number {
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1_000
}
