/** The depth of a book: what is shown is what can be taken, no more and no less. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ASK, BID, house, type Machine, type Rung } from '@evenkeel/kernel'
import { stage } from '@evenkeel/kernel/testing'
import { books } from '../books.ts'
import {
  coins,
  given,
  givenMaker,
  laddered,
  limit,
  market,
  PAIR,
  priced,
  trades,
} from '../testing/givenSpot.ts'
import { depthOf } from './depth.ts'
import { type Market, type State, spot } from './index.ts'

type On = { readonly machine: Machine; state(): State }
const shown = (on: On, most = 10) => {
  const found = on.state().markets.get(PAIR) as Market
  const side = (which: 0 | 1) =>
    depthOf(found, which, on.machine.look('real'), most).map(
      ({ tick, lots }: Rung) => `${lots / 100_000} at ${tick / 100}`,
    )
  return { bids: side(BID), asks: side(ASK) }
}

test("[S14] members' orders and the ladder stand together, from the best price on", () => {
  const on = given(stage(spot))
  givenMaker(on, '10000', '10')
  const ladder = laddered(
    1,
    [
      ['99', '1'],
      ['98', '2'],
    ],
    [
      ['101', '1'],
      ['102', '2'],
    ],
  )
  on.market(ladder)
  on.submit(limit(1, 'buy', '0.5', '99'))
  on.submit(limit(1, 'buy', '0.25', '98.5'))
  on.submit(limit(2, 'sell', '0.75', '103'))
  assert.deepEqual(shown(on), {
    bids: ['1.5 at 99', '0.25 at 98.5', '2 at 98'],
    asks: ['1 at 101', '2 at 102', '0.75 at 103'],
  })
  assert.deepEqual(shown(on, 1), { bids: ['1.5 at 99'], asks: ['1 at 101'] })
})

test('[S14] what was taken, cannot be paid for, or stands on a stale price is not shown', () => {
  const on = given(stage(spot))
  givenMaker(on, '98.5', '1.5')
  on.market(
    laddered(
      1,
      [
        ['99', '0.5'],
        ['98', '9'],
      ],
      [
        ['101', '1'],
        ['102', '9'],
      ],
    ),
  )
  assert.deepEqual(shown(on), {
    bids: ['0.5 at 99', '0.5 at 98'],
    asks: ['1 at 101', '0.5 at 102'],
  })
  on.submit(market(3, 'buy', '0.4'))
  assert.equal(shown(on).asks[0], '0.6 at 101')
  on.market(priced('100', true))
  assert.deepEqual(shown(on), { bids: [], asks: [] })
})

test('[S14] an order for all that is shown takes exactly that', () => {
  const on = given(stage(spot))
  givenMaker(on, '0', '3')
  on.market(
    laddered(
      1,
      [],
      [
        ['100', '1'],
        ['101', '2'],
      ],
    ),
  )
  on.submit(limit(1, 'sell', '0.5', '101'))
  assert.deepEqual(shown(on).asks, ['1 at 100', '2.5 at 101'])
  const taken = trades(on.submit(market(2, 'buy', '9')))
  assert.equal(taken.length, 3)
  assert.deepEqual(shown(on).asks, [])
  assert.equal(on.machine.balance('real', house('maker'), 'BTC'), 0n)
})

test('[S14] the market learns of a pair, of what the house maker holds, and of trades', () => {
  const on = given(stage(spot))
  givenMaker(on, '500', '2')
  const { machine } = on
  const [listed] = books.listed(machine)
  assert.equal(listed?.symbol, PAIR)
  const inventory = { toBuy: coins('500'), toSell: coins('2') }
  assert.deepEqual(books.inventory(machine, 'real', PAIR), inventory)
  assert.deepEqual(books.inventory(machine, 'real', 'nosuch'), { toBuy: 0n, toSell: 0n })
  assert.deepEqual(books.depth(machine, 'real', 'nosuch', 5), { bids: [], asks: [] })
  on.submit(limit(1, 'sell', '0.5', '100.01'))
  const [trade] = books.trades(on.submit(limit(2, 'buy', '0.3', '100.01')), machine)
  const { symbol, price, amount, side } = trade ?? {}
  assert.deepEqual(
    { symbol, price, amount, side },
    { symbol: PAIR, price: coins('100.01'), amount: coins('0.3'), side: 'buy' },
  )
  assert.deepEqual(books.trades(on.submit(limit(3, 'buy', '1', '90')), machine), [])
})
