/** The real server in a process of its own, with simulated prices, the limits that an operator has, and members who trade. */
import { readConfig } from '@evenkeel/server/config.ts'
import { startBenchServer } from './server.ts'

const TRADERS = 20

export type FloodReady = {
  readonly url: string
  readonly opsUrl: string
  readonly tokens: readonly string[]
  /** Where Bitcoin stands. */
  readonly price: string
}

const { limits } = readConfig({})
const server = await startBenchServer({ config: { prices: { kind: 'simulator' }, limits } })
const tokens: string[] = []
for (let nth = 0; nth < TRADERS; nth++) {
  const { token } = await server.member({ funds: { USDT: '10000000', BTC: '1000' } })
  tokens.push(token)
}
const { url, opsUrl } = server
const ticker = await fetch(`${url}/api/currency/get_ticker?symbol=btcusdt`)
const { data } = (await ticker.json()) as { data: { close: string } }
process.send?.({ url, opsUrl, tokens, price: data.close } satisfies FloodReady)

async function end(): Promise<void> {
  await server.stop()
  process.exit(0)
}
process.on('message', end)
process.on('disconnect', end)
