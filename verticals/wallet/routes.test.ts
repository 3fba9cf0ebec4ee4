/** The wallet over the network: real HTTP, a real socket, a real database. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { newKey } from '@evenkeel/server/testing/calls.ts'
import { listenAs } from '@evenkeel/server/testing/listener.ts'
import { startTestServer, type TestServer } from '@evenkeel/server/testing/server.ts'

let server: TestServer
before(async () => {
  server = await startTestServer()
})
after(() => server.stop())

async function call(token: string, path: string, body?: object, key = newKey()) {
  const answer = await fetch(`${server.url}/api/${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { token, 'content-type': 'application/json', 'idempotency-key': key },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  return (await answer.json()) as { code: number; reason?: string; data: never }
}

type Balance = { asset: string; account: string; available: string }
type Held = { balances: Balance[] }
async function held(token: string, account: string): Promise<string | undefined> {
  const { data } = await call(token, 'wallet/get_balances')
  const { balances } = data as Held
  return balances.find((row) => row.asset === 'USDT' && row.account === account)?.available
}

const transfer = { asset: 'USDT', amount: '12.5', from: 'spot', to: 'trading' }

test('[W7] a repeated transfer gives the same id and moves once', async () => {
  const { token } = await server.member({ funds: { USDT: '100' } })
  const key = newKey()
  const first = await call(token, 'wallet/make_transfer', transfer, key)
  const second = await call(token, 'wallet/make_transfer', transfer, key)
  assert.equal(first.code, 1)
  assert.deepEqual(second, first)
  assert.equal(await held(token, 'trading'), '12.5')
  const other = await call(token, 'wallet/make_transfer', { ...transfer, amount: '1' }, key)
  assert.equal(other.reason, 'keyReused')
  assert.equal(await held(token, 'spot'), '87.5')
})

test('[W8] the bill has each movement once, by tab, newest first, page by page', async () => {
  const { token } = await server.member({ funds: { USDT: '100', BTC: '1' } })
  const ids = []
  for (const amount of ['1', '2', '3']) {
    const { data } = await call(token, 'wallet/make_transfer', { ...transfer, amount })
    ids.unshift((data as { id: string }).id)
  }
  type Page = {
    rows: { id: string; amount: string; reason: string; tab: string; from?: string; to?: string }[]
    next?: string
  }
  const page = async (query: string) => (await call(token, query)).data as Page
  const all = await page('wallet/get_bill')
  assert.deepEqual(
    all.rows.map(({ amount, tab }) => `${tab} ${amount}`),
    ['assets 3', 'assets 2', 'assets 1', 'deposit 1', 'deposit 100'],
  )
  assert.equal(all.next, undefined)
  const deposits = await page('wallet/get_bill?tab=deposit')
  assert.deepEqual(
    deposits.rows.map(({ reason, from, to }) => [reason, from, to]),
    [
      ['sandboxFunds', undefined, 'spot'],
      ['sandboxFunds', undefined, 'spot'],
    ],
  )
  assert.deepEqual((await page('wallet/get_bill?tab=spot')).rows, [])
  const [latest] = (await page('wallet/get_transfers?size=1')).rows
  const { at, ...record } = latest as NonNullable<typeof latest> & { at: number }
  assert.ok(Math.abs(Date.now() - at) < 60_000)
  assert.deepEqual(record, { ...transfer, id: ids[0], amount: '3' })
  const seen = []
  let after = ''
  do {
    const { rows, next } = await page(`wallet/get_transfers?size=2${after}`)
    seen.push(...rows.map(({ id }) => id))
    after = next === undefined ? '' : `&after=${next}`
  } while (after !== '')
  assert.deepEqual(seen, ids)
})

test('[W8] a cursor that this exchange did not make shows nothing', async () => {
  const { token } = await server.member({ funds: { USDT: '100' } })
  const { data } = await call(token, 'wallet/get_bill?after=AAAAAAAAAAAAAAAAAAAAAA')
  assert.deepEqual(data, { rows: [] })
})

test('[W9] [W10] the socket tells the member, and nobody else, in the realm it happened on', async () => {
  const [one, other] = [await server.member({ funds: { USDT: '100' } }), await server.member()]
  const demo = await server.member({ realm: 'demo', funds: { USDT: '100' } })
  const listeners = await Promise.all(
    [one, other, demo].map(({ token }) => listenAs(server.url, token)),
  )
  await call(one.token, 'wallet/make_transfer', transfer)
  await call(demo.token, 'wallet/make_transfer', { ...transfer, amount: '1' })
  const told = await Promise.all(listeners.map((listener) => listener.rest()))
  for (const { socket } of listeners) socket.terminate()
  const news = told.map((heard) =>
    heard.map(({ channel, data }) => {
      const changes = data.changes.map(
        (change: { account: string; amount: string }) => `${change.account} ${change.amount}`,
      )
      return `${channel} ${changes.join(', ')}`
    }),
  )
  assert.deepEqual(news, [
    ['balances spot 87.5, trading 12.5'],
    [],
    ['balances spot 99, trading 1'],
  ])
})

/** Accounts of others, of the house and of custody, names that objects have by themselves, and what is no name. */
const foreign = (other: number) => [
  `${other}`,
  `spot ${other}`,
  `${other}/spot`,
  `available:${other}:spot`,
  'house',
  'fees',
  'maker',
  'treasury',
  'custody',
  'custody tron',
  'sandbox',
  '__proto__',
  'constructor',
  '',
  'SPOT',
  ' spot',
  'spot\u0000',
  'ѕpot',
  null,
  0,
  { account: 'spot' },
  ['spot'],
]

test('[M5] whatever account, coin or owner a request names, only the caller’s own money can move', async () => {
  const [ann, bob] = [await server.member({ funds: { USDT: '100' } }), await server.member()]
  const all = async () => ((await call(bob.token, 'wallet/get_balances')).data as Held).balances
  const before = await all()
  const withdrawal = {
    account: 'spot',
    asset: 'USDT',
    chain: 'ethereum',
    address: '0x52908400098527886E0F7030069857D2E4169EE7',
    amount: '20',
  }
  const asked: Promise<{ code: number; reason?: string }>[] = []
  for (const name of foreign(bob.member)) {
    for (const part of ['from', 'to', 'asset'] as const)
      asked.push(call(ann.token, 'wallet/make_transfer', { ...transfer, [part]: name }))
    for (const part of ['account', 'asset'] as const)
      asked.push(call(ann.token, 'wallet/send_withdrawal_code', { ...withdrawal, [part]: name }))
  }
  for (const owner of ['member', 'owner', 'realm', 'account', 'id', 'session'])
    asked.push(call(ann.token, 'wallet/make_transfer', { ...transfer, [owner]: bob.member }))
  for (const { code, reason } of await Promise.all(asked)) {
    assert.notEqual(code, 1)
    assert.match(reason ?? '', /^(badRequest|coinDoesNotExist|networkNotListed|rateLimited)$/)
  }
  assert.deepEqual(await all(), before)
  assert.equal(await held(ann.token, 'spot'), '100')
  assert.equal(await held(ann.token, 'trading'), '0')
})
