/** Turns: in each round of the event loop one job goes on, and all of them do. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createTurns } from './turns.ts'

test('[Q1] jobs go on one after the other, one in each round', async () => {
  const turns = createTurns()
  let round = 0
  let isDone = false
  const count = () => {
    round++
    if (!isDone) setImmediate(count)
  }
  setImmediate(count)
  const seen: { job: string; round: number }[] = []
  const work = async (job: string, times: number) => {
    for (let nth = 0; nth < times; nth++) {
      await turns.next()
      seen.push({ job, round })
    }
  }
  await Promise.all([work('a', 3), work('b', 1), work('c', 3)])
  isDone = true
  assert.equal(seen.map(({ job }) => job).join(''), 'abcacac')
  assert.equal(new Set(seen.map(({ round }) => round)).size, seen.length)
})

test('[Q1] a turn is over after some milliseconds, and at first nobody has one', async (t) => {
  let time = 0
  t.mock.method(performance, 'now', () => time)
  const turns = createTurns()
  assert.equal(turns.isOver(), true)
  await turns.next()
  assert.equal(turns.isOver(), false)
  time += 8
  assert.equal(turns.isOver(), true)
})
