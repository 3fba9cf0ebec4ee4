/** Programs and their keys, over HTTP: who is let in, for what, from where and until when; and what a repeat does. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { eventually } from '@evenkeel/kernel/testing'
import { programs } from '@evenkeel/server/testing/audiences.ts'
import { get, post } from '@evenkeel/server/testing/calls.ts'
import { standingClock } from '@evenkeel/server/testing/clock.ts'
import { askSigned, keyFor, send, signed, type TestKey } from '@evenkeel/server/testing/programs.ts'
import { startTestServer, type TestServer } from '@evenkeel/server/testing/server.ts'
import { type Trader, traderAt } from '@evenkeel/server/testing/traders.ts'
import { withdrawKey } from '@evenkeel/server/testing/withdrawKeys.ts'
import { registered } from '../testing/registered.ts'

type Member = Awaited<ReturnType<TestServer['member']>>

let server: TestServer
let ann: Member
let bob: Member
let app: Trader
let key: TestKey

before(async () => {
  server = await startTestServer()
  ann = await server.member()
  bob = await server.member()
  app = traderAt(server.url, ann.token)
  key = await keyFor(server, ann.member)
})
after(() => server.stop())

const accounts = { path: '/v1/account/accounts' }
const place = '/v1/order/orders/place'
const limit = { symbol: 'btcusdt', type: 'buy-limit', amount: '0.01', price: '50000' }
const ask = (request: Parameters<typeof signed>[2], by: TestKey = key) =>
  askSigned(server.url, by, request)
/** What an order costs nobody twice. */
const openIds = async () => (await app.open()).map(({ id }) => id)

function isRefused(answer: Record<string, unknown>, says: RegExp): void {
  assert.equal(answer['err-code'], 'api-signature-not-valid', JSON.stringify(answer))
  assert.match(String(answer['err-msg']), says)
  assert.equal(answer.data, null)
}

test('[E20] a request that is signed right is let in, and the use is written down', async () => {
  const { status, data } = await ask(accounts)
  assert.equal(status, 'ok')
  assert.deepEqual([data.length, data[0].type], [1, 'spot'])
  await eventually('the use is written down', async () => {
    const [row] = await server.query('select used_at from api_key where id = $1', [key.number])
    return row?.used_at !== null
  })
})

test('[E20] whatever is changed of what was signed, is refused', async () => {
  const { address, init } = signed(server.url, key, { ...accounts, query: { size: '5' } })
  const path = `${server.url}/v1/account/accounts`
  const other = `${server.url}/v1/order/openOrders`
  const changes: readonly [string, string][] = [
    ['the path', address.replace(path, other)],
    ['a parameter', address.replace('size=5', 'size=6')],
    ['one more parameter', `${address}&symbol=btcusdt`],
    ['a parameter that is gone', address.replace('&size=5', '')],
    [
      'the time',
      address.replace(
        /(Timestamp=\d{4}-\d\d-\d\dT\d\d%3A\d\d%3A)(\d)/,
        (_, all, one) => `${all}${(Number(one) + 1) % 6}`,
      ),
    ],
    [
      'the signature',
      address.replace(/Signature=(.)/, (_, one) => `Signature=${one === 'A' ? 'B' : 'A'}`),
    ],
  ]
  for (const [name, changed] of changes) {
    assert.notEqual(changed, address, name)
    isRefused(await send({ address: changed, init }), /Incorrect signature/)
  }
  isRefused(
    await send({ address, init: { ...init, method: 'POST', body: '{}' } as never }).then(
      (answer) => ({
        'err-code': 'api-signature-not-valid',
        'err-msg': answer['err-msg'],
        data: null,
      }),
    ),
    /no such call/,
  )
  isRefused(await ask({ ...accounts, host: 'elsewhere.example' }), /Incorrect signature/)
  isRefused(await ask(accounts, { ...key, secret: 'x'.repeat(43) }), /Incorrect signature/)
  isRefused(await send({ address: `${address}&size=5`, init }), /twice/)
  const bare = await (await fetch(path)).json()
  isRefused(bare, /missing/)
})

test('[E20] a signature is good for five minutes, before and after', async () => {
  const minutes = (count: number) => Date.now() + count * 60_000
  for (const at of [minutes(-4.9), minutes(4.9)])
    assert.equal((await ask({ ...accounts, at })).status, 'ok')
  for (const at of [minutes(-5.1), minutes(5.1), 0])
    isRefused(await ask({ ...accounts, at }), /submission time/)
})

