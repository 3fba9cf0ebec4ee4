/** Take-profits and stop-losses: how fills add to them, how many there may be, and what finds nobody. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  closes,
  coins,
  crossed,
  given,
  laddered,
  only,
  opens,
  positionIn,
  priced,
  type Stage,
  SYMBOL,
} from '../testing/givenContracts.ts'
import type { Event, SetTargets } from './index.ts'

const ordersOf = (on: Stage, member: number) => [...(on.state().accounts.get(member)?.orders ?? [])]
const targetsOf = (on: Stage, member: number) =>
  ordersOf(on, member).filter(({ kind }) => kind === 'takeProfit' || kind === 'stopLoss')
const sets = (...targets: SetTargets['targets']): SetTargets => ({
  type: 'setTargets',
  member: 1,
  symbol: SYMBOL,
  side: 'long',
  targets,
})

test('[LC12] all fills of an order are covered by one take-profit and one stop-loss, which grow', () => {
  const on = given()
  on.submit(opens(1, 'long', 10, '100', { takeProfit: coins('110'), stopLoss: coins('90') }))
  for (let fills = 1; fills <= 10; fills++) {
    on.submit(opens(2, 'short', 1, '100'))
    assert.deepEqual(
      targetsOf(on, 1).map(({ kind, stop, lots }) => [kind, stop, lots]),
      [
        ['takeProfit', 11_000, fills],
        ['stopLoss', 9_000, fills],
      ],
    )
  }
  on.market(laddered(['90'], ['90.1']))
  on.market(priced('90'))
  assert.equal(positionIn(on, 1, 'long'), undefined)
  assert.deepEqual(ordersOf(on, 1), [])
})

test('[LC12] a target for all lots covers later fills; one that went off is set anew for them', () => {
  const on = given()
  on.submit(opens(1, 'long', 10, '100', { takeProfit: coins('110') }))
  on.submit(opens(2, 'short', 1, '100'))
  on.submit(sets({ kind: 'takeProfit', price: coins('110'), lots: 0 }))
  on.submit(opens(2, 'short', 1, '100'))
  assert.deepEqual(
    targetsOf(on, 1).map(({ lots }) => lots),
    [0],
  )
  on.submit(sets())
  on.submit(opens(2, 'short', 3, '100'))
  assert.deepEqual(
    targetsOf(on, 1).map(({ lots }) => lots),
    [3],
  )
})

test('[LC12] [LC32] an order that carries targets takes their places when it is placed', () => {
  const on = given({}, '100000')
  const carrying = (nth: number) =>
    opens(1, 'long', 1, '99', { takeProfit: coins(`${110 + nth}`), stopLoss: coins(`${90 - nth}`) })
  for (let nth = 0; nth < 5; nth++) on.submit(carrying(nth))
  on.refused(carrying(5), 'tooManyTargets')
  // The same prices need no other place, and the short side has its own.
  on.submit(carrying(4))
  on.submit(opens(1, 'short', 1, '101', { takeProfit: coins('95') }))
  on.submit(opens(1, 'long', 1, '99'))
  crossed(on, 1, 3, 1, '100')
  on.refused(sets({ kind: 'takeProfit', price: coins('130'), lots: 0 }), 'tooManyTargets')
  on.submit(sets({ kind: 'takeProfit', price: coins('110'), lots: 1 }))
})

test('[LC12] [LC13] 200 open orders filled in 1,000 parts never exceed the targets and orders there may be', () => {
  const on = given({ openInterestLots: 1_000_000, houseLots: 0 }, '1000000')
  for (let nth = 0; nth < 190; nth++) {
    const takeProfit = coins(`${110 + (nth % 5)}`)
    const stopLoss = coins(`${90 - (nth % 5)}`)
    on.submit(opens(1, 'long', 5, '100', { leverage: 1, takeProfit, stopLoss }))
  }
  on.refused(opens(1, 'long', 5, '100', { leverage: 1 }), 'tooManyOrders')
  let most = 0
  for (let part = 0; part < 1_000 && ordersOf(on, 1).some(({ waits }) => !waits); part++) {
    on.submit(opens(2, 'short', 1, '100', { leverage: 1 }))
    most = Math.max(most, targetsOf(on, 1).length)
    assert.ok(ordersOf(on, 1).length <= 200)
  }
  assert.equal(most, 10)
  const { lots } = positionIn(on, 1, 'long') ?? { lots: 0 }
  const covered = (kind: string) =>
    targetsOf(on, 1).reduce((sum, one) => (one.kind === kind ? sum + one.lots : sum), 0)
  assert.deepEqual([covered('takeProfit'), covered('stopLoss')], [lots, lots])
})

test('[LC13] [LC32] places that targets will take count among the 200 orders', () => {
  const on = given({ leverages: [1] }, '1000000')
  for (let nth = 0; nth < 197; nth++) on.submit(opens(1, 'long', 1, '90', { leverage: 1 }))
  const carrying = opens(1, 'long', 1, '90', {
    leverage: 1,
    takeProfit: coins('110'),
    stopLoss: coins('80'),
  })
  on.submit(carrying)
  on.refused(opens(1, 'long', 1, '90', { leverage: 1 }), 'tooManyOrders')
  // It takes no place that is not kept already.
  on.refused(carrying, 'tooManyOrders')
})

/** Member 1 is long with a stop-loss at 95 for all lots, and nobody is there. */
function givenStop(lots = 10) {
  const told: Event[] = []
  const on = given({}, '1000', ({ decision }) => {
    if (decision.ok) told.push(...(decision.events as Event[]))
  })
  crossed(on, 1, 2, lots, '100')
  on.submit(sets({ kind: 'stopLoss', price: coins('95'), lots: 0 }))
  return { on, told }
}

