/** What may be typed, and what is wrong with it. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parseAmount } from '@evenkeel/kernel'
import fc from 'fast-check'
import { amountProblem, settleAmount, typeAmount } from './amount.ts'

for (const [previous, next, decimal, expected] of [
  ['', '1', '.', '1'],
  ['1', '1.', '.', '1.'],
  ['1.', '1..', '.', '1.'],
  ['1', '1a', '.', '1'],
  ['1', '1e5', '.', '1'],
  ['1', '-1', '.', '1'],
  ['', '.', '.', '0.'],
  ['0', '05', '.', '5'],
  ['0', '00', '.', '0'],
  ['1.12345678', '1.123456789', '.', '1.12345678'],
  ['123456789012', '1234567890123', '.', '123456789012'],
  ['', ' 12.5 ', '.', '12.5'],
  ['7', '1,000', '.', '7'],
  ['1', '1,', ',', '1.'],
  ['1', '1.', ',', '1.'],
  ['7', '1.000,5', ',', '7'],
  ['7', '', '.', ''],
  ['7', '१२', '.', '7'],
] as const)
  test(`typing ${JSON.stringify(next)} over ${JSON.stringify(previous)} (${decimal})`, () => {
    assert.equal(typeAmount(previous, next, decimal), expected)
  })

for (const [value, limits, expected] of [
  ['', {}, 'missing'],
  ['0', {}, 'missing'],
  ['0.', {}, 'missing'],
  ['0.00000001', {}, undefined],
  ['5.', { most: '5' }, undefined],
  ['5.00000001', { most: '5' }, 'tooMuch'],
  ['0.1', { most: '0.3', least: '0.10000001' }, 'tooLittle'],
  ['9007199254740.993', {}, 'missing'],
  ['900719925474.0993', { most: '900719925474.0992' }, 'tooMuch'],
  ['1', { most: '0' }, 'tooMuch'],
] as const)
  test(`${value} with ${JSON.stringify(limits)} is ${expected ?? 'good'}`, () => {
    assert.equal(amountProblem(value, limits), expected)
  })

test('whatever is typed, the field holds nothing that cannot become an amount', () => {
  fc.assert(
    fc.property(
      fc.array(fc.string({ maxLength: 16 })),
      fc.constantFrom('.', ','),
      (keys, decimal) => {
        const value = keys.reduce((so, next) => typeAmount(so, so + next, decimal), '')
        const settled = settleAmount(value)
        assert.ok(value === '' || parseAmount(settled) !== undefined)
      },
    ),
  )
})