test('[E52] a key that was removed, has expired, or is of a frozen account is worth nothing at once', async () => {
  const member = (await server.member()).member
  const gone = await keyFor(server, member)
  assert.equal((await ask(accounts, gone)).status, 'ok')
  await server.query('delete from api_key where id = $1', [gone.number])
  isRefused(await ask(accounts, gone), /Incorrect Access key/)
  isRefused(await ask(accounts, await keyFor(server, member, { endsIn: -1 })), /expired/)
  const soon = await keyFor(server, member, { endsIn: 60_000 })
  assert.equal((await ask(accounts, soon)).status, 'ok')
  const freezes = [
    [
      'update member set frozen_at = now() where id = $1',
      'update member set frozen_at = null where id = $1',
    ],
    [
      'update member set operator_frozen_at = now() where id = $1',
      'update member set operator_frozen_at = null where id = $1',
    ],
  ] as const
  for (const [freeze, thaw] of freezes) {
    await server.query(freeze, [member])
    isRefused(await ask(accounts, soon), /Incorrect Access key/)
    await server.query(thaw, [member])
  }
  assert.equal((await ask(accounts, soon)).status, 'ok')
})

test('[E20, E52] a key of the security centre is good until it is deleted there, and for 90 days from anywhere', async () => {
  const me = await registered({ url: server.url })
  const proof = { password: me.password }
  const call = (path: string, body: object) =>
    post(server.url, path, { ...body, proof }, { token: me.token })
  const make = (days: number) =>
    call('user/make_api_key', { name: 'bot', may_trade: true, addresses: [], realm: 'demo', days })
  assert.equal((await make(366)).reason, 'badRequest')
  const made = await make(365)
  assert.equal(made.code, 1, made.text)
  const own = { apiKey: made.data.key, secret: made.data.secret, number: 0 }
  assert.equal((await ask(accounts, own)).status, 'ok')
  const { data } = await get(server.url, 'user/get_security', { token: me.token })
  const [shown] = data.api_keys
  assert.equal(shown.realm, 'demo')
  assert(Math.abs(shown.expires_at - Date.now() - 90 * 86_400_000) < 60_000)
  assert.equal((await call('user/remove_api_key', { id: made.data.id })).code, 1)
  isRefused(await ask(accounts, own), /Incorrect Access key/)
})

test('[E20] a key that is held to addresses is good from these alone', async () => {
  const near = await keyFor(server, ann.member, { addresses: ['192.0.2.7', '127.0.0.0/8', '::1'] })
  assert.equal((await ask(accounts, near)).status, 'ok')
  const far = await keyFor(server, ann.member, { addresses: ['192.0.2.0/24', '2001:db8::/32'] })
  isRefused(await ask(accounts, far), /address/)
})

const concrete = (path: string) => path.replace(/:[a-z-]+/, 'A'.repeat(22))

test('[Z2] programs call what is written down, by the scope that is written down, and with nothing but a key', async () => {
  const reader = await keyFor(server, ann.member, { mayTrade: false })
  const payer = await withdrawKey(server, ann.member)
  for (const [scope, names] of Object.entries(programs))
    for (const name of names) {
      const [method, path] = name.split(' ') as ['GET' | 'POST', string]
      const request = { method, path: concrete(path), ...(method === 'POST' && { body: {} }) }
      const headers = { token: ann.token, 'content-type': 'application/json' }
      const body = method === 'POST' ? { body: '{}' } : {}
      const byToken = await (
        await fetch(server.url + request.path, { method, headers, ...body })
      ).json()
      isRefused(byToken, /missing/)
      const read = await ask(request, reader)
      if (scope === 'read') assert.notEqual(read['err-code'], 'api-signature-not-valid', name)
      else isRefused(read, /API key has no permission/)
      const traded = await ask(request)
      assert.notEqual(traded['err-code'], 'gateway-internal-error', name)
      if (scope === 'withdraw') isRefused(traded, /API key has no permission to withdraw/)
      else assert.doesNotMatch(traded['err-msg'] ?? '', /no permission/)
      const paid = await ask(request, payer)
      assert.notEqual(paid['err-code'], 'gateway-internal-error', name)
      assert.doesNotMatch(paid['err-msg'] ?? '', /no permission/, name)
    }
  assert.equal(server.logged().includes(key.secret), false)
})

