/** When a session ends: what the reader has just done is told by its own answer. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Client } from '@evenkeel/wire/client'
import { createEnding } from './ending.ts'

/** A session, and a client whose answers come when the test says so. */
function given() {
  const told: string[] = []
  const answers: ((answer: unknown) => void)[] = []
  let token: string | undefined = 'first'
  const ending = createEnding({ token: () => token, end: () => told.push(token ?? '') })
  const client = ending.follow({
    call: () => new Promise((resolve) => answers.push(resolve as never)),
  } as unknown as Client)
  const send = (method: 'GET' | 'POST') => client.call({ method } as never, {} as never)
  return {
    ending,
    send,
    told,
    keep(next: string | undefined) {
      token = next
    },
    answer: () => answers.shift()?.({}),
  }
}
const settled = () => new Promise((resolve) => setTimeout(resolve, 5))

test('a session that is over ends at once, also while something is read', () => {
  const { ending, send, told } = given()
  void send('GET')
  ending.over()
  assert.deepEqual(told, ['first'])
})

test('what the reader submits is answered first, and then the session ends', async () => {
  const { ending, send, told, answer } = given()
  const sent = send('POST')
  ending.over()
  await settled()
  assert.deepEqual(told, [])
  answer()
  await sent
  await settled()
  assert.deepEqual(told, ['first'])
})

for (const [what, next] of [
  ['ended the session itself', undefined],
  ['brought another session', 'second'],
] as const)
  test(`an answer that ${what} is all that is told`, async () => {
    const { ending, send, told, keep, answer } = given()
    const sent = send('POST').then(() => keep(next))
    ending.over()
    answer()
    await sent
    await settled()
    assert.deepEqual(told, [])
  })
