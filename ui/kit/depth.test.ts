/** The book, added up, and how much of it is drawn. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { formatAmount } from '@evenkeel/kernel'
import { type DepthLevel, depthMarks, depthPoints, depthShape, depthWindow } from './depth.ts'

const level = (price: string, quantity: string) => ({ price, quantity })
const bids = [level('99', '1'), level('98', '2'), level('96', '1')]
const asks = [level('101', '0.1'), level('104', '0.2')]

/** So many levels a unit apart, from a price outwards. */
const ladder = (from: number, way: 1 | -1, count = 40, quantity = '0.5') =>
  Array.from({ length: count }, (_, nth) => level(`${from + way * nth}`, quantity))

function windowOf(below: readonly DepthLevel[], above: readonly DepthLevel[]) {
  const window = depthWindow(below, above)
  assert.ok(window)
  const { middle, reach } = window
  const points = depthPoints(below, above, window)
  return { low: formatAmount(middle - reach), high: formatAmount(middle + reach), window, points }
}

test('both sides are added up from the middle, exactly, and lie from low to high', () => {
  const { low, high, points } = windowOf(bids, asks)
  assert.deepEqual([low, high], ['95.8', '104.2'])
  assert.deepEqual(
    points.map(({ price, total }) => `${price} ${total}`),
    ['96 4', '98 3', '99 1', '101 0.1', '104 0.3'],
  )
  assert.deepEqual(
    points.map(({ x }) => Math.round(x * 840)),
    [20, 220, 320, 520, 820],
  )
  assert.deepEqual([points[0]?.y, points[4]?.y], [1, 0.075])
})

test('equal books are drawn whole, and alike', () => {
  const { low, high, points } = windowOf(ladder(9999, -1), ladder(10001, 1))
  assert.deepEqual([low, high], ['9958', '10042'])
  assert.equal(points.length, 80)
  for (const [nth, { x, y }] of points.entries()) {
    const opposite = points[79 - nth]
    assert.ok(Math.abs(x + (opposite?.x ?? 0) - 1) < 1e-9)
    assert.equal(y, opposite?.y)
  }
})

test('an order far away moves neither the window nor its scale, small or large', () => {
  const whole = windowOf(ladder(9999, -1), ladder(10001, 1))
  for (const far of [level('9700', '0.01'), level('9700', '9000'), level('1', '1')])
    assert.deepEqual(windowOf([...ladder(9999, -1), far], ladder(10001, 1)), whole)
  const scattered = [9800, 9600, 9400, 9200, 9000, 8000].map((price) => level(`${price}`, '0.01'))
  assert.deepEqual(windowOf([...ladder(9999, -1), ...scattered], ladder(10001, 1)), whole)
  const dear = level('20000', '0.01')
  assert.deepEqual(windowOf(ladder(9999, -1), [...ladder(10001, 1), dear]), whole)
})

test('a large order at the best price does not hide the rest', () => {
  const { points } = windowOf([level('9999', '9000'), ...ladder(9998, -1)], ladder(10001, 1))
  assert.equal(points.length, 81)
})

test('a side that is wider does not press the other into a corner', () => {
  const { low, high } = windowOf(ladder(9999, -1), [level('10001', '1'), level('10900', '1')])
  assert.deepEqual([low, high], ['9916', '10084'])
})

test('a book with one side has its best price in the middle', () => {
  const { low, high, points } = windowOf(ladder(1000, -1, 21), [])
  assert.deepEqual([low, high], ['979', '1021'])
  assert.deepEqual([points.length, points.at(-1)?.x], [21, 0.5])
  const single = windowOf([], [level('1000', '2')])
  assert.deepEqual([single.low, single.high], ['989.5', '1010.5'])
  assert.deepEqual(single.points, [{ side: 'ask', price: '1000', total: '2', x: 0.5, y: 1 }])
})

test('prices that lie far apart are both seen, and none is below nothing', () => {
  const { low, high, points } = windowOf([level('1', '1')], [level('99', '1')])
  assert.deepEqual([low, high], ['0', '100'])
  assert.deepEqual(
    points.map(({ x }) => x),
    [0.01, 0.99],
  )
})

test('an empty book has no window', () => {
  assert.equal(depthWindow([], []), undefined)
  assert.deepEqual(depthShape([], 'bid'), { line: '', area: '' })
})

test('each mark stands where its price is', () => {
  const { window } = windowOf(ladder(9999, -1), ladder(10001, 1))
  const marks = depthMarks(window)
  assert.deepEqual(
    marks.map(({ price }) => price),
    ['9970.6', '10000', '10029.4'],
  )
  for (const { price, x } of marks) {
    const [point] = depthPoints([], [level(price, '1')], window)
    assert.ok(Math.abs((point?.x ?? 0) - x) < 1e-9)
  }
})

test('a side is drawn in steps, out to the edge, and its area down to the ground', () => {
  const points = depthPoints(
    [level('99', '1'), level('98', '1')],
    [level('101', '1'), level('102', '1')],
    { middle: 100_00000000n, reach: 4_00000000n },
  )
  assert.deepEqual(depthShape(points, 'bid'), {
    line: 'M37.5 100H37.5V50H25V0H0',
    area: 'M37.5 100H37.5V50H25V0H0V100Z',
  })
  assert.deepEqual(depthShape(points, 'ask'), {
    line: 'M62.5 100H62.5V50H75V0H100',
    area: 'M62.5 100H62.5V50H75V0H100V100Z',
  })
})
