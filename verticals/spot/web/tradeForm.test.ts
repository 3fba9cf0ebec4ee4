/** The order form: what each touch changes, and what it leaves alone. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { filled } from './testing/givenTrade.ts'
import { newForm, shows, touch } from './tradeForm.ts'

test('[S28] the first price fills an empty price field, and no field that has one', () => {
  const first = { type: 'firstPrice', value: '101.50' } as const
  assert.equal(touch(newForm('buy'), first).price, '101.50')
  assert.equal(touch(filled(), first).price, '100')
})

test('[S28] what was typed stays when the order turns to the other side or another kind', () => {
  const typed = filled({ type: 'amount', value: '0.5' })
  assert.deepEqual(touch(typed, { type: 'side', side: 'sell' }).given, typed.given)
  assert.deepEqual(touch(typed, { type: 'kind', kind: 'stopLimit' }).given, typed.given)
})

test('[S28] a share, and a field that is no longer there, do not stay', () => {
  const nothing = { what: 'amount', value: '' }
  const share = filled({ type: 'percent', percent: 100 })
  assert.deepEqual(touch(share, { type: 'side', side: 'sell' }).given, nothing)
  const total = filled({ type: 'total', value: '50' })
  assert.deepEqual(touch(total, { type: 'kind', kind: 'oco' }).given, nothing)
  const spent = touch(total, { type: 'kind', kind: 'market' })
  assert.deepEqual(spent.given, total.given)
  assert.deepEqual(touch(spent, { type: 'side', side: 'sell' }).given, nothing)
})

test('[S28] a market buy has one field, by total or by amount; a touch of the book shows the amount', () => {
  const market = filled({ type: 'kind', kind: 'market' })
  assert.deepEqual([shows(market, 'total'), shows(market, 'amount')], [true, false])
  const taken = touch(market, { type: 'amount', value: '0.2' })
  assert.deepEqual([shows(taken, 'total'), shows(taken, 'amount')], [false, true])
  const sell = touch(market, { type: 'side', side: 'sell' })
  assert.deepEqual([shows(sell, 'total'), shows(sell, 'amount')], [false, true])
})

test('[S28] a placed order leaves its prices in the form, and no amount', () => {
  const placed = filled({ type: 'amount', value: '0.5' }, { type: 'placed' })
  assert.equal(placed.price, '100')
  assert.deepEqual(placed.given, { what: 'amount', value: '' })
})
