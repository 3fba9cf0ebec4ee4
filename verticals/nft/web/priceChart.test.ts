/** Where the points of a price chart lie. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { nearest, placedIn, stepLine, straightLine } from './priceChart.ts'

const box = { width: 100, height: 50 }
const span = { from: 0, to: 1_000 }
const points = [
  { at: 0, price: 10, volume: 5 },
  { at: 250, price: 30, volume: 20 },
  { at: 1_000, price: 20, volume: 0 },
]

test('[NF23] points lie by their time and their price: the dearest at the top, the most sold with the highest bar', () => {
  const placed = placedIn(points, span, box)
  assert.deepEqual(placed, [
    { x: 0, y: 50, bar: 12.5 },
    { x: 25, y: 0, bar: 50 },
    { x: 100, y: 25, bar: 0 },
  ])
  assert.equal(straightLine(placed), 'M0 50L25 0L100 25')
  assert.equal(stepLine(placed.slice(0, 2), 100), 'M0 50H25V0H100')
})

test('[NF23] one sale, or sales at one price, lie in the middle, and nothing is drawn of none', () => {
  assert.deepEqual(placedIn([{ at: 500, price: 7 }], span, box), [{ x: 50, y: 25, bar: 0 }])
  assert.deepEqual(placedIn([{ at: 5, price: 7 }], { from: 5, to: 5 }, box), [
    { x: 50, y: 25, bar: 0 },
  ])
  assert.equal(stepLine(placedIn([], span, box), 100), '')
  assert.equal(nearest([], 10), undefined)
})

test('[NF23] a finger points at the closest sale', () => {
  const placed = placedIn(points, span, box)
  assert.deepEqual(
    [0, 12, 13, 62, 63, 100].map((x) => nearest(placed, x)),
    [0, 0, 1, 1, 2, 2],
  )
})
