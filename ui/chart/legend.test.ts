/** What the page says beside the drawing. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createFormats } from './formats.ts'
import { type ChartLabels, figuresOf, legendOf, spoken } from './legend.ts'

const wish = { language: 'en', timeZone: 'UTC', period: '1min', decimals: 2 } as const
const english = createFormats(wish)
const german = createFormats({ ...wish, language: 'de' })
const labels: ChartLabels = {
  time: 'Time',
  open: 'Open',
  high: 'High',
  low: 'Low',
  close: 'Close',
  change: 'Change',
  volume: 'Volume',
  own: 'own',
  table: 'Table',
  keys: 'Keys',
  empty: 'Empty',
  failed: 'Failed',
  retry: 'Retry',
}

test('a legend names each line with its value, in the digits of its prices', () => {
  const values = { ma1: 118_240.738, ma2: 118_186.2, ma3: 118_384.02 }
  assert.deepEqual(legendOf('MA', values, english), [
    { key: 'ma1', title: 'MA7', value: '118,240.74', hue: 1 },
    { key: 'ma2', title: 'MA25', value: '118,186.20', hue: 2 },
    { key: 'ma3', title: 'MA99', value: '118,384.02', hue: 3 },
  ])
  assert.equal(legendOf('MA', values, german)[0]?.value, '118.240,74')
})

test('a line that has no value yet has a dash', () => {
  assert.deepEqual(
    legendOf('MA', { ma1: 5 }, english).map(({ value }) => value),
    ['5.00', '–', '–'],
  )
  assert.deepEqual(
    new Set(legendOf('KDJ', undefined, english).map(({ value }) => value)),
    new Set('–'),
  )
})

test('volumes are shortened, shares have two decimals whatever the price has', () => {
  const coarse = createFormats({ ...wish, decimals: 0 })
  const [, , volume] = legendOf('VOL', { volume: 1_234_567 }, english)
  assert.deepEqual(volume, { key: 'volume', title: 'VOL', value: '1.234M', hue: 'plain' })
  assert.equal(legendOf('RSI', { rsi1: 66.666 }, coarse)[0]?.value, '66.67')
  assert.equal(legendOf('MACD', { dif: -17.56 }, english)[0]?.value, '−17.56')
})

const candle = { start: Date.UTC(2026, 10, 15, 7, 54), open: 200, high: 204, low: 199, close: 203 }

test('a candle that is touched says when, its four prices, its change and its volume', () => {
  const figures = figuresOf({ ...candle, volume: 8.3821 }, english, labels)
  assert.deepEqual(
    figures.map(({ value }) => value),
    ['11/15, 07:54', '200.00', '204.00', '199.00', '203.00', '+1.50%', '8.382'],
  )
  assert.equal(
    spoken(figures),
    'Time 11/15, 07:54, Open 200.00, High 204.00, Low 199.00, Close 203.00, Change +1.50%, Volume 8.382',
  )
})

test('its change has a side, unless there was none', () => {
  const sideAt = (close: number) =>
    figuresOf({ ...candle, close, volume: 1 }, english, labels).find(
      ({ label }) => label === 'Change',
    )
  assert.equal(sideAt(201)?.side, 'up')
  assert.equal(sideAt(199)?.side, 'down')
  assert.deepEqual(sideAt(200), { label: 'Change', value: '0.00%', side: undefined })
})
