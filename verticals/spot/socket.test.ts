/** The calls of spot over the member's socket: the same policy, keys and refusals as over HTTP. */
import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import { newKey } from '@evenkeel/server/testing/calls.ts'
import { auth, type Listener, listenAs, listenAt } from '@evenkeel/server/testing/listener.ts'
import { startTestServer, type TestServer } from '@evenkeel/server/testing/server.ts'
import {
  callOver,
  type Told,
  type Trader,
  taken,
  traderOn,
} from '@evenkeel/server/testing/traders.ts'
import { routes } from './routes.ts'

let server: TestServer
let trader: Trader
let member: Listener
before(async () => {
  server = await startTestServer()
})
after(() => server.stop())
beforeEach(async () => {
  await trader?.post('cancel_all', {})
  member?.socket.terminate()
  trader = await traderOn(server)
  member = await listenAs(server.url, trader.token)
})
after(() => member.socket.terminate())

const limit = { pair: 'btcusdt', side: 'buy', quantity: '0.1', price: '50000' } as const
const refusalOf = ({ code, reason, data }: { code: number; reason: string; data: unknown }) => {
  return [code, reason, data]
}

test('[S25] an order is placed, read, amended and cancelled over the socket', async () => {
  const { event, id: _, ...placed } = await callOver(member, 'spot/place_order', limit)
  assert.equal(event, 'answer')
  assert.deepEqual(Object.keys(placed), ['code', 'msg', 'data'])
  assert.deepEqual([placed.code, placed.msg], [1, ''])
  const { id } = placed.data as Told
  assert.deepEqual(await trader.open(), [placed.data])
  const open = await callOver(member, 'spot/get_open_orders', undefined, null)
  assert.deepEqual(open.data.orders, [placed.data])
  const read = await callOver(member, 'spot/get_order', { id }, null)
  assert.deepEqual(read.data, placed.data)
  const changed = await callOver(member, 'spot/amend_order', { id, quantity: '0.05' })
  assert.deepEqual([changed.code, changed.data], [1, { id }])
  assert.deepEqual(await trader.held(), { BTC: '1', USDT: '97500', 'USDT frozen': '2500' })
  const cancelled = await callOver(member, 'spot/cancel_order', { id })
  assert.deepEqual([cancelled.code, cancelled.data], [1, { id }])
  const past = await callOver(member, 'spot/get_order_history', { size: '1' }, null)
  assert.deepEqual(past.data, { orders: [await trader.order(id)] })
  assert.deepEqual(await trader.held(), { BTC: '1', USDT: '100000' })
})

test('[S25] batches and all orders at once go over the socket too', async () => {
  const orders = [limit, { ...limit, pair: 'nonesuch' }, { ...limit, price: '51000' }]
  const { data } = await callOver(member, 'spot/place_orders', { orders })
  const [first, none, second] = data.answers
  assert.deepEqual(none, {
    code: 0,
    msg: 'Trading pair does not exist',
    reason: 'pairDoesNotExist',
  })
  assert.deepEqual(await trader.open(), [second.order, first.order])
  const { id } = first.order
  const changes = {
    orders: [
      { id, quantity: '0.06' },
      { id, quantity: '0.060001' },
    ],
  }
  const changed = await callOver(member, 'spot/amend_orders', changes)
  assert.deepEqual(
    changed.data.answers.map(({ code, reason }: { code: number; reason?: string }) => [
      code,
      reason,
    ]),
    [
      [1, undefined],
      [0, 'quantityOffLot'],
    ],
  )
  const cancelling = await callOver(member, 'spot/cancel_orders', { orders: [{ id }, { id }] })
  assert.deepEqual(
    cancelling.data.answers.map(({ code }: { code: number }) => code),
    [1, 0],
  )
  const all = await callOver(member, 'spot/cancel_all', {})
  assert.deepEqual(all.data, { cancelled: 1 })
  assert.deepEqual(await trader.held(), { BTC: '1', USDT: '100000' })
})

