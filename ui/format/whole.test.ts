/** Whole numbers as they are typed. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { wholeOf } from './whole.ts'

test('only a whole number from 1 on is one', () => {
  assert.equal(wholeOf('1'), 1)
  assert.equal(wholeOf('10000'), 10_000)
  for (const text of ['', '0', '01', '1.5', '-1', '1e3', ' 1', '9'.repeat(16), '１'])
    assert.equal(wholeOf(text), undefined, text)
})
