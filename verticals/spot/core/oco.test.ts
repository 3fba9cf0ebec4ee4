/** Two orders of which one cancels the other. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { stage } from '@evenkeel/kernel/testing'
import {
  cancelling,
  coins,
  dueAfter,
  given,
  limit,
  line,
  oco,
  place,
  priced,
  releases,
  terms,
  trades,
} from '../testing/givenSpot.ts'
import { spot } from './index.ts'

test('[S17] both legs stand, and money is frozen once, for the dearer', () => {
  const on = given(stage(spot))
  const [first, second] = on.submit(oco(1, 'buy', '1', ['95', '105', '106']))
  assert.ok(first?.type === 'orderPlaced' && second?.type === 'orderPlaced')
  assert.deepEqual([first.partner, second.partner], [second.id, first.id])
  assert.deepEqual([first.freezes, second.freezes], [coins('106'), 0n])
  assert.deepEqual([first.kind, second.kind], ['limit', 'stopLimit'])
  assert.deepEqual(line(on, 'buy'), ['1: 1 at 95'])
  assert.equal(on.frozen(1, 'spot', 'USDT'), coins('106'))
})

test('[S17] a stop leg without a price may need 5% more than its trigger', () => {
  const on = given(stage(spot))
  place(on, oco(1, 'buy', '1', ['95', '105']))
  assert.equal(on.frozen(1, 'spot', 'USDT'), coins('110.25'))
  place(on, oco(1, 'sell', '1', ['105', '95']))
  assert.equal(on.frozen(1, 'spot', 'BTC'), coins('1'))
})

test('[S17] a fill of the limit leg in part cancels the stop, and frees what only that needed', () => {
  const on = given(stage(spot))
  place(on, oco(1, 'buy', '1', ['99', '105']))
  const events = on.submit(limit(2, 'sell', '0.3', '99'))
  assert.deepEqual(releases(events), ['1 otherLeg: 0 USDT', '1 reduced: 11.25 USDT'])
  assert.deepEqual(trades(events), ['2 sells 0.3 at 99 from 1, fees 0.0297 and 0.00024'])
  assert.equal(on.frozen(1, 'spot', 'USDT'), coins('69.3'))
  on.market(priced('110'))
  assert.deepEqual(line(on, 'buy'), ['1: 0.7 at 99'])
})

test('[S17] when the stop is triggered the limit leg goes, and its money pays', () => {
  const on = given(stage(spot))
  on.submit(limit(2, 'sell', '1', '106'))
  place(on, oco(1, 'buy', '1', ['95', '105']))
  const events = dueAfter(on, priced('105'))
  assert.deepEqual(releases(events), ['1 otherLeg: 110.25 USDT'])
  assert.deepEqual(trades(events), ['1 buys 1 at 106 from 2, fees 0.001 and 0.0848'])
  assert.equal(on.frozen(1, 'spot', 'USDT'), 0n)
  assert.equal(on.available(1, 'spot', 'USDT'), coins('9894'))
  assert.equal(on.state().orders.size, 0)
})

test('[S17] a triggered leg that rests stands alone', () => {
  const on = given(stage(spot))
  place(on, oco(1, 'sell', '1', ['105', '95', '94']))
  on.market(priced('95'))
  assert.deepEqual(line(on, 'sell'), ['1: 1 at 94'])
  assert.equal(on.frozen(1, 'spot', 'BTC'), coins('1'))
  const [order] = on.state().orders.values()
  assert.deepEqual([order?.partner, order?.frozen], [0, coins('1')])
})

for (const leg of ['limit', 'stop'] as const)
  test(`[S17] cancelling the ${leg} leg cancels both`, () => {
    const on = given(stage(spot))
    const id = place(on, oco(1, 'buy', '1', ['95', '105', '106']))
    const events = on.submit(cancelling(1, leg === 'limit' ? id : id + 1))
    assert.deepEqual(
      releases(events).sort(),
      leg === 'limit'
        ? ['1 member: 106 USDT', '1 otherLeg: 0 USDT']
        : ['1 member: 0 USDT', '1 otherLeg: 106 USDT'],
    )
    assert.equal(on.available(1, 'spot', 'USDT'), coins('10000'))
    assert.equal(on.state().orders.size, 0)
  })

test('[S8] [S17] a leg that stood in its owner’s way takes the other with it', () => {
  const on = given(stage(spot))
  place(on, oco(1, 'sell', '1', ['101', '95']))
  const events = on.submit(limit(1, 'buy', '1', '101'))
  assert.deepEqual(releases(events), ['1 selfTrade: 1 BTC', '1 otherLeg: 0 BTC'])
  assert.deepEqual(line(on, 'buy'), ['1: 1 at 101'])
  assert.equal(on.state().orders.size, 1)
})

for (const [side, prices] of [
  ['buy', ['100', '105']],
  ['buy', ['95', '100']],
  ['buy', ['105', '95']],
  ['sell', ['100', '95']],
  ['sell', ['105', '100']],
  ['sell', ['95', '105']],
] as const)
  test(`[S17] to ${side} at ${prices[0]} or from ${prices[1]} on is wrong while it stands at 100`, () => {
    given(stage(spot)).refused(oco(1, side, '1', prices), 'ocoPricesWrong')
  })

test('[S17] what is wrong with either leg is refused', () => {
  const on = given(stage(spot))
  on.refused({ ...oco(1, 'buy', '1', ['95', '105']), pair: 'NONE-USDT' }, 'pairDoesNotExist')
  on.refused(oco(1, 'buy', '1', ['95.001', '105']), 'priceOffTick')
  on.refused(oco(1, 'buy', '1', ['95', '105.001']), 'priceOffTick')
  on.refused(oco(1, 'buy', '1', ['95', '105', '105.001']), 'priceOffTick')
  on.refused(oco(1, 'sell', '1', ['99999999', '95']), 'priceTooHigh')
  on.refused(oco(1, 'buy', '1', ['95', '99999999', '105.001']), 'priceTooHigh')
  on.refused(oco(1, 'buy', '0.000001', ['95', '105']), 'quantityOffLot')
  on.refused(oco(1, 'buy', '0.05', ['99.99', '105']), 'orderTooSmall')
  on.refused(oco(1, 'buy', '1', ['95', '105', '126.01']), 'priceBeyondBand')
  on.refused(oco(1, 'buy', '91', ['95', '105']), 'insufficientFunds')
  on.submit(limit(2, 'sell', '1', '99'))
  on.refused(oco(1, 'buy', '1', ['99', '105']), 'wouldTake')
  on.market(priced('100', true))
  on.refused(oco(1, 'buy', '1', ['95', '105']), 'priceFeedStale')
})

test('[S17] [S21] a snapshot keeps the two together', () => {
  const on = given(stage(spot))
  on.submit({ type: 'listPair', ...terms, makerFeeBps: 0 })
  place(on, oco(1, 'sell', '1', ['105', '95']))
  on.machine.restore(on.machine.snapshot())
  const [one, other] = [...on.state().orders.values()]
  assert.deepEqual([one?.partner, other?.partner], [other?.id, one?.id])
  on.submit({ type: 'cancelOrders', member: 1 })
  assert.equal(on.available(1, 'spot', 'BTC'), coins('100'))
})
