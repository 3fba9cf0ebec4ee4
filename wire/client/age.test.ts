/** When prices are too old to be shown as live. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Age } from './age.ts'
import { createServerClock } from './clock.ts'

test('[market Q23] prices are late while a message that is not read yet has waited more than 3 seconds, however fresh others are', () => {
  const now = 1_800_000_000_000
  const age = new Age(
    createServerClock(() => now),
    { lateMs: 3_000, liveMs: 1_500 },
  )
  age.noteAnswer({ sentAt: now, arrivedAt: now, serverAt: now })
  const isLate = [0, 3_000, 3_001, 1_501, 1_500].map((waitingMs) => age.isLate(waitingMs))
  assert.deepEqual(isLate, [false, false, true, true, false])
})
