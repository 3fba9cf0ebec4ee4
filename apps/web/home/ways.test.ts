/** The buttons of the first page follow what works in the realm. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { waysOf } from './ways.ts'

const pathsOf = (demo: boolean) => waysOf(demo).map(({ path }) => path)

test('[I8] on a demo account there is no way in or out', () => {
  assert.deepEqual(pathsOf(true), ['/deal/trade', '/transfer'])
})

test('on a real account they are the ways in and out', () => {
  assert.deepEqual(pathsOf(false), ['/deposit', '/withdrawal', '/transfer'])
})
