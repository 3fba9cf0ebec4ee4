/** Reading and news that cross each other on the way. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createReading, type ReadingState } from './reading.ts'

function given() {
  const asked: PromiseWithResolvers<number>[] = []
  const signals: AbortSignal[] = []
  let state: ReadingState<number> | undefined
  const reading = createReading<number>(
    (signal) => {
      const answer = Promise.withResolvers<number>()
      asked.push(answer)
      signals.push(signal)
      return answer.promise
    },
    (next) => {
      state = next
    },
  )
  return { reading, asked, signals, state: () => state }
}

test('news that arrive while it is read are not lost to the older answer', async () => {
  const { reading, asked, state } = given()
  const read = reading.reload()
  reading.update(() => 7)
  assert.equal(state()?.data, undefined)
  asked[0]?.resolve(1)
  await read
  assert.deepEqual(state(), { data: 7, error: undefined, loading: false })
})

test('news of before a read are not applied to it again', async () => {
  const { reading, asked, state } = given()
  const first = reading.reload()
  asked[0]?.resolve(1)
  await first
  reading.update((data) => data + 10)
  assert.equal(state()?.data, 11)
  const second = reading.reload()
  asked[1]?.resolve(2)
  await second
  assert.equal(state()?.data, 2)
})

test('an answer that was overtaken by a newer read is dropped, and its request aborted', async () => {
  const { reading, asked, signals, state } = given()
  const first = reading.reload()
  const second = reading.reload()
  assert.equal(signals[0]?.aborted, true)
  asked[1]?.resolve(2)
  await second
  asked[0]?.resolve(1)
  await first
  assert.equal(state()?.data, 2)
})

test('a failure keeps what was read before, and the next read clears it', async () => {
  const { reading, asked, state } = given()
  const first = reading.reload()
  asked[0]?.resolve(1)
  await first
  const second = reading.reload()
  asked[1]?.reject(new Error('gone'))
  await second
  assert.equal(state()?.data, 1)
  assert.equal(state()?.error?.message, 'gone')
  const third = reading.reload()
  asked[2]?.resolve(3)
  await third
  assert.deepEqual(state(), { data: 3, error: undefined, loading: false })
})

test('a stopped reading says nothing any more', async () => {
  const { reading, asked, state } = given()
  const read = reading.reload()
  reading.stop()
  asked[0]?.resolve(1)
  await read
  assert.equal(state()?.data, undefined)
})

/** Lets what an answer has set off be done. */
const turn = () => new Promise(setImmediate)

test('news that come 25 times a second are read once a second, and the last of them is read', async (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] })
  const { reading, asked, state } = given()
  reading.refresh()
  for (let ms = 0; ms < 3_000; ms += 40) {
    asked.at(-1)?.resolve(asked.length)
    await turn()
    t.mock.timers.tick(40)
    reading.refresh()
  }
  // At 0, 1, 2 and 3 seconds; the last news came at the last of these.
  assert.equal(asked.length, 4)
  asked.at(-1)?.resolve(4)
  await turn()
  t.mock.timers.tick(999)
  assert.equal(asked.length, 4)
  t.mock.timers.tick(1)
  assert.equal(asked.length, 5)
  asked.at(-1)?.resolve(5)
  await turn()
  assert.equal(state()?.data, 5)
  // All is read: without news nothing is asked for.
  t.mock.timers.tick(60_000)
  assert.equal(asked.length, 5)
  reading.refresh()
  assert.equal(asked.length, 6)
  reading.stop()
})

test('news during a read are read after it, and do not end it: on a slow line something is shown as well', async (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] })
  const { reading, asked, signals, state } = given()
  void reading.reload()
  for (let second = 0; second < 5; second++) {
    reading.refresh()
    t.mock.timers.tick(1_000)
  }
  assert.deepEqual([asked.length, signals[0]?.aborted], [1, false])
  asked[0]?.resolve(1)
  await turn()
  assert.deepEqual([state()?.data, asked.length], [1, 2])
  asked[1]?.resolve(2)
  await turn()
  t.mock.timers.tick(60_000)
  assert.deepEqual([state()?.data, asked.length], [2, 2])
  reading.stop()
})

test('who asks for it has it read at once, and that read counts for the news before it', async (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] })
  const { reading, asked } = given()
  reading.refresh()
  asked[0]?.resolve(1)
  await turn()
  reading.refresh()
  assert.equal(asked.length, 1)
  void reading.reload()
  assert.equal(asked.length, 2)
  asked[1]?.resolve(2)
  await turn()
  t.mock.timers.tick(60_000)
  assert.equal(asked.length, 2)
  reading.refresh()
  reading.refresh()
  reading.stop()
  t.mock.timers.tick(60_000)
  assert.equal(asked.length, 3)
})
