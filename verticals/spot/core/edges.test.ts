/** Where two rules of spot trading touch each other. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
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
  place,
  priced,
  spending,
  stopAt,
  terms,
  trades,
} from '../testing/givenSpot.ts'
import { spot } from './index.ts'

test('[S5] [S8] a market buy whose money is spent leaves its own next offer alone', () => {
  const on = given(stage(spot))
  on.submit(limit(1, 'sell', '0.1', '100'))
  on.submit(limit(2, 'sell', '1', '101'))
  const events = on.submit(spending(2, '10.0005'))
  assert.deepEqual(trades(events), ['2 buys 0.1 at 100 from 1, fees 0.0001 and 0.008'])
  assert.deepEqual(line(on, 'sell'), ['2: 1 at 101'])
})

for (const [force, name] of [
  ['fok', '[S6] [S16] a fill-or-kill stop is never filled in part'],
  ['postOnly', '[S7] [S16] a post-only stop never takes'],
] as const)
  test(`${name}: it waits with its money frozen, and is over at its trigger`, () => {
    const on = given(stage(spot))
    on.submit(limit(1, 'sell', '0.1', '101'))
    const id = place(on, stopAt(2, 'buy', '1', '101', '101', force))
    assert.equal(on.frozen(2, 'spot', 'USDT'), coins('101'))
    on.market(priced('101'))
    assert.deepEqual(line(on, 'sell'), ['1: 0.1 at 101'])
    assert.deepEqual(line(on, 'buy'), [])
    assert.equal(on.state().orders.get(id), undefined)
    assert.equal(on.frozen(2, 'spot', 'USDT'), 0n)
    assert.equal(on.available(2, 'spot', 'USDT'), coins('10000'))
    assert.equal(on.available(2, 'spot', 'BTC'), coins('100'))
  })

test('[S16] [S20] a stop costs no more than was frozen for it, whatever the limits are by then', () => {
  const on = given(stage(spot))
  on.submit(limit(1, 'sell', '1', '118'))
  on.fund(4, 'USDT', coins('115.5')).submit(stopAt(4, 'buy', '1', '110'))
  assert.equal(on.frozen(4, 'spot', 'USDT'), coins('115.5'))
  on.submit({ type: 'listPair', ...terms, slippageBps: 1000 })
  on.market(priced('110'))
  assert.equal(on.frozen(4, 'spot', 'USDT'), 0n)
  // 0.97881 BTC at 118 is 115.49958.
  assert.equal(on.available(4, 'spot', 'USDT'), coins('0.00042'))
  assert.equal(on.available(4, 'spot', 'BTC'), coins('0.97783119'))
})

test('[S15] an offer below a reference between two ticks was gone through', () => {
  const on = given(stage(spot))
  givenMaker(on, '1000', '0')
  on.submit(limit(1, 'sell', '1', '100.01'))
  on.submit(limit(2, 'sell', '1', '100.02'))
  on.market(laddered(1, [['100.02', '1']], []))
  assert.deepEqual(trades(dueAfter(on, priced('100.015'))), [
    'house buys 1 at 100.01 from 1, fees 0 and 0.080008',
  ])
  assert.deepEqual(line(on, 'sell'), ['2: 1 at 100.02'])
})

test('[S15] a bid below a reference between two ticks was not', () => {
  const on = given(stage(spot))
  givenMaker(on, '1000', '10')
  on.submit(limit(1, 'buy', '1', '99.99'))
  on.market(laddered(1, [], [['99.99', '1']]))
  assert.deepEqual(dueAfter(on, priced('99.995')), [])
  assert.deepEqual(line(on, 'buy'), ['1: 1 at 99.99'])
})

test('[S5] a market sell goes no further than 5% from a reference between two ticks', () => {
  const on = given(stage(spot))
  on.market(priced('100.009'))
  on.submit(limit(1, 'buy', '1', '95'))
  on.refused(market(2, 'sell', '1'), 'noLiquidity')
})

test('[S9] exactly 20% through a reference between two ticks is accepted', () => {
  const on = given(stage(spot))
  on.market(priced('100.009'))
  place(on, limit(1, 'buy', '1', '120.01'))
  on.refused(limit(1, 'buy', '1', '120.02'), 'priceBeyondBand')
})

test('[S14] a sandbox maker that is given nothing is refused', () => {
  const on = given(stage(spot))
  on.refused({ type: 'fundSandboxMaker', asset: 'USDT', amount: 0n }, 'amountIsZero')
  on.refused({ type: 'fundSandboxMaker', asset: 'USDT', amount: -1n }, 'amountIsZero')
})
