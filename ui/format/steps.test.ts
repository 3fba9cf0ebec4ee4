/** The stepper's arithmetic. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isOnStep, stepBy } from './steps.ts'

for (const [value, step, count, expected] of [
  ['118264.51', '0.01', 1, '118264.52'],
  ['118264.51', '0.01', -1, '118264.5'],
  ['0.3', '0.1', -1, '0.2'],
  ['0.1', '0.2', 1, '0.2'],
  ['0.3', '0.2', -1, '0.2'],
  ['0.3', '0.2', 10, '2.2'],
  ['0.3', '0.2', -2, '0'],
  ['', '0.00001', 1, '0.00001'],
  ['', '0.00001', -1, '0'],
  ['999999999999.99999999', '0.00000001', 1, '999999999999.99999999'],
  ['5', '0', 1, '5'],
] as const)
  test(`${value || 'nothing'} by ${count} steps of ${step} is ${expected}`, () =>
    assert.equal(stepBy(value, step, count), expected))

test('steps stay within the limits, and on the grid there too', () => {
  assert.equal(stepBy('9.9', '0.2', 1, { most: '9.95' }), '9.8')
  assert.equal(stepBy('5.2', '0.2', -1, { least: '5.1' }), '5.2')
  assert.equal(stepBy('5', '1', -1, { least: '5' }), '5')
})

test('what is between two steps is told', () => {
  assert.equal(isOnStep('0.3', '0.1'), true)
  assert.equal(isOnStep('0.35', '0.1'), false)
  assert.equal(isOnStep('', '0.1'), true)
})
