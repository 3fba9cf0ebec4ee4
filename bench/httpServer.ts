/** The real server in a process of its own, with members to call it as. */
import { newKey } from '@evenkeel/server/testing/calls.ts'
import { cpuOf } from './cpu.ts'
import { startBenchServer } from './server.ts'

const MEMBERS = 50

const server = await startBenchServer()
const database = await server.connect()
const tokens: string[] = []
for (let nth = 0; nth < MEMBERS; nth++) {
  const { token } = await server.member({ funds: { USDT: '10000000', BTC: '1000' } })
  await moveHalf(server.url, token)
  tokens.push(token)
}
process.send?.({ url: server.url, opsUrl: server.opsUrl, tokens })

/** Both accounts hold something, so that transfers go either way. */
async function moveHalf(url: string, token: string): Promise<void> {
  await fetch(`${url}/api/wallet/make_transfer`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      token,
      'idempotency-key': newKey(),
    },
    body: JSON.stringify({ asset: 'USDT', amount: '5000000', from: 'spot', to: 'trading' }),
  })
}

process.on('message', async (wish) => {
  if (wish === 'cpu') {
    process.send?.(await cpuOf(database))
    return
  }
  await database.end()
  await server.stop()
  process.exit(0)
})
