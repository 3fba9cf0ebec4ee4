/** Questions of several callers: each has a share, they take turns, and there is an end to all of them together. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setImmediate as turn } from 'node:timers/promises'
import { createQuestions, NOBODY, ofSource, TooManyQuestions } from './questions.ts'

const { open: OPEN_MOST, waiting: WAITING_MOST, openOfOne: OPEN_OF_ONE } = ofSource
const { askedOfOne: ASKED_OF_ONE, askedOfNobody: ASKED_OF_NOBODY } = ofSource

/** Questions that are answered when the test says so, with the names of those who asked them in the order in which they were put. */
function given() {
  const questions = createQuestions()
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
  assert.equal(refused(), 100 - ASKED_OF_ONE)
  assert.deepEqual(put, new Array(OPEN_OF_ONE).fill('ann'))
  ask('bob')
  assert.deepEqual(put.slice(OPEN_OF_ONE), ['bob'])
  assert.equal(refused(), 100 - ASKED_OF_ONE)
})

test('[Q13] callers take turns: who asks for little waits for one of the others, not for all', async () => {
  const { put, ask, answer } = given()
  ask('ann', ASKED_OF_ONE)
  ask('bob', ASKED_OF_ONE)
  ask('cid')
  assert.deepEqual(put, ['ann', 'ann', 'ann', 'bob'])
  for (let nth = 0; nth < 4; nth++) await answer()
  assert.deepEqual(put.slice(4), ['ann', 'bob', 'cid', 'ann'])
})

test('[Q13] who was refused may come again when a question of theirs is answered', async () => {
  const { put, ask, answer, refused } = given()
  ask('ann', ASKED_OF_ONE)
  await answer()
  ask('ann')
  assert.equal(refused(), 0)
  for (let nth = 0; nth < ASKED_OF_ONE; nth++) await answer()
  assert.equal(put.length, ASKED_OF_ONE + 1)
  ask('ann', ASKED_OF_ONE)
  assert.equal(refused(), 0)
})

test('[Q13] of all together no more are open and wait than may; those without a name leave room', async () => {
  const { put, ask, refused } = given()
  ask(NOBODY, 100)
  assert.equal(refused(), 100 - ASKED_OF_NOBODY)
  for (let nth = 0; nth < 100; nth++) ask(`${nth}`)
  assert.equal(put.length, OPEN_MOST)
  assert.equal(200 - refused(), OPEN_MOST + WAITING_MOST)
})
