/** The idempotency key: one effect and one answer, however often, by whom and when it is asked. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { KEY_HEADER } from '@evenkeel/wire'
import { balancesOf, get, makeTransfer, newKey, post, transfer } from '../testing/calls.ts'
import { startTestServer, type TestServer } from '../testing/server.ts'

let server: TestServer

before(async () => {
  server = await startTestServer()
})
after(() => server.stop())

const ask = (token: string, key: string, body: unknown = transfer) =>
  makeTransfer(server.url, token, body, key)

async function tradingOf(token: string): Promise<string | undefined> {
  return (await balancesOf(server.url, token))['USDT trading']
}

async function idsOf(token: string): Promise<string[]> {
  const { data } = await get(server.url, 'wallet/get_transfers?size=100', { token })
  return data.rows.map(({ id }: { id: string }) => id)
}

test('[M2] 50 identical requests at once have one effect and one id', async () => {
  const { token } = await server.member()
  const key = newKey()
  const answers = await Promise.all(Array.from({ length: 50 }, () => ask(token, key)))
  const ids = new Set(answers.map(({ code, data }) => (code === 1 ? data.id : code)))
  assert.equal(ids.size, 1)
  assert.equal(await tradingOf(token), '1')
  assert.deepEqual(await idsOf(token), [...ids])
})

test('[M1] 64 transfers at once never move more than there is', async () => {
  const { token } = await server.member({ funds: { USDT: '10' } })
  const answers = await Promise.all(Array.from({ length: 64 }, () => ask(token, newKey())))
  const reasons = answers.map(({ code, reason }) => (code === 1 ? 'moved' : reason))
  assert.equal(reasons.filter((reason) => reason === 'moved').length, 10)
  assert.equal(reasons.filter((reason) => reason === 'insufficientFunds').length, 54)
  assert.deepEqual(await balancesOf(server.url, token), { 'USDT trading': '10' })
})

test('[M2] a key that is used for something else is refused, and nothing moves', async () => {
  const { token } = await server.member()
  const key = newKey()
  await ask(token, key)
  const others = [
    { amount: '2' },
    { asset: 'BTC' },
    { from: 'trading', to: 'spot' },
    { to: 'finance' },
  ]
  for (const other of others) {
    const { status, code, reason } = await ask(token, key, { ...transfer, ...other })
    assert.deepEqual({ status, code, reason }, { status: 200, code: 409, reason: 'keyReused' })
  }
  assert.equal(await tradingOf(token), '1')
})

test('[M2] the same request in another spelling is the same request', async () => {
  const { token } = await server.member()
  const key = newKey()
  const first = await ask(token, key)
  const spellings = [
    { ...transfer, random: 1 },
    { ...transfer, amount: '1.00' },
    { to: 'trading', from: 'spot', amount: '01', asset: 'USDT' },
  ]
  for (const body of spellings) assert.equal((await ask(token, key, body)).data?.id, first.data.id)
  assert.equal(await tradingOf(token), '1')
})

test('[M2] a refusal is kept too: a repeat gets it even when it could now be paid', async () => {
  const { token } = await server.member()
  const [early, late] = [newKey(), newKey()]
  const back = { ...transfer, from: 'trading', to: 'spot' }
  assert.equal((await ask(token, early, back)).reason, 'insufficientFunds')
  await ask(token, late)
  assert.equal((await ask(token, early, back)).reason, 'insufficientFunds')
  assert.equal(await tradingOf(token), '1')
})

test('[M2] a bad request leaves its key free', async () => {
  const { token } = await server.member()
  const key = newKey()
  assert.equal((await ask(token, key, { ...transfer, amount: 'x' })).reason, 'badRequest')
  assert.equal((await ask(token, key)).code, 1)
})

test("[M2] two members' same keys are independent, and so are demo and real", async () => {
  const key = newKey()
  const members = await Promise.all([
    server.member(),
    server.member(),
    server.member({ realm: 'demo' }),
  ])
  const ids = new Set<string>()
  for (const { token } of members) {
    const { data } = await ask(token, key)
    ids.add(data.id)
    assert.equal(await tradingOf(token), '1')
  }
  assert.equal(ids.size, 3)
  for (const { token } of members)
    assert.equal((await ask(token, key, { ...transfer, amount: '3' })).reason, 'keyReused')
})

test('[M2] the same member number in the other realm is somebody else', async () => {
  const [real, demo] = [await server.member(), await server.member({ realm: 'demo' })]
  await server.query('update session set member = $1 where member = $2', [real.member, demo.member])
  const key = newKey()
  const first = await ask(real.token, key)
  assert.equal((await ask(demo.token, key)).reason, 'insufficientFunds')
  assert.equal((await ask(real.token, key)).data.id, first.data.id)
})

test('[M2] [J1] after a restart a repeat has the same id, and the lists are the same', async () => {
  const { token } = await server.member()
  const keys = Array.from({ length: 20 }, newKey)
  const asked = await Promise.all(keys.map((key) => ask(token, key)))
  const ids = asked.map(({ data }) => data.id)
  const [listed, held] = [await idsOf(token), await balancesOf(server.url, token)]
  assert.deepEqual([...listed].sort(), [...ids].sort())
  await server.pause()
  server = await startTestServer({ dataDir: server.dataDir })
  for (const [nth, key] of keys.entries()) assert.equal((await ask(token, key)).data.id, ids[nth])
  assert.deepEqual(await idsOf(token), listed)
  assert.deepEqual(await balancesOf(server.url, token), held)
})

test('pages of any size list every transfer once, newest first', async () => {
  const { token } = await server.member()
  const ids: string[] = []
  for (let nth = 0; nth < 12; nth++) ids.unshift((await ask(token, newKey())).data.id)
  for (const size of [1, 5, 11, 12, 13, 100]) {
    const listed: string[] = []
    let after = ''
    for (;;) {
      const path = `wallet/get_transfers?size=${size}${after}`
      const { data } = await get(server.url, path, { token })
      listed.push(...data.rows.map(({ id }: { id: string }) => id))
      if (data.next === undefined) break
      after = `&after=${data.next}`
    }
    assert.deepEqual(listed, ids, `pages of ${size}`)
  }
})

test('[A1] a request with a key gets its answer while many others wait', async () => {
  const { token } = await server.member()
  const headers = () => ({ token, [KEY_HEADER]: newKey() })
  const body = { ...transfer, amount: '0.01' }
  const many = Array.from({ length: 400 }, () =>
    post(server.url, 'wallet/make_transfer', body, headers()),
  )
  const answers = await Promise.all(many)
  assert.deepEqual(new Set(answers.map(({ code }) => code)), new Set([1]))
  assert.equal(await tradingOf(token), '4')
})
