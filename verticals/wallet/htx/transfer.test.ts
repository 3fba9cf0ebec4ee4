/** Money of programs between the own accounts. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { balancesOf } from '@evenkeel/server/testing/calls.ts'
import { askSigned, keyFor, type TestKey } from '@evenkeel/server/testing/programs.ts'
import { startTestServer, type TestServer } from '@evenkeel/server/testing/server.ts'
import pg from 'pg'

let server: TestServer
let token: string
let key: TestKey
before(async () => {
  server = await startTestServer()
  const made = await server.member({ funds: { USDT: '100' } })
  token = made.token
  key = await keyFor(server, made.member)
})
after(() => server.stop())

const move = (body: object) =>
  askSigned(server.url, key, { method: 'POST', path: '/v2/account/transfer', body })

test('[W58] a program moves money between the accounts of its member, and no more than there is', async () => {
  const asked = { from: 'spot', to: 'linear-swap', currency: 'usdt', amount: '40.5' }
  assert.equal((await move(asked)).code, 200)
  assert.deepEqual(await balancesOf(server.url, token), {
    'USDT spot': '59.5',
    'USDT trading': '40.5',
  })
  assert.match((await move({ ...asked, nonsense: 1 })).message, /`nonsense`/)
  const back = await move({ ...asked, from: 'linear-swap', to: 'spot', amount: '0.5' })
  assert.equal(back.success, true)
  assert.equal((await move({ ...asked, amount: '1000' }))['err-code'], 'dw-insufficient-balance')
  for (const wrong of [
    { to: 'otc' },
    { to: 'spot' },
    { amount: true },
    { currency: 'none' },
    {},
    { nonsense: 1 },
    { 'margin-account': 'BTC-USDT' },
  ])
    assert.equal((await move({ ...asked, amount: '0', ...wrong })).status, 'error')
  assert.deepEqual(await balancesOf(server.url, token), { 'USDT spot': '60', 'USDT trading': '40' })
})

test('[W70] transfers are listed without a look at the fills of spot', async (t) => {
  const { member } = await server.member({ funds: { USDT: '100' } })
  const own = await keyFor(server, member)
  const body = { from: 'spot', to: 'linear-swap', currency: 'usdt', amount: '40.5' }
  const path = '/v2/account/transfer'
  assert.equal((await askSigned(server.url, own, { method: 'POST', path, body })).code, 200)
  const { mock } = t.mock.method(pg.Pool.prototype, 'query')
  const { data } = await askSigned(server.url, own, {
    path: '/v5/account/universal_transfer_records',
  })
  assert.deepEqual(
    data.map(({ amount, currency }: Record<string, unknown>) => [amount, currency]),
    [[40.5, 'USDT']],
  )
  const read = mock.calls.find((call) => /as found order by seq/.test(String(call.arguments[0])))
  const [sql, values] = (read?.arguments ?? []) as unknown as [string, readonly unknown[]]
  const explained = `explain ${sql}`
  const plan = JSON.stringify(await server.query(explained, values))
  assert.match(plan, / on bill/)
  assert.doesNotMatch(plan, / on spot_fill/)
})
