/** Calls of the market on a real server with simulated prices: how long one takes from asking to the last byte. */
import { startTestServer } from '@evenkeel/server/testing/server.ts'
import { type Figure, quantile, round } from './figures.ts'

const CALLS = 2_000
const calls = {
  'market.kline': 'currency/market_history_kline?symbol=btcusdt&period=1min&size=150',
  'market.tickers': 'currency/get_tickers',
  'market.depth': 'currency/get_depth?symbol=btcusdt&size=150',
}

/** One call at a time: what is measured is the answer, not the queue before it. */
export async function benchMarket(): Promise<Figure[]> {
  const server = await startTestServer({ config: { prices: { kind: 'simulator' } } })
  try {
    const figures: Figure[] = []
    for (const [name, path] of Object.entries(calls)) {
      const ask = async () => (await fetch(`${server.url}/api/${path}`)).arrayBuffer()
      for (let nth = 0; nth < CALLS / 10; nth++) await ask()
      const waits = new Float64Array(CALLS)
      for (let nth = 0; nth < CALLS; nth++) {
        const begun = performance.now()
        await ask()
        waits[nth] = performance.now() - begun
      }
      for (const part of [0.5, 0.99])
        figures.push({
          name: `${name}.p${part * 100}`,
          value: round(quantile(waits, part)),
          unit: 'ms',
        })
    }
    return figures
  } finally {
    await server.stop()
  }
}
