/** Hiding balances, and keeping the choice. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createBalancesHidden } from './balancesHidden.ts'

test('the choice is told at once, and is there again at the next visit', () => {
  const stored = new Map<string, string>()
  const storage = {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => void stored.set(name, value),
  }
  const first = createBalancesHidden(storage)
  let told = 0
  const unsubscribe = first.subscribe(() => {
    told += 1
  })
  assert.equal(first.hidden(), false)
  first.toggle()
  assert.deepEqual([first.hidden(), told], [true, 1])
  assert.equal(createBalancesHidden(storage).hidden(), true)
  unsubscribe()
  first.toggle()
  assert.deepEqual([told, createBalancesHidden(storage).hidden()], [1, false])
})

test('a browser that keeps nothing hides for the visit', () => {
  const refuse = () => {
    throw new Error('no storage')
  }
  const balances = createBalancesHidden({ getItem: refuse, setItem: refuse })
  balances.toggle()
  assert.equal(balances.hidden(), true)
})
