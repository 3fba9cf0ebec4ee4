/** What comes faster than a socket is heard: how much waits, how much is refused, and when it ends. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
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
