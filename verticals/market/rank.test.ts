/** Rankings: who comes first. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Ticker } from './market.ts'
import { ranked } from './rank.ts'

const ticker = (symbol: string, open: bigint, close: bigint, vol: bigint, amount = 1n): Ticker => ({
  symbol,
  at: 1,
  open,
  high: close,
  low: open,
  close,
  index: close,
  amount,
  vol,
  count: 1,
  bid: undefined,
  ask: undefined,
  last: undefined,
  isStale: false,
  isClosed: false,
  opensAt: undefined,
})
const all = [
  ticker('btcusdt', 100n, 101n, 50n),
  ticker('ethusdt', 100n, 90n, 80n),
  ticker('solusdt', 10n, 12n, 20n),
  ticker('xrpusdt', 10n, 10n, 90n),
  ticker('adausdt', 100n, 99n, 10n),
]
const names = (tickers: readonly Ticker[]) => tickers.map(({ symbol }) => symbol.slice(0, 3))

test('[Q19] combined is the order of the listing', () => {
  assert.deepEqual(ranked(all, 'combined'), all)
})

test('[Q19] gainers by what they gained, decliners by what they lost, without those that did not', () => {
  assert.deepEqual(names(ranked(all, 'gainers')), ['sol', 'btc'])
  assert.deepEqual(names(ranked(all, 'decliners')), ['eth', 'ada'])
})

test('[Q19] hot by turnover, in dollars', () => {
  assert.deepEqual(names(ranked(all, 'hot')), ['xrp', 'eth', 'btc', 'sol', 'ada'])
  const currencies = [ticker('eurusd', 1n, 1n, 100n), ticker('usdjpy', 1n, 1n, 9_000n, 60n)]
  assert.deepEqual(names(ranked(currencies, 'hot')), ['eur', 'usd'])
})
