/** The real ccxt trades contracts on the whole server, as linear swaps: rules LC27 and LC28. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { eventually } from '@evenkeel/kernel/testing'
import { makeTransfer } from '@evenkeel/server/testing/calls.ts'
import { bestBid, type Htx, htxAt } from '@evenkeel/server/testing/ccxt.ts'
import { keyFor } from '@evenkeel/server/testing/programs.ts'
import { startTestServer, type TestServer } from '@evenkeel/server/testing/server.ts'
import ccxt from 'ccxt'

const SWAP = 'BTC/USDT:USDT'
let server: TestServer
let htx: Htx
let price: number

before(async () => {
  server = await startTestServer({ config: { prices: { kind: 'simulator' } } })
  const { member, token } = await server.member()
  const funds = { asset: 'USDT', amount: '20000', from: 'spot', to: 'trading' }
  assert.equal((await makeTransfer(server.url, token, funds)).code, 1)
  htx = await htxAt(server.url, await keyFor(server, member))
  await htx.loadMarkets()
  price = await bestBid(htx, 'BTC/USDT')
})
after(async () => {
  await htx.close()
  await server.stop()
})

async function place(...asked: Parameters<Htx['createOrder']>): Promise<string> {
  const { id } = await htx.createOrder(...asked)
  assert(id !== undefined)
  return id
}

/** So far below the price, in percent. */
const below = (percent: number) => Number(htx.priceToPrecision(SWAP, price * (1 - percent / 100)))

test('[LC27] ccxt lists the contracts on coins, and reads their funding', async () => {
  const { swap, linear, contractSize, active, settle } = htx.market(SWAP)
  assert.deepEqual([swap, linear, active, settle], [true, true, true, 'USDT'])
  assert(Number(contractSize) > 0)
  const listed = Object.values(htx.markets ?? {}).filter((one) => one?.swap && one.linear)
  assert.equal(listed.length, 12)
  const { fundingRate, fundingTimestamp, interval } = await htx.fetchFundingRate(SWAP)
  assert.equal(typeof fundingRate, 'number')
  assert(Number(fundingTimestamp) > Date.now())
  assert.equal(interval, '8h')
})

test('[LC27] ccxt reads the trading account', async () => {
  const { USDT } = await htx.fetchBalance({ type: 'swap' })
  assert.deepEqual([USDT?.free, USDT?.total], [20_000, 20_000])
})

test('[LC28] the first position has a leverage of 5', async () => {
  const symbol = 'ETH/USDT:USDT'
  await place(symbol, 'market', 'buy', 1)
  assert.equal((await htx.fetchPositions([symbol]))[0]?.leverage, 5)
  await place(symbol, 'market', 'sell', 1, undefined, { reduceOnly: true })
})

test('[LC28] the leverage that is set is that of the next position', async () => {
  await htx.setLeverage(10, SWAP)
  await assert.rejects(htx.setLeverage(7, SWAP), ccxt.InvalidOrder)
  await place(SWAP, 'market', 'buy', 10)
  const [position] = await htx.fetchPositions([SWAP])
  assert.deepEqual(
    [position?.side, position?.contracts, position?.leverage, position?.marginMode],
    ['long', 10, 10, 'cross'],
  )
  assert(Math.abs(Number(position?.entryPrice) / price - 1) < 0.02)
  assert(Number(position?.initialMargin) > 0)
})

test('[LC27] what reduces closes, in part and whole; fills and closed orders are read with their fees', async () => {
  const first = await place(SWAP, 'market', 'sell', 4, undefined, { reduceOnly: true })
  assert.equal((await htx.fetchPositions([SWAP]))[0]?.contracts, 6)
  const order = await htx.fetchOrder(first, SWAP)
  assert.deepEqual(
    [order.status, order.side, order.filled, order.reduceOnly],
    ['closed', 'sell', 4, true],
  )
  const closed = await htx.fetchClosedOrders(SWAP)
  assert(closed.some(({ id }) => id === first))
  const trades = (await htx.fetchMyTrades(SWAP)).filter((one) => one.order === first)
  assert.equal(
    trades.reduce((sum, { amount }) => sum + Number(amount), 0),
    4,
  )
  assert(Number(trades[0]?.fee?.cost) > 0)
  await place(SWAP, 'market', 'sell', 6, undefined, { reduceOnly: true })
  assert.deepEqual(await htx.fetchPositions([SWAP]), [])
})

