/** The real server in a process of its own, with members to call it as. */
import { startTestServer } from '@evenkeel/server/testing/server.ts'

const MEMBERS = 50

const server = await startTestServer()
const tokens: string[] = []
for (let nth = 0; nth < MEMBERS; nth++)
  tokens.push((await server.member({ funds: { USDT: '1000000' } })).token)
process.send?.({ url: server.url, tokens })
process.on('message', async () => {
  await server.stop()
  process.exit(0)
})
