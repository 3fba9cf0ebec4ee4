/** Open orders as the screen holds them, and the change of one. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { amendment, amendProblem } from './amend.ts'
import {
  entriesOf,
  isAmendable,
  isBound,
  isPast,
  type OpenOrders,
  type Order,
  withNews,
} from './orderLists.ts'
import { facts } from './testing/givenTrade.ts'

function order(id: string, changed: Partial<Order> = {}): Order {
  return {
    id,
    pair: 'btcusdt',
    side: 'buy',
    kind: 'limit',
    force: 'gtc',
    state: 'open',
    price: '100',
    quantity: '1',
    filled: '0',
    dealAmount: '0',
    fee: '0',
    feeAsset: 'BTC',
    at: 1,
    ...changed,
  }
}
const ids = (orders: readonly Order[]) => orders.map(({ id }) => id)

function permutations<Item>(items: readonly Item[]): Item[][] {
  if (items.length === 0) return [[]]
  return items.flatMap((item) =>
    permutations(items.filter((other) => other !== item)).map((rest) => [item, ...rest]),
  )
}

/** As they were read at revision 10. */
const read = (...orders: Order[]): OpenOrders => ({ revision: 10, orders })
const news = (revision: number, ...orders: Order[]) => ({ revision, orders })

test('[S33] news puts a new order first, a changed one in its place, and takes one away that is over', () => {
  const open = read(order('b', { at: 2 }), order('a', { at: 1 }))
  assert.deepEqual(ids(withNews(open, news(11, order('c', { at: 3 }))).orders), ['c', 'b', 'a'])
  const met = withNews(open, news(11, order('a', { at: 1, filled: '0.5' })))
  assert.deepEqual(
    met.orders.map(({ filled }) => filled),
    ['0', '0.5'],
  )
  for (const state of ['filled', 'cancelled'] as const)
    assert.deepEqual(ids(withNews(open, news(11, order('b', { state }))).orders), ['a'])
})

test('[S33] the same news twice, and news of what is long over, change nothing', () => {
  const open = read(order('a'))
  const told = news(11, order('b', { at: 2 }), order('z', { state: 'cancelled' }))
  assert.deepEqual(withNews(withNews(open, told), told), withNews(open, told))
})

test('[S33] an order stands as its newest news has it, in whichever order answer and channel come', () => {
  const open = read(order('a'))
  const placed = news(11, order('b', { at: 2 }))
  const partly = news(12, order('b', { at: 2, filled: '0.4' }))
  const filled = news(13, order('b', { at: 2, filled: '1', state: 'filled' }))
  for (const told of permutations([placed, partly, filled])) {
    const now = told.reduce(withNews, open)
    assert.deepEqual(ids(now.orders), ['a'])
    assert.equal(now.told?.get('b')?.order.state, 'filled')
  }
  for (const told of permutations([placed, partly]))
    assert.equal(told.reduce(withNews, open).orders[0]?.filled, '0.4')
})

test('[S33] what is amended leaves its place to the new one, in whichever order the two are told', () => {
  const open = read(order('a'))
  const amended = news(
    11,
    order('a', { state: 'cancelled', why: 'amended' }),
    order('b', { at: 2 }),
  )
  const revoked = news(12, order('b', { at: 2, state: 'cancelled', why: 'member' }))
  for (const told of permutations([amended, revoked]))
    assert.deepEqual(told.reduce(withNews, open).orders, [])
})

test('[S33] news from before the reading changes nothing in it', () => {
  const open = read(order('a', { filled: '0.5' }))
  assert.deepEqual(withNews(open, news(9, order('a'))).orders, open.orders)
  assert.deepEqual(withNews(open, news(10, order('z'))).orders, open.orders)
})

test('[S33] news of a fill or an end is news for the lists of the past', () => {
  assert.equal(isPast(order('a')), false)
  assert.equal(isPast(order('a', { filled: '0.1' })), true)
  assert.equal(isPast(order('a', { state: 'cancelled' })), true)
})

test('[S35] only a resting limit order on its own can be changed', () => {
  assert.equal(isAmendable(order('a')), true)
  assert.equal(isAmendable(order('a', { otherLeg: 'b' })), false)
  assert.equal(isAmendable(order('a', { kind: 'stopLimit', state: 'waiting' })), false)
  assert.equal(isAmendable(order('a', { state: 'filled' })), false)
})

test('[S35] a change sends only what differs, so that fewer at the same price keep their place', () => {
  assert.deepEqual(amendment(order('a'), { price: '100.00', quantity: '0.5' }), { quantity: '0.5' })
  assert.deepEqual(amendment(order('a'), { price: '101', quantity: '1.0' }), { price: '101' })
})

test('[S35] a change that changes nothing, or that the exchange would refuse, is told beforehand', () => {
  const why = (price: string, quantity: string, filled = '0.2') =>
    amendProblem(order('a', { filled }), { price, quantity }, facts())?.why
  assert.equal(why('100', '1'), 'unchanged')
  assert.equal(why('101', '0.5'), undefined)
  assert.equal(why('', '0.5'), 'missing')
  assert.equal(why('100.001', '1'), 'priceOffTick')
  assert.equal(why('100', '0.000001'), 'quantityOffLot')
  assert.equal(why('100', '0.2'), 'quantityBelowFilled')
  assert.equal(why('20', '0.21'), 'orderTooSmall')
})

test('[S38] two legs that both stand are one entry, a leg whose other is over is one of its own', () => {
  const stop = order('s', { kind: 'stopMarket', state: 'waiting', otherLeg: 'l' })
  const limit = order('l', { otherLeg: 's' })
  const left = order('x', { otherLeg: 'gone' })
  const open = [order('a'), stop, left, limit]
  assert.deepEqual(entriesOf(open), [
    { type: 'one', order: order('a') },
    { type: 'oco', limit, stop },
    { type: 'one', order: left },
  ])
  assert.deepEqual(entriesOf([limit, stop]), [{ type: 'oco', limit, stop }])
  assert.deepEqual(
    open.map((one) => isBound(one, open)),
    [false, true, false, true],
  )
})
