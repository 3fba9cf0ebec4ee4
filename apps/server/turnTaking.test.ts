/** One waiter continues in each turn of the event loop, in the order of asking. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createTurnTaking } from './turnTaking.ts'

test('[F2] what waits for a turn continues one by one, with room for others in between', async () => {
  const takeTurn = createTurnTaking()
  const seen: string[] = []
  const wait = async (name: string) => {
    await takeTurn()
    seen.push(name)
  }
  let isOver = false
  const between = () => {
    seen.push('order')
    if (!isOver) setImmediate(between)
  }
  const all = Promise.all(['first', 'second', 'third'].map(wait))
  setImmediate(between)
  await all
  isOver = true
  assert.deepEqual(
    seen.filter((name) => name !== 'order'),
    ['first', 'second', 'third'],
  )
  assert.deepEqual(seen.slice(0, 5), ['first', 'order', 'second', 'order', 'third'])
})

test('[F2] who comes when nobody waits any more is not forgotten', async () => {
  const takeTurn = createTurnTaking()
  await takeTurn()
  await Promise.all([takeTurn(), takeTurn()])
  await takeTurn()
})
