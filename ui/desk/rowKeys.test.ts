/** Where keys lead in a table, and which are typed into something. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isTyped, rowAfter } from './rowKeys.ts'

for (const [key, place, expected] of [
  ['j', undefined, 0],
  ['k', undefined, 4],
  ['ArrowDown', 1, 2],
  ['k', 1, 0],
  ['k', 0, 0],
  ['j', 4, 4],
  ['Home', 3, 0],
  ['End', 0, 4],
  ['x', 1, undefined],
] as const)
  test(`${key} at row ${place} of five leads to ${expected}`, () =>
    assert.equal(rowAfter(key, place, 5), expected))

test('a table without rows is not walked', () => {
  for (const key of ['j', 'k', 'Home', 'End']) assert.equal(rowAfter(key, undefined, 0), undefined)
})

test('what is typed into a field, or with a modifier, moves nothing', () => {
  const pressed = (tagName: string, others = {}) =>
    ({ target: { tagName }, ...others }) as unknown as KeyboardEvent
  assert.equal(isTyped(pressed('TR')), false)
  for (const tag of ['INPUT', 'TEXTAREA', 'SELECT']) assert.equal(isTyped(pressed(tag)), true)
  for (const key of ['ctrlKey', 'metaKey', 'altKey'])
    assert.equal(isTyped(pressed('TR', { [key]: true })), true)
})
