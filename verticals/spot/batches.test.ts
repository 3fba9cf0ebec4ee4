/** Several orders in one call: each decided for itself, in order, and never twice. */
import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import { newKey } from '@evenkeel/server/testing/calls.ts'
import { listenAs } from '@evenkeel/server/testing/listener.ts'
import { startTestServer, type TestServer } from '@evenkeel/server/testing/server.ts'
import {
  reasonsOf,
  type Told,
  type Trader,
  taken,
  traderOn,
} from '@evenkeel/server/testing/traders.ts'

let server: TestServer
let trader: Trader
before(async () => {
  server = await startTestServer()
})
after(() => server.stop())
beforeEach(async () => {
  await trader?.post('cancel_all', {})
  trader = await traderOn(server)
})

type Item = { code: number; msg: string; reason?: string; order?: Told }
const buy = (quantity: string, price: string, more: object = {}) => {
  return { pair: 'btcusdt', side: 'buy', quantity, price, ...more }
}
const sell = (quantity: string, price: string, more: object = {}) => {
  return { ...buy(quantity, price, more), side: 'sell' }
}
const many = (count: number) =>
  Array.from({ length: count }, (_, nth) => buy('0.0002', `${30_000 + nth}`))

test('[S24] each order of a batch is decided for itself, in order', async () => {
  const maker = await traderOn(server)
  const offer = await maker.limit('sell', '0.1', '60000')
  const orders = [
    buy('0.1', '59000', { clientId: 'first' }),
    { ...buy('0.1', '59000'), pair: 'nonesuch' },
    buy('0.1', '59000', { clientId: 'first' }),
    buy('0.1', '60000', { force: 'fok' }),
    buy('0.1', '60000', { force: 'fok' }),
    buy('0.0001', '100'),
    { pair: 'btcusdt', side: 'buy', kind: 'market', spend: '10' },
    sell('1.2', '70000'),
    sell('1.0999', '70000'),
    sell('0.1', '70000'),
  ]
  const { answers } = taken(await trader.post('place_orders', { orders })) as { answers: Item[] }
  assert.deepEqual(
    answers.map(({ code, reason, order }) => reason ?? `${code} ${order?.state} ${order?.filled}`),
    [
      '1 open 0',
      'pairDoesNotExist',
      'clientIdUsed',
      '1 filled 0.1',
      'cannotFillWhole',
      'orderTooSmall',
      'priceFeedStale',
      'insufficientFunds',
      '1 open 0',
      'insufficientFunds',
    ],
  )
  assert.deepEqual(answers[1], {
    code: 0,
    msg: 'Trading pair does not exist',
    reason: 'pairDoesNotExist',
  })
  assert.equal(answers[5]?.msg, 'The smallest order is 5 USDT.')
  assert.deepEqual(await trader.open(), [answers[8]?.order, answers[0]?.order])
  assert.deepEqual(await trader.order(answers[3]?.order?.id ?? ''), answers[3]?.order)
  assert.equal((await maker.order(offer.id)).state, 'filled')
  assert.deepEqual(await trader.held(), {
    'BTC frozen': '1.0999',
    USDT: '88100',
    'USDT frozen': '5900',
  })
})

test('[S24] a batch amends and cancels each for itself, in order', async () => {
  const stranger = await traderOn(server)
  const foreign = await stranger.limit('buy', '0.1', '50000')
  const [one, two, three] = [
    await trader.limit('buy', '0.1', '50000', { clientId: 'one' }),
    await trader.limit('buy', '0.1', '51000'),
    await trader.limit('buy', '0.1', '52000'),
  ]
  const amended = await trader.post('amend_orders', {
    orders: [
      { clientId: 'one', quantity: '0.05' },
      { id: two.id, price: '51000.001' },
      { id: foreign.id, quantity: '0.05' },
      { id: three.id, price: '53000' },
      { id: three.id, price: '54000' },
      { id: two.id, quantity: '5' },
      { clientId: 'one', quantity: '0.02' },
    ],
  })
  assert.deepEqual(reasonsOf(amended), [
    'ok',
    'priceOffTick',
    'orderDoesNotExist',
    'ok',
    'orderDoesNotExist',
    'insufficientFunds',
    'ok',
  ])
  const open = await trader.open()
  assert.deepEqual(
    open.map(({ price, quantity }) => `${quantity} ${price}`),
    ['0.1 53000', '0.1 51000', '0.02 50000'],
  )
  assert.deepEqual([open[1], open[2]], [two, { ...one, quantity: '0.02' }])
  assert.deepEqual(await trader.held(), { BTC: '1', USDT: '88600', 'USDT frozen': '11400' })

  const orders = [{ id: two.id }, { id: two.id }, { id: foreign.id }, { id: three.id }]
  const cancelled = await trader.post('cancel_orders', { orders: [...orders, { clientId: 'one' }] })
  assert.deepEqual(reasonsOf(cancelled), [
    'ok',
    'orderDoesNotExist',
    'orderDoesNotExist',
    'orderDoesNotExist',
    'ok',
  ])
  assert.deepEqual(await trader.open(), [open[0]])
  assert.deepEqual(await trader.held(), { BTC: '1', USDT: '94700', 'USDT frozen': '5300' })
  assert.deepEqual(await stranger.open(), [foreign])
  await stranger.post('cancel_all', {})
})

