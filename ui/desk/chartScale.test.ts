/** The scale of a small chart. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { namedEvery, scaleOf } from './chartScale.ts'

for (const [values, marks] of [
  [
    [3, 7, 12],
    [0, 5, 10, 15],
  ],
  [
    [0.1, 0.34],
    [0, 0.1, 0.2, 0.3, 0.4],
  ],
  [
    [-40, 60],
    [-50, -25, 0, 25, 50, 75],
  ],
  [
    [0, 0],
    [0, 1],
  ],
  [[], [0, 1]],
] as const)
  test(`the marks of ${JSON.stringify(values)} are round`, () =>
    assert.deepEqual(scaleOf(values).marks, marks))

test('every value stands between the ends of the axis, zero on its own mark', () => {
  const { marks, share } = scaleOf([-40, 60, 13])
  assert.equal(share(marks[0] ?? 0), 0)
  assert.equal(share(marks.at(-1) ?? 0), 1)
  for (const value of [-40, 0, 13, 60]) assert.ok(share(value) >= 0 && share(value) <= 1)
})

test('of many points so many are named as there is room for', () => {
  assert.equal(namedEvery(5, 7), 1)
  assert.equal(namedEvery(30, 7), 5)
  assert.equal(namedEvery(0, 7), 1)
})
