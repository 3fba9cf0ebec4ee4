/** Parses each kind of holding that an agreement to erase a member can name. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { holdingsIn } from './holdings.ts'

test('[P82] what a member holds is read in every language: each part has a kind, coins stay as they are', () => {
  const words = [
    '50 USDT',
    '1 open order',
    '2 open positions, at a profit of up to 100 USDT',
    '1 open position without a price',
    '3 open contract orders',
    '1 open option, which may win 8.5 USDT',
    '2 subscriptions, still to earn 1 BTC and 2 USDT',
    '2 NFTs (APE 1, APE 2)',
    '1 stake, still to earn 3 USDT',
    '4 unpaid NFT orders',
    '1 NFT offer',
  ]
  const held = holdingsIn(words.join('; '))
  const of = (kind: string, count: string, more = '') => ({ kind, count, more })
  assert.deepEqual(held, [
    { kind: 'other', words: '50 USDT' },
    of('orders', '1'),
    of('positions', '2', '100 USDT'),
    of('positionsWithoutPrice', '1'),
    of('contractOrders', '3'),
    of('options', '1', '8.5 USDT'),
    of('subscriptions', '2', '1 BTC, 2 USDT'),
    of('nfts', '2', 'APE 1, APE 2'),
    of('stakes', '1', '3 USDT'),
    of('nftOrders', '4'),
    of('nftOffers', '1'),
  ])
})
