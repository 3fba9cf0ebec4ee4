/** The real ccxt trades spot on the whole server, by nothing but other addresses: rules S42 to S45. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { eventually } from '@evenkeel/kernel/testing'
import { bestBid, type Htx, htxAt, subscriptionsOf } from '@evenkeel/server/testing/ccxt.ts'
import { keyFor } from '@evenkeel/server/testing/programs.ts'
import { startTestServer, type TestServer } from '@evenkeel/server/testing/server.ts'
import { type Trader, traderAt } from '@evenkeel/server/testing/traders.ts'
import ccxt from 'ccxt'

const PAIR = 'BTC/USDT'
let server: TestServer
let htx: Htx
let app: Trader
let price: number

before(async () => {
  server = await startTestServer({ config: { prices: { kind: 'simulator' } } })
  const { member, token } = await server.member()
  app = traderAt(server.url, token)
  htx = await htxAt(server.url, await keyFor(server, member))
  await htx.loadMarkets()
  price = await bestBid(htx, PAIR)
})
after(async () => {
  await htx.close()
  await server.stop()
})

/** The id of an order that is taken. */
async function place(...asked: Parameters<Htx['createOrder']>): Promise<string> {
  const { id } = await htx.createOrder(...asked)
  assert(id !== undefined)
  return id
}

/** So far below the price, in percent. */
const below = (percent: number) => Number(htx.priceToPrecision(PAIR, price * (1 - percent / 100)))

test('[S42] ccxt reads the balance of the spot account', async () => {
  const { USDT, BTC, free } = await htx.fetchBalance()
  assert.deepEqual([USDT?.free, USDT?.used, BTC?.total], [100_000, 0, 1])
  assert.equal((free as unknown as Record<string, number>).ETH, 10)
})

test('[S42] a limit order of ccxt is in the app at once, with what it freezes, and is cancelled', async () => {
  const id = await place(PAIR, 'limit', 'buy', 0.01, below(10))
  const [open] = await app.open()
  assert.equal(open?.id, id)
  const { USDT } = await htx.fetchBalance()
  assert(Math.abs((USDT?.used ?? 0) - 0.01 * below(10)) < 1e-6)
  const order = await htx.fetchOrder(id, PAIR)
  assert.deepEqual(
    [order.status, order.side, order.type, order.price, order.amount, order.filled],
    ['open', 'buy', 'limit', below(10), 0.01, 0],
  )
  const listed = await htx.fetchOpenOrders(PAIR)
  assert.deepEqual(
    listed.map((one) => one.id),
    [id],
  )
  await htx.cancelOrder(id, PAIR)
  assert.equal((await htx.fetchOrder(id, PAIR)).status, 'canceled')
  assert.deepEqual(await app.open(), [])
})

test('[S42] market, immediate-or-cancel, fill-or-kill and post-only orders of ccxt are what they say', async () => {
  const bought = await place(PAIR, 'market', 'buy', 0.01, price)
  const order = await htx.fetchOrder(bought, PAIR)
  assert.equal(order.status, 'closed')
  assert(Math.abs((order.filled ?? 0) - 0.01) < 0.001, `${order.filled}`)
  const sold = await place(PAIR, 'market', 'sell', 0.01)
  assert.equal((await htx.fetchOrder(sold, PAIR)).status, 'closed')

  const ioc = await place(PAIR, 'limit', 'buy', 0.01, below(5), { timeInForce: 'IOC' })
  assert.equal((await htx.fetchOrder(ioc, PAIR)).status, 'canceled')
  const fok = htx.createOrder(PAIR, 'limit', 'buy', 0.01, below(5), { timeInForce: 'FOK' })
  await assert.rejects(fok, ccxt.InvalidOrder)
  const crossing = htx.createOrder(PAIR, 'limit', 'buy', 0.01, below(-5), { postOnly: true })
  await assert.rejects(crossing, ccxt.InvalidOrder)
  const maker = await place(PAIR, 'limit', 'buy', 0.01, below(5), { postOnly: true })
  assert.equal((await htx.fetchOrder(maker, PAIR)).status, 'open')
  await htx.cancelAllOrders(PAIR)
  assert.deepEqual(await htx.fetchOpenOrders(PAIR), [])
})

test('[S42, S45] a stop of ccxt waits on the side that it says, and is refused on the other', async () => {
  const stop = await place(PAIR, 'limit', 'sell', 0.01, below(11), {
    triggerPrice: below(10),
  })
  const [open] = await app.open()
  assert.deepEqual([open?.id, open?.kind, open?.state], [stop, 'stopLimit', 'waiting'])
  const wrong = htx.createOrder(PAIR, 'limit', 'sell', 0.01, below(-9), {
    triggerPrice: below(-10),
  })
  await assert.rejects(wrong, ccxt.InvalidOrder)
  await htx.cancelOrder(stop, PAIR)
})

