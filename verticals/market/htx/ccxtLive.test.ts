/** The real ccxt reads and watches the whole server, with only its addresses changed. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { startTestServer, type TestServer } from '@evenkeel/server/testing/server.ts'
import { type Htx, htxAt } from './testing/client.ts'

let server: TestServer
let htx: Htx
before(async () => {
  server = await startTestServer({ config: { prices: { kind: 'simulator' } } })
  htx = await htxAt(server.url)
  await htx.loadMarkets()
})
after(async () => {
  await htx.close()
  await server.stop()
})

test('[Q14] it reads markets, tickers, books, candles and trades', async () => {
  assert.ok(htx.market('BTC/USDT').active)
  const ticker = await htx.fetchTicker('BTC/USDT')
  assert.ok((ticker.bid as number) < (ticker.ask as number))
  const book = await htx.fetchOrderBook('BTC/USDT', 20)
  assert.equal(book.bids.length, 20)
  const candles = await htx.fetchOHLCV('BTC/USDT', '1h', undefined, 50)
  assert.equal(candles.length, 50)
  const trades = await htx.fetchTrades('BTC/USDT')
  assert.ok(trades.length > 0)
})

test('[Q15] it watches tickers, trades and candles', async () => {
  const ticker = await htx.watchTicker('ETH/USDT')
  assert.ok((ticker.last as number) > 0)
  const trades = await htx.watchTrades('ETH/USDT')
  assert.ok((trades[0]?.price as number) > 0)
  const candles = await htx.watchOHLCV('ETH/USDT', '1m')
  assert.ok((candles.at(-1)?.[4] as number) > 0)
})

test('[Q18] it follows the increments of a book, and is never told to begin again', async () => {
  for (let nth = 0; nth < 10; nth++) {
    const book = await htx.watchOrderBook('SOL/USDT')
    const [bid] = book.bids[0] as [number, number]
    const [ask] = book.asks[0] as [number, number]
    assert.ok(bid < ask, `${bid} ${ask}`)
    assert.ok(book.bids.length >= 20)
  }
})
