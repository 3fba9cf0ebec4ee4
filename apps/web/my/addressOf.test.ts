/** Who is known by an address, and who by a number alone. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addressOf } from './addressOf.ts'

test('a member without an address is known by the number, and it is said once', () => {
  assert.equal(addressOf({ id: 65623059, account_number: '65623059' }), undefined)
  assert.equal(
    addressOf({ id: 65623059, account_number: 'an***@example.org' }),
    'an***@example.org',
  )
})
