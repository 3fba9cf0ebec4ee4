/** Who may send a picture now: the shares of a member and a network, the room of all, and who fails too often. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Visit } from '@evenkeel/wire/server'
import { createTurnstile } from './turnstile.ts'

const HOUR_MS = 3_600_000
const PICTURE = 5 * 1_048_576

function given() {
  const clock = { at: 0 }
  const turnstile = createTurnstile(() => clock.at)
  /** As many as are let in, of so many that come. */
  const enter = (count: number, member: number, network = `net ${member}`): Visit[] =>
    Array.from({ length: count }, () => turnstile.enter(member, network)).filter(
      (visit) => typeof visit === 'object',
    )
  return { clock, turnstile, enter }
}

test('[E27] [U5] no more than four of a member are on their way, nor 16 of a network', () => {
  const { turnstile, enter } = given()
  const ones = enter(5, 1, 'here')
  assert.equal(ones.length, 4)
  assert.equal(turnstile.enter(1, 'elsewhere'), 'full')
  for (const member of [2, 3, 4]) assert.equal(enter(4, member, 'here').length, 4)
  assert.equal(turnstile.enter(5, 'here'), 'full')
  assert.equal(enter(1, 5, 'elsewhere').length, 1)
  for (const visit of [...ones, ...ones]) visit.leave('whole')
  assert.equal(enter(9, 5, 'here').length, 3)
  assert.equal(enter(9, 1, 'here').length, 1)
})

test('[E27] [U5] [J13] who sends nothing takes no room, however many they are', () => {
  const { enter } = given()
  const slow = Array.from({ length: 1_000 }, (_, nth) => enter(4, nth + 10)).flat()
  for (const visit of slow) assert.equal(visit.hold(4_096), true)
  const [honest] = enter(1, 1)
  assert.equal(honest?.hold(PICTURE), true)
})

test('[E27] [J13] the bytes of all have an end, and what is given back can be taken again', () => {
  const { enter } = given()
  const all = Array.from({ length: 8 }, (_, nth) => enter(4, nth + 10)).flat()
  for (const visit of all) assert.equal(visit.hold(PICTURE), true)
  const [late] = enter(1, 1)
  assert.equal(late?.hold(1), false)
  all[0]?.leave('whole')
  all[0]?.leave('whole')
  assert.equal(all[0]?.hold(1), false, 'who has left holds nothing')
  assert.equal(late?.hold(PICTURE), true)
  assert.equal(late?.hold(1), false)
})

test('[E27] [U5] 40 pictures that failed or never came whole, and the member waits until the hour is over', () => {
  const { clock, turnstile, enter } = given()
  for (let nth = 0; nth < 20; nth++) {
    turnstile.failed(1)
    enter(1, 1)[0]?.leave('broken')
    enter(1, 1)[0]?.leave('whole')
  }
  assert.equal(turnstile.enter(1, 'here'), 'tooOften')
  assert.equal(enter(1, 2).length, 1)
  clock.at += HOUR_MS
  assert.equal(enter(1, 1).length, 1)
})
