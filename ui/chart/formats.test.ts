/** Figures and moments in languages and time zones. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createFormats } from './formats.ts'

const wish = { language: 'en', timeZone: 'UTC', period: '1min', decimals: 2 } as const
const at = Date.UTC(2026, 10, 15, 7, 54)

test('prices are grouped by language and keep all decimals of their step', () => {
  const priceIn = (language: 'en' | 'hi' | 'fr' | 'ru') =>
    createFormats({ ...wish, language }).price(1_118_400)
  assert.equal(priceIn('en'), '1,118,400.00')
  assert.equal(priceIn('hi'), '11,18,400.00')
  assert.match(priceIn('fr'), /^1\s118\s400,00$/)
  const small = createFormats({ ...wish, decimals: 8 })
  assert.equal(small.price(0.00001234), '0.00001234')
})

test('a text of the axis is grouped with the decimals that it has', () => {
  const { figure } = createFormats(wish)
  assert.deepEqual(['118400.00', '-30', '0.5', 'n/a'].map(figure), [
    '118,400.00',
    '−30',
    '0.5',
    'n/a',
  ])
})

test('minutes are told on the clock of the reader', () => {
  const { moment, axis } = createFormats({ ...wish, timeZone: 'Asia/Kolkata' })
  assert.equal(moment(at), '11/15, 13:24')
  assert.equal(axis(at, 'time'), '13:24')
  assert.equal(axis(at, 'day'), 'Nov 15')
})

test('a day has the date that it has at UTC+8, where it begins', () => {
  const start = Date.UTC(2026, 10, 14, 16)
  const dayIn = (timeZone: string) => createFormats({ ...wish, timeZone, period: '1day' })
  assert.equal(dayIn('America/New_York').moment(start), '11/15/2026')
  assert.equal(dayIn('UTC').moment(start), '11/15/2026')
  assert.equal(
    createFormats({ ...wish, period: '1mon' }).moment(Date.UTC(2026, 9, 31, 16)),
    '11/2026',
  )
})

test('the clock of the reader follows summer time', () => {
  const { local } = createFormats({ ...wish, timeZone: 'Europe/Berlin' })
  const [winter, summer] = [Date.UTC(2026, 0, 1), Date.UTC(2026, 6, 1)]
  assert.equal(local(winter) - winter, 3_600_000)
  assert.equal(local(summer) - summer, 7_200_000)
})

test('volumes keep their digits where they move, and lose idle zeros where they stand', () => {
  const { volume, brief } = createFormats(wish)
  assert.deepEqual([24.9, 1_234_567, 0.5].map(volume), ['24.90', '1.234M', '0.5000'])
  assert.deepEqual([40, -100, 1_500].map(brief), ['40', '−100', '1.5K'])
})

test('a change that is shown as nothing has no side', () => {
  const { change } = createFormats(wish)
  assert.deepEqual(change(100, 101.5), { value: '+1.50%', side: 'up' })
  assert.deepEqual(change(100, 99.99), { value: '−0.01%', side: 'down' })
  assert.deepEqual(change(100, 99.999), { value: '0.00%', side: undefined })
  assert.deepEqual(change(0, 1), { value: '0.00%', side: undefined })
})