test('[LC33] a stop-loss that finds nobody stays armed, is told of once, and closes when somebody is there', () => {
  const { on, told } = givenStop()
  on.market(priced('95'))
  on.market(priced('94'))
  on.market(priced('94'))
  assert.equal(positionIn(on, 1, 'long')?.lots, 10)
  assert.deepEqual(
    only(told, 'contractStopUnfilled').map(({ by, isFirst }) => [by, isFirst]),
    [[0, true]],
  )
  on.market(laddered(['93.9'], ['94.1']))
  assert.equal(positionIn(on, 1, 'long'), undefined)
  assert.deepEqual(ordersOf(on, 1), [])
  assert.equal(only(told, 'contractTriggered').length, 1)
})

test('[LC33] a part that finds somebody is closed at once; the stop stays for the rest', () => {
  const { on, told } = givenStop()
  on.submit(opens(3, 'long', 4, '95'))
  on.market(priced('95'))
  assert.equal(positionIn(on, 1, 'long')?.lots, 6)
  const [unfilled] = only(told, 'contractStopUnfilled')
  assert.deepEqual([unfilled?.by, unfilled?.isFirst], [0, true])
  // The price came back: it waits for its trigger again, even if somebody is there.
  on.market(priced('97'))
  on.submit(opens(3, 'long', 2, '97'))
  assert.equal(positionIn(on, 1, 'long')?.lots, 6)
  on.market(priced('95'))
  assert.equal(positionIn(on, 1, 'long')?.lots, 4)
  assert.deepEqual(
    only(told, 'contractStopUnfilled').map(({ isFirst }) => isFirst),
    [true, false],
  )
})

test('[LC33] a trailing stop that found nobody follows no price, and lots of its own become fewer', () => {
  const { on } = givenStop()
  on.submit(sets())
  on.submit(closes(1, 'long', 8, undefined, { kind: 'trailing', distanceBps: 100 }))
  on.submit(opens(3, 'long', 3, '99'))
  on.market(priced('99'))
  const [stop] = ordersOf(on, 1)
  assert.deepEqual([stop?.lots, stop?.stop, stop?.isUnfilled], [5, 9_900, true])
  on.market(priced('120'))
  assert.equal(stop?.stop, 9_900)
})

test('[LC11] [LC35] a trailing stop whose trigger would lie below the first tick is refused', () => {
  const on = given()
  crossed(on, 1, 2, 1, '100')
  const trails = (distanceBps: number, side: 'long' | 'short' = 'long') =>
    closes(side === 'long' ? 1 : 2, side, 1, undefined, { kind: 'trailing', distanceBps })
  on.market(priced('0.01'))
  on.refused(trails(1), 'distanceInvalid')
  on.refused(trails(5_000), 'distanceInvalid')
  on.submit(trails(1, 'short'))
  assert.equal(ordersOf(on, 2)[0]?.stop, 2)
  on.market(laddered(['0.01'], ['0.02']))
  on.market(priced('0.02'))
  assert.equal(positionIn(on, 2, 'short'), undefined)
  on.market(priced('1000000000'))
  on.refused(
    opens(3, 'long', 1, undefined, { kind: 'trailing', distanceBps: 1, leverage: 1 }),
    'distanceInvalid',
  )
})

test('[LC9] what resting orders would open counts against the open interest', () => {
  const on = given({ openInterestLots: 20 })
  on.submit(opens(1, 'long', 12, '99'))
  on.refused(opens(3, 'long', 9, '98'), 'openInterestReached')
  on.submit(opens(3, 'long', 8, '98'))
  on.refused(opens(4, 'long', 1, '97'), 'openInterestReached')
  const [mine] = ordersOf(on, 1)
  on.refused(
    { type: 'amendContractOrder', member: 1, order: mine?.id, lots: 13 },
    'openInterestReached',
  )
  on.submit({ type: 'amendContractOrder', member: 1, order: mine?.id, price: coins('98.5') })
  on.submit(opens(2, 'short', 20, '98'))
  assert.deepEqual(on.state().markets.get(SYMBOL)?.lots, { long: 20, short: 20 })
  assert.deepEqual(on.state().markets.get(SYMBOL)?.opening, { long: 0, short: 0 })
})
