/** A period: whole days of the calendar, the first and the last included. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ALL_TIME, isBackwards, momentsOf } from './period.ts'

const now = new Date(2026, 2, 31, 15, 30)
const at = (...day: [number, number, number]) => String(new Date(...day).getTime())

test('all of it has no ends, and the last days begin at midnight', () => {
  assert.deepEqual(momentsOf(ALL_TIME, now), {})
  assert.deepEqual(momentsOf({ name: '7' }, now), { from: at(2026, 2, 25) })
  assert.deepEqual(momentsOf({ name: '90' }, now), { from: at(2026, 0, 1) })
})

test('chosen days are whole, and either end may be open', () => {
  const own = { name: 'own', first: '2026-03-28', last: '2026-03-29' } as const
  assert.deepEqual(momentsOf(own, now), { from: at(2026, 2, 28), to: at(2026, 2, 30) })
  assert.deepEqual(momentsOf({ name: 'own', first: '2026-03-28' }, now), { from: at(2026, 2, 28) })
  assert.deepEqual(momentsOf({ name: 'own', last: '2026-12-31' }, now), { to: at(2027, 0, 1) })
  assert.deepEqual(momentsOf({ name: 'own' }, now), {})
})

test('an end before the beginning is known as one', () => {
  assert.equal(isBackwards({ name: 'own', first: '2026-03-02', last: '2026-03-01' }), true)
  assert.equal(isBackwards({ name: 'own', first: '2026-03-02', last: '2026-03-02' }), false)
  assert.equal(isBackwards({ name: 'own', last: '2026-03-02' }), false)
})
