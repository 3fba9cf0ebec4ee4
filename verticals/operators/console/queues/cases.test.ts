/** What the queues make of a case before they show it. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type CaseRow, firstOf, type OpenedCase, shortened, versionOf } from './cases.ts'

const row: CaseRow = {
  id: 'A'.repeat(22),
  at: 1,
  state: 'requested',
  flags: ['newAddress'],
}

test('[P47] a case is looked at again when its state or its flags are others, or it has left the list', () => {
  const taken = { name: 'fay', at: 2, is_mine: true }
  assert.equal(versionOf({ ...row, taken }), versionOf(row), 'who works on it changes nothing')
  const others = [{ ...row, state: 'endorsed' as const }, { ...row, flags: [] }, undefined]
  const versions = new Set([row, ...others].map(versionOf))
  assert.equal(versions.size, 4)
})

test('[P44] the first of two is who approved or proposed', () => {
  const of = (label: 'approvedBy' | 'proposedBy' | 'decidedBy') =>
    firstOf({ fields: [{ label, value: 'fay', as: 'text' }] } as unknown as OpenedCase)
  assert.deepEqual([of('approvedBy'), of('proposedBy'), of('decidedBy')], ['fay', 'fay', undefined])
})

test('an address is shown by its ends', () => {
  assert.equal(shortened('0x52908400098527886E0F7030069857D2E4169EE7'), '0x5290…169EE7')
  assert.equal(shortened('short enough'), 'short enough')
})