test('[LC27] limit, post-only, ioc and fok orders are what they say, and are cancelled', async () => {
  const limit = await place(SWAP, 'limit', 'buy', 5, below(5), { clientOrderId: 4711 })
  const [open] = await htx.fetchOpenOrders(SWAP)
  assert.deepEqual(
    [open?.id, open?.status, open?.price, open?.amount],
    [limit, 'open', below(5), 5],
  )
  assert.equal(open?.clientOrderId, '4711')
  // Signed at another moment, it is another request with the same name.
  const second = Math.floor(Date.now() / 1_000)
  await eventually('the next second comes', () => Date.now() / 1_000 >= second + 1)
  const again = place(SWAP, 'limit', 'buy', 5, below(5), { clientOrderId: 4711 })
  await assert.rejects(again, ccxt.InvalidOrder)
  await htx.cancelOrder(limit, SWAP)
  assert.equal((await htx.fetchOrder(limit, SWAP)).status, 'canceled')
  await assert.rejects(htx.cancelOrder(limit, SWAP), ccxt.OrderNotFound)

  const post = await place(SWAP, 'limit', 'buy', 5, below(5), { postOnly: true })
  await assert.rejects(
    place(SWAP, 'limit', 'buy', 5, below(-5), { postOnly: true }),
    ccxt.InvalidOrder,
  )
  const ioc = await place(SWAP, 'limit', 'buy', 5, below(5), { timeInForce: 'IOC' })
  assert.equal((await htx.fetchOrder(ioc, SWAP)).status, 'canceled')
  await assert.rejects(
    place(SWAP, 'limit', 'buy', 5, below(5), { timeInForce: 'FOK' }),
    ccxt.InvalidOrder,
  )
  const cancelled = await htx.cancelAllOrders(SWAP)
  assert.deepEqual(
    cancelled.map(({ id }) => id),
    [post],
  )
  assert.deepEqual(await htx.fetchOpenOrders(SWAP), [])
})

test('[LC27] stops wait for their price, apart from other orders', async () => {
  const stop = await place(SWAP, 'limit', 'buy', 5, below(-6), { triggerPrice: below(-5) })
  const [waiting] = await htx.fetchOpenOrders(SWAP, undefined, undefined, { trigger: true })
  assert.deepEqual([waiting?.id, waiting?.status, waiting?.triggerPrice], [stop, 'open', below(-5)])
  assert.deepEqual(await htx.fetchOpenOrders(SWAP), [])
  const one = await htx.fetchOrder(stop, SWAP, { trigger: true })
  assert.equal(one.status, 'open')
  await htx.cancelOrder(stop, SWAP, { trigger: true })
  assert.equal((await htx.fetchOrder(stop, SWAP, { trigger: true })).status, 'canceled')
  await place(SWAP, 'market', 'sell', 5)
  const loss = await place(SWAP, 'market', 'buy', 5, undefined, { stopLossPrice: below(-5) })
  const [guard] = await htx.fetchOpenOrders(SWAP, undefined, undefined, { trigger: true })
  assert.deepEqual([guard?.id, guard?.side, guard?.reduceOnly], [loss, 'buy', true])
  await htx.cancelOrder(loss, SWAP, { stopLossTakeProfit: true })
  await place(SWAP, 'market', 'buy', 5, undefined, { reduceOnly: true })
  assert.deepEqual(await htx.fetchPositions([SWAP]), [])
})

test('[LC27] several orders are placed at once, and positions of a contract are closed at once', async () => {
  const order = { symbol: SWAP, type: 'limit', side: 'buy', amount: 2, price: below(5) } as const
  const placed = await htx.createOrders([order, { ...order, amount: 3 }])
  const open = await htx.fetchOpenOrders(SWAP)
  assert.deepEqual(open.map(({ id }) => id).toSorted(), placed.map(({ id }) => id).toSorted())
  await htx.cancelOrders(
    placed.map(({ id }) => `${id}`),
    SWAP,
  )
  await place(SWAP, 'market', 'buy', 3)
  await place(SWAP, 'market', 'sell', 2)
  const { openInterestAmount } = await htx.fetchOpenInterest(SWAP)
  assert(Number(openInterestAmount) >= 3)
  // ccxt does not send its side: where both are open, one is named.
  await assert.rejects(htx.closePosition(SWAP, 'buy'), /position_side/)
  assert.equal((await htx.fetchPositions([SWAP])).length, 2)
  await htx.closePosition(SWAP, 'sell', { position_side: 'short' })
  assert.deepEqual(
    (await htx.fetchPositions([SWAP])).map(({ side }) => side),
    ['long'],
  )
  await htx.closePosition(SWAP)
  assert.deepEqual(await htx.fetchPositions([SWAP]), [])
  await assert.rejects(htx.closePosition(SWAP), ccxt.ExchangeError)
})

test('[LC27] ccxt reads the tiers of leverage', async () => {
  const tiers = (await htx.fetchLeverageTiers([SWAP]))[SWAP] ?? []
  assert(tiers.length > 1)
  for (const [nth, tier] of tiers.entries()) {
    assert(Number(tier.maintenanceMarginRate) > 0 && Number(tier.maintenanceMarginRate) < 1)
    assert.equal(tier.minNotional, tiers[nth - 1]?.maxNotional ?? 0)
  }
})

test('[LC27] what is refused has the name by which ccxt knows it', async () => {
  await assert.rejects(place(SWAP, 'limit', 'buy', 900_000, below(5)), ccxt.BaseError)
  await htx.setLeverage(1, SWAP)
  await assert.rejects(place(SWAP, 'limit', 'buy', 5_000, below(1)), ccxt.InsufficientFunds)
  await assert.rejects(htx.fetchOrder('A'.repeat(22), SWAP), ccxt.OrderNotFound)
  const reduce = place(SWAP, 'market', 'sell', 1, undefined, { reduceOnly: true })
  await assert.rejects(reduce, ccxt.ExchangeError)
})
