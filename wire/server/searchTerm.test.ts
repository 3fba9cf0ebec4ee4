/** What an operator searched by, read as the number of a member or as something else. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { uidIn } from './searchTerm.ts'

test('a member’s number is eight digits, the first of them no zero; anything else is none', () => {
  assert.equal(uidIn('12345678'), 12_345_678)
  assert.equal(uidIn(' 12345678 '), 12_345_678)
  for (const typed of [undefined, '', '1234567', '123456789', '02345678', '1234567a', '-1234567'])
    assert.equal(uidIn(typed), undefined, typed)
})