test('[S25] one key is one order, over the socket and over HTTP, either way round', async () => {
  const [key, other] = [newKey(), newKey()]
  const first = await callOver(member, 'spot/place_order', limit, key)
  assert.deepEqual(taken(await trader.post('place_order', limit, key)), first.data)
  const placed = taken(await trader.post('place_order', limit, other))
  assert.deepEqual((await callOver(member, 'spot/place_order', limit, other)).data, placed)
  const changed = { ...limit, quantity: '0.2' }
  const reused = await callOver(member, 'spot/place_order', changed, key)
  assert.deepEqual(refusalOf(reused), [409, 'keyReused', null])
  assert.equal((await trader.open()).length, 2)
  const batch = { orders: [limit, limit] }
  const batchKey = newKey()
  const several = await callOver(member, 'spot/place_orders', batch, batchKey)
  assert.deepEqual(taken(await trader.post('place_orders', batch, batchKey)), several.data)
  assert.equal((await trader.open()).length, 4)
})

test('[S25] calls that do not wait for one another are done in order, each answered by its id', async () => {
  for (let nth = 0; nth < 30; nth++) {
    const params = { ...limit, quantity: '0.001', clientId: `nth-${nth}` }
    member.say({
      event: 'call',
      id: `call ${nth}`,
      path: 'spot/place_order',
      key: newKey(),
      params,
    })
  }
  const { data } = await callOver(member, 'spot/get_open_orders', {}, null)
  const names = data.orders.map(({ clientId }: Told) => clientId)
  assert.deepEqual(
    names,
    Array.from({ length: 30 }, (_, nth) => `nth-${29 - nth}`),
  )
  await member.rest()
  const answers = member.heard.filter(({ id }) => String(id).startsWith('call '))
  assert.equal(answers.length, 30)
  for (const { id, data } of answers) assert.equal(id, data.clientId.replace('nth-', 'call '))
})

test('[S25] refusals are those of HTTP: key, fields, words', async () => {
  for (const [params, key, expected, fields] of [
    [limit, null, [400, 'keyMissing', null], undefined],
    [limit, 'short', [400, 'badRequest', null], ['idempotency-key']],
    [limit, 'A'.repeat(32), [400, 'badRequest', null], ['idempotency-key']],
    [{ ...limit, price: 7 }, newKey(), [400, 'badRequest', null], ['price']],
    [undefined, newKey(), [400, 'badRequest', null], ['pair', 'side']],
    [{ ...limit, quantity: '9' }, newKey(), [0, 'insufficientFunds', null], undefined],
  ] as const) {
    const answer = await callOver(member, 'spot/place_order', params, key)
    assert.deepEqual(refusalOf(answer), expected)
    assert.deepEqual(answer.fields, fields)
  }
  const headers = { 'accept-language': 'ja' }
  const japanese = await listenAt(server.url, { headers })
  japanese.say(auth(trader.token))
  await japanese.next()
  const params = { ...limit, pair: 'nonesuch' }
  const refused = await callOver(japanese, 'spot/place_order', params)
  assert.deepEqual([refused.code, refused.msg], [0, '取引ペアが存在しません'])
  japanese.socket.terminate()
  assert.deepEqual(await trader.open(), [])
  assert.deepEqual(await trader.held(), { BTC: '1', USDT: '100000' })
})

test('[S25] a path that there is not is not found; a message that is no call is an error', async () => {
  for (const path of ['spot/place', 'api/spot/place_order', '', 'constructor', '__proto__', '/'])
    assert.deepEqual(refusalOf(await callOver(member, path, limit)), [404, 'notFound', null])
  await member.rest()
  const call = { event: 'call', id: 1, path: 'spot/get_pairs' }
  for (const wrong of [
    { ...call, id: undefined },
    { ...call, id: 1.5 },
    { ...call, id: 'x'.repeat(65) },
    { ...call, path: undefined },
    { ...call, key: 7 },
    { ...call, params: [] },
    { ...call, params: 'all' },
    { ...call, event: 'answer' },
  ]) {
    member.say(wrong)
    const { event, code, reason } = await member.next()
    assert.deepEqual([event, code, reason], ['error', 400, 'badRequest'], JSON.stringify(wrong))
  }
})

