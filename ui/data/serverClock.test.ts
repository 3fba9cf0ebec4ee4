/** The exchange's clock as a device knows it. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createServerClock } from './serverClock.ts'

test('a device whose clock is wrong counts by the exchange, as near as the line allows', () => {
  let here = 1_000_000
  const clock = createServerClock(() => here)
  assert.equal(clock.now(), 1_000_000)
  // Two minutes behind; messages take 40 to 400 ms.
  for (const lateMs of [400, 40, 250]) {
    clock.note(here + 120_000 - lateMs)
    here += 100
  }
  assert.equal(clock.now(), here + 120_000 - 40)
  // Its clock is set right.
  here += 120_000
  for (let nth = 0; nth < 16; nth++) clock.note(here - 50)
  assert.equal(clock.now(), here - 50)
})
