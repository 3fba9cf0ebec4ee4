/** Amounts as plain numbers and back: the same as the slow way, or not at all. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { amountOf, unitsOf } from './units.ts'

const EDGES = [0, 1, 127, 2 ** 31, 2 ** 32 - 1, 2 ** 32, 2 ** 52 - 1, 2 ** 52, 2 ** 53 - 1]

test('[M8] a whole number becomes the same amount, and an amount the same number', () => {
  const same = (units: number) => {
    assert.equal(amountOf(units), BigInt(units))
    assert.equal(unitsOf(BigInt(units)), units)
  }
  for (const edge of EDGES) same(edge)
  fc.assert(fc.property(fc.maxSafeNat(), same))
})

test('[M8] what is not whole is no amount, and what no number holds exactly is no number', () => {
  for (const part of [0.5, 1.5, 2 ** 51 + 0.5, Number.NaN, Number.POSITIVE_INFINITY])
    assert.throws(() => amountOf(part), RangeError)
  assert.equal(amountOf(-5), -5n)
  for (const amount of [-1n, 2n ** 53n, 2n ** 64n, 2n ** 64n + 5n, -(2n ** 64n) + 5n])
    assert.equal(unitsOf(amount), Number.NaN)
})
