/** What venues say, read strictly. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readCandle, readTicker, readTrade } from './reading.ts'

const symbols = new Map([['BTC/USDT', 'btcusdt']])
const trade = {
  symbol: 'BTC/USDT',
  timestamp: 1_700_000_000_000,
  id: '7',
  price: '60000.5',
  amount: '0.25',
  side: 'sell',
}
const ticker = { symbol: 'BTC/USDT', timestamp: 1_700_000_000_000, last: '60000.5' }

test('[Q5] a trade is read with its time, its number and the side of the one who took', () => {
  assert.deepEqual(readTrade(trade, 'okx', symbols), {
    venue: 'okx',
    symbol: 'btcusdt',
    price: 6_000_050_000_000n,
    at: 1_700_000_000_000,
    id: '7',
    trade: { amount: 25_000_000n, side: 'sell' },
    words: undefined,
  })
})

for (const wrong of [
  { symbol: 'BTC/USD' },
  { symbol: '__proto__' },
  { symbol: undefined },
  { timestamp: undefined },
  { timestamp: Number.NaN },
  { timestamp: -1 },
  { timestamp: 1.5 },
  { timestamp: '1700000000000' },
  { price: 'NaN' },
  { price: 0 },
  { price: '-60000' },
  { amount: undefined },
  { amount: '0' },
  { amount: 'much' },
  { side: undefined },
  { side: 'hold' },
])
  test(`[P2] a trade with ${JSON.stringify(wrong)} ${Object.keys(wrong)} is none`, () => {
    assert.equal(readTrade({ ...trade, ...wrong }, 'okx', symbols), undefined)
  })

test('[P2] a ticker may leave its time open, but not lie about it', () => {
  assert.equal(readTicker(ticker, 'okx', symbols)?.at, 1_700_000_000_000)
  assert.equal(
    readTicker({ ...ticker, timestamp: undefined }, 'okx', symbols)?.price,
    6_000_050_000_000n,
  )
  assert.equal(readTicker({ ...ticker, timestamp: 'now' }, 'okx', symbols), undefined)
  assert.equal(readTicker({ ...ticker, last: Number.POSITIVE_INFINITY }, 'okx', symbols), undefined)
  for (const nothing of [undefined, null, 1, 'BTC/USDT', []])
    assert.equal(readTicker(nothing, 'okx', symbols), undefined)
})

test('[P2] a ticker that does not say when is known by all that changes on a living market', () => {
  const wordsOf = (fields: object) =>
    readTicker({ ...ticker, timestamp: undefined, ...fields }, 'okx', symbols)?.words
  assert.equal(readTicker(ticker, 'okx', symbols)?.words, undefined)
  assert.equal(wordsOf({ bid: '1' }), wordsOf({ bid: '1', info: { time: 5 } }))
  for (const field of ['last', 'bid', 'askVolume', 'baseVolume'])
    assert.notEqual(wordsOf({ [field]: '1' }), wordsOf({ [field]: '2' }))
  assert((wordsOf({ bid: 'x'.repeat(10_000), ask: { far: 'too much' } })?.length ?? 0) < 100)
})

test('[P2] a number that is no short text does not count as one', () => {
  for (const id of ['', 'x'.repeat(65), 7, null, {}])
    assert.equal(readTrade({ ...trade, id }, 'okx', symbols)?.id, undefined)
})

const row: readonly unknown[] = [60_000, '100.019', '110', '90.001', '105', '2']

test('[Q1] a candle is on our ticks, and what was paid lies between its low and its high', () => {
  const candle = readCandle(row, 1_000_000n)
  assert.deepEqual(candle, {
    start: 60_000,
    open: 10_001_000_000n,
    high: 11_000_000_000n,
    low: 9_000_000_000n,
    close: 10_500_000_000n,
    amount: 200_000_000n,
    vol: 20_250_500_000n,
    count: 1,
  })
  assert.equal(readCandle(row.with(5, '0'), 1_000_000n)?.count, 0)
})

for (const [place, value] of [
  [0, -60_000],
  [0, '60000'],
  [1, '111'],
  [1, '89'],
  [2, '104'],
  [3, '106'],
  [3, '0'],
  [3, '0.001'],
  [4, '110.01'],
  [4, Number.NaN],
  [5, '-1'],
  [5, undefined],
] as const)
  test(`[P2] a candle whose figure ${place} is ${value} is none`, () => {
    assert.equal(readCandle(row.with(place, value), 1_000_000n), undefined)
  })

test('[P2] what is no row is no candle', () => {
  for (const nothing of [undefined, null, {}, 'row', [], [60_000]])
    assert.equal(readCandle(nothing, 1n), undefined)
})
