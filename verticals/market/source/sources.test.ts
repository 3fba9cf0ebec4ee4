/** Where prices come from, on a running server: what two operators choose is obeyed at once, and after a restart. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { eventually } from '@evenkeel/kernel/testing'
import { get, post } from '@evenkeel/server/testing/calls.ts'
import { startTestServer, type TestServer } from '@evenkeel/server/testing/server.ts'
import { traderOn } from '@evenkeel/server/testing/traders.ts'
import { openSources } from './sources.ts'

const config = { prices: { kind: 'simulator' } } as const

let server: TestServer
before(async () => {
  server = await startTestServer({ config })
})
after(() => server.stop())

/** One operator proposes it, another one approves. */
async function choose(source: string): Promise<void> {
  const { token } = await server.operator({ role: 'finance' })
  const other = await server.operator({ role: 'finance' })
  const asked = { group: 'prices', id: 'all', values: { source }, reason: 'as agreed' }
  const made = await post(server.consoleUrl, 'console/propose_terms', asked, { token })
  assert.equal(made.code, 1, made.msg)
  assert.equal(await isSimulated(), source !== 'simulator', 'a proposal changes nothing')
  const { data } = await get(server.consoleUrl, 'console/get_proposals', { token })
  const [{ id, text }] = data.proposals
  const approval = { id, seen: text }
  const own = await post(server.consoleUrl, 'console/approve_proposal', approval, { token })
  assert.equal(own.reason, 'otherOperatorNeeded')
  const done = await post(server.consoleUrl, 'console/approve_proposal', approval, {
    token: other.token,
  })
  assert.equal(done.code, 1, done.msg)
}

const isSimulated = async () => (await get(server.url, 'common/config', {})).data.is_simulated
const bitcoin = async () => {
  const { data } = await get(server.url, 'currency/get_tickers', {})
  return data.tickers.find(({ symbol }: { symbol: string }) => symbol === 'btcusdt')
}

test('[Q30] without a source prices are stale and market orders refused, also after a restart; with it they are live again', async () => {
  const trader = await traderOn(server)
  const order = { pair: 'btcusdt', side: 'buy', kind: 'market', spend: '50' }
  const buy = () => trader.post('place_order', order)
  await eventually('there are prices', async () => (await bitcoin())?.isStale === false)
  assert.equal((await buy()).code, 1)
  await choose('none')
  await eventually('nobody is told that they are simulated', async () => !(await isSimulated()))
  await eventually('they are stale', async () => (await bitcoin()).isStale === true)
  assert.equal((await buy()).reason, 'priceFeedStale')

  const { dataDir } = server
  await server.pause()
  server = await startTestServer({ dataDir, config })
  assert.equal(await isSimulated(), false)
  assert.equal((await buyOn(trader.token, order)).reason, 'priceFeedStale')

  await choose('simulator')
  await eventually('they are simulated', isSimulated)
  await eventually('they are live', async () => (await bitcoin())?.isStale === false)
  await eventually('orders are filled', async () => (await buyOn(trader.token, order)).code === 1)
})

const buyOn = (token: string, order: object) =>
  post(server.url, 'spot/place_order', order, { token })

test('[Q30] in production there is no simulator to choose, and one that was chosen elsewhere is not obeyed', async () => {
  const platform = {
    config: { production: true, prices: { kind: 'none' } },
    parameter: () => 'simulator',
    onFailure: () => () => undefined,
    exchange: { watchAll: () => () => undefined },
  }
  const sources = await openSources(platform as never)
  assert.deepEqual([sources.choices, sources.chosen()], [['none'], 'none'])
  assert.equal(sources.source.isSimulated, false)
  sources.stop()
})
