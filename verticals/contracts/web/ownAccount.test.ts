/** Which news of the contracts channel a list of what was traded has to follow. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type ContractNews, hasOver, isTraded, type Order, type Position } from './ownAccount.ts'

const order = { id: 'o1', state: 'open', filled: 0 } as Order
const position = {
  id: 'p1',
  symbol: 'btcusdt',
  side: 'long',
  lots: 5,
  closing: 0,
  cost: '500',
  averagePrice: '100',
  margin: '50',
  funding: '0',
  markPrice: '100',
} satisfies Position
const news: ContractNews = {
  at: 1,
  revision: 1,
  orders: [],
  over: [],
  account: { balance: '1000', held: '0', margin: '50', spendable: '950' },
  positions: [position],
  forced: [],
}

test('[contracts LC45] what orders hold and marks move is no trade; a fill, a fee and funding are', () => {
  const traded = (change: Partial<ContractNews>) =>
    isTraded({ ...news, revision: 2, ...change }, news)
  const moved = (change: Partial<Position>) => traded({ positions: [{ ...position, ...change }] })
  const { account } = news
  assert.equal(
    traded({ orders: [order], account: { ...account, balance: '990', held: '10' } }),
    false,
  )
  assert.equal(traded({ over: ['o1'] }), false)
  assert.equal(moved({ closing: 3, markPrice: '101', profit: '5' }), false)
  assert.equal(moved({ lots: 4, cost: '400' }), true)
  assert.equal(moved({ cost: '501' }), true)
  assert.equal(moved({ funding: '-1' }), true)
  assert.equal(moved({ id: 'p2' }), true)
  assert.equal(traded({ positions: [] }), true)
  assert.equal(traded({ account: { ...account, balance: '999.9' } }), true)
  // Nothing was heard before it: it may be anything.
  assert.equal(isTraded(news, undefined), true)
})

test('[contracts LC45] an order that is over is told by its id, or as it is when it never was open', () => {
  assert.equal(hasOver(news), false)
  assert.equal(hasOver({ ...news, orders: [order] }), false)
  assert.equal(hasOver({ ...news, over: ['o1'] }), true)
  assert.equal(hasOver({ ...news, orders: [{ ...order, state: 'filled' }] }), true)
})
