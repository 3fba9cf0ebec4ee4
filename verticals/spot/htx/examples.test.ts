/** The examples of programs do what they say, against the whole server. */
import assert from 'node:assert/strict'
import { execFile, spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { promisify } from 'node:util'
import { eventually } from '@evenkeel/kernel/testing'
import { keyFor } from '@evenkeel/server/testing/programs.ts'
import { startTestServer, type TestServer } from '@evenkeel/server/testing/server.ts'
import { type Trader, traderAt } from '@evenkeel/server/testing/traders.ts'

const run = promisify(execFile)
const EXAMPLES = join(import.meta.dirname, '../../../examples')
const PATIENCE_MS = 120_000
let server: TestServer
let trader: Trader
let env: Record<string, string>

before(async () => {
  server = await startTestServer({ config: { prices: { kind: 'simulator' } } })
  const { member, token } = await server.member()
  trader = traderAt(server.url, token)
  const { apiKey, secret } = await keyFor(server, member)
  env = {
    PATH: process.env.PATH ?? '',
    EVENKEEL_URL: server.url,
    EVENKEEL_KEY: apiKey,
    EVENKEEL_SECRET: secret,
  }
  const merged = `${server.url}/market/detail/merged?symbol=btcusdt`
  const isThere = async () => (await (await fetch(merged)).json()).status === 'ok'
  await eventually('there is a price', isThere)
})
after(() => server.stop())

/** What it says, and that it left one more order behind that is cancelled. */
async function runs(command: string, file: string): Promise<string> {
  const before = (await trader.get('get_order_history')).data.orders.length
  const { stdout } = await run(command, [join(EXAMPLES, file)], { env, timeout: PATIENCE_MS })
  const { orders } = (await trader.get('get_order_history')).data
  assert.equal(orders.length, before + 1)
  assert.deepEqual(
    [orders[0].state, orders[0].why, orders[0].quantity],
    ['cancelled', 'member', '0.001'],
  )
  assert(stdout.includes(orders[0].id), stdout)
  assert.match(stdout, /usdt trade:? 100000/)
  return stdout
}

test('[S42, S44] the example in TypeScript places, hears of and cancels an order', async () => {
  const said = await runs(process.execPath, 'trade.ts')
  assert.match(said, /creation, submitted/)
  assert.match(said, /cancellation, canceled/)
})

const noPython = spawnSync('python3', ['--version']).status !== 0

test('[S42] the example in Python places, watches and cancels an order', {
  skip: noPython && 'there is no python3 on this machine',
}, async () => {
  const said = await runs('python3', 'trade.py')
  assert.match(said, /submitted/)
  assert.match(said, /canceled/)
})

test('[S42] with a wrong secret an example says what is wrong, and places nothing', async () => {
  const wrong = { ...env, EVENKEEL_SECRET: 'x'.repeat(43) }
  const failed = run(process.execPath, [join(EXAMPLES, 'trade.ts')], {
    env: wrong,
    timeout: PATIENCE_MS,
  })
  await assert.rejects(failed, ({ stderr }: { stderr: string }) =>
    stderr.includes('Incorrect signature'),
  )
})
