/** Cancelling and amending: one's own open orders, and exactly what is left comes back. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { stage } from '@evenkeel/kernel/testing'
import {
  amending,
  cancelling,
  coins,
  given,
  limit,
  line,
  oco,
  PAIR,
  place,
  releases,
  stopAt,
  terms,
  trades,
} from '../testing/givenSpot.ts'
import { spot } from './index.ts'

test('[S11] cancelling releases exactly what is left', () => {
  const on = given(stage(spot))
  const id = place(on, limit(1, 'buy', '1', '99.99'))
  on.submit(limit(2, 'sell', '0.33333', '99'))
  assert.deepEqual(releases(on.submit(cancelling(1, id))), ['1 member: 66.6603333 USDT'])
  assert.equal(on.frozen(1, 'spot', 'USDT'), 0n)
  // Paid 33.3296667 for what was bought.
  assert.equal(on.available(1, 'spot', 'USDT'), coins('9966.6703333'))
  assert.deepEqual(line(on, 'buy'), [])
})

test('[S11] an order can be cancelled by its client’s own id', () => {
  const on = given(stage(spot))
  on.submit({ ...limit(1, 'sell', '1', '101'), clientId: 'mine' })
  on.refused({ type: 'cancelOrder', member: 2, clientId: 'mine' }, 'orderDoesNotExist')
  on.submit({ type: 'cancelOrder', member: 1, clientId: 'mine' })
  on.refused({ type: 'cancelOrder', member: 1, clientId: 'mine' }, 'orderDoesNotExist')
  assert.equal(on.available(1, 'spot', 'BTC'), coins('100'))
})

test('[S11] unknown, over, somebody else’s, or none at all: one refusal', () => {
  const on = given(stage(spot))
  const id = place(on, limit(1, 'buy', '1', '99'))
  on.refused(cancelling(1, 12_345), 'orderDoesNotExist')
  on.refused(cancelling(2, id), 'orderDoesNotExist')
  on.refused({ type: 'cancelOrder', member: 1 }, 'orderDoesNotExist')
  on.refused({ type: 'cancelOrder', member: 1, clientId: '' }, 'orderDoesNotExist')
  on.refused(amending(2, id, { quantity: '0.5' }), 'orderDoesNotExist')
  on.submit(limit(2, 'sell', '1', '99'))
  on.refused(cancelling(1, id), 'orderDoesNotExist')
  on.refused(amending(1, id, { quantity: '0.5' }), 'orderDoesNotExist')
})

test('[S12] all open orders go in one command, from the oldest on', () => {
  const on = given(stage(spot))
  on.submit({ type: 'listPair', ...terms, pair: 'ETH-USDT', base: 'ETH' })
  on.submit(limit(1, 'sell', '1', '101'))
  on.submit({ ...limit(1, 'buy', '2', '99'), pair: 'ETH-USDT' })
  place(on, oco(1, 'sell', '3', ['102', '98']))
  on.submit(limit(2, 'sell', '1', '101'))
  assert.deepEqual(releases(on.submit({ type: 'cancelOrders', member: 1 })), [
    '1 member: 1 BTC',
    '1 member: 198 USDT',
    '1 member: 3 BTC',
    '1 otherLeg: 0 BTC',
  ])
  assert.deepEqual(line(on, 'sell'), ['2: 1 at 101'])
  assert.deepEqual(on.submit({ type: 'cancelOrders', member: 1 }), [])
})

test('[S12] or those of one pair', () => {
  const on = given(stage(spot))
  on.submit({ type: 'listPair', ...terms, pair: 'ETH-USDT', base: 'ETH' })
  on.submit(limit(1, 'sell', '1', '101'))
  on.submit({ ...limit(1, 'buy', '2', '99'), pair: 'ETH-USDT' })
  on.submit({ type: 'cancelOrders', member: 1, pair: PAIR })
  assert.equal(on.frozen(1, 'spot', 'BTC'), 0n)
  assert.equal(on.frozen(1, 'spot', 'USDT'), coins('198'))
  on.refused({ type: 'cancelOrders', member: 1, pair: 'NONE-USDT' }, 'pairDoesNotExist')
})

test('[S13] fewer lots at the same price keep the place, and release the difference', () => {
  const on = given(stage(spot))
  const id = place(on, limit(1, 'buy', '1', '99'))
  on.submit(limit(2, 'buy', '1', '99'))
  const events = on.submit(amending(1, id, { quantity: '0.4', price: '99' }))
  assert.deepEqual(events, [
    {
      type: 'orderReduced',
      id,
      pair: PAIR,
      member: 1,
      side: 0,
      by: 60_000,
      releases: coins('59.4'),
      asset: 'USDT',
    },
  ])
  assert.deepEqual(line(on, 'buy'), ['1: 0.4 at 99', '2: 1 at 99'])
  assert.equal(on.frozen(1, 'spot', 'USDT'), coins('39.6'))
})

test('[S13] the same price and quantity change nothing, the place in the line neither', () => {
  const on = given(stage(spot))
  const id = place(on, limit(1, 'buy', '1', '99'))
  on.submit(limit(2, 'buy', '1', '99'))
  const [event, ...others] = on.submit(amending(1, id, { price: '99', quantity: '1' }))
  assert.deepEqual([event?.type, others], ['orderReduced', []])
  assert.deepEqual(line(on, 'buy'), ['1: 1 at 99', '2: 1 at 99'])
  assert.equal(on.frozen(1, 'spot', 'USDT'), coins('99'))
})

test('[S13] the new quantity counts what is filled already', () => {
  const on = given(stage(spot))
  const id = place(on, limit(1, 'sell', '1', '101'))
  on.submit(limit(2, 'buy', '0.3', '101'))
  on.refused(amending(1, id, { quantity: '0.3' }), 'quantityBelowFilled')
  on.refused(amending(1, id, { quantity: '0.2' }), 'quantityBelowFilled')
  on.submit(amending(1, id, { quantity: '0.5' }))
  assert.deepEqual(line(on, 'sell'), ['1: 0.2 at 101'])
  assert.equal(on.frozen(1, 'spot', 'BTC'), coins('0.2'))
})

test('[S13] more lots are a new order in place of the old one, at the end of the line', () => {
  const on = given(stage(spot))
  const id = place(on, { ...limit(1, 'buy', '1', '99'), clientId: 'mine' })
  on.submit(limit(2, 'buy', '1', '99'))
  on.submit(limit(3, 'sell', '0.25', '99'))
  const events = on.submit(amending(1, id, { quantity: '2' }))
  assert.deepEqual(releases(events), ['1 amended: 74.25 USDT'])
  assert.deepEqual(line(on, 'buy'), ['2: 1 at 99', '1: 1.75 at 99'])
  assert.equal(on.frozen(1, 'spot', 'USDT'), coins('173.25'))
  on.refused(cancelling(1, id), 'orderDoesNotExist')
  on.submit({ type: 'cancelOrder', member: 1, clientId: 'mine' })
  assert.deepEqual(line(on, 'buy'), ['2: 1 at 99'])
})

test('[S13] a new price may match others at once', () => {
  const on = given(stage(spot))
  on.submit(limit(2, 'sell', '0.4', '100'))
  const id = place(on, limit(1, 'buy', '1', '99'))
  const events = on.submit(amending(1, id, { price: '100' }))
  assert.deepEqual(releases(events), ['1 amended: 99 USDT'])
  assert.deepEqual(trades(events), ['1 buys 0.4 at 100 from 2, fees 0.0004 and 0.032'])
  assert.deepEqual(line(on, 'buy'), ['1: 0.6 at 100'])
})

test('[S13] the money of the old order pays for the new one', () => {
  const on = given(stage(spot))
  const id = place(on, limit(1, 'buy', '100', '99'))
  on.submit(amending(1, id, { price: '100' }))
  const moved = on.machine.seq * 1024
  assert.equal(on.state().orders.get(moved)?.frozen, coins('10000'))
  on.refused(amending(1, moved, { price: '100.01' }), 'insufficientFunds')
})

test('[S13] what is wrong with the new order is refused, and the old one stays as it was', () => {
  const on = given(stage(spot))
  on.submit(limit(2, 'sell', '1', '100'))
  const id = place(on, limit(1, 'buy', '1', '99', 'postOnly'))
  on.refused(amending(1, id, { price: '99.001' }), 'priceOffTick')
  on.refused(amending(1, id, { price: '10737418.24' }), 'priceTooHigh')
  on.refused(amending(1, id, { quantity: '0.500001' }), 'quantityOffLot')
  on.refused(amending(1, id, { price: '120.01' }), 'priceBeyondBand')
  on.refused(amending(1, id, { quantity: '0.05' }), 'orderTooSmall')
  on.refused(amending(1, id, { price: '100' }), 'wouldTake')
  assert.deepEqual(line(on, 'buy'), ['1: 1 at 99'])
})

test('[S13] a stop and one of two legs cannot be amended', () => {
  const on = given(stage(spot))
  const stop = place(on, stopAt(1, 'sell', '1', '95'))
  on.refused(amending(1, stop, { quantity: '0.5' }), 'cannotAmend')
  const leg = place(on, oco(1, 'sell', '1', ['102', '98']))
  on.refused(amending(1, leg, { quantity: '0.5' }), 'cannotAmend')
})