test('[S13] [S24] a batch that replaces an order tells the new one', async () => {
  const { id } = await trader.limit('buy', '0.1', '50000')
  const changed = await trader.post('amend_orders', { orders: [{ id, price: '50001' }] })
  const [open] = await trader.open()
  assert.notEqual(open?.id, id)
  assert.equal(taken(changed).answers[0].id, open?.id)
})

test('[S24] 64 are taken, 65 and none are bad requests, of each kind', async () => {
  const placed = taken(await trader.post('place_orders', { orders: many(64) }))
  const ids = placed.answers.map(({ order }: Item) => ({ id: order?.id }))
  assert.equal((await trader.open()).length, 64)
  const before = await trader.held()
  const fewer = ids.map((name: object) => ({ ...name, quantity: '0.0002' }))
  for (const [path, orders] of [
    ['place_orders', many(65)],
    ['amend_orders', [...fewer, fewer[0]]],
    ['cancel_orders', [...ids, ids[0]]],
  ] as const)
    for (const wrong of [orders, [], undefined, {}, 'all']) {
      const answer = await trader.post(path, { orders: wrong })
      assert.deepEqual([answer.status, answer.reason], [400, 'badRequest'], path)
      assert.deepEqual(answer.fields, ['orders'])
    }
  assert.deepEqual(await trader.held(), before)
  assert.deepEqual(
    new Set(reasonsOf(await trader.post('amend_orders', { orders: fewer }))),
    new Set(['ok']),
  )
  const gone = reasonsOf(await trader.post('cancel_orders', { orders: ids }))
  assert.deepEqual(
    gone,
    Array.from({ length: 64 }, () => 'ok'),
  )
  assert.deepEqual(await trader.held(), { BTC: '1', USDT: '100000' })
})

test('[S24] a repeated batch gives the first answers and does nothing twice', async () => {
  const maker = await traderOn(server)
  await maker.limit('sell', '0.2', '60000')
  const [placeKey, amendKey, cancelKey] = [newKey(), newKey(), newKey()]
  const orders = [buy('0.1', '60000'), buy('9', '60000'), buy('0.1', '59000'), buy('0.1', '58000')]
  const repeated = async (path: string, body: object, key: string) => {
    const first = await trader.post(path, body, key)
    const before = [await trader.held(), await trader.open()]
    for (let nth = 0; nth < 3; nth++)
      assert.equal((await trader.post(path, body, key)).text, first.text)
    assert.deepEqual([await trader.held(), await trader.open()], before)
    return first
  }
  const placed = await repeated('place_orders', { orders }, placeKey)
  assert.deepEqual(reasonsOf(placed), ['ok', 'insufficientFunds', 'ok', 'ok'])
  const [, , two, three] = placed.data.answers.map(({ order }: Item) => order?.id)
  const changes = [
    { id: two, quantity: '0.05' },
    { id: two, quantity: '9' },
    { id: three, price: '58001' },
  ]
  const amended = await repeated('amend_orders', { orders: changes }, amendKey)
  assert.deepEqual(reasonsOf(amended), ['ok', 'insufficientFunds', 'ok'])
  const names = [{ id: two }, { id: three }]
  const cancelled = await repeated('cancel_orders', { orders: names }, cancelKey)
  assert.deepEqual(reasonsOf(cancelled), ['ok', 'orderDoesNotExist'])
  assert.equal((await trader.post('place_orders', { orders }, placeKey)).text, placed.text)
  assert.deepEqual(await trader.held(), {
    BTC: '1.0999',
    USDT: '88199.9',
    'USDT frozen': '5800.1',
  })
  await maker.post('cancel_all', {})
})

test('[S24] the same batch many times at once is one batch', async () => {
  const key = newKey()
  const orders = many(10)
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => trader.post('place_orders', { orders }, key)),
  )
  assert.equal(new Set(answers.map(({ text }) => text)).size, 1)
  assert.equal((await trader.open()).length, 10)
})

