/** A client of HTX that knows nothing of this exchange: ccxt's, with only its addresses changed. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { type Amount, formatAmount } from '@evenkeel/kernel'
import { createBareHttp, listen } from '@evenkeel/server/testing/http.ts'
import ccxt, { BadRequest, BadSymbol, ExchangeError, type htx } from 'ccxt'
import type { Candle } from '../candles/candle.ts'
import { type HtxPeriod, startOf, withYears } from '../candles/years.ts'
import type { Ticker } from '../market.ts'
import { htxPages } from './index.ts'
import { fixed } from './page.ts'
import { handMarket, NOW } from './testing/market.ts'

const market = handMarket()
/** In the place of what contracts list. */
const linear = fixed('/linear-swap-api/v1/swap_contract_info', {
  status: 'ok',
  data: [
    {
      symbol: 'NONE',
      contract_code: 'NONE-USDT',
      pair: 'NONE-USDT',
      contract_status: 0,
      contract_size: 1,
      price_tick: 1,
      business_type: 'swap',
      contract_type: 'swap',
    },
  ],
})
const app = createBareHttp({ routes: [], plainPages: [...htxPages(market), linear] })
const pairs = market.instruments().filter((instrument) => instrument.class === 'crypto')
const nameOf = ({ base, quote }: { base: string; quote: string }) => `${base}/${quote}`
let client: htx

before(async () => {
  const url = await listen(app)
  client = new ccxt.htx()
  for (const part of Object.keys(client.urls.api)) client.urls.api[part] = url
})
after(() => app.close())

const number = (amount: Amount | undefined) => amount && Number(formatAmount(amount))

test('[Q14] ccxt loads the markets: the pairs with their steps, and no contract that is open', async () => {
  const markets = await client.loadMarkets()
  const open = Object.values(markets).filter((each) => each?.active)
  assert.deepEqual(
    open.map((each) => each?.symbol),
    pairs.map(nameOf),
  )
  assert(open.every((each) => each?.spot && !each.contract && !each.margin))
  const rest = Object.keys(markets).filter(
    (symbol) => !open.some((each) => each?.symbol === symbol),
  )
  assert.deepEqual(rest, ['NONE/USDT:USDT', 'NONE/USD:NONE', 'NONE/USD:NONE-100101'])
  for (const pair of pairs) {
    const { id, precision, limits } = client.market(nameOf(pair))
    assert.equal(id, pair.symbol)
    assert.equal(precision.price, number(pair.tickSize))
    assert.equal(precision.amount, number(pair.lotSize))
    assert.equal(limits.amount?.min, number(pair.lotSize))
    assert.equal(limits.cost?.min, 5)
  }
  assert.equal(client.priceToPrecision('BTC/USDT', 60_000.129), '60000.13')
  assert.equal(client.amountToPrecision('BTC/USDT', 0.123456789), '0.12345')
})

test('[Q14] ccxt loads the markets of the spot alone, too', async () => {
  const spot = new ccxt.htx({
    options: { fetchMarkets: { types: { linear: false, inverse: false } } },
  })
  spot.urls.api = client.urls.api
  assert.deepEqual(Object.keys(await spot.loadMarkets()), pairs.map(nameOf))
})

test('[Q14] ccxt reads the coins and the time', async () => {
  const coins = await client.fetchCurrencies()
  assert.deepEqual(Object.keys(coins), ['USDT', ...pairs.map(({ base }) => base)])
  assert(Object.values(coins).every((coin) => coin?.active && coin.type === 'crypto'))
  assert.equal(await client.fetchTime(), NOW)
  assert.equal((await client.fetchStatus()).status, 'ok')
})

test('[Q14] ccxt reads a ticker, and those of all pairs', async () => {
  const agree = (read: object, symbol: string, told: Ticker | undefined) => {
    assert(told !== undefined)
    const { open, high, low, close, amount, vol, bid, ask } = told
    const { info: _, ...figures } = read as Record<string, unknown>
    const wanted = {
      symbol,
      open: number(open),
      high: number(high),
      low: number(low),
      close: number(close),
      last: number(close),
      baseVolume: number(amount),
      quoteVolume: number(vol),
      bid: number(bid?.price),
      bidVolume: number(bid?.amount),
      ask: number(ask?.price),
      askVolume: number(ask?.amount),
      percentage: 10,
    }
    for (const [name, value] of Object.entries(wanted)) assert.equal(figures[name], value, name)
  }
  for (const pair of pairs.slice(0, 3)) {
    const told = market.ticker('real', pair.symbol)
    const read = await client.fetchTicker(nameOf(pair))
    agree(read, nameOf(pair), told)
    assert.equal(read.timestamp, told?.at)
  }
  const all = await client.fetchTickers()
  assert.deepEqual(Object.keys(all), pairs.map(nameOf))
  for (const pair of pairs)
    agree(all[nameOf(pair)] ?? {}, nameOf(pair), market.ticker('real', pair.symbol))
  assert.deepEqual(Object.keys(await client.fetchTickers(['ETH/USDT'])), ['ETH/USDT'])
})

