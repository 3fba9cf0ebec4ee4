/** What programs may say of contract orders: every field that is sent counts, or the request is refused. Rules LC27 and LC46. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { makeTransfer } from '@evenkeel/server/testing/calls.ts'
import { bestBid, type Htx, htxAt } from '@evenkeel/server/testing/ccxt.ts'
import { askSigned, keyFor, type TestKey } from '@evenkeel/server/testing/programs.ts'
import { startTestServer, type TestServer } from '@evenkeel/server/testing/server.ts'

const SWAP = 'BTC/USDT:USDT'
let server: TestServer
let key: TestKey
let htx: Htx
let price: number

before(async () => {
  server = await startTestServer({ config: { prices: { kind: 'simulator' } } })
  const { member, token } = await server.member()
  const funds = { asset: 'USDT', amount: '20000', from: 'spot', to: 'trading' }
  assert.equal((await makeTransfer(server.url, token, funds)).code, 1)
  key = await keyFor(server, member)
  htx = await htxAt(server.url, key)
  await htx.loadMarkets()
  price = await bestBid(htx, 'BTC/USDT')
  await htx.setLeverage(10, SWAP)
})
after(async () => {
  await htx.close()
  await server.stop()
})

const below = (percent: number) => Number(htx.priceToPrecision(SWAP, price * (1 - percent / 100)))
const ask = (path: string, body: unknown) =>
  askSigned(server.url, key, { method: 'POST', path, body })
const plain = () => ({
  contract_code: 'BTC-USDT',
  side: 'buy',
  type: 'limit',
  volume: '2',
  price: `${below(5)}`,
})
const open = async (trigger = false) =>
  (await htx.fetchOpenOrders(SWAP, undefined, undefined, { trigger })).map(({ id }) => id)

test('[LC27] a field that a call does not take is refused by its name, and nothing moves', async () => {
  const told = await ask('/v5/trade/order', { ...plain(), nonsense: 'x' })
  assert.equal(told.status, 'error')
  assert.match(told.message, /`nonsense`/)
  const asked = { path: '/v5/trade/order/opens', query: { contract: 'BTC-USDT' } }
  assert.match((await askSigned(server.url, key, asked)).message, /`contract`/)
  assert.match((await ask('/v5/trade/cancel_all_orders', [{}])).message, /body/)
  assert.match((await ask('/v5/algo/cancel_orders', [{ id: 'x' }])).message, /`id`/)
  assert.deepEqual(await open(), [])
})

const contradictions: readonly object[] = [
  { lever_rate: 20 },
  { margin_mode: 'isolated' },
  { direction: 'sell' },
  { offset: 'close', position_side: 'long' },
  { position_side: 'long', reduce_only: 1 },
  { offset: 'open', reduce_only: 1 },
  { offset: 'sideways' },
  { tp_order_price: '1', tp_trigger_price: '1' },
  { type: 'market' },
]

test('[LC27] what contradicts the rest of an order, or the leverage that is set, is refused', async () => {
  for (const wrong of contradictions) {
    const told = await ask('/v5/trade/order', { ...plain(), ...wrong })
    assert.equal(told.status, 'error', JSON.stringify(wrong))
    const [name = ''] = Object.keys(wrong)
    assert(name === 'type' || told.message.includes(`\`${name}\``), told.message)
  }
  assert.deepEqual(await open(), [])
  const same = { lever_rate: 10, margin_mode: 'cross', direction: 'buy', offset: 'open' }
  const { data } = await ask('/v5/trade/order', { ...plain(), ...same, position_side: 'long' })
  assert.deepEqual(await open(), [data.order_id])
  const elsewhere = { contract_code: 'ETH-USDT', order_id: data.order_id }
  assert.equal((await ask('/v5/trade/cancel_order', elsewhere)).status, 'error')
  assert.deepEqual(await open(), [data.order_id])
  await htx.cancelOrder(data.order_id, SWAP)
})

test('[LC27] `offset` says what `reduce_only` says', async () => {
  await htx.createOrder(SWAP, 'market', 'buy', 2)
  await htx.createOrder(SWAP, 'market', 'sell', 2, undefined, { offset: 'close' })
  assert.deepEqual(await htx.fetchPositions([SWAP]), [])
})

test('[LC27] the total of the account includes what open orders hold', async () => {
  const { id } = await htx.createOrder(SWAP, 'limit', 'buy', 100, below(5))
  const { USDT } = await htx.fetchBalance({ type: 'swap' })
  assert(Number(USDT?.free) < 20_000)
  // Fees of the order before this one.
  assert(Number(USDT?.total) > 19_990, `${USDT?.total}`)
  assert.equal(Number(USDT?.total) > Number(USDT?.free), true)
  await htx.cancelOrder(`${id}`, SWAP)
})

test('[LC27] one order is found by every field that is sent, or not at all', async () => {
  const params = { triggerPrice: below(-5), clientOrderId: 4712 }
  const { id } = await htx.createOrder(SWAP, 'limit', 'buy', 2, below(-6), params)
  const found = async (query: object) => {
    const named = { contract_code: 'BTC-USDT', algo_id: `${id}`, ...query }
    return (await askSigned(server.url, key, { path: '/v5/algo/order', query: named })).code
  }
  for (const right of [
    {},
    { type: 'trigger' },
    { type: 'TRIGGER' },
    { algo_client_order_id: '4712' },
  ])
    assert.equal(await found(right), 200, JSON.stringify(right))
  for (const wrong of [{ type: 'trailing_stop' }, { type: 'tpsl' }, { algo_client_order_id: '1' }])
    assert.equal(await found(wrong), 1061, JSON.stringify(wrong))
  await htx.cancelOrder(`${id}`, SWAP, { trigger: true })
})

test('[LC46] all orders that wait for a price are cancelled at once, and no others', async () => {
  const params = { triggerPrice: below(-5) }
  const place = () => htx.createOrder(SWAP, 'limit', 'buy', 2, below(-6), params)
  const [first, second] = [await place(), await place()]
  const rests = await htx.createOrder(SWAP, 'limit', 'buy', 2, below(5))
  assert.deepEqual((await open(true)).toSorted(), [first.id, second.id].toSorted())
  const other = await ask('/v5/algo/cancel_all_orders', { contract_code: 'ETH-USDT' })
  assert.deepEqual(other.data, [])
  assert.equal((await open(true)).length, 2)
  const { data } = await ask('/v5/algo/cancel_all_orders', { contract_code: 'BTC-USDT' })
  const ids = data.map((one: { algo_id: string }) => one.algo_id)
  assert.deepEqual(ids.toSorted(), [first.id, second.id].toSorted())
  assert.deepEqual(await open(true), [])
  assert.deepEqual(await open(), [rests.id])

  await place()
  const path = '/linear-swap-api/v1/swap_cross_trigger_cancelall'
  const old = await ask(path, { contract_code: 'BTC-USDT' })
  assert.equal(old.status, 'ok')
  assert.equal(old.data.successes.split(',').length, 1)
  assert.deepEqual([await open(true), await open()], [[], [rests.id]])
  // ccxt sends it to the call of all orders, and leaves out which are meant.
  await htx.cancelAllOrders(SWAP)
  assert.deepEqual(await open(), [])
})

test('[LC27] a repeat gets the first answer, though the leverage has changed since', async () => {
  const at = Date.now()
  const body = { ...plain(), lever_rate: 10, client_order_id: '77' }
  const repeated = () =>
    askSigned(server.url, key, { method: 'POST', path: '/v5/trade/order', body, at })
  const first = await repeated()
  assert.equal(first.code, 200, JSON.stringify(first))
  await htx.setLeverage(5, SWAP)
  assert.deepEqual((await repeated()).data, first.data)
  const other = { ...body, client_order_id: '78' }
  assert.match((await ask('/v5/trade/order', other)).message, /`lever_rate`/)
  await htx.cancelOrder(first.data.order_id, SWAP)
  await htx.setLeverage(10, SWAP)
})
