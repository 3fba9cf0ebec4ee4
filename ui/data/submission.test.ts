/** One submission at a time, and one key for as long as its outcome is not known. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { call, z } from '@evenkeel/wire'
import { type CallOptions, type Client, Refused, Unreachable } from '@evenkeel/wire/client'
import { createSubmission } from './submission.ts'

const pay = call({
  method: 'POST',
  path: 'money/pay',
  summary: 'Pays.',
  policy: 'member',
  keyed: true,
  input: { amount: z.string() },
  output: z.object({ id: z.string() }),
})

function given(...answers: (() => Promise<unknown>)[]) {
  const keys: (string | undefined)[] = []
  const busy: boolean[] = []
  const client = {
    call: (_definition: unknown, _input: unknown, options?: CallOptions) => {
      keys.push(options?.key)
      return (answers.shift() ?? (() => Promise.reject(new Error('one call too many'))))()
    },
  } as Client
  const { submit } = createSubmission(client, pay, (now) => busy.push(now))
  return { submit, keys, busy }
}
const done = () => Promise.resolve({ id: 'x' })
const lost = () => Promise.reject(new Unreachable('lost'))
const refused = (code: number) => () => Promise.reject(new Refused('no', code, 'why'))

test('a second tap while the first is under way does nothing', async () => {
  const { submit, keys, busy } = given(done)
  const both = await Promise.all([submit({ amount: '1' }), submit({ amount: '1' })])
  assert.deepEqual(
    both.map(({ type }) => type),
    ['done', 'busy'],
  )
  assert.equal(keys.length, 1)
  assert.deepEqual(busy, [true, false])
})

test('the same again after a lost answer has the same key; something else has another', async () => {
  const { submit, keys } = given(lost, lost, done, done)
  assert.equal((await submit({ amount: '1' })).type, 'unknown')
  await submit({ amount: '1' })
  await submit({ amount: '2' })
  await submit({ amount: '2' })
  assert.equal(keys[0], keys[1])
  assert.equal(new Set(keys).size, 3)
})

test('a refusal ends the submission: the next one is new', async () => {
  const { submit, keys } = given(refused(0), done)
  const outcome = await submit({ amount: '1' })
  assert.deepEqual(outcome, { type: 'refused', message: 'no', reason: 'why' })
  await submit({ amount: '1' })
  assert.notEqual(keys[0], keys[1])
})

test('a server that failed may have carried it out: the key stays', async () => {
  const { submit, keys } = given(refused(500), done)
  await submit({ amount: '1' })
  await submit({ amount: '1' })
  assert.equal(keys[0], keys[1])
})
