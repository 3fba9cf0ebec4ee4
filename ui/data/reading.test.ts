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