test('[S25] without auth every call of a member is refused, and public ones are answered', async () => {
  for (const { call } of routes) {
    const stranger = await listenAt(server.url)
    const answer = await callOver(stranger, call.path, {})
    if (call.policy === 'public') assert.equal(answer.code, 1, call.path)
    else assert.deepEqual(refusalOf(answer), [401, 'notLoggedIn', null], call.path)
    stranger.socket.terminate()
  }
  const lapsed = await listenAs(server.url, trader.token)
  lapsed.say(auth('A'.repeat(43)))
  assert.equal((await lapsed.next()).reason, 'notLoggedIn')
  const refused = await callOver(lapsed, 'spot/place_order', limit)
  assert.deepEqual(refusalOf(refused), [401, 'notLoggedIn', null])
  lapsed.socket.terminate()
  assert.deepEqual(await trader.open(), [])
})

test('[S25] after a second auth the calls are those of the second member', async () => {
  const other = await traderOn(server)
  await callOver(member, 'spot/place_order', limit)
  await member.rest()
  member.say(auth(other.token))
  await member.next()
  const { data } = await callOver(member, 'spot/get_open_orders', {}, null)
  assert.deepEqual(data.orders, [])
  const placed = await callOver(member, 'spot/place_order', limit)
  assert.deepEqual(await other.open(), [placed.data])
  assert.equal((await trader.open()).length, 1)
  await other.post('cancel_all', {})
})

/** A call that is so many bytes long, filled up with blanks. */
const sized = (message: object, size: number) => JSON.stringify(message).padEnd(size, ' ')

test('[S25] a member may send a full batch, up to 16 kB; a stranger 4 kB; more closes the socket', async () => {
  const orders = Array.from({ length: 64 }, (_, nth) => {
    const clientId = `${nth}`.padStart(32, 'x')
    return { ...limit, kind: 'limit', force: 'postOnly', quantity: '0.00100', clientId }
  })
  const batch = {
    event: 'call',
    id: 1,
    path: 'spot/place_orders',
    key: newKey(),
    params: { orders },
  }
  assert(JSON.stringify(batch).length > 9_000)
  member.say(sized(batch, 10_240))
  while (!member.heard.some(({ event }) => event === 'answer')) await member.next()
  assert.equal((await trader.open()).length, 64)

  const ask = { event: 'call', id: 2, path: 'spot/get_pairs' }
  member.say(sized(ask, 16_384))
  await member.rest()
  assert(member.heard.some(({ id, code }) => id === 2 && code === 1))
  member.say(sized(ask, 16_385))
  assert.equal(await member.closed, 1009)

  for (const size of [10_240, 4_097]) {
    const stranger = await listenAt(server.url)
    stranger.say(sized(ask, 4_096))
    assert.equal((await stranger.next()).code, 1)
    stranger.say(sized(ask, size))
    assert.equal(await stranger.closed, 1009)
    assert.equal(stranger.heard.length, 1)
  }
})

test('[S25] [S27] a call sent right behind another auth is not made as who was there before', async () => {
  const demo = await server.member({ realm: 'demo' })
  member.say({ event: 'auth', params: { token: demo.token } })
  const params = { pair: 'btcusdt', side: 'buy', price: '50000', quantity: '0.01' }
  member.say({ event: 'call', id: 1, path: 'spot/place_order', key: newKey(), params })
  const heard = [await member.next(), await member.next()]
  const answer = heard.find(({ event }) => event === 'answer')
  assert.equal(answer.reason, 'notLoggedIn')
  assert.deepEqual(await trader.open(), [])
})

test('[S25] a field that is no name of the call is refused, whatever it is called', async () => {
  const text = `{"event":"call","id":1,"path":"spot/cancel_all","key":"${newKey()}","params":{"__proto__":{"pair":"btcusdt"}}}`
  member.say(text)
  const { code, reason } = await member.next()
  assert.deepEqual([code, reason], [400, 'badRequest'])
})
