/** The clock: the wall clock may jump as it likes, the exchange's time goes on. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { createClock } from './clock.ts'

const YEAR_MS = 365 * 24 * 3_600_000

function fakeTime() {
  const time = { wall: 1_800_000_000_000, steady: 5_000 }
  const clock = createClock({ wall: () => time.wall, steady: () => time.steady })
  const pass = (ms: number) => {
    time.wall += ms
    time.steady += ms
  }
  return { time, clock, pass }
}

test('[P4] a jump of the wall clock by ten years, to and fro, moves nothing and is told', () => {
  for (const jump of [10 * YEAR_MS, -10 * YEAR_MS, 1_001, -1_001]) {
    const { time, clock, pass } = fakeTime()
    const begun = clock.now()
    time.wall += jump
    for (let nth = 1; nth <= 100; nth++) {
      pass(50)
      assert.equal(clock.now(), begun + nth * 50)
      assert.equal(clock.correct(), jump)
    }
    time.wall -= jump
    assert.equal(clock.correct(), undefined)
    assert.equal(clock.now(), begun + 5_000)
  }
})

test('[P4] a small drift is made good little by little', () => {
  for (const drift of [200, -200]) {
    const { time, clock, pass } = fakeTime()
    time.wall += drift
    let steps = 0
    while (clock.now() !== time.wall) {
      const before = clock.now()
      pass(50)
      assert.equal(clock.correct(), undefined)
      assert(Math.abs(clock.now() - before - 50) <= 5, 'no step of more than 5 ms')
      steps++
    }
    assert.equal(steps, 40)
  }
})

test('[P4] whatever the wall clock does, time never goes back', () => {
  const steps = fc.record({
    pass: fc.integer({ min: 6, max: 1_000 }),
    jump: fc.oneof(fc.integer({ min: -2_000, max: 2_000 }), fc.integer({ min: -1e12, max: 1e12 })),
  })
  fc.assert(
    fc.property(fc.array(steps, { maxLength: 100 }), (all) => {
      const { time, clock, pass } = fakeTime()
      let last = clock.now()
      for (const step of all) {
        time.wall += step.jump
        pass(step.pass)
        clock.correct()
        assert(clock.now() >= last)
        assert(clock.now() - last <= step.pass + 5)
        last = clock.now()
      }
    }),
  )
})

test('the real clock starts at the wall clock', () => {
  const [before, clock, after] = [Date.now(), createClock(), Date.now()]
  const steady = Math.floor(performance.now())
  assert(clock.now() >= before && clock.now() <= after + performance.now() - steady + 1)
  assert.equal(clock.correct(), undefined)
  assert(Number.isInteger(clock.now()))
})
