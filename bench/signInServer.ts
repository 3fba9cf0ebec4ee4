/** The real server in a process of its own, behind a proxy that names addresses, with people who have accounts. */
import { registered } from '@evenkeel/verticals/members/testing/registered.ts'
import { startBenchServer } from './server.ts'

const TRADERS = 20
const ACCOUNTS = 50

export type SignInReady = {
  readonly url: string
  readonly tokens: readonly string[]
  readonly emails: readonly string[]
}

const server = await startBenchServer({ config: { trustedProxies: 1 } })
const tokens: string[] = []
for (let nth = 0; nth < TRADERS; nth++) {
  const { token } = await server.member({ funds: { USDT: '10000000', BTC: '1000' } })
  tokens.push(token)
}
const emails: string[] = []
for (let nth = 0; nth < ACCOUNTS; nth++) emails.push((await registered(server)).email)
process.send?.({ url: server.url, tokens, emails } satisfies SignInReady)

async function end(): Promise<void> {
  await server.stop()
  process.exit(0)
}
process.on('message', end)
process.on('disconnect', end)
