/** Chosen days as moments. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { endOfDay, startOfDay, timeOf } from './days.ts'

test('a day is from its first moment to its last', () => {
  const start = startOfDay('2026-01-31') ?? 0
  assert.equal(new Date(start).getDate(), 31)
  assert.equal(new Date(start).getHours(), 0)
  assert.equal(endOfDay('2026-01-31'), (startOfDay('2026-02-01') ?? 0) - 1)
})

test('no day is no moment', () => {
  for (const day of ['', '2026-13-01', 'soon']) {
    assert.equal(startOfDay(day), undefined)
    assert.equal(endOfDay(day), undefined)
  }
})

test('a time has two digits for each part, from midnight on', () => {
  assert.equal(timeOf(Date.parse('2026-01-31T00:05:09Z'), 'UTC'), '00:05:09')
  assert.equal(timeOf(Date.parse('2026-01-31T17:00:00Z'), 'UTC'), '17:00:00')
})