test('[Q14] ccxt reads the book, to each of the depths that it knows', async () => {
  const { bids, asks, version, at } = await market.depth('real', 'btcusdt')
  for (const depth of [undefined, 5, 10, 20, 150]) {
    const read = await client.fetchOrderBook('BTC/USDT', depth)
    const wanted = (levels: typeof bids) =>
      levels.slice(0, depth ?? 150).map(({ price, amount }) => [number(price), number(amount)])
    assert.deepEqual([read.bids, read.asks], [wanted(bids), wanted(asks)])
    assert.deepEqual([read.nonce, read.timestamp], [version, at])
  }
  const stepped = await client.fetchOrderBook('BTC/USDT', 5, { type: 'step1' })
  assert.deepEqual(stepped.asks[0], [11.1, 0.00055])
})

test('[Q14] ccxt reads candles: the last, those since a time, those up to one, from either page', async () => {
  const rows = (candles: readonly Candle[]) =>
    candles.map(({ start, open, high, low, close, amount }) => {
      return [start, ...[open, high, low, close, amount].map(number)]
    })
  const candles = withYears(market.candles, market.now)
  const last = await client.fetchOHLCV('BTC/USDT', '1m')
  assert.deepEqual(last, rows(await candles.last('btcusdt', '1min', 150)))
  for (const [timeframe, period] of Object.entries(client.timeframes)) {
    const name = period as HtxPeriod
    const read = await client.fetchOHLCV('DOGE/USDT', timeframe, undefined, 5)
    assert.deepEqual(read, rows(await candles.last('dogeusdt', name, 5)), timeframe)
    assert(read.length > 0, timeframe)
  }

  const since = startOf('60min', NOW) - 3_000 * 3_600_000
  const some = await client.fetchOHLCV('BTC/USDT', '1h', since, 1_000)
  const to = since + 1_000 * 3_600_000
  assert.equal(some.length, 1_000)
  assert.deepEqual(
    some,
    rows(await candles.between('btcusdt', '60min', { from: since, to, most: 1_000 })),
  )
  const until = since + 30 * 60_000
  const before = await client.fetchOHLCV('BTC/USDT', '1h', undefined, 2, { until })
  assert.deepEqual(
    before.map(([start]) => start),
    [since - 3_600_000, since],
  )
  const paged = await client.fetchOHLCV('BTC/USDT', '1h', since, 2_500, { paginate: true })
  assert.deepEqual(
    paged.map(([start]) => start),
    [...Array(2_500).keys()].map((nth) => since + nth * 3_600_000),
  )

  const short = { useHistoricalEndpointForSpot: false }
  const klines = await client.fetchOHLCV('BTC/USDT', '1m', undefined, 2_000, short)
  assert.deepEqual(klines, rows(await candles.last('btcusdt', '1min', 2_000)))
})

test('[Q14] ccxt reads trades', async () => {
  const read = await client.fetchTrades('ETH/USDT')
  const told = market.trades('real', 'ethusdt', 1_000).toReversed()
  assert.equal(read.length, 500)
  assert.deepEqual(
    read.map(({ id, timestamp, price, amount, side, symbol }) => [
      id,
      timestamp,
      price,
      amount,
      side,
      symbol,
    ]),
    told.map((trade) => [
      String(trade.number),
      trade.at,
      number(trade.price),
      number(trade.amount),
      trade.side,
      'ETH/USDT',
    ]),
  )
  assert.equal((await client.fetchTrades('ETH/USDT', undefined, 3)).length, 3)
})

test('[Q13] ccxt understands what is wrong', async () => {
  const asked = (name: string, query: object) => client[name](query) as Promise<unknown>
  await assert.rejects(asked('spotPublicGetMarketDetailMerged', { symbol: 'nope' }), BadSymbol)
  await assert.rejects(asked('spotPublicGetMarketDepth', {}), BadSymbol)
  const kline = { symbol: 'btcusdt', period: '1min', size: 0 }
  await assert.rejects(asked('spotPublicGetMarketHistoryKline', kline), BadRequest)
  const unknown = { symbol: 'btcusdt', period: '2year' }
  await assert.rejects(asked('spotPublicGetMarketHistoryKline', unknown), ExchangeError)
})
