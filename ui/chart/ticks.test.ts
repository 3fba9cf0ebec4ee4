/** Where the time axis has its words. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createFormats } from './formats.ts'
import { timeTicks } from './ticks.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const midnight = Date.UTC(2026, 10, 15)

const every = (ms: number, count: number, start = midnight) =>
  Array.from({ length: count }, (_, i) => ({ timestamp: start + i * ms }))
const plain = (at: number) => at
const minutes = (ticks: readonly { start: number }[]) =>
  ticks.map(({ start }) => (start - midnight) / MINUTE)

test('words stand at round times, as dense as there is room', () => {
  const wish = { starts: every(MINUTE, 60), from: 0, to: 60, lengthMs: MINUTE, local: plain }
  assert.deepEqual(minutes(timeTicks({ ...wish, room: 9 })), [10, 20, 30, 40, 50])
  assert.deepEqual(minutes(timeTicks({ ...wish, room: 12 })), [15, 30, 45])
})

test('they stay where they are while the chart is moved', () => {
  const starts = every(MINUTE, 200)
  const wish = { starts, room: 9, lengthMs: MINUTE, local: plain }
  const whole = minutes(timeTicks({ ...wish, from: 0, to: 200 }))
  for (let from = 0; from < 140; from += 7) {
    const seen = minutes(timeTicks({ ...wish, from, to: from + 50 }))
    assert.deepEqual(
      seen,
      whole.filter((at) => at >= from && at < from + 50),
    )
  }
})

test('round is what the clock of the reader shows', () => {
  const { local } = createFormats({
    language: 'en',
    timeZone: 'Asia/Kolkata',
    period: '60min',
    decimals: 2,
  })
  const wish = { starts: every(30 * MINUTE, 48), from: 0, to: 48, lengthMs: 30 * MINUTE, local }
  assert.deepEqual(minutes(timeTicks({ ...wish, room: 12 })), [30, 390, 750, 1_110])
})

test('a new day is named by its date, a new year by its number', () => {
  const starts = every(15 * MINUTE, 20, midnight - 2 * HOUR)
  const wish = { starts, from: 0, to: 20, room: 4, lengthMs: 15 * MINUTE, local: plain }
  assert.deepEqual(
    timeTicks(wish).map(({ cut }) => cut),
    ['time', 'day', 'time', 'time'],
  )
  const days = every(DAY, 90, Date.UTC(2026, 10, 15))
  const months = timeTicks({ ...wish, starts: days, to: 90, room: 20, lengthMs: DAY })
  assert.deepEqual(
    months.map(({ start, cut }) => [new Date(start).toISOString().slice(0, 10), cut]),
    [
      ['2026-12-01', 'month'],
      ['2027-01-01', 'year'],
      ['2027-02-01', 'month'],
    ],
  )
})

test('a closed market does not crowd the words', () => {
  const night = [...every(HOUR, 3), ...every(HOUR, 3, midnight + 10 * HOUR)]
  const days = [0, 1, 2, 3].flatMap((day) =>
    night.map(({ timestamp }) => ({ timestamp: timestamp + day * DAY })),
  )
  const wish = { starts: days, from: 0, to: 24, room: 6, lengthMs: HOUR, local: plain }
  const places = timeTicks(wish).map(({ index }) => index)
  for (const [i, place] of places.entries()) if (i > 0) assert.ok(place - places[i - 1]! >= 3)
})

test('where the nights of a share are left out, each day is named, and no word reaches into the next', () => {
  const candle = 6.6
  const lengthMs = 15 * MINUTE
  const starts = [0, 1, 2, 3].flatMap((day) =>
    every(lengthMs, 26, midnight + day * DAY + 14.5 * HOUR),
  )
  const wish = { starts, lengthMs, local: plain, room: 60 / candle, closest: 42 / candle }
  for (let from = 10; from < 50; from++) {
    const ticks = timeTicks({ ...wish, from, to: from + 45, wanted: 5 })
    assert.deepEqual(
      ticks.filter(({ cut }) => cut === 'day').map(({ index }) => index),
      [26, 52, 78].filter((index) => index >= from && index < from + 45),
    )
    for (const [i, { index }] of ticks.entries())
      if (i > 0) assert.ok((index - ticks[i - 1]!.index) * candle >= 42, `${index} from ${from}`)
  }
})

test('a chart of a phone has four words or more, whatever a candle lasts, and the same while it is moved', () => {
  const candle = 6.6
  const seen = Math.round(300 / candle)
  for (const lengthMs of [MINUTE, 5 * MINUTE, 15 * MINUTE, 30 * MINUTE, HOUR]) {
    const starts = every(lengthMs, 400)
    const wish = { starts, lengthMs, local: plain, room: 60 / candle, closest: 42 / candle }
    const steps = new Set<number>()
    for (let from = 20; from < 300; from += 3) {
      const ticks = timeTicks({ ...wish, from, to: from + seen, wanted: 5 })
      assert.ok(ticks.length >= 4, `${ticks.length} of candles of ${lengthMs / MINUTE} minutes`)
      for (const [i, { index }] of ticks.entries())
        if (i > 0) steps.add(index - ticks[i - 1]!.index)
    }
    assert.equal(steps.size, 1, `one step: ${[...steps]}`)
  }
})
