/** The real ccxt reads and watches the whole server, with only its addresses changed. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { post } from '@evenkeel/server/testing/calls.ts'
import { type Htx, htxAt } from '@evenkeel/server/testing/ccxt.ts'
import { startTestServer, type TestServer } from '@evenkeel/server/testing/server.ts'
import type { Trade } from 'ccxt'

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

test('[Q14] [Q15] it reads and watches years, which are the fold of their months', async () => {
  const [years, months] = [
    await htx.fetchOHLCV('ETH/USDT', '1y', undefined, 3),
    await htx.fetchOHLCV('ETH/USDT', '1M', undefined, 36),
  ]
  const yearOf = (start = 0) => new Date(start + 8 * 3_600_000).getUTCFullYear()
  for (const [start, open, high, low, , volume] of years.slice(0, -1)) {
    const of = months.filter(([month]) => yearOf(month) === yearOf(start))
    assert.equal(of.length, 12)
    const [first] = of
    assert.deepEqual([start, open], first?.slice(0, 2))
    assert.equal(high, Math.max(...of.map((month) => month[2] as number)))
    assert.equal(low, Math.min(...of.map((month) => month[3] as number)))
    const sum = of.reduce((before, month) => before + (month[5] as number), 0)
    assert(Math.abs((volume as number) / sum - 1) < 1e-9)
  }
  const [watched] = await htx.watchOHLCV('ETH/USDT', '1y')
  assert.deepEqual(watched?.slice(0, 2), years.at(-1)?.slice(0, 2))
  const again = await htx.watchOHLCV('ETH/USDT', '1y')
  assert.equal(again.at(-1)?.[0], watched?.[0])
})

test('[Q15] it sees trades in the order of their time, each once, while a member trades too', async () => {
  const { token } = await server.member({ funds: { USDT: '100000' } })
  const buy = { pair: 'btcusdt', side: 'buy', kind: 'market', spend: '20' }
  const seen: Trade[] = []
  while (seen.length <= 100) {
    void post(server.url, 'spot/place_order', buy, { token })
    seen.push(...(await htx.watchTrades('BTC/USDT')))
  }
  const back = seen.filter(({ timestamp = 0 }, nth) => timestamp < (seen[nth - 1]?.timestamp ?? 0))
  assert.equal(back.length, 0, `${back.length} of ${seen.length} go back`)
  assert.equal(new Set(seen.map(({ id }) => id)).size, seen.length)
})

test('[W1] it watches 36 things at once on one socket, which stays open', async () => {
  const other = await htxAt(server.url)
  await other.loadMarkets()
  const pairs = other.symbols.filter((symbol) => other.market(symbol).spot)
  assert.equal(pairs.length, 12)
  await Promise.all(
    pairs.flatMap((pair) => [
      other.watchTicker(pair),
      other.watchTrades(pair),
      other.watchOHLCV(pair, '1m'),
    ]),
  )
  const [client, ...more] = Object.values(other.clients)
  assert.deepEqual([more.length, client?.error], [0, undefined])
  await other.close()
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
