/** The house maker: its ladder in the book, and the orders that a price went through. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { bookName, type Entry, EXCHANGE, house } from '@evenkeel/kernel'
import { stage } from '@evenkeel/kernel/testing'
import {
  coins,
  dueAfter,
  given,
  givenMaker,
  laddered,
  limit,
  line,
  market,
  oco,
  PAIR,
  place,
  priced,
  quoted,
  releases,
  stopAt,
  trades,
} from '../testing/givenSpot.ts'
import { type Event, spot } from './index.ts'

test('[S14] a ladder is part of the book, but only as far as the house maker holds coins', () => {
  const on = given(stage(spot))
  givenMaker(on, '0', '0.7')
  on.market(
    laddered(
      5,
      [['99', '9']],
      [
        ['100', '0.5'],
        ['101', '0.5'],
      ],
    ),
  )
  on.refused(market(2, 'sell', '1'), 'noLiquidity')
  const events = on.submit(market(2, 'buy', '1'))
  assert.deepEqual(trades(events), [
    '2 buys 0.5 at 100 from house, fees 0.0005 and 0',
    '2 buys 0.2 at 101 from house, fees 0.0002 and 0',
  ])
  assert.deepEqual(
    events.map((event) => (event.type === 'traded' ? event.ladder : 0)),
    [0, 5, 5],
  )
  assert.equal(on.machine.balance('real', house('maker'), 'BTC'), 0n)
  assert.equal(on.machine.balance('real', house('maker'), 'USDT'), coins('70.2'))
})

test('[S47] the market maker pays with nothing that another product needs it to keep', () => {
  const on = given(stage(spot))
  givenMaker(on, '1000', '10')
  on.market(laddered(1, [['99', '1']], [['100', '1']]))
  const world = { ...on.machine.look('real'), now: on.machine.now, actor: EXCHANGE, id: () => 1 }
  const sold = (free: string) => {
    const decision = spot.decide(market(2, 'sell', '1'), on.state(), {
      ...world,
      free: (_house, asset) => (asset === 'USDT' ? coins(free) : 0n),
    })
    return decision.ok ? trades(decision.events) : decision.refusal
  }
  assert.equal(sold('0'), 'noLiquidity')
  assert.deepEqual(sold('49.5'), ['2 sells 0.5 at 99 from house, fees 0.0495 and 0'])
})

test('[S14] what was taken of a ladder is gone until the next one', () => {
  const on = given(stage(spot))
  givenMaker(on, '1000', '10')
  const same = laddered(1, [['99', '1']], [['100', '1']])
  on.market(same)
  on.submit(market(2, 'buy', '0.4'))
  on.market(same)
  assert.deepEqual(trades(on.submit(market(2, 'buy', '1'))), [
    '2 buys 0.6 at 100 from house, fees 0.0006 and 0',
  ])
  on.refused(market(2, 'buy', '1'), 'noLiquidity')
  assert.deepEqual(trades(on.submit(market(2, 'sell', '1'))), [
    '2 sells 1 at 99 from house, fees 0.099 and 0',
  ])
  on.market(laddered(2, [['99', '1']], [['100', '1']]))
  assert.deepEqual(trades(on.submit(market(2, 'buy', '1'))), [
    '2 buys 1 at 100 from house, fees 0.001 and 0',
  ])
})

test('[S14] what was taken is still gone after a restart', () => {
  const on = given(stage(spot))
  givenMaker(on, '0', '10')
  on.market(laddered(1, [], [['100', '1']]))
  on.submit(market(2, 'buy', '1'))
  on.machine.restore(on.machine.snapshot())
  on.refused(market(2, 'buy', '1'), 'noLiquidity')
})

test('[S14] a new ladder writes nothing to the journal, and none at all takes it away', () => {
  const on = given(stage(spot))
  givenMaker(on, '0', '10')
  const { seq } = on.machine
  const before = on.machine.snapshot()
  on.market(laddered(1, [], [['100', '1']]))
  assert.equal(on.machine.seq, seq)
  assert.deepEqual(on.machine.snapshot(), before)
  on.market((board) => board.setLadder('real', bookName('spot', PAIR), undefined))
  on.refused(market(2, 'buy', '1'), 'noLiquidity')
})

test('[S15] when the reference goes through orders, the house maker takes them in line', () => {
  const on = given(stage(spot))
  givenMaker(on, '1000', '10')
  on.submit(limit(1, 'buy', '1', '99'))
  on.submit(limit(2, 'buy', '1', '99.5'))
  on.submit(limit(3, 'buy', '1', '98.5'))
  const events = dueAfter(on, quoted('98.5'))
  assert.deepEqual(events[0], {
    type: 'swept',
    pair: PAIR,
    reference: { price: coins('98.5'), at: 1_700_000_000_000, source: 'test' },
  })
  assert.deepEqual(trades(events), [
    'house sells 1 at 99.5 from 2, fees 0 and 0.0008',
    'house sells 1 at 99 from 1, fees 0 and 0.0008',
  ])
  assert.deepEqual(line(on, 'buy'), ['3: 1 at 98.5'])
  assert.equal(on.machine.balance('real', house('maker'), 'USDT'), coins('1198.5'))
})

test('[S48] of one price the house maker fills resting orders before stops go off', () => {
  const traded: string[] = []
  const told = ({ decision }: Entry) => {
    if (decision.ok) traded.push(...trades(decision.events as readonly Event[]))
  }
  const on = given(stage(spot, { told }))
  givenMaker(on, '1000', '10')
  on.submit(limit(1, 'buy', '1', '99'))
  on.submit(stopAt(2, 'sell', '1', '98.5'))
  on.market(quoted('98.5'))
  // The stop finds the order at 99 gone, and meets the ladder.
  const expected = ['house sells 1 at 99 from 1', '2 sells 1 at 98.4 from house']
  assert.deepEqual(
    traded.map((trade) => trade.split(',')[0]),
    expected,
  )
})

test('[S15] offers are taken as far as the house maker can pay', () => {
  const on = given(stage(spot))
  givenMaker(on, '150', '0')
  on.submit(limit(1, 'sell', '1', '101'))
  on.submit(limit(2, 'sell', '1', '101.5'))
  // 49 is left for the second: 0.48275 at 101.5 is 48.999125.
  assert.deepEqual(trades(dueAfter(on, quoted('102'))), [
    'house buys 1 at 101 from 1, fees 0 and 0.0808',
    'house buys 0.48275 at 101.5 from 2, fees 0 and 0.0391993',
  ])
  assert.deepEqual(line(on, 'sell'), ['2: 0.51725 at 101.5'])
  assert.equal(on.machine.urgent(), undefined)
})

test('[S15] reaching an order is not going through it', () => {
  const on = given(stage(spot))
  givenMaker(on, '1000', '10')
  on.submit(limit(1, 'buy', '1', '99'))
  on.submit(limit(1, 'sell', '1', '101'))
  assert.deepEqual(dueAfter(on, quoted('99', '0')), [])
  assert.deepEqual(dueAfter(on, quoted('101', '0')), [])
})

test('[S40] an order between the reference and the house maker’s own offer is left to the members', () => {
  const on = given(stage(spot))
  givenMaker(on, '1000', '10')
  on.market(quoted('100'))
  on.submit(limit(1, 'buy', '1', '100.05'))
  on.submit(limit(2, 'sell', '1', '100.09'))
  assert.deepEqual([line(on, 'buy'), line(on, 'sell')], [['1: 1 at 100.05'], ['2: 1 at 100.09']])
  // The bid is gone through; the offer of the house at 100.06 still is not at or below it.
  assert.deepEqual(dueAfter(on, quoted('99.96')), [])
  assert.deepEqual(trades(dueAfter(on, quoted('99.95'))), [
    'house sells 1 at 100.05 from 1, fees 0 and 0.0008',
  ])
  assert.deepEqual(dueAfter(on, quoted('100.18')), [])
  assert.deepEqual(trades(dueAfter(on, quoted('100.19'))), [
    'house buys 1 at 100.09 from 2, fees 0 and 0.080072',
  ])
})

test('[S40] the further the house maker quotes, the further the reference must go', () => {
  const on = given(stage(spot))
  givenMaker(on, '1000', '10')
  on.submit(limit(1, 'buy', '1', '99'))
  assert.deepEqual(dueAfter(on, quoted('98', '1.01')), [])
  assert.equal(trades(dueAfter(on, quoted('98', '1'))).length, 1)
})

test('[S40] without an offer of the house maker nothing is taken: none quoted, none left, none paid for', () => {
  const on = given(stage(spot))
  givenMaker(on, '0', '10')
  on.submit(limit(1, 'buy', '1', '99'))
  assert.deepEqual(dueAfter(on, priced('98')), [])
  assert.deepEqual(dueAfter(on, laddered(1, [['97', '1']], [])), [])
  // It takes all that is offered, and its rest waits for the next ladder.
  on.submit({ type: 'cancelOrders', member: 1 })
  on.market(laddered(2, [], [['98.1', '1']]))
  assert.equal(trades(on.submit(limit(2, 'buy', '3', '98.1'))).length, 1)
  assert.deepEqual(line(on, 'buy'), ['2: 2 at 98.1'])
  assert.deepEqual(trades(dueAfter(on, laddered(3, [], [['98.1', '1']]))), [
    'house sells 2 at 98.1 from 2, fees 0 and 0.0016',
  ])
  const poor = given(stage(spot))
  givenMaker(poor, '0', '10')
  poor.submit(limit(1, 'sell', '1', '101'))
  assert.deepEqual(dueAfter(poor, quoted('102')), [])
})

test('[S15] a stale price takes nothing', () => {
  const on = given(stage(spot))
  givenMaker(on, '1000', '10')
  on.submit(limit(1, 'buy', '1', '99'))
  assert.deepEqual(dueAfter(on, quoted('90', '0.1', true)), [])
  assert.deepEqual(line(on, 'buy'), ['1: 1 at 99'])
  on.market(quoted('90'))
  assert.deepEqual(line(on, 'buy'), [])
  assert.equal(on.available(1, 'spot', 'BTC'), coins('100.9992'))
})

test('[S15] more than a hundred orders are taken, a hundred at a time', () => {
  const on = given(stage(spot))
  givenMaker(on, '0', '100')
  for (let nth = 0; nth < 120; nth++) on.submit(limit(1, 'buy', '0.1', '99'))
  const events = dueAfter(on, quoted('98'))
  assert.equal(trades(events).length, 100)
  assert.deepEqual(line(on, 'buy'), [])
  assert.equal(on.machine.balance('real', house('maker'), 'BTC'), coins('88'))
})

test('[S15] [S17] taking one of two legs in part cancels the other', () => {
  const on = given(stage(spot))
  givenMaker(on, '50.5', '0')
  place(on, oco(1, 'sell', '1', ['101', '95']))
  const events = dueAfter(on, quoted('102'))
  assert.deepEqual(releases(events), ['1 otherLeg: 0 BTC'])
  assert.deepEqual(trades(events), ['house buys 0.5 at 101 from 1, fees 0 and 0.0404'])
  assert.deepEqual(line(on, 'sell'), ['1: 0.5 at 101'])
  assert.equal(on.state().orders.size, 1)
})
