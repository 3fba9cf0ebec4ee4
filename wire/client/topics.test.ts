/** Listening to topics: few messages, all of them again on a new socket, and none to nobody. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { Topics } from './topics.ts'

const nobody = () => undefined

test('what changes in one moment is one message', async () => {
  const topics = new Topics()
  const said: object[] = []
  topics.open((message) => said.push(message))
  const stopOne = topics.listen('one', nobody)
  topics.listen('two', nobody)
  await wait(5)
  assert.deepEqual(said, [{ sub: ['one', 'two'] }])
  stopOne()
  topics.listen('three', nobody)
  await wait(5)
  assert.deepEqual(said.slice(1), [{ unsub: ['one'] }, { sub: ['three'] }])
})

test('a topic that is dropped and taken again at once is not mentioned', async () => {
  const topics = new Topics()
  const said: object[] = []
  topics.open((message) => said.push(message))
  const stop = topics.listen('one', nobody)
  await wait(5)
  stop()
  topics.listen('one', nobody)
  await wait(5)
  assert.deepEqual(said, [{ sub: ['one'] }])
})

test('a new socket is told of all topics, and one that is gone of none', async () => {
  const topics = new Topics()
  const first: object[] = []
  const second: object[] = []
  topics.listen('one', nobody)
  topics.open((message) => first.push(message))
  await wait(5)
  topics.close()
  topics.listen('two', nobody)
  await wait(5)
  assert.deepEqual(first, [{ sub: ['one'] }])
  topics.open((message) => second.push(message))
  await wait(5)
  assert.deepEqual(second, [{ sub: ['one', 'two'] }])
})

test('every listener of a topic hears it, until it stops', () => {
  const topics = new Topics()
  const heard: string[] = []
  const stop = topics.listen('one', ({ tick }) => heard.push(`first ${tick}`))
  topics.listen('one', ({ tick }) => heard.push(`second ${tick}`))
  topics.take('one', { ts: 1, tick: 5 })
  stop()
  topics.take('one', { ts: 1, tick: 6 })
  topics.take('other', { ts: 1, tick: 7 })
  assert.deepEqual(heard, ['first 5', 'second 5', 'second 6'])
})
