/** Questions of several callers: each has a share, they take turns, and there is an end to all of them together. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setImmediate as turn } from 'node:timers/promises'
import { costOf } from './candles.ts'
import { createQuestions, NOBODY, ofHistory, TooManyQuestions } from './questions.ts'

const ASKED_OF_NOBODY = 24

/** Questions that are answered when the test says so, with the names of those who asked them in the order in which they were put. */
function given(questions = createQuestions()) {
  const put: string[] = []
  const answers: (() => void)[] = []
  let refused = 0
  const ask = (caller: string, times = 1) => {
    for (let nth = 0; nth < times; nth++)
      try {
        void questions.put(caller, async () => {
          put.push(caller)
          await new Promise<void>((resolve) => answers.push(resolve))
        })
      } catch (error) {
        assert(error instanceof TooManyQuestions)
        refused++
      }
  }
  const answer = async () => {
    answers.shift()?.()
    await turn()
  }
  return { put, ask, answer, refused: () => refused }
}

test('[Q13] one caller has a share of what is asked, and another finds a place at once', async () => {
  const { put, ask, refused } = given()
  ask('ann', 100)
  await turn()
  assert.equal(refused(), 100 - 8)
  assert.deepEqual(put, ['ann', 'ann', 'ann'])
  ask('bob')
  assert.deepEqual(put.slice(3), ['bob'])
  assert.equal(refused(), 100 - 8)
})

test('[Q13] callers take turns: who asks for little waits for one of the others, not for all', async () => {
  const { put, ask, answer } = given()
  ask('ann', 8)
  ask('bob', 8)
  ask('cid')
  assert.deepEqual(put, ['ann', 'ann', 'ann', 'bob'])
  for (let nth = 0; nth < 4; nth++) await answer()
  assert.deepEqual(put.slice(4), ['ann', 'bob', 'cid', 'ann'])
})

test('[Q13] who was refused may come again when a question of theirs is answered', async () => {
  const { put, ask, answer, refused } = given()
  ask('ann', 8)
  await answer()
  ask('ann')
  assert.equal(refused(), 0)
  for (let nth = 0; nth < 8; nth++) await answer()
  assert.equal(put.length, 9)
  ask('ann', 8)
  assert.equal(refused(), 0)
})

test('[Q13] of all together no more are open and wait than may; those without a name leave room', async () => {
  const { put, ask, refused } = given()
  ask(NOBODY, 100)
  assert.equal(refused(), 100 - ASKED_OF_NOBODY)
  for (let nth = 0; nth < 100; nth++) ask(`${nth}`)
  assert.equal(put.length, 4)
  assert.equal(200 - refused(), 4 + 32)
})

test('[Q13] of what is over a caller has three open and asks for 32, all together for 12 and 256 that wait', async () => {
  const { put, ask, refused } = given(createQuestions(ofHistory))
  ask('ann', 100)
  assert.equal(refused(), 100 - 32)
  assert.deepEqual(put, ['ann', 'ann', 'ann'])
  for (let nth = 0; nth < 300; nth++) ask(`${nth}`)
  assert.equal(put.length, 12)
  assert.equal(400 - refused(), 12 + 256)
})

test('[Q13] a request for candles counts once, and once more for each 200 of them', () => {
  assert.deepEqual([1, 199, 200, 399, 400, 2_000].map(costOf), [1, 1, 2, 2, 3, 11])
})
