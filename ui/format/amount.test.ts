/** What a text means as an amount, and what is wrong with it. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parseAmount } from '@evenkeel/kernel'
import { type Language, languages } from '@evenkeel/wire'
import fc from 'fast-check'
import {
  amountProblem,
  readAmount,
  settleAmount,
  type TypedAmount,
  withoutAsset,
  writeAmount,
} from './amount.ts'
import { decimalSign, formatFigure, groupSign } from './money.ts'

const wrong = {
  form: { value: '', problem: 'form' },
  decimals: { value: '', problem: 'decimals' },
} as const

const inEveryLanguage: readonly [string, string | TypedAmount][] = [
  ['', ''],
  [' ', ''],
  ['1', '1'],
  [' 12 ', '12'],
  ['05', '5'],
  ['00', '0'],
  ['123456789012', '123456789012'],
  ['1234567890123', '1234567890123'],
  ['-5', wrong.form],
  ['\u22125', wrong.form],
  ['+5', wrong.form],
  ['1e5', wrong.form],
  ['1a', wrong.form],
  ['1.2.3', wrong.form],
  ['1,2,3', wrong.form],
  ['1,,000', wrong.form],
  ['0x10', wrong.form],
  ["1'000", wrong.form],
  ['Infinity', wrong.form],
  ['१२', wrong.form],
]
const inOne: Partial<Record<Language, readonly [string, string | TypedAmount][]>> = {
  en: [
    ['.', ''],
    ['.5', '0.5'],
    ['1.', '1'],
    ['1.50', '1.50'],
    ['1.12345678', '1.12345678'],
    ['1.123456789', wrong.decimals],
    ['98,488.55', '98488.55'],
    ['1,234,567', '1234567'],
    ['1,', '1'],
    ['1,0', '1.0'],
    ['1,00', '1.00'],
    ['1,000', '1000'],
    ['1,0005', '1.0005'],
    ['1,123456789', wrong.decimals],
    ['1,5', '1.5'],
    ['0,001', '0.001'],
    ['0,5', '0.5'],
    [',', ''],
    [',5', '0.5'],
    [',500', '0.500'],
    ['01,500', wrong.form],
    ['1,234,56', wrong.form],
    ['1,00,000', wrong.form],
    ['1234,5', '1234.5'],
    ['1234,567', wrong.form],
    ['1.234,5', wrong.form],
    ['1.234,567', wrong.form],
    ['1 000', wrong.form],
  ],
  de: [
    [',', ''],
    [',5', '0.5'],
    ['1,', '1'],
    ['1234,5', '1234.5'],
    ['1,12345678', '1.12345678'],
    ['1,123456789', wrong.decimals],
    ['1.000,5', '1000.5'],
    ['1.000', '1000'],
    ['1.234.567', '1234567'],
    ['.', ''],
    ['1.', '1'],
    ['1.5', '1.5'],
    ['1.00', '1.00'],
    ['1.0005', '1.0005'],
    ['0.001', '0.001'],
    ['0.5', '0.5'],
    ['1234.5', '1234.5'],
    ['1234.567', wrong.form],
    ['1.123456789', wrong.decimals],
    ['98,488.55', wrong.form],
    ['1 000', wrong.form],
  ],
  hi: [
    ['1,00,000', '100000'],
    ['12,34,567.891', '1234567.891'],
    ['100,000', '100000'],
    ['1,000', '1000'],
    ['1.5', '1.5'],
    ['1,00', '1.00'],
    ['1,00,00', wrong.form],
    ['12,34,56', wrong.form],
    ['0,01,000', wrong.form],
    ['1,5', '1.5'],
  ],
  fr: [
    ['1\u202f234\u202f567,5', '1234567.5'],
    ['1\u00a0234,5', '1234.5'],
    ['1 234,5', '1234.5'],
    ['1,5', '1.5'],
    ['1,000', '1.000'],
    ['1 00', wrong.form],
    ['1  000', wrong.form],
    ['1.5', '1.5'],
    ['0.001', '0.001'],
    ['1.000', wrong.form],
    ['1.000,5', wrong.form],
    ['0 001', wrong.form],
  ],
}
for (const language of languages)
  for (const [text, expected] of [...inEveryLanguage, ...(inOne[language] ?? [])])
    test(`in ${language} ${JSON.stringify(text)} is ${JSON.stringify(expected)}`, () => {
      const typed = typeof expected === 'string' ? { value: expected } : expected
      assert.deepEqual(readAmount(text, language), typed)
    })

for (const [text, asset, expected] of [
  ['99,736.75 USDT', 'USDT', '99,736.75'],
  ['99,736.75\u00a0USDT ', 'USDT', '99,736.75'],
  ['5 1INCH', '1INCH', '5'],
  ['51INCH', '1INCH', '51INCH'],
  ['5 BTC', 'USDT', '5 BTC'],
  ['5 ', 'USDT', '5 '],
  ['USDT', 'USDT', 'USDT'],
] as const)
  test(`${text} pasted where ${asset} is asked for is ${expected}`, () =>
    assert.equal(withoutAsset(text, asset), expected))

for (const [value, limits, expected] of [
  ['', {}, 'missing'],
  ['0', {}, 'missing'],
  ['0.0', {}, 'missing'],
  ['0.00000001', {}, undefined],
  ['5.0', { most: '5' }, undefined],
  ['5.00000001', { most: '5' }, 'tooMuch'],
  ['0.1', { most: '0.3', least: '0.10000001' }, 'tooLittle'],
  ['9007199254740.993', {}, 'tooMuch'],
  ['900719925474.0993', { most: '900719925474.0992' }, 'tooMuch'],
  ['1', { most: '0' }, 'tooMuch'],
] as const)
  test(`${value} with ${JSON.stringify(limits)} is ${expected ?? 'good'}`, () => {
    assert.equal(amountProblem(value, limits), expected)
  })

const amounts = fc
  .bigInt({ min: 0n, max: 10n ** 20n - 1n })
  .map((units) => settleAmount(`${units / 10n ** 8n}.${`${units % 10n ** 8n}`.padStart(8, '0')}`))

test('an amount as it is shown, or as `All` writes it, is read as that amount', () => {
  fc.assert(
    fc.property(amounts, fc.constantFrom(...languages), (value, language) => {
      assert.deepEqual(readAmount(formatFigure(value, language), language), { value })
      assert.deepEqual(readAmount(writeAmount(value, language), language), { value })
    }),
  )
})

test('what is read has the digits of the text, and a decimal sign where the text has one', () => {
  const near = fc.string({ unit: fc.constantFrom(...'00123459.,., \u00a0\u202f-e'), maxLength: 14 })
  const texts = fc.oneof({ weight: 9, arbitrary: near }, { weight: 1, arbitrary: fc.string() })
  fc.assert(
    fc.property(texts, fc.constantFrom(...languages), (text, language) => {
      const { value, problem } = readAmount(text, language)
      if (problem !== undefined) return assert.equal(value, '')
      // Of two signs one has to be the language's own; a single one is never taken for a group that is short.
      const single = /^[0-9]*([.,])(?![0-9]{3}$)[0-9]*$/.exec(text.trim())?.[1]
      const ofZero = /^0*([.,])[0-9]*$/.exec(text.trim())?.[1]
      const [decimal, group] = [single ?? ofZero ?? decimalSign(language), groupSign(language)]
      for (const sign of text.trim().replace(/[0-9]/g, ''))
        assert.ok(sign === decimal || sign === group || (group.trim() === '' && /\s/.test(sign)))
      const [whole = '', fraction = ''] = text.split(decimal).map((part) => part.replace(/\D/g, ''))
      if (whole + fraction === '') return assert.equal(value, '')
      assert.ok(parseAmount(value) !== undefined || value.length > 12)
      const [readWhole, readFraction = ''] = value.split('.')
      assert.equal(readWhole, `${BigInt(whole)}`)
      assert.equal(readFraction, fraction)
    }),
    { numRuns: 2000 },
  )
})