test('[S42] ccxt reads what is over: closed orders and fills, with their fees', async () => {
  const bought = await place(PAIR, 'market', 'buy', 0.02, price)
  const closed = await htx.fetchClosedOrders(PAIR)
  assert(closed.some(({ id }) => id === bought))
  assert(closed.every(({ status }) => status === 'closed'))
  const cancelled = await htx.fetchCanceledOrders(PAIR)
  assert(cancelled.length > 0 && cancelled.every(({ status }) => status === 'canceled'))
  const trades = (await htx.fetchMyTrades(PAIR)).filter(({ order }) => order === bought)
  assert(trades.length > 0)
  for (const { side, takerOrMaker, fee, type, price: paid } of trades) {
    assert.deepEqual([side, takerOrMaker, fee?.currency, type], ['buy', 'taker', 'BTC', 'market'])
    assert(Number(paid) > 0)
  }
  const own = await htx.fetchOrderTrades(bought, PAIR)
  assert.equal(own.length, trades.length)
  const later = await htx.fetchMyTrades(PAIR, Date.now() + 60_000)
  assert.deepEqual(later, [])
})

test('[S43] of the orders of another member ccxt learns that there are none', async () => {
  const other = await server.member()
  const stranger = await htxAt(server.url, await keyFor(server, other.member))
  const id = await place(PAIR, 'limit', 'buy', 0.01, below(10))
  await assert.rejects(stranger.fetchOrder(id, PAIR), ccxt.OrderNotFound)
  await assert.rejects(stranger.cancelOrder(id, PAIR), ccxt.OrderNotFound)
  assert.deepEqual(await stranger.fetchOpenOrders(PAIR), [])
  assert.deepEqual(await stranger.fetchMyTrades(PAIR), [])
  await stranger.cancelAllOrders(PAIR)
  assert.equal((await htx.fetchOrder(id, PAIR)).status, 'open')
  await htx.cancelOrder(id, PAIR)
})

test('[S42] a field that a call does not take, or that contradicts the order, is refused', async () => {
  const wrong: readonly object[] = [
    { nonsense: 'x' },
    { operator: 'gte' },
    { source: 'margin-api' },
    { 'stop-limit': '1' },
  ]
  for (const params of wrong) {
    const placed = htx.createOrder(PAIR, 'limit', 'buy', 0.01, below(10), params)
    const [name] = Object.keys(params)
    if (name === 'operator')
      assert.ok(await placed.then(({ id }) => htx.cancelOrder(`${id}`, PAIR)))
    else await assert.rejects(placed, new RegExp(`\`${name}\``))
  }
  const raw = { symbol: 'btcusdt', type: 'buy-limit', amount: '0.01', price: `${below(10)}` }
  for (const more of [{ operator: 'gte' }, { type: 'buy-market' }, { lever_rate: 5 }])
    await assert.rejects(htx.spotPrivatePostV1OrderOrdersPlace({ ...raw, ...more }))
  assert.deepEqual(await htx.fetchOpenOrders(PAIR), [])
})

test('[S42] what is refused has the name by which ccxt knows it', async () => {
  const id = 'A'.repeat(22)
  await assert.rejects(htx.createOrder(PAIR, 'limit', 'buy', 100, below(1)), ccxt.InsufficientFunds)
  await assert.rejects(htx.createOrder(PAIR, 'limit', 'buy', 0.00001, below(1)), ccxt.InvalidOrder)
  await assert.rejects(htx.cancelOrder(id, PAIR), ccxt.OrderNotFound)
  await assert.rejects(htx.fetchOrder(id, PAIR), ccxt.OrderNotFound)
  const odd = { symbol: 'nonsense', type: 'buy-limit', amount: '1', price: '1' }
  await assert.rejects(htx.spotPrivatePostV1OrderOrdersPlace(odd), ccxt.BadSymbol)
  const withdraw = htx.withdraw('USDT', 10, 'TXLAQ63Xg1NAzckPwKHvzw7CSEmLMEqcdj', undefined, {
    network: 'TRC20',
  })
  await assert.rejects(
    withdraw,
    (error) => error instanceof ccxt.BaseError && !(error instanceof ccxt.NetworkError),
  )
})

test('[S44] ccxt follows its orders and its fills', async () => {
  const subscribed = subscriptionsOf(htx)
  const orders = htx.watchOrders(PAIR)
  const fills = htx.watchMyTrades(PAIR)
  await eventually('both are followed', () => subscribed() === 2)
  const id = await place(PAIR, 'market', 'buy', 0.01, price)
  const [told] = (await orders).filter((one) => one.id === id)
  assert(told !== undefined)
  const seen = (await fills).filter((one) => one.order === id)
  assert(seen.length > 0)
  assert.deepEqual([seen[0]?.side, seen[0]?.takerOrMaker, seen[0]?.symbol], ['buy', 'taker', PAIR])
  const resting = htx.watchOrders(PAIR)
  const next = await place(PAIR, 'limit', 'buy', 0.01, below(10))
  const opened = (await resting).find((one) => one.id === next)
  assert.equal(opened?.status, 'open')
  const ended = htx.watchOrders(PAIR)
  // The app cancels it: the program hears of that as well.
  await app.post('cancel_order', { id: next })
  assert.equal((await ended).find((one) => one.id === next)?.status, 'canceled')
})
