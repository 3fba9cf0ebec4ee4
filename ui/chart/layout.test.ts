/** The height of a chart, shared out. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { heightsOf, marginsOf } from './layout.ts'

for (const [whole, subs] of [
  [160, 0],
  [160, 1],
  [300, 2],
  [480, 4],
] as const)
  test(`${subs} panes below the candles leave them their share of ${whole}`, () => {
    const { main, sub, axis } = heightsOf(whole, subs, 1)
    assert.equal(main + subs * (sub + 1) + axis, whole)
    assert.ok(main >= 0.3 * whole)
  })

test('only a pane with room has words of its own', () => {
  assert.equal(heightsOf(160, 1, 1).roomy, false)
  assert.equal(heightsOf(300, 1, 1).roomy, true)
})

test('margins leave as many pixels free as they say', () => {
  const { top, bottom } = marginsOf(100, 15, 10)
  const between = 100 / (1 + top + bottom)
  assert.ok(Math.abs(between * top - 15) < 1e-9)
  assert.ok(Math.abs(between * bottom - 10) < 1e-9)
  assert.ok(marginsOf(20, 30, 30).top < 1)
})
