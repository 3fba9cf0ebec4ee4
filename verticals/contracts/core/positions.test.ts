/** Positions: what they come to, targets and stops, closing all, turning round. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { custody, UNIT } from '@evenkeel/kernel'
import {
  balance,
  closes,
  coins,
  crossed,
  given,
  laddered,
  only,
  opens,
  positionIn,
  priced,
  SYMBOL,
  terms,
} from '../testing/givenContracts.ts'

test('[LC7] a loss that the balance does not cover is settled from what other positions gained', () => {
  const on = given({}, '21')
  on.fund(2, 'USDT', coins('100'), 'trading')
  on.submit({ type: 'listContract', ...terms, symbol: 'other' })
  on.market(priced('100', { symbol: 'other' }))
  crossed(on, 1, 2, 8, '100')
  on.submit({ ...opens(3, 'short', 8, '100'), symbol: 'other' })
  on.submit({ ...opens(1, 'long', 8, '100'), symbol: 'other' })
  on.market(priced('140'))
  on.market(priced('70', { symbol: 'other' }))
  // The loss of 24 is more than the balance of 20.92; the other position has gained 32.
  on.market(laddered([], []))
  on.submit({ ...closes(3, 'short', 8, '70', { force: 'gtc' }), symbol: 'other' })
  const events = on.submit({ ...closes(1, 'long', 8, '70'), symbol: 'other' })
  const [settled] = only(events, 'profitSettled')
  assert.equal(settled?.symbol, SYMBOL)
  assert.equal(balance(on, 1), 0n)
  assert.equal(positionIn(on, 1, 'long')?.cost, coins('80') + (settled?.amount ?? 0n))
})

test('[LC7] [LC23] clearing is what open positions have gained, the house maker included', () => {
  const on = given()
  on.market(laddered(['99.9'], ['100.1']))
  on.submit(opens(1, 'long', 10))
  on.market(priced('105'))
  on.market(laddered(['104.9'], ['105.1']))
  on.submit(closes(1, 'long', 4))
  const clearing = on.machine.balance('real', custody('clearing'), 'USDT')
  // It paid out 4 x (104.9 - 100.1) / 10; the house maker has lost as much.
  assert.equal(clearing, -coins('1.92'))
})

test('[LC8] one long and one short position per symbol, with the average price of all that opened them', () => {
  const on = given()
  crossed(on, 1, 2, 4, '100')
  crossed(on, 1, 2, 4, '102')
  crossed(on, 3, 1, 2, '101')
  assert.equal(positionIn(on, 1, 'long')?.lots, 8)
  assert.equal(positionIn(on, 1, 'long')?.cost, coins('80.8'))
  assert.equal(positionIn(on, 1, 'short')?.lots, 2)
})

test('[LC11] a stop goes off when the mark reaches it, and freezes nothing before', () => {
  const on = given()
  on.market(laddered(['99.9'], ['100.1']))
  const stop = opens(1, 'long', 3, undefined, { kind: 'stopMarket', stopPrice: coins('102') })
  on.submit(stop)
  assert.equal(balance(on, 1), coins('1000'))
  on.market(laddered(['101.9'], ['102.1']))
  on.market(priced('101.99'))
  assert.equal(positionIn(on, 1, 'long'), undefined)
  on.market(priced('102'))
  assert.equal(positionIn(on, 1, 'long')?.lots, 3)
})

test('[LC11] a trailing stop follows the mark by tenths of its distance, and goes off when it turns', () => {
  const on = given()
  on.market(laddered(['99.9'], ['100.1']))
  on.submit(opens(1, 'long', 3))
  on.submit(closes(1, 'long', 3, undefined, { kind: 'trailing', distanceBps: 100 }))
  const stopIn = () => on.state().accounts.get(1)?.orders.values().next().value?.stop
  assert.equal(stopIn(), 9_900)
  on.market(priced('100.09'))
  assert.equal(stopIn(), 9_900)
  on.market(priced('100.1'))
  assert.equal(stopIn(), 9_910)
  on.market(priced('105'))
  assert.equal(stopIn(), 10_400)
  on.market(laddered(['103.9'], ['104.1']))
  on.market(priced('104'))
  assert.equal(positionIn(on, 1, 'long'), undefined)
  for (const distanceBps of [0, 5_001])
    on.refused(opens(1, 'long', 3, undefined, { kind: 'trailing', distanceBps }), 'distanceInvalid')
  on.submit(opens(1, 'long', 3, undefined, { kind: 'trailing', distanceBps: 5_000 }))
})

test('[LC12] targets close by the mark; the others end with the position', () => {
  const on = given()
  on.market(laddered(['99.9'], ['100.1']))
  on.submit(opens(1, 'long', 10, undefined, { takeProfit: coins('110'), stopLoss: coins('90') }))
  assert.equal(on.state().accounts.get(1)?.orders.size, 2)
  on.refused(
    {
      type: 'setTargets',
      member: 1,
      symbol: SYMBOL,
      side: 'long',
      targets: [{ kind: 'stopLoss', price: coins('101'), lots: 0 }],
    },
    'targetPriceWrong',
  )
  on.submit({
    type: 'setTargets',
    member: 1,
    symbol: SYMBOL,
    side: 'long',
    targets: [
      { kind: 'takeProfit', price: coins('105'), lots: 4 },
      { kind: 'takeProfit', price: coins('108'), lots: 0 },
      { kind: 'stopLoss', price: coins('95'), lots: 0 },
    ],
  })
  on.market(laddered(['105'], ['105.2']))
  on.market(priced('105'))
  assert.equal(positionIn(on, 1, 'long')?.lots, 6)
  on.market(laddered(['94.9'], ['95.1']))
  on.market(priced('95'))
  assert.equal(positionIn(on, 1, 'long'), undefined)
  assert.equal(on.state().accounts.get(1), undefined)
})

test('[LC12] resting closes beyond what a position has left are cancelled, the newest first', () => {
  const on = given()
  on.market(laddered(['99.9'], ['100.1']))
  on.submit(opens(1, 'long', 10))
  on.submit(closes(1, 'long', 4, '105'))
  on.submit(closes(1, 'long', 4, '106'))
  on.submit({
    type: 'setTargets',
    member: 1,
    symbol: SYMBOL,
    side: 'long',
    targets: [{ kind: 'stopLoss', price: coins('99'), lots: 5 }],
  })
  on.market(laddered(['98.9'], ['99.1']))
  on.market(priced('99'))
  const open = [...(on.state().accounts.get(1)?.orders ?? [])]
  assert.deepEqual(
    open.map(({ tick }) => tick),
    [10_500],
  )
})

test('[LC14] all positions are closed in one command, after what rested for them', () => {
  const on = given()
  on.market(laddered(['99.9'], ['100.1']))
  on.refused({ type: 'closePositions', member: 1 }, 'positionDoesNotExist')
  on.submit(opens(1, 'long', 10))
  on.submit(opens(1, 'short', 5))
  on.submit(closes(1, 'long', 4, '105'))
  on.submit({ type: 'closePositions', member: 1, side: 'short' })
  assert.equal(positionIn(on, 1, 'long')?.lots, 10)
  on.submit({ type: 'closePositions', member: 1 })
  assert.equal(on.state().accounts.get(1), undefined)
})

test('[LC14] a position is turned round in one command, or nothing is done', () => {
  const on = given()
  on.market(laddered(['99.9'], ['100.1'], 12))
  on.submit(opens(1, 'long', 10))
  const reverse = {
    type: 'reversePosition',
    member: 1,
    symbol: SYMBOL,
    side: 'long',
    leverage: 10,
  } as const
  on.refused(reverse, 'noLiquidity')
  on.market(laddered(['99.9'], ['100.1'], 20))
  on.submit(reverse)
  assert.equal(positionIn(on, 1, 'long'), undefined)
  assert.equal(positionIn(on, 1, 'short')?.lots, 10)
})

test('[LC22] outside of its hours a market takes only orders that would rest, and says when it opens', () => {
  // The stage begins on Tuesday 2023-11-14 at 22:13:20 UTC: shares are closed until the next day.
  const on = given({ hours: 'stocks' })
  on.refused(opens(1, 'long', 1), 'marketClosed')
  on.submit(opens(1, 'short', 1, '100'))
  on.refused(opens(2, 'long', 1, '100'), 'marketClosed')
  on.refused(
    opens(2, 'long', 1, undefined, { kind: 'stopMarket', stopPrice: 102n * UNIT }),
    'marketClosed',
  )
  on.wait(17 * 3_600_000)
  on.submit(opens(2, 'long', 1, '100'))
  assert.equal(positionIn(on, 2, 'long')?.lots, 1)
})

test('[LC14] a reversal that cannot be paid is refused for that, also where it finds too few', () => {
  for (const [funds, why] of [
    ['2', 'insufficientFunds'],
    ['1000', 'noLiquidity'],
  ] as const) {
    const on = given({}, funds)
    on.market(laddered(['99.9'], ['100']))
    on.submit(opens(1, 'long', 10, undefined, { leverage: 100 }))
    on.market(laddered(['95.1'], ['100'], 5))
    const reversal = { type: 'reversePosition', member: 1, symbol: SYMBOL } as const
    on.refused({ ...reversal, side: 'long', leverage: 100 }, why)
  }
})
