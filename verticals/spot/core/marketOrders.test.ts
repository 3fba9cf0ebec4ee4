/** Market orders: by amount and by quantity, as far as they may go. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { stage } from '@evenkeel/kernel/testing'
import {
  coins,
  given,
  givenMaker,
  laddered,
  limit,
  line,
  market,
  priced,
  spending,
  terms,
  trades,
} from '../testing/givenSpot.ts'
import { spot } from './index.ts'

test('[S5] a market buy spends an amount, and keeps what does not pay for a lot', () => {
  const on = given(stage(spot))
  on.submit(limit(1, 'sell', '0.4', '100'))
  on.submit(limit(1, 'sell', '1', '101'))
  // 40, then 60 pays for 0.59405 at 101, which is 59.99905.
  assert.deepEqual(trades(on.submit(spending(2, '100'))), [
    '2 buys 0.4 at 100 from 1, fees 0.0004 and 0.032',
    '2 buys 0.59405 at 101 from 1, fees 0.00059405 and 0.04799924',
  ])
  assert.equal(on.available(2, 'spot', 'USDT'), coins('9900.00095'))
  assert.equal(on.available(2, 'spot', 'BTC'), coins('100.99305595'))
  assert.equal(on.frozen(2, 'spot', 'USDT'), 0n)
})

test('[S5] a market buy of a quantity takes that much', () => {
  const on = given(stage(spot))
  on.submit(limit(1, 'sell', '0.4', '100'))
  on.submit(limit(1, 'sell', '1', '101'))
  assert.deepEqual(trades(on.submit(market(2, 'buy', '0.5'))), [
    '2 buys 0.4 at 100 from 1, fees 0.0004 and 0.032',
    '2 buys 0.1 at 101 from 1, fees 0.0001 and 0.00808',
  ])
})

test('[S5] a market sell takes the best bids', () => {
  const on = given(stage(spot))
  on.submit(limit(1, 'buy', '0.4', '100'))
  on.submit(limit(1, 'buy', '1', '99'))
  assert.deepEqual(trades(on.submit(market(2, 'sell', '0.5'))), [
    '2 sells 0.4 at 100 from 1, fees 0.04 and 0.00032',
    '2 sells 0.1 at 99 from 1, fees 0.0099 and 0.00008',
  ])
})

for (const [side, across, edge, beyond] of [
  ['buy', 'sell', '105', '105.01'],
  ['sell', 'buy', '95', '94.99'],
] as const)
  test(`[S5] a market ${side} goes to exactly 5% from the reference, and no tick further`, () => {
    const on = given(stage(spot))
    on.submit(limit(1, across, '1', beyond))
    on.refused(market(2, side, '1'), 'noLiquidity')
    on.submit(limit(1, across, '0.6', edge))
    const sold = trades(on.submit(market(2, side, '1')))
    assert.equal(sold.length, 1)
    assert.match(sold[0] ?? '', new RegExp(`${side}s 0.6 at ${edge} from 1`))
    assert.deepEqual(line(on, across), [`1: 1 at ${beyond}`])
    assert.deepEqual(line(on, side), [])
  })

test('[S5] what of a market order does not match is cancelled, and nothing stays frozen', () => {
  const on = given(stage(spot))
  on.submit(limit(1, 'buy', '0.4', '100'))
  on.submit(market(2, 'sell', '1'))
  assert.equal(on.available(2, 'spot', 'BTC'), coins('99.6'))
  assert.equal(on.frozen(2, 'spot', 'BTC'), 0n)
  assert.equal(on.state().orders.size, 0)
})

test('[S5] nobody there is noLiquidity, and so are one’s own orders alone', () => {
  const on = given(stage(spot))
  on.refused(market(2, 'buy', '1'), 'noLiquidity')
  on.submit(limit(2, 'sell', '1', '100'))
  on.refused(market(2, 'buy', '1'), 'noLiquidity')
  assert.deepEqual(line(on, 'sell'), ['2: 1 at 100'])
})

test('[S5] while the feed is stale or silent there are no market orders', () => {
  const on = given(stage(spot))
  on.submit(limit(1, 'sell', '1', '100'))
  on.market(priced('100', true))
  on.refused(market(2, 'buy', '1'), 'priceFeedStale')
  on.refused(spending(2, '50'), 'priceFeedStale')
  const silent = stage(spot)
  silent.submit({ type: 'listPair', ...terms })
  silent.fund(1, 'BTC', coins('1'))
  silent.refused(market(1, 'sell', '1'), 'priceFeedStale')
})

test('[S2] [S5] a market order that cannot be paid is refused whole', () => {
  const on = given(stage(spot))
  on.submit(limit(1, 'sell', '90', '100'))
  on.submit(limit(3, 'sell', '90', '101'))
  on.refused(market(2, 'buy', '100'), 'insufficientFunds')
  on.refused(spending(2, '10000.00000001'), 'insufficientFunds')
  on.submit(limit(1, 'buy', '1', '99'))
  on.refused(market(2, 'sell', '100.00001'), 'insufficientFunds')
})

test('[S5] [S10] the minimum holds for what is spent, and for a quantity at the reference', () => {
  const on = given(stage(spot))
  on.submit(limit(1, 'sell', '1', '101'))
  on.refused(spending(2, '4.99999999'), 'orderTooSmall')
  on.refused(market(2, 'buy', '0.04999'), 'orderTooSmall')
  on.submit(market(2, 'buy', '0.05'))
  on.submit(spending(2, '5'))
  assert.deepEqual(line(on, 'sell'), ['1: 0.9005 at 101'])
})

test('[S5] [S14] a market order takes from the house maker too', () => {
  const on = given(stage(spot))
  givenMaker(on, '50', '0')
  on.market(laddered(3, [['99', '1']], []))
  // 50 pays for 0.50505 at 99.
  assert.deepEqual(trades(on.submit(market(2, 'sell', '1'))), [
    '2 sells 0.50505 at 99 from house, fees 0.04999995 and 0',
  ])
})
