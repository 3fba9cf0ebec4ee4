/** The answer time that the first page shows: of calls alone, the middle one, never flattered. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { medianMs, withTimings } from './measured.ts'

const timing = (path: string, ms: number, requestStart = 100) => ({
  name: `https://evenkeel.example${path}`,
  requestStart,
  responseStart: requestStart + ms,
})

test('calls count; files, and what came from no server, do not', () => {
  const timings = [
    timing('/api/common/config', 4),
    timing('/assets/index.js', 400),
    timing('/api/currency/get_tickers', 6),
    timing('/api/currency/get_tickers', 0, 0),
  ]
  assert.deepEqual(withTimings([5], timings), [5, 4, 6])
})

test('nothing new leaves what is known as it is', () => {
  const known = [1, 2, 3]
  assert.equal(withTimings(known, [timing('/assets/a.js', 1)]), known)
})

test('the latest 50 are kept', () => {
  const many = Array.from({ length: 60 }, (_, nth) => timing('/api/x', nth))
  assert.deepEqual(
    withTimings([], many),
    Array.from({ length: 50 }, (_, nth) => nth + 10),
  )
})

test('the median is in whole milliseconds, the begun one counted, and needs three answers', () => {
  assert.equal(medianMs([1, 2]), undefined)
  assert.equal(medianMs([900, 4.2, 3]), 5)
  assert.equal(medianMs([0.1, 0.2, 0.3]), 1)
})
