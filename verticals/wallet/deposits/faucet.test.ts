/** Test funds over HTTP: as a deposit from a chain, so much a day, once, also when the server stops in between. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { eventually } from '@evenkeel/kernel/testing'
import { balancesOf, get, newKey, post } from '@evenkeel/server/testing/calls.ts'
import { startTestServer, type TestServer } from '@evenkeel/server/testing/server.ts'
import { KEY_HEADER } from '@evenkeel/wire'
import type { Deposits } from './deposits.ts'
import { confirmationsAt, stepMs } from './records.ts'
import { depositRoutes } from './routes.ts'

let server: TestServer
before(async () => {
  server = await startTestServer()
})
after(() => server.stop())

const take = (token: string, body: object = { asset: 'USDT', chain: 'polygon' }, key = newKey()) =>
  post(server.url, 'wallet/get_test_funds', body, { token, [KEY_HEADER]: key })
const listOf = async (token: string) =>
  (await get(server.url, 'wallet/get_deposits', { token })).data.rows

/** As if they had been asked for a minute ago. */
const hurry = () =>
  server.query(
    `update test_deposit set asked_at = asked_at - interval '1 minute' where not credited`,
  )

async function creditedOf(token: string) {
  return eventually('the test funds come', async () => {
    const [row] = await listOf(token)
    return row?.status === 'credited' && row
  })
}

test('[W39] test funds come as a deposit does: confirming first, then a balance, once a day', async () => {
  const { token } = await server.member({ funds: {} })
  const key = newKey()
  const taken = await take(token, undefined, key)
  assert.equal(taken.code, 1, taken.text)
  const [first] = await listOf(token)
  assert.deepEqual([first.kind, first.status, first.needed], ['test', 'confirming', 128])
  assert.ok(first.confirmations < 128)
  assert.equal((await balancesOf(server.url, token))['USDT spot'], undefined)
  assert.equal((await take(token, undefined, key)).data.id, first.id)
  for (const other of [
    { asset: 'ETH', chain: 'ethereum' },
    { asset: 'USDT', chain: 'tron' },
  ])
    assert.equal((await take(token, other, key)).reason, 'keyReused')
  assert.equal((await take(token)).reason, 'faucetEmpty')
  const other = await take(token, { asset: 'USDT', chain: 'tron' })
  assert.equal(other.reason, 'faucetEmpty', 'the day is the coin’s, not the network’s')
  assert.equal((await take(token, { asset: 'BTC', chain: 'tron' })).reason, 'networkNotListed')
  await hurry()
  assert.equal((await creditedOf(token)).amount, '10000')
  assert.equal((await balancesOf(server.url, token))['USDT spot'], '10000')
  const bill = await get(server.url, 'wallet/get_bill', { token })
  assert.equal(bill.data.rows[0].reason, 'sandboxFunds', 'no chain is said to hold them')
  const { data } = await get(server.url, 'wallet/get_networks', { token })
  const usdt = data.test_funds.find((one: { asset: string }) => one.asset === 'USDT')
  assert.equal(usdt.is_taken, true)
  await server.query('update test_deposit set day = day - 1')
  assert.equal((await take(token)).code, 1, 'the next day there is more')
})

test('confirmations count up in time, a few seconds each', () => {
  assert.deepEqual([3, 12, 20, 128].map(stepMs), [2000, 2000, 1500, 250])
  const at = (ms: number) => confirmationsAt(ms, 0, 12)
  assert.deepEqual([-5, 0, 1_999, 2_000, 23_999, 24_000, 1e9].map(at), [0, 0, 0, 1, 11, 12, 12])
})

test('[W39] 64 who ask at once for one member get the test funds once', async () => {
  const { token } = await server.member({ funds: {} })
  const answers = await Promise.all(Array.from({ length: 64 }, () => take(token)))
  assert.equal(answers.filter(({ code }) => code === 1).length, 1)
  assert.equal(answers.filter(({ reason }) => reason === 'faucetEmpty').length, 63)
  await hurry()
  await creditedOf(token)
  assert.equal((await balancesOf(server.url, token))['USDT spot'], '10000')
})

test('one key stands for one request for test funds, also when two come at once', async () => {
  const { token } = await server.member({ funds: {} })
  const key = newKey()
  const coins = [
    { asset: 'ETH', chain: 'ethereum' },
    { asset: 'TRX', chain: 'tron' },
    { asset: 'BNB', chain: 'bnb' },
  ]
  const answers = await Promise.all(coins.map((coin) => take(token, coin, key)))
  assert.equal(answers.filter(({ code }) => code === 1).length, 1)
  assert.equal(answers.filter(({ reason }) => reason === 'keyReused').length, 2)
})

test('[W39] a server that stops in between credits after it has started again, and once', async () => {
  const { token } = await server.member({ funds: {} })
  await take(token, { asset: 'ETH', chain: 'ethereum' })
  const { dataDir } = server
  await server.pause()
  server = await startTestServer({ dataDir })
  assert.equal((await balancesOf(server.url, token))['ETH spot'], undefined)
  await hurry()
  await creditedOf(token)
  assert.equal((await balancesOf(server.url, token))['ETH spot'], '2')
  // As after a crash right behind the credit: it is asked for again, and the core knows it.
  await server.query('update test_deposit set credited = false')
  await server.pause()
  server = await startTestServer({ dataDir })
  await creditedOf(token)
  assert.equal((await balancesOf(server.url, token))['ETH spot'], '2')
})

test('[W39] in production there is no such call', () => {
  const deposits = {} as Deposits
  const pathsOf = (production: boolean) =>
    depositRoutes({ deposits, platform: { config: { production } } } as never).map(
      ({ call }) => call.path,
    )
  assert.ok(pathsOf(false).includes('wallet/get_test_funds'))
  assert.ok(!pathsOf(true).includes('wallet/get_test_funds'))
  assert.deepEqual([pathsOf(false).length, pathsOf(true).length], [6, 5])
})
