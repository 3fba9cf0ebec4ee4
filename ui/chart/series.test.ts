/** Candles from three sides become one row of them, without gaps or doubles. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ChartCandle } from './candle.ts'
import { createSeries } from './series.ts'
import { MINUTE, walk } from './testing/candles.ts'

const ten = walk(10, 100 * MINUTE)
const startsOf = (candles: readonly ChartCandle[]) => candles.map(({ start }) => start / MINUTE)
const traded = (candle: ChartCandle, more: number) => ({
  ...candle,
  close: candle.close + more,
  volume: candle.volume + more,
})

test('the first candles are drawn anew, the same ones again not at all', () => {
  const series = createSeries()
  assert.equal(series.read(ten).type, 'anew')
  assert.equal(series.read([...ten]).type, 'none')
  assert.deepEqual(series.all(), ten)
})

test('a candle that moves replaces the last one, the next one follows it', () => {
  const series = createSeries()
  series.read(ten)
  const moved = traded(ten[9]!, 1)
  assert.deepEqual(series.live(moved), { type: 'tail', candles: [moved] })
  const next = { ...moved, start: 110 * MINUTE, volume: 0 }
  assert.deepEqual(series.live(next), { type: 'tail', candles: [next] })
  assert.deepEqual(startsOf(series.all()), [100, 101, 102, 103, 104, 105, 106, 107, 108, 109, 110])
  assert.equal(series.live(next).type, 'none')
})

test('candles that come with the moving one at their end change the tail alone', () => {
  const series = createSeries()
  series.read(ten)
  const moved = traded(ten[9]!, 2)
  const next = { ...moved, start: 110 * MINUTE }
  const change = series.read([...ten.slice(0, 9), moved, next])
  assert.deepEqual(change, { type: 'tail', candles: [moved, next] })
})

test('an answer that was under way does not take back what has been traded since', () => {
  const series = createSeries()
  series.read(ten)
  const moved = traded(ten[9]!, 5)
  const next = { ...moved, start: 110 * MINUTE }
  series.live(moved)
  series.live(next)
  assert.equal(series.read(ten).type, 'none')
  assert.deepEqual(series.all().slice(-2), [moved, next])
})

test('what a dropped connection has missed is put in between', () => {
  const series = createSeries()
  series.read(ten.slice(0, 4))
  series.live(ten[8]!)
  assert.equal(series.read(ten).type, 'anew')
  assert.deepEqual(series.all(), ten)
})

test('candles that do not meet the known ones take their place: nobody knows what is between', () => {
  const series = createSeries()
  series.read(ten)
  const later = walk(5, 500 * MINUTE)
  assert.equal(series.read(later).type, 'anew')
  assert.deepEqual(series.all(), later)
})

test('older ones go before the first, whatever of them is known already', () => {
  const series = createSeries()
  series.read(ten)
  const older = walk(8, 95 * MINUTE)
  assert.deepEqual(startsOf(series.older(older)), [95, 96, 97, 98, 99])
  assert.deepEqual(startsOf(series.all()).slice(0, 7), [95, 96, 97, 98, 99, 100, 101])
  assert.deepEqual(series.older(older), [])
  assert.equal(series.all().length, 15)
})

test('what was read anew keeps the older ones', () => {
  const series = createSeries()
  series.read(ten)
  series.older(walk(5, 95 * MINUTE))
  assert.equal(series.read([...ten]).type, 'none')
  const next = { ...ten[9]!, start: 110 * MINUTE }
  assert.deepEqual(series.read([...ten.slice(1), next]), { type: 'tail', candles: [next] })
  assert.equal(series.all().length, 16)
})

test('the newest may come first, and one of them twice', () => {
  const series = createSeries()
  series.read([...ten].reverse().concat(traded(ten[3]!, 1)))
  assert.deepEqual(startsOf(series.all()), startsOf(ten))
  assert.equal(series.all()[3]!.volume, ten[3]!.volume + 1)
})

test('a word about a candle that nobody knows is no candle', () => {
  const series = createSeries()
  series.read(ten)
  assert.equal(series.live({ ...ten[0]!, start: 50 * MINUTE }).type, 'none')
  assert.equal(series.live(traded(ten[4]!, 1)).type, 'anew')
  assert.equal(series.all().length, 10)
})
