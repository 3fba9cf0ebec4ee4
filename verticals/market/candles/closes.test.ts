/** Closing prices at moments: against a walk through all candles, read once, and bounded. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import fc from 'fast-check'
import { flat } from './candle.ts'
import { type Candles, TooManyQuestions, type Within } from './candles.ts'
import { createCloses } from './closes.ts'
import { type Period, startAfter, startOf } from './period.ts'
import { KEPT } from './series.ts'

const NOW = Date.UTC(2026, 10, 16, 17, 3, 12)
const HOUR = 3_600_000
const DAY = 24 * HOUR
const LISTED = NOW - 60 * DAY

/** A price that tells its candle. */
const closeOf = (period: Period, start: number) => BigInt(start + (period === '1min' ? 7 : 0))

function given(keptMax?: number) {
  const asked: string[] = []
  const most = { open: 0 }
  let open = 0
  const between = async (_: string, period: Period, { from, to, most: least }: Within) => {
    asked.push(period)
    most.open = Math.max(most.open, ++open)
    await pause(1)
    open--
    const starts = []
    for (let start = startOf(period, from); start < to; start = startAfter(period, start))
      if (start >= from && start >= LISTED) starts.push(start)
    assert.ok(starts.length <= least && least <= KEPT)
    return starts.map((start) => flat(start, closeOf(period, start)))
  }
  const candles = { between } as unknown as Candles
  return { asked, most, closesAt: createCloses(candles, () => NOW, keptMax) }
}

test('[Q24] the price of a moment is the close of the last candle that was over by then', async () => {
  const { closesAt } = given()
  const moment = fc.integer({ min: NOW - 100 * DAY, max: NOW })
  await fc.assert(
    fc.asyncProperty(fc.array(moment, { maxLength: 95 }), async (moments) => {
      const closes = await closesAt('btcusdt', moments, 'worth')
      const expected = moments.map((at) => {
        const period = at > NOW - 26 * HOUR ? '1min' : '60min'
        const length = period === '1min' ? 60_000 : HOUR
        const start = Math.floor(at / length) * length - length
        return start < LISTED ? undefined : closeOf(period, start)
      })
      assert.deepEqual(closes, expected)
    }),
    { numRuns: 60 },
  )
})

test('[Q24] what is known is not read again, and 90 days take two readings', async () => {
  const { asked, closesAt } = given()
  const midnights = Array.from({ length: 59 }, (_, nth) => NOW - (nth + 1) * DAY)
  await closesAt('btcusdt', midnights, 'worth')
  const first = asked.length
  assert.ok(first <= 3, `${first} readings`)
  await closesAt('btcusdt', midnights, 'worth')
  assert.equal(asked.length, first)
})

test('[Q24] many who ask at once make one reading at a time, and each price is read once', async () => {
  const { asked, most, closesAt } = given()
  const moments = [NOW - 2 * DAY, NOW - HOUR]
  const all = Array.from({ length: 40 }, () => closesAt('btcusdt', moments, 'worth'))
  const [first, ...others] = await Promise.all(all)
  for (const other of others) assert.deepEqual(other, first)
  assert.deepEqual(asked, ['1min', '60min'])
  assert.equal(most.open, 1)
})

test('[Q24] whoever asks too much waits alone', async () => {
  const { closesAt } = given()
  const moments = [NOW - 2 * DAY]
  const many = Array.from({ length: 101 }, () => closesAt('btcusdt', moments, 'a public page'))
  const told = await Promise.all([...many, closesAt('btcusdt', moments, 'worth')])
  assert.equal(told.filter((one) => one === 'busy').length, 1)
  assert.notEqual(told.at(-1), 'busy')
})

test('[Q24] that there was no price yet is not read again, unless there was nothing to read', async () => {
  const { asked, closesAt } = given()
  const moments = [LISTED - DAY, LISTED + DAY]
  assert.equal((await closesAt('btcusdt', moments, 'worth'))[0], undefined)
  const { length } = asked
  await closesAt('btcusdt', moments, 'worth')
  assert.equal(asked.length, length)
  await closesAt('btcusdt', [LISTED - 30 * DAY], 'worth')
  await closesAt('btcusdt', [LISTED - 30 * DAY], 'worth')
  assert.equal(asked.length, length + 2)
})

test('[Q24] no more is kept than was allowed', async () => {
  const { asked, closesAt } = given(2)
  const [one, two, three] = [NOW - 2 * DAY, NOW - 3 * DAY, NOW - 4 * DAY]
  for (const at of [one, two, three]) await closesAt('btcusdt', [at], 'worth')
  const before = asked.length
  await closesAt('btcusdt', [three], 'worth')
  assert.equal(asked.length, before)
  await closesAt('btcusdt', [one], 'worth')
  assert.equal(asked.length, before + 1)
})

test('[Q24] while too many ask, it is said', async () => {
  const between = async () => {
    throw new TooManyQuestions()
  }
  assert.equal(await createCloses({ between }, () => NOW)('btcusdt', [NOW], 'worth'), 'busy')
})
