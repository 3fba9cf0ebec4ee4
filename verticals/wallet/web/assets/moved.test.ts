/** The days of the curve on which money came in or went out. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { movedDays } from './moved.ts'

const points = [{ at: 100 }, { at: 200 }, { at: 300 }, { at: 350 }]
const moved = (...moments: readonly number[]) =>
  movedDays(
    points,
    moments.map((at) => ({ at })),
  )

test('[W36] a deposit marks the day that it came on, once, and none before the first', () => {
  assert.deepEqual(moved(), [])
  assert.deepEqual(moved(99), [])
  assert.deepEqual(moved(320, 100, 199), [1, 3])
  assert.deepEqual(moved(200, 299), [2])
  // It came while the curve was read.
  assert.deepEqual(moved(351), [3])
  assert.deepEqual(movedDays([], [{ at: 1 }]), [])
})