test('[Z1] nobody reads or cancels the order of another, by whatever name', async () => {
  const theirs = await keyFor(server, bob.member)
  const body = { ...limit, 'client-order-id': 'mine' }
  const { data: id } = await ask({ method: 'POST', path: place, body })
  const foreign = [
    await ask({ path: `/v1/order/orders/${id}` }, theirs),
    await ask(
      { path: '/v1/order/orders/getClientOrder', query: { clientOrderId: 'mine' } },
      theirs,
    ),
    await ask({ method: 'POST', path: `/v1/order/orders/${id}/submitcancel`, body: {} }, theirs),
    await ask(
      {
        method: 'POST',
        path: '/v1/order/orders/submitCancelClientOrder',
        body: { 'client-order-id': 'mine' },
      },
      theirs,
    ),
  ]
  for (const answer of foreign) assert.equal(answer.status, 'error', JSON.stringify(answer))
  const fills = await ask({ path: `/v1/order/orders/${id}/matchresults` }, theirs)
  assert.deepEqual(fills.data, [])
  const { data: own } = await ask(accounts)
  const balance = await ask({ path: `/v1/account/accounts/${own[0].id}/balance` }, theirs)
  assert.equal(balance['err-code'], 'account-get-accounts-inexistent-error')
  assert.deepEqual(await openIds(), [id])
  await ask({ method: 'POST', path: '/v1/order/orders/batchCancelOpenOrders', body: {} })
  assert.deepEqual(await openIds(), [])
})

test('[E53] a request that is sent again is the same request, if it names its order', async () => {
  const request = signed(server.url, key, {
    method: 'POST',
    path: place,
    body: { ...limit, 'client-order-id': 'once' },
  })
  const first = await send(request)
  const again = await send(request)
  assert.deepEqual([first.status, again.data], ['ok', first.data])
  assert.deepEqual(await openIds(), [first.data])
  // The order is over: a late copy of the request still places no other.
  await ask({ method: 'POST', path: `/v1/order/orders/${first.data}/submitcancel`, body: {} })
  assert.equal((await send(request)).data, first.data)
  assert.deepEqual(await openIds(), [])
  const changed = {
    ...request,
    init: {
      ...request.init,
      body: JSON.stringify({ ...limit, amount: '0.02', 'client-order-id': 'once' }),
    },
  }
  assert.equal((await send(changed))['err-code'], 'invalid-client-order-id')
  assert.deepEqual(await openIds(), [])
})

test('[E53] a body that is signed cannot be changed, nor left out', async () => {
  const request = signed(server.url, key, {
    method: 'POST',
    path: place,
    body: limit,
    withBody: true,
  })
  const changed = {
    ...request,
    init: { ...request.init, body: JSON.stringify({ ...limit, amount: '0.9' }) },
  }
  isRefused(await send(changed), /body/)
  const without = { ...request, address: request.address.replace(/&?BodySha256=[0-9a-f]+/, '') }
  isRefused(await send(without), /Incorrect signature/)
  assert.deepEqual(await openIds(), [])
  const { data } = await send(request)
  assert.deepEqual(await openIds(), [data])
  await ask({ method: 'POST', path: '/v1/order/orders/batchCancelOpenOrders', body: {} })
})

test('[E54] a key has its own limit, and leaves the app alone', async (t) => {
  const limits = {
    addressPerSecond: 100_000,
    memberPerSecond: 4,
    socketsPerAddress: 100,
    connectionsPerAddress: 1_000,
  }
  const strict = await startTestServer({ config: { limits }, clock: standingClock() })
  t.after(() => strict.stop())
  const { member, token } = await strict.member()
  const [one, other] = [await keyFor(strict, member), await keyFor(strict, member)]
  const flood = await Promise.all(
    Array.from({ length: 20 }, () => askSigned(strict.url, one, accounts)),
  )
  const told = flood.filter(
    (answer) => answer['err-code'] === 'base-request-exceed-frequency-limit',
  )
  // Half of the member's 4 a second, and twice as much at once.
  assert.equal(20 - told.length, 4)
  assert.equal((await askSigned(strict.url, other, accounts)).status, 'ok')
  assert.equal((await get(strict.url, 'wallet/get_balances', { token })).code, 1)
})

test('[E53] amounts are decimals in quotes: a number of JSON is refused, whatever is malformed is no failure', async () => {
  const wrong: readonly object[] = [
    { ...limit, amount: 0.01 },
    { ...limit, amount: '1e3' },
    { ...limit, amount: '-1' },
    { ...limit, price: null },
    { ...limit, type: 'buy-nothing' },
    { ...limit, symbol: '__proto__' },
    { ...limit, 'account-id': '1' },
    { ...limit, 'client-order-id': 'a b' },
    { ...limit, 'client-order-id': 'x'.repeat(65) },
    [limit],
    {},
  ]
  for (const body of wrong) {
    const answer = await ask({ method: 'POST', path: place, body })
    assert.equal(answer.status, 'error', JSON.stringify(body))
    assert.notEqual(answer['err-code'], 'gateway-internal-error', JSON.stringify(body))
  }
  assert.deepEqual(await openIds(), [])
})
