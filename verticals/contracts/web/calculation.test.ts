/** The calculator against sums that a person does by hand, and the lists against news. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { contractOf } from '../core/symbol.ts'
import { terms } from '../testing/givenContracts.ts'
import { liquidationOf, profitAt, targetOf } from './calculation.ts'
import { type ContractNews, type Order, ordersWithNews } from './ownAccount.ts'

const contract = contractOf(terms)
/** 10 lots of 0.1 at 100 are worth 100 USDT, on a margin of 10. */
const asked = { side: 'long', leverage: 10, entry: '100', lots: '10' } as const

test('[LC6] the calculator’s profit is what a close would realise, with the fees of both ways', () => {
  assert.deepEqual(profitAt(contract, asked, '105'), {
    margin: '10',
    profit: '5',
    fees: '0.1025',
    roi: '50',
  })
  assert.equal(profitAt(contract, { ...asked, side: 'short' }, '105')?.profit, '-5')
  assert.equal(profitAt(contract, { ...asked, lots: '1.5' }, '105'), undefined)
  assert.equal(profitAt(contract, { ...asked, entry: '100.005' }, '105'), undefined)
})

test('[LC15] the calculator’s liquidation price is where equity meets maintenance', () => {
  // 19.95 left after the fee: 100 - 1x = 19.95 - 0.5% of x, so 80.45 is the first that is not above.
  assert.deepEqual(liquidationOf(contract, asked, '20'), { price: '80.45', isCovered: true })
  assert.deepEqual(liquidationOf(contract, asked, '10'), { price: undefined, isCovered: false })
  assert.equal(liquidationOf(contract, asked, '1000')?.price, undefined)
})

test('[LC8] the target price is the first that brings the wanted return', () => {
  assert.equal(targetOf(contract, asked, '50'), '105')
  assert.equal(targetOf(contract, { ...asked, side: 'short' }, '50'), '95')
  assert.equal(targetOf(contract, asked, '50.01'), '105.01')
  assert.equal(targetOf(contract, { ...asked, side: 'short' }, '1000000'), undefined)
})

test('[LC13] older news does not bring back an order that is over', () => {
  const order = { id: 'a', state: 'open', at: 1 } as Order
  const news = (revision: number, more: Partial<ContractNews>) =>
    ({ revision, orders: [], over: [], ...more }) as unknown as ContractNews
  const placed = ordersWithNews({ revision: 1, orders: [] }, news(2, { orders: [order] }))
  assert.deepEqual(placed.orders, [order])
  const over = ordersWithNews(placed, news(4, { over: ['a'] }))
  assert.deepEqual(over.orders, [])
  assert.deepEqual(ordersWithNews(over, news(3, { orders: [order] })).orders, [])
})
