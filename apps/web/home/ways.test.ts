/** The buttons of the first page follow what works. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { waysOf } from './ways.ts'

const pathsOf = (...coming: readonly string[]) =>
  waysOf((path) => coming.includes(path), false).map(({ path }) => path)

test('nothing that is not built is offered, and trading comes first as long as that is so', () => {
  assert.deepEqual(pathsOf('/deposit', '/withdrawal'), ['/deal/trade', '/transfer'])
  assert.deepEqual(pathsOf('/withdrawal'), ['/deal/trade', '/deposit', '/transfer'])
})

test('[I8] on a demo account there is no way in or out', () => {
  const ways = waysOf(() => false, true).map(({ path }) => path)
  assert.deepEqual(ways, ['/deal/trade', '/transfer'])
})

test('once all are built, they are the ways in and out', () => {
  assert.deepEqual(pathsOf(), ['/deposit', '/withdrawal', '/transfer'])
})
