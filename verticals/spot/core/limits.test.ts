/** How many orders a member may have, and how many an order may match. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { stage } from '@evenkeel/kernel/testing'
import {
  amending,
  coins,
  given,
  limit,
  line,
  market,
  oco,
  place,
  stopAt,
  trades,
} from '../testing/givenSpot.ts'
import { spot } from './index.ts'

test('[S18] a member has at most 500 open orders', () => {
  const on = given(stage(spot))
  let last = 0
  for (let nth = 0; nth < 499; nth++) last = place(on, limit(1, 'buy', '0.06', '99'))
  on.refused(oco(1, 'buy', '0.06', ['98', '105']), 'tooManyOrders')
  place(on, limit(1, 'buy', '0.06', '99'))
  on.refused(limit(1, 'buy', '0.06', '99'), 'tooManyOrders')
  place(on, limit(2, 'buy', '0.06', '99'))
  // One in place of another is not one more.
  on.submit(amending(1, last, { price: '98.5' }))
  on.submit({ type: 'cancelOrders', member: 1 })
  place(on, limit(1, 'buy', '0.06', '99'))
  assert.equal(on.state().orders.size, 2)
})

test('[S18] who has 500 open orders can still sell out: what never rests is not one more', () => {
  const on = given(stage(spot))
  on.submit(limit(2, 'buy', '2', '98'))
  for (let nth = 0; nth < 500; nth++) place(on, limit(1, 'buy', '0.06', '97'))
  for (const force of ['gtc', 'postOnly'] as const)
    on.refused(limit(1, 'sell', '0.1', '98', force), 'tooManyOrders')
  on.refused(stopAt(1, 'sell', '0.1', '97', '97', 'ioc'), 'tooManyOrders')
  on.refused(stopAt(1, 'sell', '0.1', '97'), 'tooManyOrders')
  for (const sell of [
    limit(1, 'sell', '0.1', '98', 'ioc'),
    limit(1, 'sell', '0.1', '98', 'fok'),
    market(1, 'sell', '0.1'),
  ])
    assert.equal(trades(on.submit(sell)).length, 1)
  assert.equal(on.state().byMember.get(1)?.count, 500)
})

test('[S18] a client’s own id is unique among the member’s open orders', () => {
  const on = given(stage(spot))
  const named = (member: number, side: 'buy' | 'sell', price: string) => ({
    ...limit(member, side, '1', price),
    clientId: 'a',
  })
  on.submit(named(1, 'buy', '99'))
  on.refused(named(1, 'buy', '98'), 'clientIdUsed')
  on.submit(named(2, 'buy', '98'))
  on.submit(limit(3, 'sell', '1', '99'))
  on.submit(named(1, 'buy', '97'))
  assert.deepEqual(line(on, 'buy'), ['2: 1 at 98', '1: 1 at 97'])
})

test('[S19] an order matches 400 others; its rest is cancelled and the book is not crossed', () => {
  const on = given(stage(spot))
  for (let nth = 0; nth < 402; nth++) on.submit(limit(1 + (nth % 2), 'sell', '0.06', '100'))
  const events = on.submit(limit(3, 'buy', '30', '100'))
  assert.equal(trades(events).length, 400)
  assert.deepEqual(line(on, 'sell'), ['1: 0.06 at 100', '2: 0.06 at 100'])
  assert.deepEqual(line(on, 'buy'), [])
  assert.equal(on.frozen(3, 'spot', 'USDT'), 0n)
  assert.equal(on.available(3, 'spot', 'USDT'), coins('7600'))
  assert.equal(on.available(3, 'spot', 'BTC'), coins('123.976'))
})

test('[S19] an order that matches exactly 400 rests with what is left', () => {
  const on = given(stage(spot))
  for (let nth = 0; nth < 400; nth++) on.submit(limit(1, 'sell', '0.06', '100'))
  on.submit(limit(1, 'sell', '0.06', '101'))
  on.submit(limit(3, 'buy', '25', '100'))
  assert.deepEqual(line(on, 'buy'), ['3: 1 at 100'])
  assert.deepEqual(line(on, 'sell'), ['1: 0.06 at 101'])
})

test('[S8] [S19] own orders in the way count, and fok is refused beyond', () => {
  const on = given(stage(spot))
  for (let nth = 0; nth < 400; nth++) on.submit(limit(3, 'sell', '0.06', '100'))
  on.submit(limit(1, 'sell', '1', '100'))
  on.refused(limit(3, 'buy', '1', '100', 'fok'), 'cannotFillWhole')
  on.refused(market(3, 'buy', '1'), 'noLiquidity')
  on.submit(limit(3, 'buy', '1', '100'))
  assert.deepEqual([...line(on, 'buy'), ...line(on, 'sell')], ['1: 1 at 100'])
  assert.equal(on.available(3, 'spot', 'BTC'), coins('100'))
})
