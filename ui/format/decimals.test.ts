/** Counting with decimal strings. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  add,
  amountFrom,
  compare,
  cutTo,
  divide,
  formatAmount,
  multiply,
  percentOf,
  percentOfBps,
  raiseTo,
  shareDown,
  subtract,
  writeTo,
} from './decimals.ts'

test('sums and products are exact where floats are not', () => {
  assert.equal(add('0.1', '0.2'), '0.3')
  assert.equal(subtract('0.3', '0.1'), '0.2')
  assert.equal(subtract('1', '1.5'), '-0.5')
  assert.equal(multiply('118264.51', '0.0105'), '1241.777355')
})

test('what a product or a quotient leaves beyond eight decimals is cut', () => {
  assert.equal(multiply('0.00000001', '0.9'), '0')
  assert.equal(multiply('0.00000003', '0.5'), '0.00000001')
  assert.equal(divide('2', '3'), '0.66666666')
  assert.equal(divide('1', '0'), '0')
})

test('a value is cut to a step below it, or raised to one above it', () => {
  assert.equal(cutTo('0.021029', '0.00001'), '0.02102')
  assert.equal(cutTo('7', '5'), '5')
  assert.equal(cutTo('1.23', '0'), '1.23')
  assert.equal(raiseTo('0.021021', '0.00001'), '0.02103')
  assert.equal(raiseTo('0.02', '0.00001'), '0.02')
})

test('a value on a step is written as long as the step', () => {
  assert.equal(writeTo('839.109', '0.01'), '839.10')
  assert.equal(writeTo('839', '0.01'), '839.00')
  assert.equal(writeTo('12.5', '1'), '12')
})

test('a share is cut', () => {
  assert.equal(shareDown('0.00000015', 1_000), '0.00000001')
})

test('a decimal and its units of 10^-8 say the same', () => {
  for (const value of ['0', '0.00000001', '118264.51', '-0.5', '9'.repeat(40)])
    assert.equal(formatAmount(amountFrom(value)), value)
  assert.equal(amountFrom(''), 0n)
})

test('percents are whole and stay between nothing and all', () => {
  assert.equal(percentOf('1', '3'), 33)
  assert.equal(percentOf('5', '3'), 100)
  assert.equal(percentOf('-1', '3'), 0)
  assert.equal(percentOf('1', '0'), 0)
})

test('values are compared by what they are, not by how they are written', () => {
  assert.equal(compare('10', '9.99'), 1)
  assert.equal(compare('1.50', '1.5'), 0)
  assert.equal(compare('0.1', '0.11'), -1)
})

test('an empty field counts as nothing, and no length of digits breaks anything', () => {
  assert.equal(multiply('', '5'), '0')
  assert.equal(compare('', '0'), 0)
  assert.equal(add('9'.repeat(40), '1'), `1${'0'.repeat(40)}`)
})

test('basis points are a decimal of percent', () => {
  assert.deepEqual([0, 8, 250, 10_000].map(percentOfBps), ['0.00', '0.08', '2.50', '100.00'])
})
