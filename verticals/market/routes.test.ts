/** The market's calls on a real server with simulated prices. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { get, newKey, post } from '@evenkeel/server/testing/calls.ts'
import { listenAt } from '@evenkeel/server/testing/listener.ts'
import { startTestServer, type TestServer } from '@evenkeel/server/testing/server.ts'

let server: TestServer
let token: string
before(async () => {
  server = await startTestServer({ config: { prices: { kind: 'simulator' } } })
  token = (await server.member()).token
})
after(() => server.stop())

const ask = (path: string, headers: Record<string, string> = {}) => get(server.url, path, headers)
const tell = (path: string, body: object, headers: Record<string, string> = { token }) =>
  post(server.url, path, body, headers)

test('[Q13] what is listed has the numbers of the spec, and what people call it', async () => {
  const { code, data } = await ask('currency/currency_list')
  assert.equal(code, 1)
  assert.equal(data.length, 24)
  const { currency_id, matches_id, market_from, symbol, currency_name, legal_name } = data[0]
  assert.deepEqual(
    { currency_id, matches_id, market_from, symbol, currency_name, legal_name },
    {
      currency_id: 1,
      matches_id: 2,
      market_from: 2,
      symbol: 'btcusdt',
      currency_name: 'BTC',
      legal_name: 'USDT',
    },
  )
  const nameOf = (wanted: string) =>
    data.find((listed: { symbol: string }) => listed.symbol === wanted)?.extends.name
  assert.deepEqual(['btcusdt', 'eurusd', 'aapl'].map(nameOf), [
    'Bitcoin',
    'Euro / US Dollar',
    'Apple',
  ])
  const classes = data.map((listed: { extends: { class: string } }) => listed.extends.class)
  assert.deepEqual([...new Set(classes)], ['crypto', 'forex', 'stock'])
})

test("[Q13] candles come with the spec's defaults: 150 of one minute of btcusdt, newest first", async () => {
  const { code, data } = await ask('currency/market_history_kline')
  assert.equal(code, 1)
  assert.equal(data.length, 150)
  for (const [nth, candle] of data.entries()) {
    assert.equal(candle.id % 60, 0)
    if (nth > 0) assert.equal(candle.id, data[nth - 1].id - 60)
    if (nth > 0) assert.equal(data[nth - 1].open, candle.close)
    assert.ok(candle.low <= candle.open && candle.open <= candle.high)
    assert.ok(candle.low <= candle.close && candle.close <= candle.high)
  }
})

test('[Q13] candles are JSON numbers, a ticker has decimal strings, and the description says both', async () => {
  const { data: candles } = await ask('currency/market_history_kline?size=1')
  const { data: ticker } = await ask('currency/get_ticker?symbol=btcusdt')
  const described = await (await fetch(`${server.url}/api/openapi.json`)).json()
  const answerOf = (path: string) =>
    described.paths[`/api/currency/${path}`].get.responses[200].content['application/json'].schema
      .oneOf[0].properties.data
  assert.equal(typeof candles[0].close, 'number')
  assert.equal(answerOf('market_history_kline').items.properties.close.type, 'number')
  assert.equal(typeof ticker.close, 'string')
  assert.equal(answerOf('get_ticker').properties.close.type, 'string')
  assert.match(described.info.description, /decimal strings; .* candles .* JSON numbers/)
})

test('[Q13] candles from before a moment, for who scrolls back', async () => {
  const { data: last } = await ask('currency/market_history_kline?size=3')
  const path = `currency/market_history_kline?size=3&to=${last[2].id}`
  const { data: older } = await ask(path)
  assert.deepEqual(
    older.map(({ id }: { id: number }) => id),
    [1, 2, 3].map((nth) => last[2].id - nth * 60),
  )
  assert.equal(older[0].close, last[2].open)
  const none = await ask('currency/market_history_kline?size=3&to=5')
  assert.deepEqual(none.data, [])
})

for (const period of ['5min', '60min', '1day', '1week', '1mon'])
  test(`[Q13] candles of ${period} of every kind of symbol`, async () => {
    for (const symbol of ['ethusdt', 'eurusd', 'aapl']) {
      const path = `currency/market_history_kline?symbol=${symbol}&period=${period}&size=20`
      const { data } = await ask(path)
      assert.equal(data.length, 20, symbol)
      assert.ok(data[0].close > 0)
    }
  })

test('[Q13] an unknown symbol, period or size is said to be so', async () => {
  for (const [path, reason, fields] of [
    ['currency/market_history_kline?symbol=nosuch', 'pairDoesNotExist', undefined],
    ['currency/market_history_kline?period=2min', 'badRequest', ['period']],
    ['currency/market_history_kline?size=0', 'badRequest', ['size']],
    ['currency/market_history_kline?size=1000000000', 'badRequest', ['size']],
    ['currency/market_history_kline?size=2001', 'badRequest', ['size']],
    ['currency/market_history_kline?size=-1', 'badRequest', ['size']],
    ['currency/market_history_kline?symbol=BTC/USDT', 'badRequest', ['symbol']],
    ['currency/get_depth?symbol=nosuch', 'pairDoesNotExist', undefined],
    ['currency/get_depth?symbol=btcusdt&size=151', 'badRequest', ['size']],
    ['currency/get_trades?symbol=nosuch', 'pairDoesNotExist', undefined],
    ['currency/get_ticker?symbol=nosuch', 'pairDoesNotExist', undefined],
    ['currency/get_tickers?ranking=worst', 'badRequest', ['ranking']],
  ] as const) {
    const answer = await ask(path)
    assert.equal(answer.reason, reason, path)
    assert.deepEqual((answer as { fields?: string[] }).fields, fields, path)
  }
})

test('[Q10, Q13] tickers hold the 24 hours and what the spec derives of them', async () => {
  const { data } = await ask('currency/get_tickers')
  assert.equal(data.tickers.length, 24)
  for (const ticker of data.tickers) {
    const { open, high, low, close, change, increase, sign, isStale } = ticker
    assert.ok(Number(low) <= Number(open) && Number(close) <= Number(high))
    const percent = ((Number(close) - Number(open)) / Number(open)) * 100
    assert.ok(Math.abs(Number(increase) - percent) < 0.006, `${increase} ${percent}`)
    assert.equal(change, `${Number(increase) > 0 ? '+' : ''}${increase}%`)
    assert.equal(sign, Number(increase) > 0 ? 1 : 0)
    assert.equal(isStale, false)
  }
  const { data: one } = await ask('currency/get_ticker?symbol=btcusdt')
  assert.ok(Number(one.bid) < Number(one.ask))
})

test('[Q19] rankings of one class', async () => {
  const { data } = await ask('currency/get_tickers?class=forex&ranking=hot')
  assert.equal(data.tickers.length, 6)
  const { data: up } = await ask('currency/get_tickers?ranking=gainers')
  const increases = up.tickers.map((ticker: { increase: string }) => Number(ticker.increase))
  assert.deepEqual(
    increases,
    increases.toSorted((one: number, other: number) => other - one),
  )
})

test('[Q7, Q11] the house maker offers in the order books of both realms, and what is shown can be bought', async () => {
  for (const realm of ['real', 'demo'] as const) {
    const { token } = await server.member({ realm, funds: { USDT: '1000000' } })
    const { data } = await ask('currency/get_depth?symbol=ethusdt&size=150', { token })
    assert.ok(data.bids.length >= 20 && data.asks.length >= 20)
    const prices = (levels: { price: string }[]) => levels.map(({ price }) => Number(price))
    assert.deepEqual(
      prices(data.asks),
      prices(data.asks).toSorted((one, other) => one - other),
    )
    assert.ok(Number(data.bids[0].price) < Number(data.asks[0].price))
    const order = { pair: 'ethusdt', side: 'buy', kind: 'market', spend: '1000' }
    const headers = { token, 'idempotency-key': newKey() }
    const { data: bought, reason } = await tell('spot/place_order', order, headers)
    assert.equal(reason, undefined)
    assert.equal(bought.state, 'filled')
  }
})

test('[Q12, Q22] a trade of an order book is on the tape of its own realm alone', async () => {
  const { token } = await server.member({ realm: 'demo' })
  const order = { pair: 'ltcusdt', side: 'buy', kind: 'market', spend: '23.45' }
  const headers = { token, 'idempotency-key': newKey() }
  const { data: bought } = await tell('spot/place_order', order, headers)
  const seen = async (size: number, as: Record<string, string>) => {
    const { data } = await ask(`currency/get_trades?symbol=ltcusdt&size=${size}`, as)
    return data.trades as { id: number; quantity: string }[]
  }
  const onDemo = await seen(100, { token })
  const onReal = new Set((await seen(500, {})).map(({ id }) => id))
  const own = onDemo.filter(({ id }) => !onReal.has(id)).map(({ quantity }) => quantity)
  assert.deepEqual(own, [bought.filled])
})

test('[Q12] [Q22] the book of a contract is read by its own name, apart from the one of spot', async () => {
  const { token } = await server.member({ realm: 'demo' })
  const { contracts } = (await ask('lever/get_contracts')).data
  const named = (symbol: string) =>
    contracts.find((one: { symbol: string }) => one.symbol === symbol).book
  assert.deepEqual([named('ltcusdt'), named('eurusd')], ['LTC-USDT', 'EUR-USD'])
  const headers = () => ({ token, 'idempotency-key': newKey() })
  const moved = { asset: 'USDT', amount: '500', from: 'spot', to: 'trading' }
  assert.equal((await tell('wallet/make_transfer', moved, headers())).reason, undefined)
  const order = { symbol: 'ltcusdt', side: 'long', kind: 'market', lots: 3, leverage: 5 }
  assert.equal((await tell('lever/place_order', order, headers())).reason, undefined)
  const depth = (await ask('currency/get_depth?symbol=LTC-USDT')).data
  assert.ok(Number(depth.bids[0].price) < Number(depth.asks[0].price))
  const seen = async (symbol: string) =>
    (await ask(`currency/get_trades?symbol=${symbol}&size=100`, { token })).data.trades
  const [first] = await seen('LTC-USDT')
  assert.equal(first.quantity, '1.5')
  const spot: { id: number }[] = await seen('ltcusdt')
  assert.ok(spot.every(({ id }) => id !== first.id))
  for (const name of ['LTC-NONE', 'ltc-usdt'])
    assert.notEqual((await ask(`currency/get_depth?symbol=${name}`)).reason, undefined)
})

test('[Q20] a watchlist is kept, in order, once each; and is the person’s in both realms', async () => {
  assert.deepEqual((await ask('currency/get_watchlist', { token })).data, { symbols: [] })
  const symbols = ['ethusdt', 'aapl', 'btcusdt']
  const set = await tell('currency/set_watchlist', { symbols: [...symbols, 'aapl'] })
  assert.deepEqual(set.data, { symbols })
  assert.deepEqual((await ask('currency/get_watchlist', { token })).data, { symbols })
  const unknown = await tell('currency/set_watchlist', { symbols: ['nosuch'] })
  assert.equal(unknown.reason, 'pairDoesNotExist')
  const many = await tell('currency/set_watchlist', { symbols: Array(101).fill('btcusdt') })
  assert.equal(many.reason, 'badRequest')
  assert.equal((await ask('currency/get_watchlist')).reason, 'notLoggedIn')
})

test('[Q21] an alert is set, listed and removed by its owner alone', async () => {
  const { data: ticker } = await ask('currency/get_ticker?symbol=btcusdt')
  const price = String(Math.floor(Number(ticker.close) * 1.5))
  const { data: alert } = await tell('currency/set_alert', { symbol: 'btcusdt', price })
  assert.equal(alert.direction, 'rise')
  const { data } = await ask('currency/get_alerts', { token })
  assert.deepEqual(data.alerts, [alert])
  const other = (await server.member()).token
  const foreign = await tell('currency/remove_alert', { id: alert.id }, { token: other })
  assert.equal(foreign.reason, 'alertDoesNotExist')
  assert.equal((await tell('currency/remove_alert', { id: alert.id })).code, 1)
  assert.deepEqual((await ask('currency/get_alerts', { token })).data.alerts, [])
})

test('[Q21] who is connected is told at once when an alert fires', async () => {
  const { token } = await server.member()
  const { data: ticker } = await ask('currency/get_ticker?symbol=btcusdt')
  const listener = await listenAt(server.url)
  listener.say({ event: 'auth', params: { token, channels: ['alerts'] } })
  assert.equal((await listener.next()).code, 1)
  // One of the two must be reached: a price never stands still for long.
  const near = [Number(ticker.index) + 0.5, Number(ticker.index) - 0.5]
  for (const price of near)
    await tell('currency/set_alert', { symbol: 'btcusdt', price: price.toFixed(2) }, { token })
  const { channel, data } = await listener.next()
  assert.equal(channel, 'alerts')
  const { symbol, direction, price, firedPrice } = data.alert
  assert.equal(symbol, 'btcusdt')
  if (direction === 'rise') assert.ok(Number(firedPrice) >= Number(price))
  else assert.ok(Number(firedPrice) <= Number(price))
  const { data: listed } = await ask('currency/get_alerts', { token })
  assert.ok(listed.alerts.some((alert: { id: string }) => alert.id === data.alert.id))
  listener.socket.close()
})
