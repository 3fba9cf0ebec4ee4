/** What coins are worth together: exact, cut, and nothing for what has no price. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Ticker } from '../data/market.ts'
import { converted, isBelow, sumOf, valuationOf, worthOf } from './valuation.ts'

const ticker = (symbol: string, index: string) => ({ symbol, index }) as Ticker

test('what is beyond hundredths is cut, and not rounded', () => {
  const held = [{ asset: 'USDT', available: '4193.9937', frozen: '0.0062' }]
  assert.equal(valuationOf(held, []), '4193.99')
})

test('available and frozen count, at the last price', () => {
  const held = [
    { asset: 'USDT', available: '10.5', frozen: '0.5' },
    { asset: 'BTC', available: '0.1', frozen: '0.2' },
    { asset: 'DOGE', available: '3', frozen: '0' },
    { asset: 'ETH', available: '1', frozen: '0' },
  ]
  const tickers = [ticker('btcusdt', '90000.01'), ticker('dogeusdt', '0.00000333')]
  assert.equal(valuationOf(held, tickers), '27011')
  assert.equal(valuationOf([], tickers), '0')
})

test('one coin is worth its price, and nothing that could be told without one', () => {
  const held = { asset: 'BTC', available: '0.1', frozen: '0.2' }
  assert.equal(worthOf(held, [ticker('btcusdt', '90000.01')]), '27000.003')
  assert.equal(worthOf(held, []), undefined)
  assert.equal(worthOf({ ...held, asset: 'USDT' }, []), '0.3')
})

test('in a currency it is cut as well, below zero too', () => {
  assert.equal(converted('100', '0.92592592'), '92.59')
  assert.equal(converted('-100', '0.92592592'), '-92.59')
  assert.equal(converted('1234.5', '155.123'), '191499.34')
  assert.equal(converted('7.129', '1'), '7.12')
})

test('amounts are compared and summed as they are written', () => {
  assert.equal(isBelow('0.99999999', '1'), true)
  assert.equal(isBelow('1', '1'), false)
  assert.equal(isBelow('10', '9.5'), false)
  assert.equal(sumOf(['0.1', '0.2', '1000000000000.00000001']), '1000000000000.30000001')
})
