/** The line of a sparkline. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sparklinePath } from './sparkline.ts'

test('the highest point is at the top, the first at the left', () => {
  assert.equal(sparklinePath([1, 3, 2], 10, 4), 'M0 4L5 0L10 2')
})

test('a price that did not move is a line in the middle', () => {
  assert.equal(sparklinePath([5, 5], 10, 4), 'M0 2L10 2')
})

test('one point is no line', () => {
  assert.equal(sparklinePath([5], 10, 4), '')
})
