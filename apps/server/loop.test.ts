/** Whether the event loop keeps up, by a clock that is turned by hand. */
import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { watchLoop } from './loop.ts'

function given(t: TestContext) {
  t.mock.timers.enable({ apis: ['setInterval'] })
  let at = 1_000_000
  const loop = watchLoop(() => at)
  t.after(loop.stop)
  /** A turn of the loop that took so long. */
  const turn = (ms: number) => {
    at += ms
    t.mock.timers.tick(50)
  }
  return { loop, turn, pass: (ms: number) => (at += ms), now: () => at }
}

test('[F2] one long turn is not late, several in a row are, and one in time ends it', (t) => {
  const { loop, turn } = given(t)
  for (const ms of [50, 2_000, 50, ...new Array(7).fill(400)]) turn(ms)
  assert(!loop.isLate())
  turn(400)
  assert(loop.isLate())
  turn(60)
  assert(!loop.isLate())
})

test('[F2] a turn is late from a quarter of a second beyond the look on', (t) => {
  const { loop, turn } = given(t)
  for (let nth = 0; nth < 20; nth++) turn(300)
  assert(!loop.isLate())
  for (let nth = 0; nth < 8; nth++) turn(301)
  assert(loop.isLate())
})

test('one that is stopped looks no more', (t) => {
  const { loop, turn } = given(t)
  turn(50)
  const since = loop.heardSince()
  loop.stop()
  for (let nth = 0; nth < 3; nth++) turn(50)
  assert.equal(loop.heardSince(), since)
})

test('[F2] in the midst of a turn that does not end it is late', (t) => {
  const { loop, turn, pass } = given(t)
  turn(50)
  pass(2_400)
  assert(!loop.isLate())
  pass(200)
  assert(loop.isLate())
})

test('[A1] what is heard after a long turn may have come when that began', (t) => {
  const { loop, turn, now } = given(t)
  turn(50)
  const begun = now()
  turn(34_700)
  assert.equal(loop.heardSince(), begun)
  turn(50)
  turn(50)
  assert(now() - loop.heardSince() <= 100)
})
