/** Ages as a list shows them: whole units, the largest that is filled. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { formatAge } from './age.ts'

const MINUTE_MS = 60_000

test('an age is in the largest unit that it fills, and never rounded up', () => {
  const written = (minutes: number) => formatAge(minutes * MINUTE_MS, 'en')
  assert.deepEqual(
    [-1, 0, 0.99, 1, 59.99, 60, 119, 24 * 60 - 1, 24 * 60, 47 * 60, 48 * 60].map(written),
    ['0m', '0m', '0m', '1m', '59m', '1h', '1h', '23h', '1d', '1d', '2d'],
  )
  assert.equal(formatAge(3 * 60 * MINUTE_MS, 'ko'), '3시간')
})
