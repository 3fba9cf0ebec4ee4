/** Forms that many calls share: which texts have them and which do not. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { REASON_FORM } from './schemas.ts'

test('[operators P72] a reason is one line of 3 to 500 characters, counted as code points', () => {
  const ship = '🚢'
  for (const text of ['abc', 'a b', ship.repeat(3), 'x'.repeat(500), ship.repeat(500)])
    assert.match(text, REASON_FORM)
  const wrong = ['', 'ab', ship.repeat(2), 'x'.repeat(501), ship.repeat(501)]
  for (const text of [
    ...wrong,
    'two\nlines',
    'a\tb c',
    'NUL\0',
    'half \ud83d',
    'other \ude00 half',
  ])
    assert.doesNotMatch(text, REASON_FORM)
})
