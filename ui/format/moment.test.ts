/** Days and moments in the languages of their readers. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { formatDay } from './moment.ts'

test('a day is written in the order of the language, and is the same day everywhere', () => {
  assert.equal(formatDay('1990-01-31', 'en'), '01/31/1990')
  assert.equal(formatDay('1990-01-31', 'de'), '31.01.1990')
  assert.equal(formatDay('1990-01-31', 'ja'), '1990/01/31')
  assert.equal(formatDay('1990-01-31', 'hi'), '31/01/1990')
})
