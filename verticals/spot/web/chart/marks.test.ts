/** Spot orders and fills as charts draw them: where a line stands, what remains, and what a mark tells. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Text } from '@evenkeel/ui'
import type { Fill, Order } from '../orderLists.ts'
import { type Key, spotMarks } from './marks.ts'

const text: Text<Key> = (key, figures) =>
  figures === undefined ? key : `${key} ${Object.values(figures)}`
const writing = {
  text,
  base: 'BTC',
  quote: 'USDT',
  price: (value: string) => value,
  money: (value: string) => value,
  moment: String,
}
const order: Order = {
  id: 'one',
  pair: 'btcusdt',
  side: 'buy',
  kind: 'limit',
  force: 'gtc',
  price: '60000',
  quantity: '0.03',
  filled: '0.01',
  dealAmount: '600',
  fee: '0',
  feeAsset: 'BTC',
  state: 'open',
  at: 1,
}
const linesOf = (...orders: Order[]) => spotMarks({ orders, fills: [] }, 'btcusdt', writing).lines

test('an open order stands at its price with what remains of it', () => {
  const [line] = linesOf(order)
  assert.equal(line?.price, '60000')
  assert.equal(line?.side, 'up')
  assert.equal(line?.tag, 'spot.buy 0.02')
  assert.deepEqual(line?.figures.at(-1), { label: 'chart.remaining', value: '0.02 BTC' })
  assert.equal(linesOf({ ...order, side: 'sell' })[0]?.side, 'down')
})

test('one that waits stands where it is set off; one that spends says what is left to spend', () => {
  const stop: Order = { ...order, kind: 'stopLimit', state: 'waiting', stopPrice: '61000' }
  assert.equal(linesOf(stop)[0]?.price, '61000')
  const { quantity: _, price: __, ...spending } = order
  const market: Order = {
    ...spending,
    kind: 'stopMarket',
    state: 'waiting',
    stopPrice: '61000',
    spend: '1000',
  }
  assert.equal(linesOf(market)[0]?.figures.at(-1)?.value, '400 USDT')
})

test('orders and fills of other pairs are not drawn', () => {
  assert.deepEqual(linesOf({ ...order, pair: 'ethusdt' }), [])
  const fill = { id: 'f', pair: 'ethusdt', side: 'sell', price: '1', quantity: '2', at: 5 } as Fill
  assert.deepEqual(spotMarks({ orders: [], fills: [fill] }, 'btcusdt', writing).fills, [])
  const [mark] = spotMarks({ orders: [], fills: [fill] }, 'ethusdt', writing).fills
  assert.deepEqual([mark?.letter, mark?.side, mark?.at, mark?.price], ['S', 'down', 5, '1'])
})
