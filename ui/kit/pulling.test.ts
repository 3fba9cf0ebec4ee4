/** Pull to refresh, state by state. */
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { atRest, HEAD_PX, outcome, type PullStep, pull, SUCCESS_MS } from './pulling.ts'

const after = (...steps: PullStep[]) => steps.reduce(pull, atRest)
const moved = (by: number): PullStep => ({ type: 'moved', by })
const released: PullStep = { type: 'released' }
const refreshed: PullStep = { type: 'refreshed' }
const failed: PullStep = { type: 'failed' }
const shown: PullStep = { type: 'shown' }
const loading = [moved(HEAD_PX * 2), released]

/** The states that a finger and a refresh lead through, step by step. */
function statesOf(...steps: PullStep[]): string[] {
  return steps.map((_, index) => after(...steps.slice(0, index + 1)).status)
}

test('a finger that pulls past the head and lets go has the page read, and sees that it was', () => {
  const whole = [moved(1), moved(HEAD_PX - 1), moved(HEAD_PX), released, refreshed, shown]
  const states = ['pulling', 'pulling', 'loosing', 'loading', 'success', 'normal']
  assert.deepEqual(statesOf(...whole), states)
})

test('normal: nothing is drawn down, and a finger that goes up or lets go draws nothing', () => {
  assert.deepEqual(atRest, { status: 'normal', distance: 0 })
  for (const step of [moved(0), moved(-HEAD_PX), released]) assert.deepEqual(after(step), atRest)
})

test('pulling: the page follows the finger as far as the head, and let go nothing is read', () => {
  for (const by of [1, HEAD_PX / 2, HEAD_PX - 1])
    assert.deepEqual(after(moved(by)), { status: 'pulling', distance: by })
  assert.deepEqual(after(moved(HEAD_PX - 1), released), atRest)
})

test('loosing: the further, the harder it goes; and a finger that goes back calls it off', () => {
  const fingers = [1, 2, 3, 4].map((heads) => heads * HEAD_PX)
  const distances = fingers.map((by) => after(moved(by)).distance / HEAD_PX)
  assert.deepEqual(distances, [1, 1.5, 1.75, 2])
  assert.deepEqual(statesOf(...fingers.map(moved)), Array(4).fill('loosing'))
  assert.deepEqual(after(moved(HEAD_PX * 2), moved(10)), { status: 'pulling', distance: 10 })
  assert.deepEqual(after(moved(HEAD_PX * 2), moved(10), released), atRest)
})

test('loading: the head stays in sight, whatever the finger does, until the read is over', () => {
  const held = { status: 'loading', distance: HEAD_PX }
  assert.deepEqual(after(...loading), held)
  for (const step of [moved(10), moved(HEAD_PX * 4), released, shown])
    assert.deepEqual(after(...loading, step), held)
  assert.deepEqual(after(...loading, failed), atRest, 'nothing to be shown of a failure')
})

test('success: it stays, whatever the finger does, until it was shown', () => {
  const held = { status: 'success', distance: HEAD_PX }
  assert.deepEqual(after(...loading, refreshed), held)
  for (const step of [moved(90), released, refreshed, failed])
    assert.deepEqual(after(...loading, refreshed, step), held)
  assert.deepEqual(after(...loading, refreshed, shown), atRest)
})

test('news of a refresh that nobody waits for changes nothing', () => {
  for (const news of [refreshed, failed, shown]) {
    assert.deepEqual(after(news), atRest)
    assert.equal(after(moved(10), news).status, 'pulling')
    assert.equal(after(moved(60), news).status, 'loosing')
  }
})

test('a read is over when something new came or it failed anew, not while it goes on', () => {
  const value = ['known']
  const failure = new Error('before')
  const before = { value, failure: undefined, busy: false }
  const unread = { value, failure, busy: false }
  assert.equal(outcome(before, before), 'waiting')
  assert.equal(outcome(before, { ...before, value: ['new'] }), 'refreshed')
  assert.equal(outcome(before, { ...before, value: ['new'], busy: true }), 'waiting')
  assert.equal(outcome(before, unread), 'failed')
  assert.equal(outcome(unread, unread), 'waiting')
  assert.equal(outcome(unread, { ...unread, failure: new Error('again') }), 'failed')
  assert.equal(outcome(unread, { value: ['new'], failure: undefined, busy: false }), 'refreshed')
})

test('the head is 50 high, success shows for 500 ms, and the way back takes 300', () => {
  const style = readFileSync(new URL('PullToRefresh.module.css', import.meta.url), 'utf8')
  assert.deepEqual([HEAD_PX, SUCCESS_MS], [50, 500])
  assert.match(style, /\.head \{[^}]*inset: -50px [^}]*height: 50px/)
  assert.match(
    style,
    /\.moved\[data-follows='false'\] \{\s*transition: transform var\(--pull, 300ms\)/,
  )
})
