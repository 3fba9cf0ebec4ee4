/** What coins are worth together: exact, cut, and nothing for what has no price. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Ticker } from '@evenkeel/ui'
import { valuationOf } from './valuation.ts'

const ticker = (symbol: string, close: string) => ({ symbol, close }) as Ticker

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
