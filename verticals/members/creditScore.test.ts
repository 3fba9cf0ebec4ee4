/** What the credit score begins with, and what it grows by. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { creditScore } from './creditScore.ts'

const nothing = { basic: 0, advanced: 0, hasSecondFactor: false, ageMs: 0 } as const
const DAY_MS = 24 * 3_600_000

for (const [what, facts, score] of [
  ['nothing', {}, 60],
  ['identity under review', { basic: 1 }, 60],
  ['identity to be done again', { basic: 4 }, 60],
  ['basic verification', { basic: 2 }, 70],
  ['both verifications', { basic: 2, advanced: 2 }, 80],
  ['a second factor', { hasSecondFactor: true }, 70],
  ['29 days', { ageMs: 29 * DAY_MS }, 60],
  ['30 days', { ageMs: 30 * DAY_MS }, 61],
  ['ten years', { ageMs: 3_650 * DAY_MS }, 70],
  ['a clock that went back', { ageMs: -DAY_MS }, 60],
  ['everything', { basic: 2, advanced: 2, hasSecondFactor: true, ageMs: 400 * DAY_MS }, 100],
] as const)
  test(`[E36] with ${what} it is ${score}`, () => {
    assert.equal(creditScore({ ...nothing, ...facts }), score)
  })
