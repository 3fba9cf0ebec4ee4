/** The book as rows: bars, own orders and grouping. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { bookRows, groupSizes, isGroupedBy } from '@evenkeel/ui/book/bookRows.ts'
import { fittingIn } from '@evenkeel/ui/book/fitting.ts'

const bids = [
  { price: '99.9', quantity: '1' },
  { price: '99.5', quantity: '2' },
]
const asks = [
  { price: '100.1', quantity: '1' },
  { price: '100.5', quantity: '2' },
]
const depth = { bids, asks: [...asks, { price: '101', quantity: '5' }] }

test('[S34] a bar is as long as what stands up to its price, against the deeper side', () => {
  const { bids: buys, asks: sells } = bookRows(depth, { bids: 2, asks: 3 })
  assert.deepEqual(
    sells.map(({ share }) => share),
    [12, 37, 100],
  )
  assert.deepEqual(
    buys.map(({ share }) => share),
    [12, 37],
  )
})

test('[S34] as many rows as fit, the ratio of both sides whichever is shown', () => {
  const rows = bookRows(depth, { bids: 1, asks: 0 })
  assert.deepEqual([rows.bids.length, rows.asks.length, rows.buyPercent], [1, 0, 27])
  assert.equal(bookRows({ bids: [], asks: [] }, { bids: 1, asks: 1 }).buyPercent, undefined)
})

test('[S34] own orders are marked where the book shows them, bids drawn down and offers up', () => {
  const own = [
    { side: 'buy', price: '99.97' },
    { side: 'sell', price: '100.05' },
    { side: 'sell', price: '99.9' },
  ] as const
  const grouped = bookRows(depth, { bids: 2, asks: 2 }, own, '0.1')
  assert.deepEqual(
    grouped.bids.map(({ isOwn }) => isOwn),
    [true, false],
  )
  assert.deepEqual(
    grouped.asks.map(({ isOwn }) => isOwn),
    [true, false],
  )
})

test('[S34] prices are drawn together by tens of the step, never so coarsely that little is left of the book', () => {
  assert.deepEqual(groupSizes('0.01', '80000'), ['0.01', '0.1', '1', '10'])
  assert.deepEqual(groupSizes('0.0001', '3.1'), ['0.0001', '0.001'])
  assert.deepEqual(groupSizes('0.01', '3600'), ['0.01', '0.1', '1'])
  assert.deepEqual(groupSizes('0.01', undefined), ['0.01'])
})

test('[S34] a book that is not drawn together yet is told from one that is', () => {
  assert.equal(isGroupedBy(depth, '0.1'), true)
  assert.equal(isGroupedBy(depth, '1'), false)
  assert.equal(isGroupedBy({ bids: [], asks: [] }, '1'), true)
})

test('[S34] the room is filled with whole rows, as many of either side', () => {
  assert.deepEqual(fittingIn(299, 20, 'both'), { bids: 7, asks: 7 })
  assert.deepEqual(fittingIn(299, 20, 'asks'), { bids: 0, asks: 14 })
  assert.deepEqual(fittingIn(0, 20, 'both'), { bids: 1, asks: 1 })
  const known = { bids: 7, asks: 7 }
  assert.equal(fittingIn(285, 20, 'both', known), known)
})
