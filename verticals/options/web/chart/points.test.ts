/** The line of seconds: the past, what is told now, and how much is kept. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { joined, type Point, pastOf, withPoint } from './points.ts'

const MINUTE = 60_000
const candle = (start: number, close: number) => {
  return { start, open: close, high: close, low: close, close, volume: 1 }
}
const second = (at: number, price: string) => ({ at, price })

test('the past is the closes of minutes up to the first second that is known', () => {
  const candles = [candle(0, 10), candle(MINUTE, 11), candle(2 * MINUTE, 12)]
  const seconds = [second(150_000, '11.5'), second(170_000, '11.7')]
  assert.deepEqual(pastOf(candles, seconds), [
    { at: MINUTE, price: 10 },
    { at: 2 * MINUTE, price: 11 },
    { at: 150_000, price: 11.5 },
    { at: 170_000, price: 11.7 },
  ])
  assert.deepEqual(pastOf(candles, []), [{ at: MINUTE, price: 10 }])
  assert.deepEqual(pastOf([], []), [])
})

test('what came while the past was read stands after it, and nothing goes back', () => {
  const past = [
    { at: 1_000, price: 1 },
    { at: 3_000, price: 3 },
  ]
  const live = [{ at: 2_000, price: 2 }]
  assert.deepEqual(
    joined(past, live).map(({ price }) => price),
    [1, 2],
  )
  assert.equal(joined(past, []).length, 2)
  assert.equal(withPoint(past, { at: 2_500, price: 9 }), past)
})

test('a page that stays open for days keeps its line, and no more than it can draw', () => {
  let points: readonly Point[] = []
  for (let at = 0; at < 6_000_000; at += 100) points = withPoint(points, { at, price: at })
  assert.ok(points.length <= 2_400 && points.length > 1_000)
  assert.equal(points.at(-1)?.at, 5_999_900, 'the newest is always there')
  assert.ok((points[0]?.at ?? 1) < 1_000, 'so is the oldest')
  assert.ok(points.every(({ at }, nth) => nth === 0 || at > (points[nth - 1]?.at ?? 0)))
})
