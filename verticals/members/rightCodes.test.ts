/** A right code that came with something wrong: for how long and how often it serves again. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createRightCodes } from './rightCodes.ts'

const MINUTE_MS = 60_000
const asked = {
  purpose: 'reset',
  ticket: 'T'.repeat(43),
  code: '123456',
  to: { kind: 'email', text: 'ann@example.org' },
} as const

/** A code that is right once, and would have served for so long. */
function given({ lastsMs = 10 * MINUTE_MS } = {}) {
  let now = 1_800_000_000_000
  const end = now + lastsMs
  let isUsed = false
  const use = async () => {
    if (isUsed) return undefined
    isUsed = true
    return end
  }
  const rightCodes = createRightCodes({ use }, () => now)
  /** Whether it is right; it is kept for the next time. */
  const again = async () => {
    const right = await rightCodes.take(asked)
    right?.keep()
    return right !== undefined
  }
  return { again, rightCodes, wait: (ms: number) => (now += ms) }
}

test('[E9] what is not kept is used up, and one that is kept is one person’s at a time', async () => {
  const { rightCodes } = given()
  const right = await rightCodes.take(asked)
  assert.equal(await rightCodes.take(asked), undefined)
  right?.keep()
  const both = await Promise.all([rightCodes.take(asked), rightCodes.take(asked)])
  assert.equal(both.filter((one) => one !== undefined).length, 1)
})

test('[E9, I6] it serves until five minutes after it first came, however often it is kept', async () => {
  const { again, wait } = given()
  for (const ms of [MINUTE_MS, MINUTE_MS, 3 * MINUTE_MS - 1]) {
    assert.equal(await again(), true)
    wait(ms)
  }
  assert.equal(await again(), true)
  wait(1)
  assert.equal(await again(), false)
})

test('[E9, I6] it does not outlive the code itself', async () => {
  const { again, wait } = given({ lastsMs: 2 * MINUTE_MS })
  assert.equal(await again(), true)
  wait(2 * MINUTE_MS - 1)
  assert.equal(await again(), true)
  wait(1)
  assert.equal(await again(), false)
})

test('[E9, I6] it serves five times', async () => {
  const { again } = given()
  const answers = []
  for (let nth = 0; nth < 8; nth++) answers.push(await again())
  assert.deepEqual(answers, [true, true, true, true, true, false, false, false])
})
