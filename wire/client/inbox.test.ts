/** What waits to be read: the newest of messages that replace each other, and every other one. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { gzipSync } from 'node:zlib'
import { Inbox } from './inbox.ts'

/** Packed as the exchange packs: with what it replaces as the file name of the gzip. */
function packed(name?: string): ArrayBuffer {
  const bytes = gzipSync('{}')
  const named = Buffer.concat([bytes.subarray(0, 10), Buffer.from(`${name}\0`), bytes.subarray(10)])
  if (name !== undefined) named[3] = 8
  return new Uint8Array(name === undefined ? bytes : named).buffer
}

function readOf(messages: readonly (string | ArrayBuffer)[]): readonly number[] {
  const inbox = new Inbox()
  for (const [at, data] of messages.entries()) inbox.put({ data, at })
  const read: number[] = []
  for (let next = inbox.take(); next !== undefined; next = inbox.take()) read.push(next.at)
  return read
}

test('[market Q23] a newer message takes the turn of the one that it replaces', () => {
  const [ticker, depth] = [packed('ticker'), packed('depth')]
  assert.deepEqual(readOf([ticker, depth, ticker, ticker]), [3, 1])
})

test('[market Q23] what has no name is all read, and takes turns with what has one', () => {
  const each = ['{"channel":"a"}', packed(), packed('ticker'), packed(), '{"channel":"a"}']
  assert.deepEqual(readOf([...each, packed('ticker')]), [0, 5, 1, 3, 4])
})

test('[market Q23] what is no gzip, or too short for a head, is kept as it is', () => {
  const odd = [new ArrayBuffer(0), new ArrayBuffer(4), new Uint8Array(300).fill(8).buffer]
  assert.deepEqual(readOf([...odd, ...odd]), [0, 1, 2, 3, 4, 5])
})

test('[market Q23] one that is taken is not replaced: the next of its name has a turn of its own', () => {
  const inbox = new Inbox()
  inbox.put({ data: packed('ticker'), at: 1 })
  assert.equal(inbox.take()?.at, 1)
  inbox.put({ data: packed('ticker'), at: 2 })
  assert.equal(inbox.take()?.at, 2)
  assert.equal(inbox.take(), undefined)
})

test('[market Q23] a backlog of trades holds up no price, and one of prices no trade', () => {
  const [ticker, depth, trade] = [packed('ticker'), packed('depth'), packed()]
  assert.deepEqual(readOf([trade, trade, trade, trade, ticker, depth]), [0, 4, 1, 5, 2, 3])
  assert.deepEqual(readOf([ticker, depth, packed('candle'), trade, trade]), [3, 0, 4, 1, 2])
})

test('[market Q23] a message has waited since the first arrived that it replaces', () => {
  const inbox = new Inbox()
  assert.equal(inbox.oldest, undefined)
  inbox.put({ data: packed('ticker'), at: 1 })
  inbox.put({ data: packed(), at: 2 })
  inbox.put({ data: packed('ticker'), at: 3 })
  assert.equal(inbox.oldest, 1)
  assert.deepEqual([inbox.take()?.since, inbox.oldest], [2, 1])
  const { at, since } = inbox.take() ?? {}
  assert.deepEqual([at, since, inbox.oldest], [3, 1, undefined])
})