test('[S24] a batch is the same one whatever its `random` is, over HTTP and the socket', async (t) => {
  const key = newKey()
  const orders = [buy('0.1', '50000'), buy('0.1', '51000')]
  const first = taken(await trader.post('place_orders', { orders, random: '#1' }, key))
  const again = taken(await trader.post('place_orders', { orders, random: '#2' }, key))
  assert.deepEqual(again, first)
  const socket = await listenAs(server.url, trader.token)
  t.after(() => socket.socket.terminate())
  socket.say({ event: 'call', id: 1, path: 'spot/place_orders', key, params: { orders } })
  assert.deepEqual((await socket.next()).data, first)
  assert.equal((await trader.open()).length, 2)
})

test('[S24] a key that stood for other orders is refused, each of them', async () => {
  const key = newKey()
  const first = [buy('0.1', '50000'), buy('0.1', '51000')]
  assert.deepEqual(reasonsOf(await trader.post('place_orders', { orders: first }, key)), [
    'ok',
    'ok',
  ])
  const before = [await trader.held(), await trader.open()]
  const second = [buy('0.1', '50000'), buy('0.2', '51000')]
  const answer = await trader.post('place_orders', { orders: second }, key)
  assert.deepEqual(reasonsOf(answer), ['keyReused', 'keyReused'])
  const swapped = await trader.post('place_orders', { orders: first.toReversed() }, key)
  assert.deepEqual(reasonsOf(swapped), ['keyReused', 'keyReused'])
  const cancelling = { orders: (await trader.open()).map(({ id }) => ({ id })) }
  assert.deepEqual(reasonsOf(await trader.post('cancel_orders', cancelling, key)), [
    'keyReused',
    'keyReused',
  ])
  assert.deepEqual([await trader.held(), await trader.open()], before)
})

test('[M2] [S24] one key is one whole request: nothing else is done under it, in part or alone', async () => {
  const order = buy('0.1', '50000')
  const placed = async (...batches: (object | object[])[]) => {
    const key = newKey()
    const answers = []
    for (const batch of batches) {
      const isBatch = Array.isArray(batch)
      const path = isBatch ? 'place_orders' : 'place_order'
      const answer = await trader.post(path, isBatch ? { orders: batch } : batch, key)
      answers.push(isBatch ? reasonsOf(answer) : (answer.reason ?? 'ok'))
    }
    return answers
  }
  const reused = (count: number) => Array.from({ length: count }, () => 'keyReused')
  assert.deepEqual(await placed([order, order], order), [['ok', 'ok'], 'keyReused'])
  assert.deepEqual(await placed(order, [order]), ['ok', reused(1)])
  assert.deepEqual(await placed([order], order), [['ok'], 'keyReused'])
  assert.deepEqual(await placed([order, order], [order, order, order]), [['ok', 'ok'], reused(3)])
  assert.deepEqual(await placed([order, order], [order]), [['ok', 'ok'], reused(1)])
  assert.equal((await trader.open()).length, 2 + 1 + 1 + 2 + 2)

  const key = newKey()
  const [one, two, three] = (await trader.open()).map(({ id }) => ({ id }))
  const first = await trader.post('cancel_orders', { orders: [one, two] }, key)
  assert.deepEqual(reasonsOf(first), ['ok', 'ok'])
  const more = await trader.post('cancel_orders', { orders: [one, two, three] }, key)
  assert.deepEqual(reasonsOf(more), reused(3))
  assert.equal((await trader.post('cancel_order', three as object, key)).reason, 'keyReused')
  assert.equal((await trader.open()).length, 6)
})

test('[M2] [S24] a batch in another spelling is the same batch', async () => {
  const key = newKey()
  const first = await trader.post('place_orders', { orders: [buy('0.1', '50000')] }, key)
  const again = await trader.post('place_orders', { orders: [buy('0.10', '50000.0')] }, key)
  assert.equal(again.text, first.text)
  assert.equal((await trader.open()).length, 1)
})

test('[S24] batches whose keys differ by a count, and another member’s key, do not disturb each other', async () => {
  const other = await traderOn(server)
  const base = newKey().slice(0, 26)
  const keys = Array.from({ length: 40 }, (_, nth) => base + nth.toString(16).padStart(6, '0'))
  const ids = new Set<string>()
  for (const key of keys)
    for (const who of [trader, other]) {
      const orders = many(6)
      const { answers } = taken(await who.post('place_orders', { orders }, key))
      for (const { order } of answers as Item[]) ids.add(order?.id ?? 'none')
    }
  assert.equal(ids.size, 40 * 6 * 2)
  assert.equal((await trader.open()).length, 240)
  assert.equal((await other.open()).length, 240)
  await other.post('cancel_all', {})
})
