/** The projector's pace: a flood of readers leaves half of the time to orders, and a single one waits for nothing. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { restUnwanted, restWanted } from './rest.ts'

test('[F2] readers who come one after another leave the machine as long as the last fold took', () => {
  assert.equal(restWanted({ took: 12, ago: 0 }), 12)
  assert.equal(restWanted({ took: 12, ago: 5 }), 7)
})

test('[F2] no reader waits for more than 50 ms beside the fold itself', () => {
  assert.equal(restWanted({ took: 4_000, ago: 0 }), 50)
})

test('[F2] who asks when nothing was folded for a while waits for nothing', () => {
  assert.equal(restWanted({ took: 12, ago: 12 }), 0)
  assert.equal(restWanted({ took: 12, ago: 60_000 }), 0)
})

test('while nobody waits, what becomes durable within 50 ms is folded together', () => {
  assert.equal(restUnwanted({ took: 3, ago: 0 }), 50)
  assert.equal(restUnwanted({ took: 80, ago: 60_000 }), 80)
})
