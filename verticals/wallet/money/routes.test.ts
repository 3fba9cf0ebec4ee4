/** The exchange's money at the console: it adds up, reserves take two operators, and no credit goes beyond them. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { get, post } from '@evenkeel/server/testing/calls.ts'
import { startTestServer, type TestServer } from '@evenkeel/server/testing/server.ts'

let server: TestServer
before(async () => {
  server = await startTestServer()
})
after(() => server.stop())

async function moneyOf(asset: string) {
  const { token } = await server.operator({ role: 'finance' })
  const { data } = await get(server.consoleUrl, 'console/get_money', { token })
  return data.assets.find((one: { asset: string }) => one.asset === asset)
}

async function attest(body: object) {
  const { token } = await server.operator({ role: 'finance' })
  return {
    again: () => post(server.consoleUrl, 'console/attest_reserves', body, { token }),
    answer: await post(server.consoleUrl, 'console/attest_reserves', body, { token }),
  }
}

test('[W43] what members are owed is what custody holds less what is the house’s', async () => {
  const before = await moneyOf('USDT')
  await server.member({ funds: { USDT: '250.5' } })
  const now = await moneyOf('USDT')
  assert.equal(Number(now.members) - Number(before.members), 250.5)
  const sandbox = now.custody.find(({ name }: { name: string }) => name === 'sandbox')
  assert.equal(sandbox.is_exempt, true, 'the sandbox’s own custody says that it has no reserves')
  assert.equal(sandbox.reserves, undefined)
})

test('[W41] [W44] a sandbox’s reserves are a sample; two operators replace it, and it is in the audit log', async () => {
  const reserves = async () => {
    const { custody } = await moneyOf('BTC')
    return custody.find(({ name }: { name: string }) => name === 'bitcoin').reserves
  }
  assert.deepEqual([(await reserves()).attested, (await reserves()).is_sample], ['1000000', true])
  const said = { asset: 'BTC', chain: 'bitcoin', amount: '12.5' }
  const first = await attest(said)
  assert.deepEqual([first.answer.code, first.answer.data?.is_attested], [1, false])
  assert.equal((await first.again()).reason, 'otherOperatorNeeded')
  assert.equal((await attest({ ...said, amount: '12' })).answer.reason, 'figuresDiffer')
  assert.equal((await attest({ ...said, chain: 'tron' })).answer.reason, 'networkNotListed')
  assert.equal((await attest(said)).answer.data.is_attested, true)
  const { attested, free, is_sample } = await reserves()
  assert.deepEqual([attested, free, is_sample], ['12.5', '12.5', false])
  const { token } = await server.operator()
  const log = await get(
    server.consoleUrl,
    `console/get_audit?subject=${encodeURIComponent('reserves BTC bitcoin')}`,
    { token },
  )
  assert.ok(log.data.rows.some((row: { after?: string }) => row.after === '12.5'))
})
