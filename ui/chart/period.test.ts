/** The names of the nine periods. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { languages } from '@evenkeel/wire'
import { chartPeriods, isOfDays, lengthOf, periodName, periodSign } from './period.ts'

test('each has the sign that traders know, and no two the same', () => {
  const signs = chartPeriods.map(periodSign)
  assert.deepEqual(signs, ['1m', '5m', '15m', '30m', '1h', '4h', '1d', '1w', '1M'])
})

test('each is longer than the one before; from a day on they are named by days', () => {
  const lengths = chartPeriods.map(lengthOf)
  assert.deepEqual(
    lengths,
    lengths.toSorted((a, b) => a - b),
  )
  assert.deepEqual(chartPeriods.filter(isOfDays), ['1day', '1week', '1mon'])
})

test('each has a name in every language, and no two the same', () => {
  assert.equal(periodName('15min', 'en'), '15 minutes')
  assert.equal(periodName('4hour', 'de'), '4 Stunden')
  for (const language of languages) {
    const names = new Set(chartPeriods.map((period) => periodName(period, language)))
    assert.equal(names.size, chartPeriods.length, language)
  }
})
