/** Figures in texts, and the plural forms of counts. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fill, holesIn } from './fill.ts'
import type { Language } from './language.ts'

const orders: Partial<Record<Language, string>> = {
  en: '{count, plural, one {# order} other {# orders}} in {pair}',
  ru: '{count, plural, one {# ордер} few {# ордера} many {# ордеров} other {# ордера}} в {pair}',
  ja: '{pair}の注文{count, plural, other {#件}}',
  fr: '{count, plural, one {# ordre} other {# ordres}} sur {pair}',
}

const counted = (language: Language, count: number | string) =>
  fill(orders[language] ?? '', language, { count, pair: 'BTC/USDT' })

test('figures take their places, and a place without a figure stays', () => {
  const text = 'At least {minimum} {asset}, {minimum} in all'
  assert.equal(fill(text, 'en', { minimum: '5' }), 'At least 5 {asset}, 5 in all')
  assert.equal(fill('{a} {b}', 'en', { a: '{b}', b: '$&' }), '{b} $&')
})

test('a count takes the form that its language has for it', () => {
  const expected: [Language, Record<number, string>][] = [
    ['en', { 0: '0 orders', 1: '1 order', 2: '2 orders', 21: '21 orders' }],
    ['ru', { 0: '0 ордеров', 1: '1 ордер', 3: '3 ордера', 11: '11 ордеров', 21: '21 ордер' }],
    ['fr', { 0: '0 ordre', 1: '1 ordre', 2: '2 ordres' }],
  ]
  for (const [language, forms] of expected)
    for (const [count, form] of Object.entries(forms)) {
      assert.ok(counted(language, Number(count)).startsWith(`${form} `), `${language} ${count}`)
      assert.equal(counted(language, count), counted(language, Number(count)))
    }
  assert.equal(counted('ja', 1), 'BTC/USDTの注文1件')
  assert.equal(counted('ja', 22), 'BTC/USDTの注文22件')
})

test('what is no whole number in plain digits is many, and so is a form that a text lacks', () => {
  assert.equal(counted('en', '1.000'), '1.000 orders in BTC/USDT')
  assert.equal(fill('{n, plural, one {# день} other {# дн.}}', 'ru', { n: 5 }), '5 дн.')
  assert.equal(fill('{n, plural, one {one} other {#}}', 'en'), '{n, plural, one {one} other {#}}')
})

test('the holes of a text are known by their names and forms', () => {
  assert.deepEqual(holesIn(orders.en ?? ''), [
    { name: 'count', forms: { one: '# order', other: '# orders' } },
    { name: 'pair' },
  ])
  assert.deepEqual(holesIn('{count, plural, one # other #}'), [])
})
