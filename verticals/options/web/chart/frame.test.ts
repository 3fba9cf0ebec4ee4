/** Where moments and prices lie on the chart of seconds. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pathOf, priceTicks, rangeOf, spanAt, timeTicks, within, xOf, yOf } from './frame.ts'

const NOON = Date.UTC(2026, 0, 5, 12)
const frame = { widthPx: 100, heightPx: 50, from: NOON, to: NOON + 100_000, low: 10, high: 20 }

test('the option that runs is seen whole, with now between its ends', () => {
  for (const seconds of [30, 60, 600, 3_600])
    for (const share of [0, 0.5, 1]) {
      const running = { openedAt: NOON, expiresAt: NOON + seconds * 1_000 }
      const now = NOON + seconds * 1_000 * share
      const { from, to } = spanAt(now, running, 60_000)
      assert.ok(from < running.openedAt && from < now)
      assert.ok(to > running.expiresAt)
    }
  const { from, to } = spanAt(NOON, undefined, 3_600_000)
  assert.ok(NOON - from === 120_000 && to - NOON < 120_000, 'an hour does not press the line flat')
})

test('the line comes in from the left and goes on to now', () => {
  const points = [-50, -1, 20, 60, 130].map((second) => ({ at: NOON + second * 1_000, price: 15 }))
  const seen = within(points, frame)
  assert.deepEqual(
    seen.map(({ at }) => (at - NOON) / 1_000),
    [-1, 20, 60],
  )
  assert.match(pathOf(seen, frame, NOON + 80_000), /^M-1 25L20 25L60 25L80 25$/)
  assert.equal(pathOf([], frame, NOON), '')
  assert.deepEqual(
    within(points.slice(0, 1), frame).map(({ at }) => at),
    [NOON - 50_000],
    'a price of long ago still stands',
  )
})

test('prices lie upwards, and one that stands still lies in the middle', () => {
  assert.deepEqual([yOf(frame, 20), yOf(frame, 10), xOf(frame, NOON + 50_000)], [0, 50, 50])
  const still = rangeOf([{ at: 0, price: 100 }], [])
  assert.ok(still.low < 100 && still.high > 100)
  assert.equal(Math.round((still.low + still.high) * 50) / 100, 100)
  const { low, high } = rangeOf([{ at: 0, price: 100 }], [140])
  assert.ok(low < 100 && high > 140)
})

test('ticks are round, few, and inside', () => {
  for (const [low, high] of [
    [118_201.3, 118_266.9],
    [0.12341, 0.12349],
    [1.08301, 1.08402],
  ] as const) {
    const ticks = priceTicks({ ...frame, low, high })
    assert.ok(ticks.length >= 2 && ticks.length <= 6, `${ticks}`)
    assert.ok(ticks.every((tick) => tick >= low && tick <= high && String(tick).length < 9))
  }
  for (const seconds of [90, 180, 900, 7_200]) {
    const ticks = timeTicks({ from: NOON + 1, to: NOON + seconds * 1_000 })
    assert.ok(ticks.length >= 2 && ticks.length <= 5, `${seconds}: ${ticks.length}`)
  }
})
