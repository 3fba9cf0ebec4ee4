/** Today's earnings and the rates of currencies, by the prices and balances of this moment. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Balance, Ticker } from '@evenkeel/ui'
import { earningsNow, ratesNow } from './earnings.ts'

const ticker = (symbol: string, index: string) => ({ symbol, index }) as Ticker
const held = (asset: string, available: string, frozen = '0'): Balance => {
  return { asset, account: 'spot', available, frozen }
}
const read = {
  earnings: { amount: '100', percent: '0.2', base: '49900', left_out: ['NEW'], invested: '50000' },
}

test('[W35] earnings move with prices and with trades, without being read again', () => {
  const earned = (balances: Balance[], price: string) =>
    earningsNow(read, balances, [ticker('btcusdt', price), ticker('newusdt', '7')])
  assert.deepEqual(earned([held('BTC', '0.5', '0.5')], '50000'), { amount: '100', percent: '0.2' })
  assert.deepEqual(earned([held('BTC', '1')], '51000'), { amount: '1100', percent: '2.2' })
  assert.deepEqual(earned([held('BTC', '1')], '49000'), { amount: '-900', percent: '-1.8' })
  const half = [held('BTC', '0.5'), held('USDT', '25500')]
  assert.deepEqual(earned(half, '51000'), { amount: '1100', percent: '2.2' }, 'half was sold')
  const left = [held('BTC', '1'), held('NEW', '1000')]
  assert.deepEqual(earned(left, '51000'), { amount: '1100', percent: '2.2' }, 'NEW is left out')
})

test('[W35] what went out of nothing is added, and percents of nothing are none', () => {
  const out = { earnings: { amount: '5', base: '-5', left_out: [], invested: '0' } }
  assert.deepEqual(earningsNow(out, [held('USDT', '1')], []), { amount: '6', percent: undefined })
})

test('[W35] without prices or balances they are as they were read', () => {
  const tickers = [ticker('ethusdt', '1')]
  assert.deepEqual(earningsNow(read, undefined, tickers), read.earnings)
  assert.deepEqual(earningsNow(read, [held('BTC', '1')], undefined), read.earnings)
  assert.deepEqual(earningsNow(read, [held('BTC', '1')], tickers), read.earnings)
})

test('[W34] currencies are shown at the prices of now, and those that are offered stay', () => {
  const rates = [
    { currency: 'USD', rate: '1' },
    { currency: 'EUR', rate: '0.9' },
    { currency: 'JPY', rate: '150' },
  ] as const
  const tickers = [ticker('eurusd', '1.25'), ticker('gbpusd', '2')]
  assert.deepEqual(ratesNow({ rates: [...rates] }, tickers), [
    { currency: 'USD', rate: '1' },
    { currency: 'EUR', rate: '0.8' },
    { currency: 'JPY', rate: '150' },
  ])
})
