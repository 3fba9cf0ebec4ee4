/** What was typed is kept for the session that it was typed in. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { emptyForm } from './form.ts'
import { keepTyped, keptIn } from './kept.ts'

test('[Z1] what was typed is there for the session that it was typed in, and for no other', () => {
  const form = { ...emptyForm, address: '0x1', amount: '5' }
  keepTyped({ visit: 1, asset: 'USDT', form })
  assert.deepEqual(keptIn(1), { visit: 1, asset: 'USDT', form })
  assert.equal(keptIn(2), undefined)
})
