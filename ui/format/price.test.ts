/** Prices, changes and volumes as they are written. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  changeOf,
  decimalsOf,
  decimalsOfPrice,
  directionBetween,
  directionOf,
  formatChange,
  formatCompact,
  formatDollars,
  formatPercent,
  formatPermille,
  formatPrice,
} from './price.ts'

for (const [value, expected] of [
  ['118264.519', '118,264.51'],
  ['862.4', '862.40'],
  ['24.618', '24.618'],
  ['3.11749', '3.1174'],
  ['0.247169', '0.24716'],
  ['0.00001234', '0.00001234'],
  ['0.000123456', '0.00012345'],
  ['0', '0.00000'],
] as const)
  test(`a price of ${value} keeps its digits: ${expected}`, () =>
    assert.equal(formatPrice(value, 'en'), expected))

for (const [language, expected] of [
  ['en', '$118,264.51'],
  ['de', '118.264,51\u00a0$'],
  ['ja', '$118,264.51'],
  ['fr', '118\u202f264,51\u00a0$'],
  ['pt', '$\u00a0118.264,51'],
] as const)
  test(`the dollar stands where ${language} has it`, () =>
    assert.equal(formatDollars('118264.519', language, '0.01'), expected))

test('a price on its tick is as wide as the tick, and is cut, not rounded', () => {
  assert.equal(formatPrice('1.5', 'en', '0.0010'), '1.500')
  assert.equal(formatPrice('1.99999', 'de', '0.01'), '1,99')
  assert.equal(formatPrice('1234.9', 'en', '1'), '1,234')
  assert.deepEqual([decimalsOf('0.00100'), decimalsOf('10'), decimalsOfPrice('-3.1')], [3, 0, 4])
})

for (const [open, last, expected] of [
  ['100', '101.849', '1.84'],
  ['100', '98.731', '-1.26'],
  ['3', '3', '0'],
  ['0', '5', '0'],
  ['0.00000001', '0.00000003', '200'],
] as const)
  test(`from ${open} to ${last} is ${expected} percent`, () =>
    assert.equal(changeOf(open, last), expected))

test('a change has its sign, in the language of the reader', () => {
  assert.equal(formatPercent('42', 'en'), '42%')
  assert.equal(formatPercent('0.08', 'de'), '0,08\u00a0%')
  assert.equal(formatChange('1.84', 'en'), '+1.84%')
  assert.equal(formatChange('-1.2', 'en'), '\u22121.20%')
  assert.equal(formatChange('0', 'en'), '0.00%')
  assert.equal(formatChange('-0.001', 'en'), '0.00%')
  assert.equal(formatChange('1234.5', 'de'), '+1.234,50\u00a0%')
})

test('a share has one decimal', () => {
  assert.deepEqual([formatPermille(334, 'en'), formatPermille(1000, 'en')], ['33.4%', '100.0%'])
})

test('a change that is shown as nothing has no direction', () => {
  const all = ['0', '0.00', '-0.001', '0.01', '-0.1', '-2', '10'].map(directionOf)
  assert.deepEqual(all, ['same', 'same', 'same', 'up', 'down', 'down', 'up'])
  assert.equal(directionBetween('9.99', '10'), 'up')
  assert.equal(directionBetween('10', '9.99999999'), 'down')
  assert.equal(directionBetween('10', '10.0'), 'same')
})

test('a volume is short, cut, and in the language of the reader', () => {
  assert.equal(formatCompact('2189999999.5', 'en'), '2.18B')
  assert.equal(formatCompact('999', 'en'), '999')
  assert.equal(formatCompact('2189999999', 'de'), '2,18\u00a0Mrd.')
})

test('volumes in a column have digits alike, and no whole one is lost', () => {
  const column = (language: 'en' | 'ja', ...values: string[]) =>
    values.map((value) => formatCompact(value, language))
  const figures = column('en', '320600000', '189770000', '29250000', '2000000000', '1234.5')
  assert.deepEqual(figures, ['320M', '189M', '29.2M', '2.00B', '1.23K'])
  assert.deepEqual(column('ja', '76071234', '1591000000'), ['7607万', '15.9億'])
  assert.deepEqual(column('en', '0', '0.00', '0.5', '0.00123456'), ['0', '0', '0.500', '0.00123'])
})
