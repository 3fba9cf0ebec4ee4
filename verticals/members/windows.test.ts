/** Counting what was done lately, in bounded memory. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createWindows } from './windows.ts'

test('[E7] what was done counts as long as the window is, each for itself', () => {
  let now = 1_000
  const windows = createWindows(() => now, 100, 10)
  windows.add('ann')
  now += 60
  windows.add('ann')
  assert.equal(windows.count('ann'), 2)
  assert.equal(windows.count('bob'), 0)
  now += 40
  assert.equal(windows.count('ann'), 1)
  now += 60
  assert.equal(windows.count('ann'), 0)
})

test('[E7] what is taken back does not count, and taking it back twice is once', () => {
  const windows = createWindows(() => 1_000, 100, 10)
  const takeBack = windows.add('ann')
  windows.add('ann')
  windows.add('ann')
  takeBack()
  assert.equal(windows.count('ann'), 2)
  windows.clear('ann')
  assert.equal(windows.count('ann'), 0)
  takeBack()
  assert.equal(windows.count('ann'), 0)
})

test('[J13] only so many names are kept, and the one that was quiet longest goes', () => {
  let now = 1_000
  const windows = createWindows(() => now++, 1_000_000, 3)
  for (const name of ['ann', 'bob', 'cid', 'ann', 'dan']) windows.add(name)
  assert.deepEqual(
    ['ann', 'bob', 'cid', 'dan'].map((name) => windows.count(name)),
    [2, 0, 1, 1],
  )
})
