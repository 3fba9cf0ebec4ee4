/** The real server in a process of its own, with simulated prices, the limits that an operator has, members who trade, and members with a long past. */
import { readConfig } from '@evenkeel/server/config.ts'
import { settleTables, writeHistory } from './readsHistory.ts'
import { startBenchServer } from './server.ts'
import { watchTurns } from './turns.ts'

const TRADERS = 20
const READERS = 8

export type ReadsReady = {
  readonly url: string
  /** Of those who trade, and of those who read. */
  readonly tokens: readonly string[]
  readonly readers: readonly string[]
  /** Where Bitcoin stands. */
  readonly price: string
}

const { limits } = readConfig({})
const server = await startBenchServer({ config: { prices: { kind: 'simulator' }, limits } })
const tokens: string[] = []
for (let nth = 0; nth < TRADERS; nth++)
  tokens.push((await server.member({ funds: { USDT: '10000000', BTC: '1000' } })).token)
const readers: string[] = []
for (let nth = 0; nth < READERS; nth++) {
  const { member, token } = await server.member()
  await writeHistory(server, member, Date.now())
  readers.push(token)
}
await settleTables(server)
const ticker = await fetch(`${server.url}/api/currency/get_ticker?symbol=btcusdt`)
const { data } = (await ticker.json()) as { data: { close: string } }
const look = watchTurns()
process.send?.({ url: server.url, tokens, readers, price: data.close } satisfies ReadsReady)

async function end(): Promise<void> {
  await server.stop()
  process.exit(0)
}
process.on('message', (asked) => {
  if (asked === 'turns') process.send?.(look())
  else void end()
})
process.on('disconnect', end)
