/** Numbers that venues write: exact, or none. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { AMOUNT_MAX, formatAmount } from '@evenkeel/kernel'
import fc from 'fast-check'
import { PRICE_MAX, readPrice, readQuantity } from './decimal.ts'

for (const [value, expected] of [
  ['60000.12345678', 6_000_012_345_678n],
  ['60000.123456789999', 6_000_012_345_678n],
  ['0.00000001', 1n],
  ['1e-8', 1n],
  ['1.5E+3', 150_000_000_000n],
  ['000012.50', 1_250_000_000n],
  [0.1, 10_000_000n],
  [1e-7, 10n],
  [60_000.1, 6_000_010_000_000n],
  ['1000000000', PRICE_MAX],
] as const)
  test(`[P2] ${typeof value} ${value} is read exactly`, () => {
    assert.equal(readPrice(value), expected)
  })

for (const value of [
  '',
  ' ',
  '1 ',
  ' 1',
  '+1',
  '-1',
  '-0',
  '0',
  '0.0',
  '0e5',
  '.5',
  '5.',
  '1.2.3',
  '1,5',
  '1_000',
  'NaN',
  'Infinity',
  'null',
  'undefined',
  '0x10',
  '1n',
  '１',
  '1e',
  '1e+',
  '1e400',
  '1e-400',
  '1e999999999',
  '0.000000001',
  '1000000000.1',
  '1e10',
  '9'.repeat(40),
  `0.${'1'.repeat(99)}`,
  Number.NaN,
  0,
  -0,
  -1,
  Number.POSITIVE_INFINITY,
  1e22,
  1e-9,
  Number.MIN_VALUE,
  null,
  undefined,
  true,
  {},
  [],
  ['1'],
  1n,
  { toString: () => '1' },
])
  test(`[P2] ${typeof value} ${String(value).slice(0, 20)} is no price`, () => {
    assert.equal(readPrice(value), undefined)
  })

test('[P2] a quantity may be nothing, and has an end', () => {
  assert.equal(readQuantity('0'), 0n)
  assert.equal(readQuantity('0.000'), 0n)
  assert.equal(readQuantity(formatAmount(AMOUNT_MAX)), AMOUNT_MAX)
  assert.equal(readQuantity('1000000000000'), undefined)
  assert.equal(readQuantity('-1'), undefined)
})

test('[P2] whatever we can write is read back, as a text and as the number that the text is', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 1n, max: PRICE_MAX }), (price) => {
      assert.equal(readPrice(formatAmount(price)), price)
    }),
  )
  // Fifteen digits pass through a number unharmed.
  fc.assert(
    fc.property(fc.bigInt({ min: 1n, max: 999_999_999_999_999n }), (price) => {
      assert.equal(readPrice(Number(formatAmount(price))), price)
    }),
  )
})

test('[P2] anything at all is a price within its bounds, or none', () => {
  fc.assert(
    fc.property(fc.oneof(fc.anything(), fc.string(), fc.double()), (value) => {
      const price = readPrice(value)
      assert(price === undefined || (price > 0n && price <= PRICE_MAX))
    }),
    { numRuns: 5_000 },
  )
})
