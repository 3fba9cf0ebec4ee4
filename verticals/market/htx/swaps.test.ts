/** The real ccxt reads and follows linear swaps on the whole server: rules Q45 and Q46. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { eventually } from '@evenkeel/kernel/testing'
import { makeTransfer } from '@evenkeel/server/testing/calls.ts'
import { bestBid, type Htx, htxAt } from '@evenkeel/server/testing/ccxt.ts'
import { listenAt } from '@evenkeel/server/testing/listener.ts'
import { keyFor } from '@evenkeel/server/testing/programs.ts'
import { startTestServer, type TestServer } from '@evenkeel/server/testing/server.ts'

const SWAP = 'BTC/USDT:USDT'
const CODE = 'BTC-USDT'
let server: TestServer
let htx: Htx
let price: number
let lotSize: number

before(async () => {
  server = await startTestServer({ config: { prices: { kind: 'simulator' } } })
  const { member, token } = await server.member()
  const funds = { asset: 'USDT', amount: '20000', from: 'spot', to: 'trading' }
  assert.equal((await makeTransfer(server.url, token, funds)).code, 1)
  htx = await htxAt(server.url, await keyFor(server, member))
  await htx.loadMarkets()
  price = await bestBid(htx, SWAP)
  lotSize = Number(htx.market(SWAP).contractSize)
})
after(async () => {
  await htx.close()
  await server.stop()
})

const trade = (side: 'buy' | 'sell', lots: number, params = {}) =>
  htx.createOrder(SWAP, 'market', side, lots, undefined, params)
const get = async (path: string) => (await fetch(`${server.url}${path}`)).json()
const isNear = (one: unknown, other: number) => Math.abs(Number(one) / other - 1) < 0.02

test('[Q45] the book of a contract is its own, in whole lots', async () => {
  const { bids, asks, nonce } = await htx.fetchOrderBook(SWAP)
  assert(bids.length > 0 && asks.length > 0 && Number(nonce) > 0)
  assert(Number(bids[0]?.[0]) < Number(asks[0]?.[0]))
  assert([...bids, ...asks].every(([, lots]) => Number.isInteger(lots) && Number(lots) > 0))
  // What rests there is seen at its price, in the lots that it has.
  const at = Number(htx.priceToPrecision(SWAP, price * 0.95))
  const { id } = await htx.createOrder(SWAP, 'limit', 'buy', 7, at)
  const own = await eventually('it is in the book', async () =>
    (await htx.fetchOrderBook(SWAP)).bids.find((level) => level[0] === at),
  )
  assert.equal(own[1], 7)
  await htx.cancelOrder(`${id}`, SWAP)
  const short = await get(`/linear-swap-ex/market/depth?contract_code=${CODE}&type=step6`)
  assert(short.tick.bids.length <= 20)
  const { ticks } = await get(`/linear-swap-ex/market/bbo?contract_code=${CODE}`)
  assert(Number.isInteger(ticks[0].bid[1]) && isNear(ticks[0].bid[0], price))
})

test('[Q45] trades of a contract are its own, in lots', async () => {
  await trade('buy', 3)
  const trades = await htx.fetchTrades(SWAP)
  const last = trades.at(-1)
  assert.deepEqual([last?.side, last?.symbol], ['buy', SWAP])
  const amount = trades.reduce((sum, one) => sum + Number(one.amount), 0)
  assert.equal(amount, 3)
  const { tick } = await get(`/linear-swap-ex/market/trade?contract_code=${CODE}`)
  const [told] = tick.data
  assert.equal(Math.round(told.quantity / lotSize), told.amount)
  assert(isNear(told.price, price))
  const prices = await htx.fetchLastPrices([SWAP])
  assert.equal(prices[SWAP]?.price, last?.price)
  await trade('sell', 3, { reduceOnly: true })
})

test('[Q45] ccxt reads tickers, candles and the time of linear swaps', async () => {
  const ticker = await htx.fetchTicker(SWAP)
  assert(isNear(ticker.last, price) && isNear(ticker.bid, price) && isNear(ticker.ask, price))
  assert(Number(ticker.high) >= Number(ticker.low) && Number.isInteger(ticker.bidVolume))
  const { tick } = await get(`/linear-swap-ex/market/detail/merged?contract_code=${CODE}`)
  assert.equal(tick.vol, Math.floor(Number((tick.amount / lotSize).toFixed(6))))
  const tickers = await htx.fetchTickers([SWAP, 'ETH/USDT:USDT'])
  assert.deepEqual(Object.keys(tickers).toSorted(), [SWAP, 'ETH/USDT:USDT'])
  const spot = await htx.fetchOHLCV('BTC/USDT', '1m', undefined, 5)
  const candles = await htx.fetchOHLCV(SWAP, '1m', undefined, 5)
  assert.equal(candles.length, 5)
  assert.deepEqual(candles.slice(0, 4), spot.slice(0, 4))
  const since = Number(candles[1]?.[0])
  const later = await htx.fetchOHLCV(SWAP, '1m', since, 2)
  assert.deepEqual(
    later.map(([at]) => at),
    [since, since + 60_000],
  )
  assert(Math.abs(Number(await htx.fetchTime({ type: 'swap' })) - Date.now()) < 60_000)
  const { data } = await get(`/linear-swap-api/v1/swap_index?contract_code=${CODE}`)
  assert(isNear(data[0].index_price, price))
})

test('[Q45] what there is none of is refused in HTX’s shape', async () => {
  for (const path of ['detail/merged', 'depth', 'history/trade', 'history/kline?period=1min']) {
    const mark = path.includes('?') ? '&' : '?'
    const told = await get(`/linear-swap-ex/market/${path}${mark}contract_code=NO-USDT`)
    assert.deepEqual([told.status, told['err-code']], ['error', 'invalid-parameter'], path)
  }
  // Contracts on currencies and shares are none of this dialect.
  assert.equal((await get('/linear-swap-ex/market/depth?contract_code=EUR-USD')).status, 'error')
})

test('[Q46] ccxt follows the book, the ticker, candles and trades of a contract', async () => {
  const book = await htx.watchOrderBook(SWAP)
  assert(isNear(book.bids[0]?.[0], price) && Number.isInteger(book.bids[0]?.[1]))
  const next = await htx.watchOrderBook(SWAP)
  assert(Number(next.bids[0]?.[0]) < Number(next.asks[0]?.[0]))
  const ticker = await htx.watchTicker(SWAP)
  assert(isNear(ticker.last, price) && isNear(ticker.bid, price))
  const [candle] = await htx.watchOHLCV(SWAP, '1m')
  assert(isNear(candle?.[4], price))
  await htx.watchTrades(SWAP)
  const told = htx.watchTrades(SWAP)
  await trade('buy', 4)
  const trades = await told
  assert.equal(
    trades.reduce((sum, { amount }) => sum + Number(amount), 0),
    4,
  )
  await trade('sell', 4, { reduceOnly: true })
})

const refused: readonly (readonly [string, string])[] = [
  [`market.${CODE}.depth.step0.high_freq`, 'invalid topic'],
  [`market.${CODE}.depth.size_30.high_freq`, 'invalid topic'],
  [`market.${CODE}.depth.size_20`, 'invalid topic'],
  [`market.${CODE}.kline.2min`, 'invalid period'],
  ['market.NO-USDT.bbo', 'invalid symbol'],
  ['market.btcusdt.detail', 'invalid topic'],
  ['market.tickers', 'invalid topic'],
  [`swap.${CODE}.bbo`, 'invalid topic'],
]

test('[Q46] at its address there are the topics of linear swaps and no others', async () => {
  const listener = await listenAt(server.url.replace('http', 'ws'), { path: '/linear-swap-ws' })
  for (const [sub, why] of refused) {
    listener.say({ sub })
    assert.equal((await listener.next())['err-msg'], why, sub)
  }
  const topic = `market.${CODE}.depth.step0`
  listener.say({ sub: topic, id: 'id1' })
  assert.equal((await listener.next()).subbed, topic)
  const { ch, tick } = (await listener.next()) as { ch: string; tick: { bids: number[][] } }
  assert.equal(ch, topic)
  assert(tick.bids.every(([, lots]) => Number.isInteger(lots)))
  listener.socket.terminate()
  const elsewhere = await listenAt(server.url.replace('http', 'ws'), { path: '/ws' })
  elsewhere.say({ sub: `swap.${CODE}.bbo` })
  assert.equal((await elsewhere.next())['err-msg'], 'invalid topic')
  elsewhere.socket.terminate()
})
