/** Placing limit orders: what is well formed, what is frozen, and what is refused. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { EXCHANGE, eventOf } from '@evenkeel/kernel'
import { stage } from '@evenkeel/kernel/testing'
import { coins, given, limit, line, PAIR, place, priced, terms } from '../testing/givenSpot.ts'
import { type PlaceOrder, type Refusal, spot } from './index.ts'

test('[S1] a limit order rests as it was asked for', () => {
  const on = given(stage(spot))
  const events = on.submit({ ...limit(1, 'buy', '0.5', '99.99'), clientId: 'mine' })
  assert.deepEqual(events, [
    {
      type: 'orderPlaced',
      id: on.machine.seq * 1024,
      pair: PAIR,
      member: 1,
      at: on.machine.now,
      side: 0,
      kind: 'limit',
      force: 'gtc',
      tick: 9999,
      lots: 50_000,
      spend: 0n,
      stop: 0,
      isRising: false,
      waits: false,
      partner: 0,
      clientId: 'mine',
      rests: 50_000,
      freezes: coins('49.995'),
      asset: 'USDT',
    },
  ])
  assert.deepEqual(line(on, 'buy'), ['1: 0.5 at 99.99'])
})

for (const [what, wrong, refusal] of [
  ['a pair that is not listed', { pair: 'NONE-USDT' }, 'pairDoesNotExist'],
  ['a price between two ticks', { price: coins('99.995') }, 'priceOffTick'],
  ['a price of nothing', { price: 0n }, 'priceOffTick'],
  ['a price below nothing', { price: -coins('99.99') }, 'priceOffTick'],
  ['no price', { price: undefined }, 'priceOffTick'],
  ['a price beyond all books', { side: 'sell', price: 2n ** 30n * 1_000_000n }, 'priceTooHigh'],
  ['a quantity between two lots', { quantity: coins('0.500001') }, 'quantityOffLot'],
  ['a quantity that is too large', { quantity: coins('10000000.00001') }, 'orderTooLarge'],
  ['no quantity', { quantity: undefined }, 'orderTooSmall'],
  ['a quantity below nothing', { quantity: -coins('0.5') }, 'orderTooSmall'],
] as [string, Partial<PlaceOrder>, Refusal][])
  test(`[S1] ${what} is refused as ${refusal}, and moves nothing`, () => {
    const on = given(stage(spot))
    on.refused({ ...limit(1, 'buy', '0.5', '99.99'), ...wrong }, refusal)
  })

test('[S1] the last tick and the last lot are accepted', () => {
  const on = given(stage(spot))
  on.fund(1, 'BTC', coins('10000000'))
  place(on, { ...limit(1, 'sell', '10000000', '1'), price: (2n ** 30n - 1n) * terms.tickSize })
  assert.equal(on.frozen(1, 'spot', 'BTC'), coins('10000000'))
})

test('[S2] a buy freezes the quote coin at its limit price, a sell the base coin', () => {
  const on = given(stage(spot))
  on.submit(limit(1, 'buy', '0.12345', '99.99'))
  assert.equal(on.frozen(1, 'spot', 'USDT'), coins('12.3437655'))
  assert.equal(on.available(1, 'spot', 'USDT'), coins('9987.6562345'))
  on.submit(limit(1, 'sell', '0.12345', '101'))
  assert.equal(on.frozen(1, 'spot', 'BTC'), coins('0.12345'))
  assert.equal(on.available(1, 'spot', 'BTC'), coins('99.87655'))
})

test('[S2] all of the money can be used, and one lot more is refused', () => {
  const on = given(stage(spot))
  on.refused(limit(1, 'buy', '100.00001', '100'), 'insufficientFunds')
  on.refused(limit(1, 'sell', '100.00001', '101'), 'insufficientFunds')
  on.submit(limit(1, 'buy', '100', '100'))
  on.submit(limit(1, 'sell', '100', '101'))
  assert.equal(on.available(1, 'spot', 'USDT'), 0n)
  assert.equal(on.available(1, 'spot', 'BTC'), 0n)
  on.refused(limit(1, 'sell', '0.1', '101'), 'insufficientFunds')
})

test('[S2] a buy needs the whole of it at its limit, though all of it would match cheaper', () => {
  const on = given(stage(spot))
  on.submit(limit(2, 'sell', '100', '99'))
  on.refused(limit(1, 'buy', '100', '100.01'), 'insufficientFunds')
  on.submit(limit(1, 'buy', '100', '100'))
  assert.equal(on.available(1, 'spot', 'USDT'), coins('100'))
})

test('[S2] only the part that rests is frozen, and a better price is kept', () => {
  const on = given(stage(spot))
  on.submit(limit(1, 'sell', '0.4', '100'))
  const events = on.submit(limit(2, 'buy', '1', '102'))
  const { rests, freezes } = eventOf(events as never[], 'orderPlaced' as never) as {
    rests: number
    freezes: bigint
  }
  assert.deepEqual([rests, freezes], [60_000, coins('61.2')])
  assert.equal(on.frozen(2, 'spot', 'USDT'), coins('61.2'))
  // 40 for what was taken at 100, not 40.8.
  assert.equal(on.available(2, 'spot', 'USDT'), coins('9898.8'))
})

for (const [side, edge, beyond] of [
  ['buy', '120', '120.01'],
  ['sell', '80', '79.99'],
] as const)
  test(`[S9] a ${side} at exactly 20% through the reference is accepted, one tick further not`, () => {
    const on = given(stage(spot))
    on.refused(limit(1, side, '1', beyond), 'priceBeyondBand')
    place(on, limit(1, side, '1', edge))
    assert.deepEqual(line(on, side), [`1: 1 at ${edge}`])
  })

test('[S9] a price on the good side of the reference may be as far away as it likes', () => {
  const on = given(stage(spot))
  place(on, limit(1, 'buy', '5', '1'))
  place(on, limit(1, 'sell', '0.00001', '500000'))
  assert.deepEqual(line(on, 'sell'), ['1: 0.00001 at 500000'])
})

test('[S9] a stale reference still holds; without any there is no band', () => {
  const on = given(stage(spot))
  on.market(priced('100', true))
  on.refused(limit(1, 'buy', '1', '120.01'), 'priceBeyondBand')
  const silent = stage(spot)
  silent.submit({ type: 'listPair', ...terms })
  silent.fund(1, 'USDT', coins('1000'))
  place(silent, limit(1, 'buy', '1', '999'))
  assert.deepEqual(line(silent, 'buy'), ['1: 1 at 999'])
})

test('[S10] an order worth exactly the minimum is accepted, one lot less is told the minimum', () => {
  const on = given(stage(spot))
  place(on, limit(1, 'buy', '0.05', '100'))
  on.refused(limit(1, 'buy', '0.04999', '100'), 'orderTooSmall')
  const decision = on.machine.decide(spot, limit(1, 'buy', '0.04999', '100'), 'real', EXCHANGE)
  assert.deepEqual(decision, {
    ok: false,
    refusal: 'orderTooSmall',
    detail: { minimum: '5', asset: 'USDT' },
  })
})

test('[S10] the worth of an order is that at its own price', () => {
  const on = given(stage(spot))
  on.refused(limit(1, 'buy', '0.05', '99.99'), 'orderTooSmall')
  place(on, limit(1, 'sell', '0.05', '100.01'))
  assert.deepEqual(line(on, 'sell'), ['1: 0.05 at 100.01'])
})
