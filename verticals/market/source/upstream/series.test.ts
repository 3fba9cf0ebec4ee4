/** Candles made of other candles. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Candle, flat, fold } from '../../candles/candle.ts'
import { periods, startAfter, startOf } from '../../candles/period.ts'
import { contiguous, folded, timeframes } from './series.ts'

const HOUR = 3_600_000
const candle = (start: number, price: bigint): Candle => ({
  start,
  open: price,
  high: price + 5n,
  low: price - 5n,
  close: price + 1n,
  amount: 10n,
  vol: 10n * price,
  count: 1,
})
const hours = (from: number, to: number) =>
  Array.from({ length: (to - from) / HOUR }, (_, n) => candle(from + n * HOUR, BigInt(100 + n)))

test('[Q1] candles are put in order, each once, with flat ones where the venue skipped some', () => {
  const [one, two, , four] = hours(0, 4 * HOUR)
  assert(one && two && four)
  const found = contiguous('60min', [four, two, one, two], { from: 0, to: 6 * HOUR })
  assert.deepEqual(found, [
    one,
    two,
    flat(2 * HOUR, two.close),
    four,
    flat(4 * HOUR, four.close),
    flat(5 * HOUR, four.close),
  ])
})

test('[P2] a candle outside of what was asked, or between two places, makes no other', () => {
  const strays = [candle(60_000, 7n), candle(-HOUR, 7n), candle(9 * HOUR, 7n)]
  assert.deepEqual(contiguous('60min', strays, { from: 0, to: 4 * HOUR }), [])
  const found = contiguous('60min', [...strays, candle(HOUR, 9n)], { from: HOUR, to: 2 * HOUR })
  assert.deepEqual(found, [candle(HOUR, 9n)])
})

test('[Q1] days, weeks and months begin where ours begin, whatever they are made of', () => {
  const from = Date.UTC(2_026, 0, 1)
  const to = startOf('1mon', Date.UTC(2_026, 5, 9))
  for (const period of ['1day', '1week', '1mon'] as const) {
    const end = startOf(period, to)
    const short = hours(from, end)
    const long = folded(period, short)
    assert.equal(long[0]?.start, startAfter(period, startOf(period, from)))
    for (const [n, each] of long.entries()) {
      const next = startAfter(period, each.start)
      assert.equal(long[n + 1]?.start ?? end, next)
      const [first, ...rest] = short.filter(({ start }) => start >= each.start && start < next)
      assert(first)
      assert.deepEqual(each, fold(each.start, [first, ...rest]))
    }
  }
})

test('[Q1] a candle that is made of others begins where one of them does', () => {
  const moments = [
    Date.UTC(2_026, 1, 3, 16),
    Date.UTC(2_026, 1, 28, 15, 59),
    Date.UTC(2_024, 1, 29),
  ]
  for (const period of periods)
    for (const timeframe of timeframes[period])
      for (const moment of moments) {
        const start = startOf(period, moment)
        assert.equal(startOf(timeframe.period, start), start, `${period} of ${timeframe.name}`)
      }
})
