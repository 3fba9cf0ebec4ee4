/** Open orders as the screen holds them, and the change of one. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { amendment, amendProblem } from './amend.ts'
import { entriesOf, isAmendable, isBound, isPast, type Order, withNews } from './orderLists.ts'
import { terms } from './testing/givenTrade.ts'

function order(id: string, changed: Partial<Order> = {}): Order {
  return {
    ...{ id, pair: 'btcusdt', side: 'buy', kind: 'limit', force: 'gtc', state: 'open' },
    ...{ price: '100', quantity: '1', filled: '0', dealAmount: '0', fee: '0', feeAsset: 'BTC' },
    at: 1,
    ...changed,
  }
}
const ids = (orders: readonly Order[]) => orders.map(({ id }) => id)

test('[S33] news puts a new order first, a changed one in its place, and takes one away that is over', () => {
  const open = [order('b', { at: 2 }), order('a', { at: 1 })]
  assert.deepEqual(ids(withNews(open, [order('c', { at: 3 })])), ['c', 'b', 'a'])
  const met = withNews(open, [order('a', { at: 1, filled: '0.5' })])
  assert.deepEqual(
    met.map(({ filled }) => filled),
    ['0', '0.5'],
  )
  for (const state of ['filled', 'cancelled'] as const)
    assert.deepEqual(ids(withNews(open, [order('b', { state })])), ['a'])
})

test('[S33] the same news twice, and news of what is long over, change nothing', () => {
  const open = [order('a')]
  const news = [order('b', { at: 2 }), order('z', { state: 'cancelled' })]
  assert.deepEqual(withNews(withNews(open, news), news), withNews(open, news))
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
    amendProblem(order('a', { filled }), { price, quantity }, terms)?.why
  assert.equal(why('100', '1'), 'unchanged')
  assert.equal(why('101', '0.5'), undefined)
  assert.equal(why('', '0.5'), 'missing')
  assert.equal(why('100.001', '1'), 'priceStep')
  assert.equal(why('100', '0.000001'), 'amountStep')
  assert.equal(why('100', '0.2'), 'belowFilled')
  assert.equal(why('20', '0.21'), 'tooSmall')
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
