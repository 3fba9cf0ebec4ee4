/** What an audit says has changed. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { changesBetween } from './diff.ts'

test('only what differs is told, by the way to it', () => {
  const before = { role: 'support', limits: { daily: '1000', hourly: '50' }, tags: ['a'] }
  const after = { role: 'finance', limits: { daily: '5000', hourly: '50' }, tags: ['a', 'b'] }
  assert.deepEqual(changesBetween(before, after), [
    { field: 'role', before: 'support', after: 'finance' },
    { field: 'limits.daily', before: '1000', after: '5000' },
    { field: 'tags', before: '["a"]', after: '["a","b"]' },
  ])
})

test('what is new has no before, what is gone no after', () => {
  assert.deepEqual(changesBetween(undefined, { name: 'erik' }), [
    { field: 'name', before: undefined, after: 'erik' },
  ])
  assert.deepEqual(changesBetween({ name: 'erik' }, null), [
    { field: 'name', before: 'erik', after: undefined },
  ])
  assert.deepEqual(changesBetween({ on: true }, { on: false }), [
    { field: 'on', before: 'true', after: 'false' },
  ])
  assert.deepEqual(changesBetween('open', 'shut'), [{ field: '', before: 'open', after: 'shut' }])
  assert.deepEqual(changesBetween({ a: 1 }, { a: 1 }), [])
})
