/** Where the percentage slider stops. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { nextStop, snap } from './slider.ts'

for (const [percent, expected] of [
  [1, 0],
  [3, 0],
  [4, 4],
  [22, 25],
  [28, 25],
  [29, 29],
  [50.4, 50],
  [97, 100],
  [140, 100],
  [-3, 0],
] as const)
  test(`a hand at ${percent} means ${expected}`, () => assert.equal(snap(percent), expected))

test('the page keys go from stop to stop', () => {
  assert.deepEqual(
    [nextStop(0, 1), nextStop(25, 1), nextStop(26, 1), nextStop(100, 1)],
    [25, 50, 50, 100],
  )
  assert.deepEqual([nextStop(0, -1), nextStop(25, -1), nextStop(26, -1)], [0, 0, 25])
})
