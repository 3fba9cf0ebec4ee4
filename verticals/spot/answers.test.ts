/** What goes out beside an answer: the orders and balances that it changed, as the channels tell them. */
import assert from 'node:assert/strict'
import { after, before, type TestContext, test } from 'node:test'
import { get, newKey, post } from '@evenkeel/server/testing/calls.ts'
import { listenAs } from '@evenkeel/server/testing/listener.ts'
import { startTestServer, type TestServer } from '@evenkeel/server/testing/server.ts'
import { type Answer, callOver, taken, traderOn } from '@evenkeel/server/testing/traders.ts'
import { KEY_HEADER } from '@evenkeel/wire'

let server: TestServer
before(async () => {
  server = await startTestServer()
})
after(() => server.stop())

type Change = { asset: string; account: string; part: string; amount: string }
type News = {
  channel: string
  data: { revision: number; orders?: { id: string }[]; changes?: Change[] }
}
type Told = Answer & { readonly news?: readonly News[] }
const WISH = { 'with-news': '1' }

async function given(t: TestContext, funds: Record<string, string> = { BTC: '1', USDT: '100000' }) {
  const trader = await traderOn(server, { funds })
  const listener = await listenAs(server.url, trader.token)
  t.after(() => listener.socket.terminate())
  const told = async (path: string, body: object, key = newKey()): Promise<Told> =>
    trader.post(path, body, key, WISH)
  return { trader, told, heard: async () => (await listener.rest()) as News[] }
}

const ordersIn = ({ news = [] }: Told) => news.flatMap(({ data }) => data.orders ?? [])

/** What news come to: each order and balance as it was told last, and of which state that is. */
function outcome(news: readonly News[] = []) {
  const orders = news.flatMap(({ data }) => data.orders ?? []).map((one) => [one.id, one] as const)
  const changes = news.flatMap(({ data }) => data.changes ?? [])
  const balances = changes.map(
    ({ amount, ...of }) => [Object.values(of).join(' '), amount] as const,
  )
  return {
    orders: Object.fromEntries(orders),
    balances: Object.fromEntries(balances),
    revision: news.at(-1)?.data.revision,
  }
}

const limit = { pair: 'btcusdt', side: 'buy', quantity: '0.1', price: '50000' }

test('[S26] an answer brings the very news that the channels tell: of an order, its change and its end', async (t) => {
  const { told, heard } = await given(t)
  const placed = await told('place_order', limit)
  const { id } = taken(placed)
  assert.deepEqual(placed.news, await heard())
  assert.deepEqual(ordersIn(placed), [placed.data])
  assert.deepEqual(placed.news?.map(({ channel }) => channel).sort(), ['balances', 'orders'])
  const fewer = await told('amend_order', { id, quantity: '0.05' })
  assert.deepEqual(fewer.news, await heard())
  const dearer = await told('amend_order', { id, price: '50001' })
  assert.deepEqual(dearer.news, await heard())
  const ids = ordersIn(dearer).map((one) => one.id)
  assert.deepEqual(ids.sort(), [id, dearer.data.id].sort())
  const revoked = await told('cancel_order', { id: dearer.data.id })
  assert.deepEqual(revoked.news, await heard())
  const revisions = [placed, fewer, dearer, revoked].map(({ news }) => news?.[0]?.data.revision)
  assert.deepEqual(revisions, revisions.toSorted(), 'each is newer than the one before')
  assert.equal(new Set(revisions).size, 4)
})

test('[S26] so do two legs and all that are revoked; of many at once the channels tell what they come to', async (t) => {
  const { trader, told, heard } = await given(t)
  const legs = { pair: 'btcusdt', side: 'sell', quantity: '0.1' }
  for (const [path, body] of [
    ['place_orders', { orders: [limit, { ...limit, price: '1' }, { ...limit, price: '49000' }] }],
    ['place_oco', { ...legs, price: '70000', stopPrice: '40000' }],
  ] as const) {
    const answer = await told(path, body)
    if (answer.reason === 'priceFeedStale') continue
    taken(answer)
    const news = await heard()
    assert.deepEqual(outcome(answer.news), outcome(news))
    assert.equal(news.length, 2, 'one of the balances, one of the orders')
    assert.equal(answer.news?.length, path === 'place_orders' ? 4 : 2)
  }
  const open = (await trader.open()).map(({ id }) => ({ id }))
  const some = await told('cancel_orders', { orders: open.slice(0, 1) })
  assert.deepEqual(some.news, await heard())
  const all = await told('cancel_all', {})
  assert.deepEqual(all.news, await heard())
  const none = await told('cancel_all', {})
  assert.deepEqual(none.news, [])
})

test('[S26] [S24] a repeat has the first answer and no news: what it changed may have changed since', async (t) => {
  const { told, heard } = await given(t)
  const key = newKey()
  const first = await told('place_order', limit, key)
  const again = await told('place_order', limit, key)
  assert.deepEqual(again.data, first.data)
  assert.equal(again.news, undefined)
  const batch = { orders: [limit, limit] }
  const batchKey = newKey()
  taken(await told('place_orders', batch, batchKey))
  assert.equal((await told('place_orders', batch, batchKey)).news, undefined)
  assert.equal((await heard()).length, 4, 'two of the order, two of the batch')
})

test('[S26] who does not ask gets none, nor who is refused, nor over a socket, where they are told anyway', async (t) => {
  const { trader, told } = await given(t)
  const plain: Told = await trader.post('place_order', limit)
  assert.equal(plain.news, undefined)
  assert.equal((await told('place_order', { ...limit, quantity: '1000' })).news, undefined)
  const listener = await listenAs(server.url, trader.token)
  t.after(() => listener.socket.terminate())
  assert.equal((await callOver(listener, 'spot/place_order', limit)).news, undefined)
})

test('[S26] nobody is told of what others lose or gain by it', async (t) => {
  const maker = await given(t, { BTC: '1' })
  const taker = await given(t, { USDT: '100000' })
  const ask = taken(await maker.trader.post('place_order', { ...limit, side: 'sell' }))
  const met = await taker.told('place_order', limit)
  assert.deepEqual(
    ordersIn(met).map(({ id }) => id),
    [met.data.id],
  )
  assert.equal(JSON.stringify(met.news).includes(ask.id), false)
})

test('[S26] a transfer says what it moved, and a reading says how new it is', async (t) => {
  const { trader, heard } = await given(t)
  const headers = { token: trader.token, [KEY_HEADER]: newKey(), ...WISH }
  const body = { asset: 'USDT', amount: '1', from: 'spot', to: 'trading' }
  const moved = (await post(server.url, 'wallet/make_transfer', body, headers)) as Told
  assert.deepEqual(moved.news, await heard())
  const [{ token }, revision] = [trader, moved.news?.[0]?.data.revision ?? 0]
  for (const path of ['wallet/get_balances', 'spot/get_open_orders'])
    assert.ok((await get(server.url, path, { token })).data.revision >= revision)
})
