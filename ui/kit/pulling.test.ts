/** Pull to refresh, state by state. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  ANIMATION_MS,
  atRest,
  HEAD_PX,
  outcome,
  type PullStep,
  pull,
  SUCCESS_MS,
} from './pulling.ts'

const after = (...steps: PullStep[]) => steps.reduce(pull, atRest)
const moved = (by: number): PullStep => ({ type: 'moved', by })
const released: PullStep = { type: 'released' }
const refreshed: PullStep = { type: 'refreshed' }

test('head height, success and animation are those of the specification', () => {
  assert.deepEqual([HEAD_PX, SUCCESS_MS, ANIMATION_MS], [50, 500, 300])
})

test('a short pull is let go of and nothing happens', () => {
  assert.deepEqual(after(moved(49)), { status: 'pulling', distance: 49 })
  assert.deepEqual(after(moved(49), released), atRest)
})

test('a pull as far as the head refreshes when it is let go', () => {
  assert.equal(after(moved(50)).status, 'loosing')
  assert.deepEqual(after(moved(80), released), { status: 'loading', distance: 50 })
})

test('a pull that goes back is none', () => {
  assert.equal(after(moved(80), moved(20)).status, 'pulling')
  assert.deepEqual(after(moved(80), moved(-5)), atRest)
})

test('the success is shown, then it is at rest; a failure is at rest at once', () => {
  const loading = [moved(80), released]
  assert.equal(after(...loading, refreshed).status, 'success')
  assert.deepEqual(after(...loading, refreshed, { type: 'shown' }), atRest)
  assert.deepEqual(after(...loading, { type: 'failed' }), atRest)
})

test('a finger changes nothing while it refreshes', () => {
  assert.equal(after(moved(80), released, moved(10), released).status, 'loading')
  assert.equal(after(moved(80), released, refreshed, moved(90)).status, 'success')
})

test('the further it is pulled, the harder it goes', () => {
  const distances = [50, 100, 140, 200].map((by) => after(moved(by)).distance)
  assert.deepEqual(distances, [50, 75, 85, 100])
})

test('news of a refresh that nobody waits for changes nothing', () => {
  assert.deepEqual(after(refreshed), atRest)
  assert.equal(after(moved(60), refreshed).status, 'loosing')
})

test('a read is over when something new came or it failed anew, not while it goes on', () => {
  const value = ['known']
  const failure = new Error('before')
  const before = { value, failure: undefined, busy: false }
  const failed = { value, failure, busy: false }
  assert.equal(outcome(before, before), 'waiting')
  assert.equal(outcome(before, { ...before, value: ['new'] }), 'refreshed')
  assert.equal(outcome(before, { ...before, value: ['new'], busy: true }), 'waiting')
  assert.equal(outcome(before, failed), 'failed')
  assert.equal(outcome(failed, failed), 'waiting')
  assert.equal(outcome(failed, { ...failed, failure: new Error('again') }), 'failed')
  assert.equal(outcome(failed, { value: ['new'], failure: undefined, busy: false }), 'refreshed')
})
