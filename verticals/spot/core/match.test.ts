/** Matching: price, then time, then the house; and how long an order stands. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Machine } from '@evenkeel/kernel'
import { stage } from '@evenkeel/kernel/testing'
import {
  coins,
  given,
  givenMaker,
  laddered,
  limit,
  line,
  oco,
  place,
  releases,
  trades,
} from '../testing/givenSpot.ts'
import { type Order, type State, spot } from './index.ts'

test('[S3] the best price goes first, then the oldest, each at its own price', () => {
  const on = given(stage(spot))
  on.submit(limit(1, 'sell', '1', '101'))
  on.submit(limit(2, 'sell', '1', '100.5'))
  on.submit(limit(1, 'sell', '1', '100.5'))
  assert.deepEqual(line(on, 'sell'), ['2: 1 at 100.5', '1: 1 at 100.5', '1: 1 at 101'])
  assert.deepEqual(trades(on.submit(limit(3, 'buy', '2.5', '101'))), [
    '3 buys 1 at 100.5 from 2, fees 0.001 and 0.0804',
    '3 buys 1 at 100.5 from 1, fees 0.001 and 0.0804',
    '3 buys 0.5 at 101 from 1, fees 0.0005 and 0.0404',
  ])
  assert.deepEqual(line(on, 'sell'), ['1: 0.5 at 101'])
  assert.deepEqual(line(on, 'buy'), [])
})

test('[S3] bids go from the highest on', () => {
  const on = given(stage(spot))
  for (const price of ['99', '99.5', '98']) on.submit(limit(1, 'buy', '1', price))
  on.submit(limit(2, 'buy', '1', '99.5'))
  assert.deepEqual(trades(on.submit(limit(3, 'sell', '2.5', '99'))), [
    '3 sells 1 at 99.5 from 1, fees 0.0995 and 0.0008',
    '3 sells 1 at 99.5 from 2, fees 0.0995 and 0.0008',
    '3 sells 0.5 at 99 from 1, fees 0.0495 and 0.0004',
  ])
  assert.deepEqual(line(on, 'buy'), ['1: 0.5 at 99', '1: 1 at 98'])
})

test('[S3] at one price members go before the house maker, whoever came first', () => {
  const on = given(stage(spot))
  givenMaker(on, '0', '10')
  on.market(
    laddered(
      7,
      [],
      [
        ['100.5', '1'],
        ['101', '1'],
      ],
    ),
  )
  on.submit(limit(1, 'sell', '1', '101'))
  assert.deepEqual(trades(on.submit(limit(2, 'buy', '2.5', '101'))), [
    '2 buys 1 at 100.5 from house, fees 0.001 and 0',
    '2 buys 1 at 101 from 1, fees 0.001 and 0.0808',
    '2 buys 0.5 at 101 from house, fees 0.0005 and 0',
  ])
})

test('[S3] an order that is filled in part keeps its place', () => {
  const on = given(stage(spot))
  on.submit(limit(1, 'sell', '1', '101'))
  on.submit(limit(2, 'sell', '1', '101'))
  on.submit(limit(3, 'buy', '0.3', '101'))
  on.submit(limit(1, 'sell', '1', '101'))
  assert.deepEqual(line(on, 'sell'), ['1: 0.7 at 101', '2: 1 at 101', '1: 1 at 101'])
})

test('[S3] [S21] a snapshot keeps every line as it was', () => {
  const on = given(stage(spot))
  const orders = [
    limit(1, 'sell', '1', '101'),
    limit(2, 'sell', '2', '101'),
    limit(3, 'sell', '3', '101'),
    limit(1, 'buy', '1', '99'),
    limit(2, 'buy', '2', '99'),
    limit(3, 'buy', '3', '99.5'),
  ]
  for (const order of orders) on.submit(order)
  on.submit(limit(2, 'buy', '0.4', '101'))
  place(on, oco(2, 'sell', '1', ['102', '98']))
  const restored = new Machine([spot])
  restored.restore(on.machine.snapshot())
  const there = { ...on, state: () => restored.state('real', spot) as State }
  assert.deepEqual(line(there, 'sell'), [
    '1: 0.6 at 101',
    '2: 2 at 101',
    '3: 3 at 101',
    '2: 1 at 102',
  ])
  assert.deepEqual(line(there, 'buy'), line(on, 'buy'))
  assert.deepEqual(restored.snapshot(), on.machine.snapshot())
  restored.check()
})

test('[S4] an open order knows its deal and its fee', () => {
  const on = given(stage(spot))
  on.submit(limit(1, 'sell', '0.4', '100'))
  on.submit(limit(1, 'sell', '0.4', '101'))
  const id = place(on, limit(2, 'buy', '1', '101'))
  const { lots, remaining, filledQuote, fee } = on.state().orders.get(id) as Order
  // 40 and 40.4 for 0.8, which is 100.5 on average; 0.1% of 0.8.
  assert.deepEqual(
    [lots, remaining, filledQuote, fee],
    [100_000, 20_000, coins('80.4'), coins('0.0008')],
  )
  on.submit(limit(3, 'sell', '0.1', '101'))
  const then = on.state().orders.get(id) as Order
  // 0.08% of 0.1 for what it made.
  assert.deepEqual(
    [then.remaining, then.filledQuote, then.fee],
    [10_000, coins('90.5'), coins('0.00088')],
  )
})

test('[S6] gtc rests, ioc cancels what does not match at once', () => {
  const on = given(stage(spot))
  on.submit(limit(1, 'sell', '0.4', '100'))
  assert.deepEqual(trades(on.submit(limit(2, 'buy', '1', '100', 'ioc'))), [
    '2 buys 0.4 at 100 from 1, fees 0.0004 and 0.032',
  ])
  assert.deepEqual(line(on, 'buy'), [])
  assert.equal(on.frozen(2, 'spot', 'USDT'), 0n)
  assert.equal(on.available(2, 'spot', 'USDT'), coins('9960'))
  on.submit(limit(2, 'buy', '1', '100'))
  assert.deepEqual(line(on, 'buy'), ['2: 1 at 100'])
})

test('[S6] an ioc order that matches nobody leaves nothing', () => {
  const on = given(stage(spot))
  const events = on.submit(limit(2, 'buy', '1', '100', 'ioc'))
  assert.deepEqual(
    events.map(({ type }) => type),
    ['orderPlaced'],
  )
  assert.equal(on.state().orders.size, 0)
  assert.equal(on.available(2, 'spot', 'USDT'), coins('10000'))
})

test('[S6] fok matches whole, or is refused and moves nothing', () => {
  const on = given(stage(spot))
  on.submit(limit(1, 'sell', '0.4', '100'))
  on.submit(limit(3, 'sell', '0.6', '100.5'))
  on.refused(limit(2, 'buy', '1', '100.49', 'fok'), 'cannotFillWhole')
  on.refused(limit(2, 'buy', '1.00001', '101', 'fok'), 'cannotFillWhole')
  assert.deepEqual(trades(on.submit(limit(2, 'buy', '1', '100.5', 'fok'))), [
    '2 buys 0.4 at 100 from 1, fees 0.0004 and 0.032',
    '2 buys 0.6 at 100.5 from 3, fees 0.0006 and 0.04824',
  ])
})

test('[S6] [S8] a fok order with its own orders in the way moves nothing when it is refused', () => {
  const on = given(stage(spot))
  on.submit(limit(2, 'sell', '1', '100'))
  on.submit(limit(1, 'sell', '0.9', '100.5'))
  on.refused(limit(2, 'buy', '1', '101', 'fok'), 'cannotFillWhole')
  assert.deepEqual(line(on, 'sell'), ['2: 1 at 100', '1: 0.9 at 100.5'])
})

test('[S7] a post-only order that would take is refused', () => {
  const on = given(stage(spot))
  on.submit(limit(1, 'sell', '1', '100.5'))
  on.refused(limit(2, 'buy', '1', '100.5', 'postOnly'), 'wouldTake')
  on.refused(limit(2, 'buy', '1', '101', 'postOnly'), 'wouldTake')
  on.submit(limit(2, 'buy', '1', '100.49', 'postOnly'))
  assert.deepEqual(line(on, 'buy'), ['2: 1 at 100.49'])
  on.refused(limit(1, 'sell', '1', '100.49', 'postOnly'), 'wouldTake')
})

test('[S7] the house maker is somebody to take from; when it holds nothing it is not', () => {
  const on = given(stage(spot))
  on.market(laddered(1, [], [['100.5', '1']]))
  on.submit(limit(2, 'buy', '1', '100.49', 'postOnly'))
  givenMaker(on, '0', '1')
  on.refused(limit(2, 'buy', '1', '100.5', 'postOnly'), 'wouldTake')
})

test('[S8] the older one of two own orders is cancelled whole, and the newer goes on', () => {
  const on = given(stage(spot))
  on.submit(limit(2, 'sell', '0.5', '100'))
  on.submit(limit(1, 'sell', '1', '100'))
  const events = on.submit(limit(2, 'buy', '1.2', '100'))
  assert.deepEqual(releases(events), ['2 selfTrade: 0.5 BTC'])
  assert.deepEqual(trades(events), ['2 buys 1 at 100 from 1, fees 0.001 and 0.08'])
  assert.deepEqual(line(on, 'buy'), ['2: 0.2 at 100'])
  assert.equal(on.frozen(2, 'spot', 'BTC'), 0n)
  assert.equal(on.available(2, 'spot', 'BTC'), coins('100.999'))
})

test('[S8] own orders that are not reached stay', () => {
  const on = given(stage(spot))
  on.submit(limit(1, 'sell', '1', '100'))
  on.submit(limit(2, 'sell', '1', '100'))
  const events = on.submit(limit(2, 'buy', '1', '101'))
  assert.deepEqual(releases(events), [])
  assert.deepEqual(line(on, 'sell'), ['2: 1 at 100'])
})

test('[S21] orders that can match do match: the book is not crossed', () => {
  const on = given(stage(spot))
  on.submit(limit(1, 'buy', '1', '100'))
  on.submit(limit(2, 'sell', '1', '100'))
  on.submit(limit(1, 'buy', '1', '100'))
  on.submit(limit(2, 'sell', '0.4', '99'))
  assert.deepEqual([...line(on, 'buy'), ...line(on, 'sell')], ['1: 0.6 at 100'])
})
