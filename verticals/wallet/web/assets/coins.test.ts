/** The coins as they are listed: the largest first, small ones hidden where that is wished, and the shares of the whole. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Balance, Ticker } from '@evenkeel/ui'
import { largestOf, linesOf, sharesOf, sifted, unpricedOf } from './coins.ts'

const ticker = (symbol: string, index: string) => ({ symbol, index }) as Ticker
const held = (asset: string, available: string, frozen = '0'): Balance => {
  return { asset, account: 'spot', available, frozen }
}
const tickers = [ticker('btcusdt', '50000'), ticker('dogeusdt', '0.1'), ticker('ethusdt', '2000')]

test('[W34] the largest stands first, what is held before what is not, and only of one account', () => {
  const balances = [
    held('USDT', '100'),
    held('BTC', '0'),
    held('NEW', '5'),
    held('ETH', '0', '1'),
    { ...held('BTC', '9'), account: 'trading' as const },
  ]
  const lines = linesOf(balances, tickers, 'spot')
  assert.deepEqual(
    lines.map(({ asset, worth }) => `${asset} ${worth}`),
    ['ETH 2000', 'USDT 100', 'NEW undefined', 'BTC 0'],
  )
})

test('[W34] under a dollar is hidden; what has no price is not known to be small', () => {
  const balances = [held('DOGE', '9.9'), held('USDT', '1'), held('NEW', '0.001'), held('OLD', '0')]
  const lines = linesOf(balances, tickers, 'spot')
  const seen = (hideSmall: boolean, search = '') =>
    sifted(lines, { hideSmall, search }).map(({ asset }) => asset)
  assert.deepEqual(seen(true).sort(), ['NEW', 'USDT'])
  assert.deepEqual(seen(false).length, 4)
  assert.deepEqual(seen(false, ' dog '), ['DOGE'])
  assert.deepEqual(seen(true, 'doge'), [])
})

test('[W34] the shares are those of all accounts, and small ones stand together', () => {
  const many = ['A', 'B', 'C', 'D', 'E', 'F', 'G'].map((asset, nth) => ({
    balance: held(asset, String(nth + 1)),
    ticker: ticker(`${asset.toLowerCase()}usdt`, '10'),
  }))
  const shares = sharesOf(
    many.map(({ balance }) => balance),
    many.map(({ ticker }) => ticker),
  )
  assert.deepEqual(
    shares.map(({ asset, worth }) => `${asset} ${worth}`),
    ['G 70', 'F 60', 'E 50', 'D 40', 'C 30', 'undefined 30'],
  )
  assert.deepEqual(sharesOf([held('NEW', '1'), held('BTC', '0')], tickers), [])
})

test('the coin that is offered first is the one that there is most of, by its worth, of those that can be', () => {
  const balances = [held('DOGE', '500'), held('ETH', '0', '1'), held('BTC', '0.03')]
  const trading = { ...held('BTC', '0.02'), account: 'trading' as const }
  assert.equal(largestOf(['BTC', 'DOGE', 'ETH'], balances, tickers), 'ETH')
  assert.equal(largestOf(['BTC', 'DOGE', 'ETH'], [...balances, trading], tickers), 'BTC')
  assert.equal(largestOf(['DOGE', 'USDT'], balances, tickers), 'DOGE')
  assert.equal(largestOf(['USDT'], balances, tickers), undefined)
})

test('[W34] what is held without a price is told', () => {
  const balances = [held('NEW', '1'), held('OLD', '0'), held('BTC', '1'), held('USDT', '1')]
  assert.deepEqual(unpricedOf(balances, tickers), ['NEW'])
})
