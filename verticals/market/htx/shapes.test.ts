/** HTX's pages as text: their shapes, their order, and every digit. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { formatAmount } from '@evenkeel/kernel'
import { periods, startAfter, startOf } from '../candles/period.ts'
import { htxPages } from './index.ts'
import { BEGUN, handMarket, NOW } from './testing/market.ts'

const market = handMarket()
const pages = new Map(htxPages(market).map((page) => [page.path, page]))

async function ask(place: string): Promise<string> {
  const url = new URL(place, 'http://x')
  const query = Object.fromEntries(url.searchParams)
  return (await pages.get(url.pathname)?.answer(query)) ?? ''
}
const read = async (place: string) => JSON.parse(await ask(place))
const ids = (data: readonly { readonly id: number }[]) => data.map(({ id }) => id)

test('[Q14] a kline call answers the last candles, from the newest on, with every digit', async () => {
  const [newest] = (await market.candles.last('btcusdt', '1min', 1)).toReversed()
  assert(newest !== undefined)
  const { open, close, low, high, amount, vol, count } = newest
  const row =
    `{"id":${newest.start / 1_000},"open":${formatAmount(open)},"close":${formatAmount(close)},` +
    `"low":${formatAmount(low)},"high":${formatAmount(high)},"amount":${formatAmount(amount)},` +
    `"vol":${formatAmount(vol)},"count":${count}}`
  assert.equal(
    await ask('/market/history/kline?symbol=btcusdt&period=1min&size=1'),
    `{"ch":"market.btcusdt.kline.1min","status":"ok","ts":${NOW},"data":[${row}]}`,
  )
  // A float would have lost the last of these.
  assert.match(row, /"vol":123456789012\.\d{8},/)
  for (const period of periods) {
    const { data } = await read(`/market/history/kline?symbol=ethusdt&period=${period}&size=7`)
    const start = startOf(period, NOW)
    const wanted = [0, 1, 2, 3, 4, 5, 6].map((nth) => startAfter(period, start, -nth) / 1_000)
    assert.deepEqual(ids(data), wanted, period)
  }
  const { data } = await read('/market/history/kline?symbol=eurusd&period=5min')
  assert.equal(data.length, 150)
  assert.equal(
    (await read('/market/history/kline?symbol=aapl&period=5min&size=2000')).data.length,
    2_000,
  )
})

test('[Q14] candles of a time come from the oldest on, and go on where the last answer ended', async () => {
  const page = '/market/history/candles?symbol=btcusdt&period=1min'
  const minute = startOf('1min', NOW) / 1_000
  const starts = async (asked: string) => ids((await read(page + asked)).data)
  assert.deepEqual(await starts('&size=3'), [minute - 120, minute - 60, minute])
  assert.equal((await starts('')).length, 150)

  const from = minute - 6_000
  const first = await starts(`&size=3&from=${from}`)
  assert.deepEqual(first, [from, from + 60, from + 120])
  assert.deepEqual(await starts(`&size=3&from=${from + 1}`), [from + 60, from + 120, from + 180])
  assert.deepEqual(await starts(`&from=${from}&to=${from + 60}`), [from, from + 60])
  assert.deepEqual(await starts(`&from=${from}&to=${from + 59}`), [from])
  assert.deepEqual(await starts(`&size=2&to=${from + 59}`), [from - 60, from])
  assert.deepEqual(await starts('&size=2&to=4000000000'), [minute - 60, minute])
  assert.deepEqual(await starts(`&from=${from}&to=${from - 60}`), [])
  assert.deepEqual(await starts('&from=4000000000'), [])
  assert.deepEqual(await starts('&from=0&to=1'), [])
  assert.deepEqual(await starts(`&from=${BEGUN / 1_000 - 60}&size=2`), [BEGUN / 1_000])

  const months = await read('/market/history/candles?symbol=btcusdt&period=1mon&size=1000&from=0')
  assert.deepEqual(ids(months.data).length, 10)
})

test('[Q14] depth is the book: 150 levels, or as many as are asked for', async () => {
  const { bids, asks } = await market.depth('real', 'btcusdt')
  const rows = (levels: typeof bids, count: number) =>
    levels
      .slice(0, count)
      .map(({ price, amount }) => `[${formatAmount(price)},${formatAmount(amount)}]`)
  for (const [asked, count] of [
    ['', 150],
    ['&depth=5', 5],
    ['&depth=10', 10],
    ['&depth=20', 20],
  ] as const)
    assert.equal(
      await ask(`/market/depth?symbol=btcusdt&type=step0${asked}`),
      `{"ch":"market.btcusdt.depth.step0","status":"ok","ts":${NOW},"tick":{"bids":[${rows(bids, count)}],` +
        `"asks":[${rows(asks, count)}],"version":31615842081,"ts":${NOW - 7}}}`,
    )
  assert.deepEqual((await read('/market/depth?symbol=btcusdt')).tick.bids.length, 150)
})

test('[Q14] a step of depth draws ten times as many prices together, to the worse side', async () => {
  const lots = (from: number, to: number) => {
    let sum = 0
    for (let nth = from; nth <= to; nth++) sum += nth + 1
    return sum / 100_000
  }
  const { ch, tick } = await read('/market/depth?symbol=btcusdt&type=step1')
  assert.equal(ch, 'market.btcusdt.depth.step1')
  assert.deepEqual(tick.bids.slice(0, 2), [
    [11, lots(0, 0)],
    [10.9, lots(1, 10)],
  ])
  assert.deepEqual(tick.asks.slice(0, 2), [
    [11.1, lots(0, 9)],
    [11.2, lots(10, 19)],
  ])
  // There are 170 levels to draw together, in tens.
  assert.deepEqual([tick.bids.length, tick.asks.length], [18, 17])
  const five = await read('/market/depth?symbol=btcusdt&type=step1&depth=5')
  assert.deepEqual(five.tick.asks, tick.asks.slice(0, 5))
  const coarse = await read('/market/depth?symbol=btcusdt&type=step2')
  assert.deepEqual(coarse.tick.bids, [
    [11, lots(0, 0)],
    [10, lots(1, 100)],
    [9, lots(101, 169)],
  ])
  assert.deepEqual(coarse.tick.asks, [
    [12, lots(0, 99)],
    [13, lots(100, 169)],
  ])
})

test('[Q14] tickers: of one symbol, with or without offers, and of all pairs', async () => {
  const figures =
    '"open":10,"close":11,"low":9.87,"high":12.34,"amount":98765432.12345678,' +
    '"vol":123456789012.12345679,"count":265846'
  const at = NOW - 40
  assert.equal(
    await ask('/market/detail/merged?symbol=btcusdt'),
    `{"ch":"market.btcusdt.detail.merged","status":"ok","ts":${at},"tick":{"id":${at},"version":${at},` +
      `${figures},"bid":[11,0.00001],"ask":[11.01,0.00001]}}`,
  )
  assert.equal(
    await ask('/market/detail?symbol=btcusdt'),
    `{"ch":"market.btcusdt.detail","status":"ok","ts":${at},"tick":{"id":${at},"version":${at},${figures}}}`,
  )
  const all = await ask('/market/tickers')
  const first = `{"symbol":"btcusdt",${figures},"bid":11,"bidSize":0.00001,"ask":11.01,"askSize":0.00001}`
  assert(all.startsWith(`{"status":"ok","ts":${NOW},"data":[${first},{"symbol":"ethusdt",`), all)
  const { data } = JSON.parse(all)
  assert.equal(data.length, 12)
  // What has no book is told by its name, with nobody on either side.
  const { tick } = await read('/market/detail/merged?symbol=aapl')
  assert.deepEqual([tick.close, tick.bid, tick.ask], [11, [], []])
})

test('[Q14] trades from the newest on, each under its number', async () => {
  const one =
    `{"id":${NOW}000,"ts":${NOW},"data":[{"id":${NOW}000,"trade-id":${NOW}000,"ts":${NOW},` +
    '"price":11,"amount":0.00003,"direction":"buy"}]}'
  const head = `{"ch":"market.btcusdt.trade.detail","status":"ok","ts":${NOW}`
  assert.equal(await ask('/market/trade?symbol=btcusdt'), `${head},"tick":${one}}`)
  assert.equal(await ask('/market/history/trade?symbol=btcusdt'), `${head},"data":[${one}]}`)
  const { data } = await read('/market/history/trade?symbol=btcusdt&size=2000')
  assert.equal(data.length, 500)
  assert.deepEqual(
    ids(data),
    ids(data).toSorted((one, other) => other - one),
  )
  assert.equal(new Set(ids(data)).size, 500)
  assert.deepEqual(
    data.slice(0, 2).map((group: { data: { direction: string }[] }) => group.data[0]?.direction),
    ['buy', 'sell'],
  )
})

test('[Q14] pairs with their steps and limits, coins, the time, and that the market is open', async () => {
  const symbols = (await read('/v1/common/symbols')).data
  assert.equal(symbols.length, 12)
  const [bitcoin] = symbols
  const { symbol, state } = bitcoin
  assert.deepEqual([symbol, state, bitcoin['api-trading']], ['btcusdt', 'online', 'enabled'])
  assert.deepEqual([bitcoin['base-currency'], bitcoin['quote-currency']], ['btc', 'usdt'])
  const steps = [
    bitcoin['price-precision'],
    bitcoin['amount-precision'],
    bitcoin['value-precision'],
  ]
  assert.deepEqual(steps, [2, 5, 8])
  assert.deepEqual(
    [bitcoin['min-order-value'], bitcoin['min-order-amt'], bitcoin['max-order-amt']],
    [5, 0.00001, 10_000_000],
  )
  const { data: coins } = await read('/v1/common/currencys')
  assert.equal(coins.length, 13)
  assert.deepEqual(coins.slice(0, 3), ['usdt', 'btc', 'eth'])
  const currencies = await read('/v2/reference/currencies')
  assert.equal(currencies.code, 200)
  assert.deepEqual(
    currencies.data.map(({ currency }: { currency: string }) => currency),
    coins,
  )
  const { data: one } = await read('/v2/reference/currencies?currency=eth&authorizedUser=true')
  assert.deepEqual(one, [{ currency: 'eth', assetType: 1, chains: [], instStatus: 'normal' }])
  assert.deepEqual(await read('/v1/common/timestamp'), { status: 'ok', data: NOW })
  assert.equal((await read('/v2/market-status')).data.marketStatus, 1)
})

test('[Q14] no contract but linear swaps is listed: each list has one on nothing, which is over', async () => {
  for (const path of ['/swap-api/v1/swap_contract_info', '/api/v1/contract_contract_info']) {
    const { status, data } = await read(path)
    assert.equal(status, 'ok')
    assert.deepEqual(
      data.map((row: Record<string, unknown>) => [row.symbol, row.contract_status]),
      [['NONE', 0]],
    )
  }
})
