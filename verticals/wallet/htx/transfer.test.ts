/** Money of programs between the own accounts. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { balancesOf } from '@evenkeel/server/testing/calls.ts'
import { askSigned, keyFor, type TestKey } from '@evenkeel/server/testing/programs.ts'
import { startTestServer, type TestServer } from '@evenkeel/server/testing/server.ts'

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
    { amount: 1.5 },
    { currency: 'none' },
    {},
    { nonsense: 1 },
    { 'margin-account': 'BTC-USDT' },
  ])
    assert.equal((await move({ ...asked, amount: '0', ...wrong })).status, 'error')
  assert.deepEqual(await balancesOf(server.url, token), { 'USDT spot': '60', 'USDT trading': '40' })
})
