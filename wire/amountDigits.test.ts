/** How many decimals an amount is shown with, by how large it is. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { decimalsOfAmount } from './amountDigits.ts'

for (const [value, decimals] of [
  ['0.00000001', 8],
  ['1.5', 8],
  ['12.5', 8],
  ['123.5', 7],
  ['-123.5', 7],
  ['24998.75', 5],
  ['1234567.8', 3],
  ['12345678.9', 2],
  ['123456789', 2],
  ['12345678901.2', 2],
] as const)
  test(`[spot S39] ${value} has ten digits, at least two and at most eight of them decimals`, () => {
    assert.equal(decimalsOfAmount(value), decimals)
  })
