/** Which prices have a level: found, and the next one below found, as in a sorted list. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { TICK_MAX, Ticks } from './ticks.ts'

test('a tick set is a member, no other tick is', () => {
  const ticks = new Ticks()
  assert.equal(ticks.get(5), 0)
  ticks.set(5, 42)
  assert.deepEqual(
    [ticks.get(5), ticks.get(4), ticks.get(5 + 32), ticks.get(5 << 5)],
    [42, 0, 0, 0],
  )
  ticks.set(5, 43)
  assert.equal(ticks.get(5), 43)
  ticks.delete(5)
  assert.equal(ticks.get(5), 0)
})

test('the next below is the highest that is lower, never the tick itself', () => {
  const ticks = new Ticks()
  for (const [nth, tick] of [1, 31, 32, 1023, 1024, 32_768, TICK_MAX - 1].entries())
    ticks.set(tick, nth + 1)
  const below = (tick: number) => ticks.below(tick)
  assert.deepEqual([1, 2, 31, 32, 33].map(below), [0, 1, 1, 2, 3])
  assert.deepEqual([1023, 1024, 1025, 32_768, 32_769].map(below), [3, 4, 5, 5, 6])
  assert.deepEqual([TICK_MAX - 1, TICK_MAX - 2].map(below), [6, 6])
})

test('the lowest tick is 1 and the highest 2^30 - 1', () => {
  const ticks = new Ticks()
  assert.equal(TICK_MAX, 2 ** 30)
  for (const tick of [0, -1, TICK_MAX]) assert.throws(() => ticks.set(tick, 1), /stands at a tick/)
  assert.throws(() => ticks.set(1, 0), /stands at a tick/)
  ticks.set(TICK_MAX - 1, 7)
  assert.deepEqual([ticks.get(TICK_MAX - 1), ticks.below(TICK_MAX - 1)], [7, 0])
})

test('freed nodes are reused empty', () => {
  const ticks = new Ticks()
  for (let round = 0; round < 3; round++) {
    for (let nth = 1; nth <= 500; nth++) ticks.set(nth * 2_000_003, nth)
    for (let nth = 500; nth >= 1; nth--) {
      assert.equal(ticks.below(nth * 2_000_003), nth - 1)
      ticks.delete(nth * 2_000_003)
    }
    assert.equal(ticks.below(TICK_MAX - 1), 0)
  }
})

test('it agrees with a sorted list, whatever is set and deleted', () => {
  const near = fc.integer({ min: 1, max: 200 })
  const far = fc.integer({ min: 1, max: TICK_MAX - 1 })
  const edge = fc.tuple(fc.integer({ min: 1, max: 5 }), fc.integer({ min: -1, max: 1 }))
  const tick = fc.oneof(
    near,
    far,
    edge.map(([power, by]) => 32 ** power + by),
  )
  const step = fc.record({ tick, isSet: fc.boolean() })
  fc.assert(
    fc.property(fc.array(step, { maxLength: 120 }), (steps) => {
      const ticks = new Ticks()
      const known = new Map<number, number>()
      for (const [nth, { tick, isSet }] of steps.entries()) {
        if (isSet) {
          ticks.set(tick, nth + 1)
          known.set(tick, nth + 1)
        } else if (known.delete(tick)) ticks.delete(tick)
        const lower = [...known.keys()].filter((one) => one < tick)
        const next = lower.length === 0 ? 0 : known.get(Math.max(...lower))
        assert.deepEqual([ticks.get(tick), ticks.below(tick)], [known.get(tick) ?? 0, next])
      }
      for (const [tick, level] of known) assert.equal(ticks.get(tick), level)
    }),
    { numRuns: 300 },
  )
})
