/** The names of the nine periods. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { languages } from '@evenkeel/wire'
import { chartPeriods, isOfDays, lengthOf, periodSign, spanOf } from './period.ts'

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

/** What the platform itself would say: too slow to ask for while a page is drawn. */
test('each has the name in every language that the platform gives it', async () => {
  for (const language of languages) {
    const { default: texts } = await import(`../text/${language}.ts`)
    for (const period of chartPeriods) {
      const { type: unit, span } = spanOf(period)
      const style = { style: 'unit', unit, unitDisplay: 'long' } as const
      const expected = new Intl.NumberFormat(`${language}-u-nu-latn`, style).format(span)
      assert.equal(unspaced(texts[`ui.period.${period}`]), unspaced(expected), language)
    }
  }
})

const unspaced = (text: string) => text.replace(/\s/g, '')
