/** Waits between guesses, by a clock that is moved by hand. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { attemptAll, createWaits } from './waits.ts'

function given() {
  let time = 1_000_000
  const waits = createWaits({ now: () => time, free: 3, longestMs: 60_000 })
  const wait = (ms: number) => {
    time += ms
  }
  return { waits, wait }
}

test('[P4] after a few that were wrong each wait is twice the last, up to a longest', () => {
  const { waits, wait } = given()
  for (let nth = 0; nth < 3; nth++) assert(waits.attempt('olga') !== undefined)
  const waited = []
  for (let nth = 0; nth < 8; nth++) {
    let seconds = 0
    for (; waits.attempt('olga') === undefined; seconds++) wait(1_000)
    waited.push(seconds)
  }
  assert.deepEqual(waited, [0, 2, 4, 8, 16, 32, 60, 60])
})

test('[P4] a right one forgives, one that was not looked at does not count, and a day of quiet is enough', () => {
  const { waits, wait } = given()
  for (let nth = 0; nth < 20; nth++) waits.attempt('olga')?.undo()
  for (let nth = 0; nth < 20; nth++) waits.attempt('olga')?.right()
  for (let nth = 0; nth < 4; nth++) assert(waits.attempt('olga') !== undefined)
  assert.equal(waits.attempt('olga'), undefined)
  assert(waits.attempt('omar') !== undefined)
  wait(25 * 3_600_000)
  for (let nth = 0; nth < 4; nth++) assert(waits.attempt('olga') !== undefined)
})

test('[P4] a try that one line refuses counts in none', () => {
  const { waits: strict } = given()
  const { waits: loose } = given()
  for (let nth = 0; nth < 4; nth++) strict.attempt('a')
  for (let nth = 0; nth < 9; nth++)
    assert.equal(
      attemptAll([
        [loose, 'b'],
        [strict, 'a'],
      ]),
      undefined,
    )
  for (let nth = 0; nth < 4; nth++) assert(loose.attempt('b') !== undefined)
})
