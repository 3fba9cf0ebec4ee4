/** Time that is left, as it is written. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { formatLeft, untilNextSecond } from './countdown.ts'

for (const [leftMs, expected] of [
  [0, '00:00'],
  [-5, '00:00'],
  [1, '00:01'],
  [59_999, '01:00'],
  [125_000, '02:05'],
  [3_600_000, '01:00:00'],
  [86_399_000, '23:59:59'],
  [263_045_000, '3d 01:04:05'],
] as const)
  test(`${leftMs} ms are ${expected}`, () => assert.equal(formatLeft(leftMs, 'en'), expected))

test('days are written in the language of the reader', () => {
  assert.equal(formatLeft(86_400_000, 'ko'), '1일 00:00:00')
})

test('it changes at the full second', () => {
  assert.deepEqual(
    [untilNextSecond(1500), untilNextSecond(2000), untilNextSecond(1)],
    [500, 1000, 1],
  )
})
