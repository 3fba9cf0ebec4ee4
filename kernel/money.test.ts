/** Money: exact at the edges, exact between them, and never rounded the member's way. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import {
  AMOUNT_MAX,
  formatAmount,
  notional,
  parseAmount,
  parseFigure,
  shareDown,
  shareUp,
  UNIT,
} from './money.ts'

const amount = fc.bigInt(0n, AMOUNT_MAX)
const bps = fc.integer({ min: 0, max: 10_000 })

test('an amount is parsed as it was formatted', () => {
  fc.assert(fc.property(amount, (units) => parseAmount(formatAmount(units)) === units))
})

/** The slow and obvious ways, which the quick ones must equal. */
const slowly = {
  parse(text: string) {
    const match = /^([0-9]{1,12})(?:\.([0-9]{1,8}))?$/.exec(text)
    return match === null ? undefined : BigInt(match[1] + (match[2] ?? '').padEnd(8, '0'))
  },
  format(units: bigint) {
    const digits = units.toString().padStart(9, '0')
    return `${digits.slice(0, -8)}.${digits.slice(-8)}`.replace(/\.?0+$/, '')
  },
}

test('[M8] an amount is read and written as slowly and obviously', () => {
  const whole = fc.bigInt(0n, 10n ** 13n)
  const near = fc.tuple(whole, fc.bigInt(-2n, 2n)).map(([one, off]) => one * UNIT + off)
  const units = fc.oneof(amount, near, fc.bigInt(0n, 2n ** 54n))
  const digits = fc.string({ unit: fc.constantFrom(...'0123456789'), maxLength: 14 })
  const text = fc.oneof(
    fc.tuple(digits, digits).map((parts) => parts.join('.')),
    digits,
    fc.string({ maxLength: 4 }),
  )
  fc.assert(
    fc.property(text, (given) => parseAmount(given) === slowly.parse(given)),
    { numRuns: 2_000 },
  )
  fc.assert(
    fc.property(units, (given) => given < 0n || formatAmount(given) === slowly.format(given)),
    { numRuns: 2_000 },
  )
})

test('[M8] what is not a plain decimal with at most 8 places is no amount', () => {
  const wrong = ['', ' 1', '1 ', '-1', '+1', '-0', '1.', '.5', '1,5', '1e5', '0x10', '1_000', '٣']
  const alsoWrong = [
    '1.123456789',
    '1234567890123',
    'NaN',
    'Infinity',
    '1e400',
    '1\n',
    '０',
    '1.5.5',
  ]
  for (const text of [...wrong, ...alsoWrong]) assert.equal(parseAmount(text), undefined, text)
  assert.equal(parseAmount('999999999999.99999999'), AMOUNT_MAX)
})

for (const [units, text] of [
  [0n, '0'],
  [1n, '0.00000001'],
  [150_000_000n, '1.5'],
  [-150_000_000n, '-1.5'],
  [100_000_000_000n, '1000'],
] as const)
  test(`${units} units are written ${text}`, () => assert.equal(formatAmount(units), text))

test('a notional is exact, and one that cannot be is a bug', () => {
  assert.equal(notional(60_000n * UNIT, UNIT / 1000n), 60n * UNIT)
  assert.throws(() => notional(1n, 1n), /exact/)
})

test('[M7] a fee rounds up, a yield rounds down, and they differ by one unit at most', () => {
  fc.assert(
    fc.property(amount, bps, (units, part) => {
      const [up, down] = [shareUp(units, part), shareDown(units, part)]
      const exact = units * BigInt(part)
      return up * 10_000n >= exact && down * 10_000n <= exact && up - down <= 1n
    }),
  )
})

test('[M7] splitting an order never lowers its fee', () => {
  fc.assert(
    fc.property(fc.array(amount, { minLength: 1, maxLength: 20 }), bps, (parts, part) => {
      const whole = parts.reduce((sum, units) => sum + units, 0n)
      const fees = parts.reduce((sum, units) => sum + shareUp(units, part), 0n)
      return fees >= shareUp(whole, part)
    }),
  )
})

test('a figure may be below zero and larger than an amount; anything else is a bug', () => {
  const figure = fc.bigInt(-(10n ** 30n), 10n ** 30n)
  fc.assert(fc.property(figure, (units) => parseFigure(formatAmount(units)) === units))
  for (const text of ['', '-', '1e5', '1.123456789', '--1', '1,5'])
    assert.throws(() => parseFigure(text))
})
