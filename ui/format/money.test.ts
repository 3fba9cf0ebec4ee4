/** Figures in all languages: grouped, cut, never rounded, and exact. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parseFigure } from '@evenkeel/kernel'
import { type Language, languages } from '@evenkeel/wire'
import fc from 'fast-check'
import { decimalSign, type FigureFormat, formatFigure, formatMoney } from './money.ts'

const cases: [string, Language, FigureFormat, string][] = [
  ['0', 'en', {}, '0'],
  ['1250.5', 'en', {}, '1,250.5'],
  ['1250.50000000', 'en', {}, '1,250.5'],
  ['1234567.891', 'de', {}, '1.234.567,891'],
  ['1234567.891', 'hi', {}, '12,34,567.891'],
  ['1234567', 'fr', {}, '1\u202f234\u202f567'],
  ['1234.5', 'es', {}, '1.234,5'],
  ['12345.5', 'es', {}, '12.345,5'],
  ['1234.5', 'ja', { least: 2 }, '1,234.50'],
  ['0.99999999', 'en', { most: 2 }, '0.99'],
  ['999.999', 'en', { most: 0 }, '999'],
  ['7', 'en', { least: 2 }, '7.00'],
  ['-1250.5', 'en', {}, '\u22121,250.5'],
  ['-0.001', 'en', { most: 2 }, '0'],
  ['-0.5', 'en', {}, '\u22120.5'],
  ['999999999999.99999999', 'en', {}, '999,999,999,999.99999999'],
  ['98765432109876543210.1', 'en', {}, '98,765,432,109,876,543,210.1'],
  ['not a figure', 'en', {}, 'not a figure'],
]
for (const [value, language, format, expected] of cases)
  test(`${value} in ${language} ${JSON.stringify(format)} is ${expected}`, () => {
    assert.equal(formatFigure(value, language, format), expected)
  })

test('whatever the language, the digits are those of the value, cut after the most decimals', () => {
  const figures = fc.record({
    whole: fc.bigInt({ min: 0n, max: 10n ** 20n - 1n }),
    fraction: fc.stringMatching(/^[0-9]{0,8}$/),
    most: fc.integer({ min: 0, max: 8 }),
    language: fc.constantFrom(...languages),
  })
  fc.assert(
    fc.property(figures, ({ whole, fraction, most, language }) => {
      const value = fraction === '' ? `${whole}` : `${whole}.${fraction}`
      const text = formatFigure(value, language, { most })
      const kept = fraction.slice(0, most).replace(/0+$/, '')
      const tail = kept === '' ? '' : decimalSign(language) + kept
      assert.ok(text.endsWith(tail))
      const left = text.slice(0, text.length - tail.length)
      assert.equal(left.replace(/[^0-9]/g, ''), whole.toString())
      assert.doesNotMatch(left, /[^0-9]$/)
    }),
  )
})

for (const [value, expected] of [
  ['24999.33132', '24,999.33132'],
  ['4193.9937', '4,193.9937'],
  ['99750.07999999', '99,750.07999'],
  ['1.23456789', '1.23456789'],
  ['0.00000001', '0.00000001'],
  ['-1234567.89999', '\u22121,234,567.899'],
  ['12345678901.999', '12,345,678,901.99'],
] as const)
  test(`an amount of ${value} is shown as ${expected}`, () => {
    assert.equal(formatMoney(value, 'en'), expected)
  })

test('an amount is never shown as more than it is, and in every place with the same digits', () => {
  const amounts = fc.record({
    sign: fc.constantFrom('', '-'),
    whole: fc.oneof(fc.bigInt({ min: 0n, max: 999n }), fc.bigInt({ min: 0n, max: 10n ** 14n })),
    fraction: fc.stringMatching(/^[0-9]{0,8}$/),
    language: fc.constantFrom(...languages),
  })
  fc.assert(
    fc.property(amounts, ({ sign, whole, fraction, language }) => {
      const value = `${sign}${whole}${fraction === '' ? '' : `.${fraction}`}`
      const shown = read(formatMoney(value, language), language)
      const [exact, seen] = [size(parseFigure(value)), size(parseFigure(shown))]
      assert.ok(seen <= exact, `${value} is shown as ${shown}`)
      assert.ok(exact - seen < 1_000_000n, 'what is cut is less than a hundredth')
      assert.ok(seen === exact || whole > 99n, 'nothing is cut of what has room')
      for (const least of [2, 4]) {
        const padded = read(formatMoney(value, language, { least }), language)
        assert.equal(parseFigure(padded), parseFigure(shown))
      }
    }),
    { numRuns: 2_000 },
  )
})

const size = (units: bigint) => (units < 0n ? -units : units)

/** What stands there as a plain decimal string. */
function read(text: string, language: Language): string {
  const [whole = '', fraction] = text.replace('\u2212', '-').split(decimalSign(language))
  const digits = whole.replace(/[^0-9-]/g, '')
  return fraction === undefined ? digits : `${digits}.${fraction}`
}
