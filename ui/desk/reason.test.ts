/** Reasons that were typed over several lines. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { inOneLine } from './reason.ts'

/** As every call of the console takes a reason. */
const FORM = /^[^\p{Cc}]{3,500}$/u

test('a reason of several lines, or pasted with tabs, is sent in one line that every call takes', () => {
  assert.equal(inOneLine('  as agreed\nwith Ann\t\r\n by phone '), 'as agreed with Ann by phone')
  assert.match(inOneLine('one\ntwo'), FORM)
  assert.equal(inOneLine(' \n\t '), '')
})
