/** Listening to topics: few messages, all of them again on a new socket, and none to nobody. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Topics } from './topics.ts'

const nobody = () => undefined

test('what changes in one moment is one message', (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] })
  const topics = new Topics()
  const said: object[] = []
  topics.open((message) => said.push(message))
  const stopOne = topics.listen('one', nobody)
  topics.listen('two', nobody)
  t.mock.timers.tick(1)
  assert.deepEqual(said, [{ sub: ['one', 'two'] }])
  stopOne()
  topics.listen('three', nobody)
  t.mock.timers.tick(1)
  assert.deepEqual(said.slice(1), [{ unsub: ['one'] }, { sub: ['three'] }])
})

test('a topic that is dropped and taken again at once is not mentioned', (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] })
  const topics = new Topics()
  const said: object[] = []
  topics.open((message) => said.push(message))
  const stop = topics.listen('one', nobody)
  t.mock.timers.tick(1)
  stop()
  topics.listen('one', nobody)
  t.mock.timers.tick(1)
  assert.deepEqual(said, [{ sub: ['one'] }])
})

test('a new socket is told of all topics, and one that is gone of none', (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] })
  const topics = new Topics()
  const first: object[] = []
  const second: object[] = []
  topics.listen('one', nobody)
  topics.open((message) => first.push(message))
  t.mock.timers.tick(1)
  topics.close()
  topics.listen('two', nobody)
  t.mock.timers.tick(1)
  assert.deepEqual(first, [{ sub: ['one'] }])
  topics.open((message) => second.push(message))
  t.mock.timers.tick(1)
  assert.deepEqual(second, [{ sub: ['one', 'two'] }])
})

test('every listener of a topic hears it, until it stops', () => {
  const topics = new Topics()
  const heard: string[] = []
  const stop = topics.listen('one', ({ tick }) => heard.push(`first ${tick}`))
  topics.listen('one', ({ tick }) => heard.push(`second ${tick}`))
  topics.take({ ch: 'one', ts: 1, tick: 5 }, true)
  stop()
  topics.take({ ch: 'one', ts: 1, tick: 6 }, true)
  topics.take({ ch: 'other', ts: 1, tick: 7 }, true)
  assert.deepEqual(heard, ['first 5', 'second 5', 'second 6'])
})

test('[market Q23] the first message of a topic is dropped when a newer state was read before it', () => {
  const topics = new Topics()
  const heard: unknown[] = []
  topics.listen('ticker', ({ ts }) => heard.push(ts))
  topics.listen('trades', ({ ts }) => heard.push(ts))
  topics.take({ ch: 'ticker', ts: 2, tick: {} }, true)
  topics.take({ ch: 'ticker', ts: 1, tick: {} }, false)
  topics.take({ ch: 'trades', ts: 2, tick: {} }, false)
  topics.take({ ch: 'trades', ts: 1, tick: {} }, false)
  topics.take({ ch: 'ticker', ts: 3, tick: {} }, false)
  assert.deepEqual(heard, [2, 2, 1, 3])
  // A new connection begins with first messages again.
  topics.open(() => undefined)
  topics.take({ ch: 'ticker', ts: 1, tick: {} }, false)
  assert.deepEqual(heard.slice(4), [1])
})
