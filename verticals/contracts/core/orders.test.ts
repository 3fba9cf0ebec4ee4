/** Orders of contracts: what they must be, what they need, and how they match. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { UNIT } from '@evenkeel/kernel'
import {
  balance,
  closes,
  coins,
  crossed,
  given,
  held,
  laddered,
  only,
  opens,
  positionIn,
  priced,
  SYMBOL,
  terms,
} from '../testing/givenContracts.ts'

test('[LC1] the steps of a contract never change, and its tiers go one way', () => {
  const on = given()
  const list = { type: 'listContract', ...terms } as const
  on.refused({ ...list, tickSize: UNIT }, 'termsNeverChange')
  on.refused({ ...list, symbol: 'new', tickSize: 3n, lotSize: 5n }, 'contractTermsUnsound')
  const [first, second] = terms.tiers
  if (first === undefined || second === undefined) throw new Error('there are two tiers')
  on.refused({ ...list, symbol: 'new', tiers: [second, first] }, 'contractTermsUnsound')
  // Closing must always lower maintenance by more than it costs.
  on.refused({ ...list, symbol: 'new', takerFeeBps: 50 }, 'contractTermsUnsound')
  assert.equal(on.submit(list).length, 0)
  assert.equal(on.submit({ ...list, takerFeeBps: 6 }).length, 1)
})

test('[LC2] an order names a contract, whole lots, a price on the tick within the band, and a leverage of the list', () => {
  const on = given()
  on.refused({ ...opens(1, 'long', 1, '100'), symbol: 'nosuch' }, 'contractDoesNotExist')
  for (const lots of [0, -1, 0.5, 1e9 + 1]) on.refused(opens(1, 'long', lots, '100'), 'lotsInvalid')
  on.refused(opens(1, 'long', 1, '100.001'), 'priceOffTick')
  on.refused(opens(1, 'long', 1, '99999999'), 'priceTooHigh')
  on.refused(opens(1, 'long', 1, '100', { leverage: 7 }), 'leverageNotOffered')
  on.refused(opens(1, 'long', 1, '110.01'), 'priceBeyondBand')
  on.refused(opens(1, 'short', 1, '89.99'), 'priceBeyondBand')
  on.submit(opens(1, 'long', 1, '110'))
  on.refused(opens(2, 'long', 1), 'noLiquidity')
  on.market(priced('100', { isStale: true }))
  on.refused(opens(2, 'long', 1), 'priceFeedStale')
})

test('[LC2] a market order goes no further than the slippage, and what is left of it is cancelled', () => {
  const on = given()
  on.submit(opens(1, 'short', 3, '104'))
  on.submit(opens(1, 'short', 3, '106'))
  const events = on.submit(opens(2, 'long', 6))
  assert.deepEqual(
    only(events, 'contractTraded').map(({ tick, lots }) => [tick, lots]),
    [[10_400, 3]],
  )
  assert.equal(positionIn(on, 2, 'long')?.lots, 3)
})

test('[LC3] orders match by price, then time, at the price of the one that rested; times in force as in spot', () => {
  const on = given()
  on.submit(opens(1, 'short', 2, '101'))
  on.submit(opens(2, 'short', 2, '100'))
  on.submit(opens(3, 'short', 2, '100'))
  const events = on.submit(opens(4, 'long', 5, '102'))
  const trades = only(events, 'contractTraded').map(({ maker, tick, lots }) => [
    maker.member,
    tick,
    lots,
  ])
  assert.deepEqual(trades, [
    [2, 10_000, 2],
    [3, 10_000, 2],
    [1, 10_100, 1],
  ])
  on.refused(opens(4, 'long', 9, '101', { force: 'fok' }), 'cannotFillWhole')
  on.refused(opens(4, 'long', 1, '101', { force: 'postOnly' }), 'wouldTake')
  assert.equal(on.submit(opens(4, 'long', 9, '101', { force: 'ioc' })).length, 2)
  assert.equal(on.state().accounts.get(4)?.orders.size, 0)
})

test('[LC3] own orders never match: the older one is cancelled', () => {
  const on = given()
  on.submit(opens(1, 'short', 2, '100'))
  const events = on.submit(opens(1, 'long', 2, '100'))
  assert.equal(only(events, 'contractOrderCancelled')[0]?.why, 'selfTrade')
  assert.equal(only(events, 'contractTraded').length, 0)
})

test('[LC4] opening needs margin, fee and the loss against the mark; resting freezes margin and the maker fee', () => {
  const on = given()
  on.submit(opens(1, 'short', 10, '100'))
  // 100 USDT at leverage 10, and 0.02% of them.
  assert.equal(held(on, 1), coins('10.02'))
  on.submit(opens(2, 'long', 10, '100'))
  assert.equal(held(on, 1), 0n)
  assert.equal(balance(on, 1), coins('999.98'))
  assert.equal(balance(on, 2), coins('999.95'))
  assert.equal(positionIn(on, 2, 'long')?.margin, coins('10'))
  assert.equal(on.machine.look('real').spendable(2, 'trading', 'USDT'), coins('989.95'))
})

test('[LC4] what is more than spendable is refused, the loss at the mark included', () => {
  const on = given({}, '10')
  on.submit(opens(1, 'short', 8, '105'))
  // Margin 8.4, fee 0.042, and 4 that it has lost at once.
  on.refused(opens(2, 'long', 8, '105'), 'insufficientFunds')
  on.refused(opens(2, 'long', 11, '100'), 'insufficientFunds')
  on.submit(opens(2, 'long', 9, '100'))
})

test('[LC5] a resting order that its account cannot carry any more is cancelled, and the next is met', () => {
  const on = given({}, '20')
  on.submit(opens(1, 'long', 15, '100'))
  on.submit(opens(2, 'long', 1, '96'))
  on.market(priced('90'))
  // At 90 a fill at 100 would have lost 15 at once: more than the 5 that are free.
  const events = on.submit(opens(3, 'short', 16, '96'))
  assert.equal(only(events, 'contractOrderCancelled')[0]?.why, 'margin')
  assert.equal(only(events, 'contractTraded')[0]?.maker.member, 2)
})

test('[LC6] closing needs a position, freezes nothing, pays the profit and returns the margin', () => {
  const on = given()
  on.refused(closes(1, 'long', 1, '100'), 'positionTooSmall')
  crossed(on, 1, 2, 10, '100')
  on.submit(closes(1, 'long', 6, '110'))
  assert.equal(held(on, 1), 0n)
  on.refused(closes(1, 'long', 5, '110'), 'positionTooSmall')
  on.market(priced('110'))
  const events = on.submit(closes(2, 'short', 6, '110'))
  const [trade] = only(events, 'contractTraded')
  assert.equal(trade?.maker.profit, coins('6'))
  assert.equal(trade?.taker.profit, -coins('6'))
  assert.equal(positionIn(on, 1, 'long')?.lots, 4)
  assert.equal(positionIn(on, 1, 'long')?.margin, coins('4'))
})

test('[LC9] tiers bound a position by its leverage, and all members by the open interest', () => {
  const on = given({}, '100000')
  on.refused(opens(1, 'long', 201, '100', { leverage: 100 }), 'positionTooLarge')
  on.submit(opens(1, 'long', 150, '100', { leverage: 100 }))
  // What rests counts as if it were filled.
  on.refused(opens(1, 'long', 51, '100', { leverage: 100 }), 'positionTooLarge')
  on.refused(opens(1, 'long', 1001, '100', { leverage: 10 }), 'positionTooLarge')
  const few = given({ openInterestLots: 10 })
  crossed(few, 1, 2, 8, '100')
  few.refused(opens(3, 'long', 3, '100'), 'openInterestReached')
  few.submit(opens(3, 'long', 2, '100'))
})

test('[LC10] the house maker takes up to its limit, and sweeps what the price went through', () => {
  const on = given({ houseLots: 5 })
  on.market(laddered(['99.9'], ['100.1']))
  const events = on.submit(opens(1, 'long', 9))
  assert.deepEqual(
    only(events, 'contractTraded').map(({ lots, maker }) => [lots, maker.member]),
    [[5, 0]],
  )
  on.submit(opens(2, 'short', 9, '100.5'))
  on.market(laddered(['100.9'], ['101.1']))
  on.market(priced('101'))
  // It was short 5 lots, and may be long 5: it buys 9 of them at the order's own price.
  assert.equal(positionIn(on, 2, 'short')?.lots, 9)
  assert.equal(positionIn(on, 2, 'short')?.cost, coins('90.45'))
  assert.equal(on.state().markets.get(SYMBOL)?.houseLots, 4)
})

test('[LC13] amending keeps the place for fewer lots and is a new order for anything else; a client id is unique', () => {
  const on = given()
  on.submit(opens(1, 'short', 10, '100', { clientId: 'mine' }))
  on.refused(opens(1, 'short', 1, '105', { clientId: 'mine' }), 'clientIdUsed')
  const amend = { type: 'amendContractOrder', member: 1, clientId: 'mine' } as const
  const [reduced] = only(on.submit({ ...amend, lots: 6 }), 'contractOrderReduced')
  assert.equal(reduced?.releases, coins('4.008'))
  on.submit(opens(2, 'long', 2, '100'))
  on.refused({ ...amend, lots: 2 }, 'quantityBelowFilled')
  const events = on.submit({ ...amend, price: coins('101') })
  assert.equal(only(events, 'contractOrderCancelled')[0]?.why, 'amended')
  assert.equal(only(events, 'contractOrderPlaced')[0]?.rests, 4)
  on.refused({ type: 'cancelContractOrder', member: 2, clientId: 'mine' }, 'orderDoesNotExist')
  on.submit({ type: 'cancelContractOrders', member: 1 })
  assert.equal(held(on, 1), 0n)
})

for (const [more, rests, left] of [
  [0, 5, []],
  [2, 0, [1, 1]],
] as const)
  test(`[LC3] an order that could match ${400 + more} others matches 400, and ${rests} lots of it rest`, () => {
    const on = given({}, '10000')
    const one = { leverage: 1 }
    for (let nth = 0; nth < 400 + more; nth++)
      on.submit(opens(1 + (nth % 3), 'short', 1, '100', one))
    const events = on.submit(opens(4, 'long', 405, '100', one))
    assert.equal(only(events, 'contractTraded').length, 400)
    const resting = [...on.state().orders.values()]
    const lotsOf = (isOwn: boolean) =>
      resting.flatMap(({ member, remaining }) => ((member === 4) === isOwn ? [remaining] : []))
    assert.deepEqual(lotsOf(true), rests > 0 ? [rests] : [])
    assert.deepEqual(lotsOf(false), left)
  })

test('[LC13] nobody has more than 200 open orders', () => {
  const on = given({}, '100000')
  for (let nth = 0; nth < 200; nth++) on.submit(opens(1, 'long', 1, '95', { leverage: 1 }))
  on.refused(opens(1, 'long', 1, '95', { leverage: 1 }), 'tooManyOrders')
})
