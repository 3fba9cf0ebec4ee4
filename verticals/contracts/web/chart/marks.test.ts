/** Contract orders, positions and fills as charts draw them. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Text } from '@evenkeel/ui'
import type { Fill } from '../names.ts'
import type { Order } from '../ownAccount.ts'
import { contractMarks, type Key } from './marks.ts'

const text: Text<Key> = (key) => key
const same = (value: string) => value
const writing = { text, price: same, money: same, moment: String }
const none = { orders: [], positions: [], fills: [] }
const order: Order = {
  id: 'one',
  symbol: 'btcusdt',
  side: 'long',
  effect: 'open',
  kind: 'limit',
  force: 'gtc',
  price: '60000',
  lots: 5,
  filled: 2,
  fee: '0',
  profit: '0',
  state: 'open',
  at: 1,
}
const linesOf = (changed: Partial<Order>) =>
  contractMarks({ ...none, orders: [{ ...order, ...changed }] }, 'btcusdt', writing).lines

test('an order has the side that it trades: closing a long position sells', () => {
  assert.equal(linesOf({})[0]?.side, 'up')
  assert.equal(linesOf({ effect: 'close' })[0]?.side, 'down')
  assert.equal(linesOf({ side: 'short' })[0]?.side, 'down')
  assert.equal(linesOf({ side: 'short', effect: 'close' })[0]?.side, 'up')
  assert.equal(linesOf({})[0]?.figures.at(-1)?.value, '3')
})

test('a target stands at its trigger, and says which it is and that it is for all lots', () => {
  const { price: _, ...stop } = order
  const [line] = contractMarks(
    {
      ...none,
      orders: [
        {
          ...stop,
          kind: 'stopLoss',
          effect: 'close',
          state: 'waiting',
          lots: 0,
          stopPrice: '59000',
        },
      ],
    },
    'btcusdt',
    writing,
  ).lines
  assert.equal(line?.price, '59000')
  assert.equal(line?.tag, 'contracts.stopLoss')
  assert.equal(line?.figures.at(-1)?.value, 'contracts.wholePosition')
})

test('a position has its open price, and its liquidation price where there is one', () => {
  const position = {
    id: 'p',
    side: 'short',
    lots: 4,
    averagePrice: '61000',
    liquidationPrice: '65000',
  } as const
  const kinds = (liquidationPrice: string | undefined) =>
    contractMarks(
      { ...none, positions: [{ ...position, liquidationPrice }] },
      'btcusdt',
      writing,
    ).lines.map(({ kind, price }) => [kind, price])
  assert.deepEqual(kinds('65000'), [
    ['entry', '61000'],
    ['liquidation', '65000'],
  ])
  assert.deepEqual(kinds(undefined), [['entry', '61000']])
})

test('a fill is marked as what it traded', () => {
  const fill = {
    id: 'f',
    symbol: 'btcusdt',
    side: 'short',
    effect: 'open',
    price: '1',
    lots: 2,
    at: 7,
  }
  const marks = (own: object) =>
    contractMarks({ ...none, fills: [{ ...fill, ...own } as Fill] }, 'btcusdt', writing).fills
  assert.equal(marks({})[0]?.letter, 'S')
  assert.equal(marks({ effect: 'close' })[0]?.letter, 'B')
  assert.deepEqual(marks({ symbol: 'ethusdt' }), [])
})
