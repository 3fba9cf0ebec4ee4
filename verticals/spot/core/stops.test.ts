/** Stops: they wait with their money frozen, and go in when the reference reaches them. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { stage } from '@evenkeel/kernel/testing'
import {
  amending,
  cancelling,
  coins,
  dueAfter,
  given,
  limit,
  line,
  PAIR,
  place,
  priced,
  spending,
  stopAt,
  trades,
} from '../testing/givenSpot.ts'
import { factsOfPlaced } from '../view.ts'
import { type Order, type Placed, spot } from './index.ts'

test('[S16] a stop waits outside the book, with the money it may need frozen', () => {
  const on = given(stage(spot))
  place(on, stopAt(1, 'sell', '1', '95'))
  assert.equal(on.frozen(1, 'spot', 'BTC'), coins('1'))
  place(on, stopAt(1, 'buy', '1', '104', '106'))
  assert.equal(on.frozen(1, 'spot', 'USDT'), coins('106'))
  // By quantity, to the market: as far above its trigger as it may go, 5%.
  place(on, stopAt(1, 'buy', '0.00101', '5000'))
  assert.equal(on.frozen(1, 'spot', 'USDT'), coins('111.3025'))
  place(on, { ...spending(1, '50'), kind: 'stopMarket', stopPrice: coins('110') })
  assert.equal(on.frozen(1, 'spot', 'USDT'), coins('161.3025'))
  assert.deepEqual([line(on, 'buy'), line(on, 'sell')], [[], []])
})

test('[S16] what a stop may need must be there', () => {
  const on = given(stage(spot))
  on.refused(stopAt(1, 'buy', '100', '96'), 'insufficientFunds')
  place(on, stopAt(1, 'buy', '100', '95'))
  assert.equal(on.available(1, 'spot', 'USDT'), coins('25'))
})

test('[S16] a fall to the trigger sells to the market, and the event says which price it was', () => {
  const on = given(stage(spot))
  on.submit(limit(2, 'buy', '0.6', '94'))
  const id = place(on, stopAt(1, 'sell', '1', '95'))
  assert.deepEqual(dueAfter(on, priced('95.01')), [])
  const events = dueAfter(on, priced('95'))
  assert.deepEqual(events[0], {
    type: 'stopTriggered',
    id,
    pair: PAIR,
    member: 1,
    side: 1,
    releases: coins('1'),
    asset: 'BTC',
    reference: { price: coins('95'), at: 1_700_000_000_000, source: 'test' },
  })
  assert.deepEqual(trades(events), ['1 sells 0.6 at 94 from 2, fees 0.0564 and 0.00048'])
  assert.equal(on.frozen(1, 'spot', 'BTC'), 0n)
  assert.equal(on.available(1, 'spot', 'BTC'), coins('99.4'))
  assert.equal(on.state().orders.size, 0)
})

test('[S16] a rise to the trigger puts a limit order into the book, under the same id', () => {
  const on = given(stage(spot))
  on.submit(limit(2, 'sell', '0.4', '104'))
  const id = place(on, stopAt(1, 'buy', '1', '103', '105'))
  const events = dueAfter(on, priced('103.5'))
  assert.deepEqual(trades(events), ['1 buys 0.4 at 104 from 2, fees 0.0004 and 0.03328'])
  assert.deepEqual(line(on, 'buy'), ['1: 0.6 at 105'])
  const { waits, filledQuote, fee, frozen } = on.state().orders.get(id) as Order
  assert.deepEqual(
    [waits, filledQuote, fee, frozen],
    [false, coins('41.6'), coins('0.0004'), coins('63')],
  )
  assert.equal(on.available(1, 'spot', 'USDT'), coins('9895.4'))
})

test('[S16] a stop by amount spends no more than that', () => {
  const on = given(stage(spot))
  on.submit(limit(2, 'sell', '5', '104'))
  place(on, { ...spending(1, '50'), kind: 'stopMarket', stopPrice: coins('103') })
  // 0.48076 at 104 is 49.99904.
  assert.deepEqual(trades(dueAfter(on, priced('103'))), [
    '1 buys 0.48076 at 104 from 2, fees 0.00048076 and 0.03999924',
  ])
  assert.equal(on.available(1, 'spot', 'USDT'), coins('9950.00096'))
})

test('[S16] a stop by quantity spends no more than what was frozen for it', () => {
  const on = given(stage(spot))
  on.submit(limit(2, 'sell', '5', '108'))
  place(on, stopAt(1, 'buy', '1', '102'))
  // The price jumped past its trigger: 107.1 pays for 0.99166 at 108.
  assert.deepEqual(trades(dueAfter(on, priced('108'))), [
    '1 buys 0.99166 at 108 from 2, fees 0.00099166 and 0.08567943',
  ])
})

test('[S16] a stale price triggers nothing', () => {
  const on = given(stage(spot))
  place(on, stopAt(1, 'sell', '1', '95'))
  assert.deepEqual(dueAfter(on, priced('90', true)), [])
  on.refused(stopAt(1, 'sell', '1', '80'), 'priceFeedStale')
  const [first] = dueAfter(on, priced('90'))
  assert.equal(first?.type, 'stopTriggered')
})

test('[S16] a trigger waits for the side that the reference was not on', () => {
  const on = given(stage(spot))
  const falling = place(on, stopAt(1, 'buy', '1', '95', '95'))
  const rising = place(on, stopAt(1, 'sell', '1', '105', '105'))
  on.market(priced('104.99')).market(priced('95.01'))
  assert.equal(on.state().orders.get(falling)?.waits, true)
  assert.equal(on.state().orders.get(rising)?.waits, true)
  on.market(priced('95'))
  assert.deepEqual(line(on, 'buy'), ['1: 1 at 95'])
  on.market(priced('105'))
  assert.deepEqual(line(on, 'sell'), ['1: 1 at 105'])
})

test('[S16] a stop at the reference goes off at once', () => {
  const on = given(stage(spot))
  place(on, stopAt(1, 'buy', '1', '100', '100'))
  assert.deepEqual(line(on, 'buy'), ['1: 1 at 100'])
})

test('[S16] stops go off from the nearest on, and at one trigger the oldest first', () => {
  const on = given(stage(spot))
  on.fund(4, 'USDT', coins('1000')).submit(limit(4, 'buy', '1.5', '90'))
  place(on, stopAt(1, 'sell', '1', '96'))
  place(on, stopAt(2, 'sell', '1', '97'))
  place(on, stopAt(3, 'sell', '1', '97'))
  on.market(priced('94'))
  const sold = [1, 2, 3].map((member) => coins('100') - on.available(member, 'spot', 'BTC'))
  assert.deepEqual(sold, [0n, coins('1'), coins('0.5')])
})

test('[S9] [S16] the limit price of a stop is held against its trigger', () => {
  const on = given(stage(spot))
  on.refused(stopAt(1, 'buy', '1', '200', '240.01'), 'priceBeyondBand')
  place(on, stopAt(1, 'buy', '1', '200', '240'))
  on.refused(stopAt(1, 'sell', '1', '50', '39.99'), 'priceBeyondBand')
  place(on, stopAt(1, 'sell', '1', '50', '40'))
  assert.equal(on.frozen(1, 'spot', 'USDT'), coins('240'))
})

for (const [force, meets, told] of [
  ['gtc', ['1 sells 0.4 at 96 from 2, fees 0.0384 and 0.00032'], 'rests'],
  ['ioc', ['1 sells 0.4 at 96 from 2, fees 0.0384 and 0.00032'], 'is over'],
  ['fok', [], 'is over'],
  ['postOnly', [], 'is over'],
] as const)
  test(`[S6] [S7] [S16] a stop-limit order that is ${force} is so from its trigger on: what is left ${told}`, () => {
    const on = given(stage(spot))
    on.submit(limit(2, 'buy', '0.4', '96'))
    const id = place(on, stopAt(1, 'sell', '1', '95', '96', force))
    assert.equal(on.state().orders.get(id)?.waits, true)
    const events = dueAfter(on, priced('95'))
    assert.deepEqual(trades(events), meets)
    assert.deepEqual(line(on, 'sell'), told === 'rests' ? ['1: 0.6 at 96'] : [])
    assert.equal(on.frozen(1, 'spot', 'BTC'), told === 'rests' ? coins('0.6') : 0n)
    const state = told === 'rests' ? 'open' : 'cancelled'
    const placed = events.find((event) => event.type === 'orderPlaced') as Placed
    const why = { gtc: undefined, ioc: 'unmet', fok: 'cannotFillWhole', postOnly: 'wouldTake' }
    const facts = factsOfPlaced(placed, events, placed.at)
    assert.deepEqual([facts.state, facts.why], [state, why[force]])
  })

test('[S6] [S7] [S16] a stop-limit order that may be what it is fills whole, or rests', () => {
  const on = given(stage(spot))
  on.submit(limit(2, 'buy', '1', '96'))
  place(on, stopAt(1, 'sell', '1', '95', '96', 'fok'))
  assert.equal(trades(dueAfter(on, priced('95'))).length, 1)
  place(on, stopAt(1, 'sell', '1', '94', '97', 'postOnly'))
  assert.deepEqual(trades(dueAfter(on, priced('94'))), [])
  assert.deepEqual(line(on, 'sell'), ['1: 1 at 97'])
})

test('[S1] [S10] [S16] a trigger stands on a tick, and the minimum holds', () => {
  const on = given(stage(spot))
  on.refused(stopAt(1, 'sell', '1', '95.005'), 'priceOffTick')
  on.refused({ ...stopAt(1, 'sell', '1', '95'), stopPrice: undefined }, 'priceOffTick')
  on.refused(stopAt(1, 'sell', '1', '10737418.24'), 'priceTooHigh')
  on.refused(stopAt(1, 'sell', '0.0625', '79.99'), 'orderTooSmall')
  place(on, stopAt(1, 'sell', '0.0625', '80'))
})

test('[S11] [S16] a stop that is cancelled gives all of its money back', () => {
  const on = given(stage(spot))
  const id = place(on, stopAt(1, 'buy', '1', '110'))
  on.submit(cancelling(1, id))
  assert.equal(on.available(1, 'spot', 'USDT'), coins('10000'))
  assert.deepEqual(dueAfter(on, priced('111')), [])
})

test('[S37] a stop that rests keeps the price that set it off, to its end and past a restart', () => {
  const on = given(stage(spot))
  on.submit(limit(2, 'sell', '0.4', '104'))
  const id = place(on, stopAt(1, 'buy', '1', '103', '105'))
  const kept = () => on.state().orders.get(id)?.trigger
  assert.equal(kept(), undefined)
  on.market(priced('103.5'))
  const reference = { price: coins('103.5'), at: 1_700_000_000_000, source: 'test' }
  assert.deepEqual(kept(), reference)
  on.market(priced('104'))
  on.submit(amending(1, id, { quantity: '0.9' }))
  const bytes = on.machine.snapshot()
  on.machine.restore(bytes)
  assert.deepEqual(on.machine.snapshot(), bytes)
  assert.deepEqual(kept(), reference)
  on.submit(cancelling(1, id))
  assert.deepEqual(on.state().closed.find(id)?.trigger, reference)
})

test('[S13] [S37] an order in place of a stop that went off was set off by no price', () => {
  const on = given(stage(spot))
  const id = place(on, stopAt(1, 'buy', '1', '103', '103'))
  on.market(priced('103'))
  on.submit(amending(1, id, { price: '102' }))
  const [order] = on.state().orders.values()
  assert.deepEqual([order?.kind, order?.trigger], ['limit', undefined])
})
