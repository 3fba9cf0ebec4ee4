/** What comes faster than a socket is heard: how much waits, how much is refused, and when it ends. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createBuckets } from '../buckets.ts'
import type { Client } from './client.ts'
import { createPace } from './pace.ts'

test('[W1] [market Q17] 64 messages wait for their turn, 64 more are refused, and the next ends it', () => {
  const isNobodysTurn = { take: () => false }
  const pace = createPace({
    buckets: isNobodysTurn,
    perSecond: 10,
    now: () => 0,
    hear: () => assert.fail('nothing has its turn'),
  })
  const client = { number: 1 } as Client
  const verdicts = Array.from({ length: 130 }, () => pace.take(client, '{}'))
  pace.leave(client)
  assert.deepEqual(verdicts, [
    ...new Array(64).fill('waits'),
    ...new Array(64).fill('refused'),
    ...new Array(2).fill('flood'),
  ])
})

test('[W1] twenty are heard at once, and ten a second of those that wait', (t) => {
  t.mock.timers.enable({ apis: ['setInterval', 'Date'] })
  const heard: string[] = []
  const pace = createPace({
    buckets: createBuckets(10),
    perSecond: 10,
    now: Date.now,
    hear: (_, text) => heard.push(text),
  })
  const client = { number: 1 } as Client
  const texts = Array.from({ length: 64 }, (_, nth) => `${nth}`)
  const verdicts = texts.map((text) => pace.take(client, text))
  assert.deepEqual(verdicts, [...new Array(20).fill('now'), ...new Array(44).fill('waits')])
  for (const count of [10, 20, 30, 40]) {
    t.mock.timers.tick(1_000)
    assert.deepEqual(heard, texts.slice(20, 20 + count))
  }
  t.mock.timers.tick(400)
  assert.deepEqual(heard, texts.slice(20))
  assert.equal(pace.take(client, 'next'), 'waits', 'a second has not passed')
})
