/** How an age is written. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { formatAge } from './age.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

for (const [age, expected] of [
  [-5 * MINUTE, '0 min'],
  [MINUTE - 1, '0 min'],
  [59 * MINUTE, '59 min'],
  [HOUR, '1 hr'],
  [48 * HOUR - 1, '47 hr'],
  [48 * HOUR, '2 days'],
  [1000 * HOUR, '41 days'],
] as const)
  test(`${age} ms are ${expected}`, () => assert.equal(formatAge(age, 'en'), expected))

test('an age is in the language of whoever reads it', () => {
  assert.equal(formatAge(5 * MINUTE, 'ja'), '5 分')
  assert.match(formatAge(72 * HOUR, 'hi'), /^3 दिन/)
})
