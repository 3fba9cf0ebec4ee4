/** What is typed for the second factor, before it is sent. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { digitsIn, isSecondCode, recoveryIn } from './secondCode.ts'

test('[E10] six digits are read however they are pasted', () => {
  for (const [pasted, digits] of [
    ['123 456', '123456'],
    ['12-34-56', '123456'],
    ['1234567', '123456'],
    ['code 1', '1'],
    ['١٢٣', ''],
  ] as const)
    assert.equal(digitsIn(pasted), digits)
})

test('[E38] a recovery code is read however it is pasted or typed', () => {
  for (const typed of ['ABCD-EFGH-JKMN', 'abcdefghjkmn', ' abcd efgh jkmn\n', 'ABCD–EFGH–JKMN-PQ'])
    assert.equal(recoveryIn(typed), 'ABCD-EFGH-JKMN')
  // As somebody types and takes back: no line is left behind.
  assert.deepEqual(['a', 'abcd', 'ABCDe', 'ABCD-', ''].map(recoveryIn), [
    'A',
    'ABCD',
    'ABCD-E',
    'ABCD',
    '',
  ])
})

test('[E10, E38] what is whole can be sent, and nothing else', () => {
  for (const typed of ['123456', 'ABCD-EFGH-JKMN', '0123-4567-89AB']) assert(isSecondCode(typed))
  for (const typed of ['', '12345', 'ABCD', 'ABCD-EFGH', 'ABCD-EFGH-JKM'])
    assert(!isSecondCode(typed))
})
