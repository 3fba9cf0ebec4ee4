/** Candles of a year: where they begin, that they are the fold of their months, and what is known of the one of now. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Candle, fold } from './candle.ts'
import type { Candles } from './candles.ts'
import { startAfter as monthAfter } from './period.ts'
import { startAfter, startOf, withYears } from './years.ts'

const local = (text: string) => Date.parse(`${text}+08:00`)
const HOUR = 3_600_000

/** Months since March 2023, each with its place for a price. */
function given(at: string) {
  const state = { at: local(at), fails: false, asked: 0 }
  const candleAt = (start: number, nth: number): Candle => {
    const price = BigInt(100 + nth)
    const [high, low] = [price + 9n, price - 9n]
    return { start, open: price, high, low, close: price + 1n, amount: 1n, vol: 2n, count: 3 }
  }
  const months = (): readonly Candle[] => {
    const all: Candle[] = []
    for (
      let start = local('2023-03-01T00:00:00');
      start <= state.at;
      start = monthAfter('1mon', start)
    )
      all.push(candleAt(start, all.length))
    return all
  }
  const candles = {
    current: () => months().at(-1),
    async between(
      _: string,
      period: string,
      { from, to, most }: Parameters<Candles['between']>[2],
    ) {
      assert.equal(period, '1mon')
      state.asked++
      if (state.fails) throw new Error('no answer')
      return months()
        .filter(({ start }) => start >= from && start < to)
        .slice(-most)
    },
  } as unknown as Candles
  return { state, months, years: withYears(candles, () => state.at) }
}

const folded = (months: readonly Candle[], year: number) => {
  const [from, to] = [local(`${year}-01-01T00:00:00`), local(`${year + 1}-01-01T00:00:00`)]
  const [first, ...rest] = months.filter(({ start }) => start >= from && start < to)
  return first && fold(from, [first, ...rest])
}

test('[Q3] a year begins with January of UTC+8, and ends where the next begins', () => {
  for (const year of [1999, 2000, 2024, 2026, 2100]) {
    const start = local(`${year}-01-01T00:00:00`)
    for (const moment of [start, start + 59 * 24 * HOUR, local(`${year}-12-31T23:59:59.999`)])
      assert.equal(startOf('1year', moment), start)
    assert.equal(startAfter('1year', start), local(`${year + 1}-01-01T00:00:00`))
    assert.equal(startAfter('1year', start, -3), local(`${year - 3}-01-01T00:00:00`))
  }
  assert.equal(startOf('60min', local('2026-05-06T07:08:09')), local('2026-05-06T07:00:00'))
})

test('[Q3] years are the fold of their months, the newest of them, and no other than were asked for', async () => {
  const { months, years } = given('2026-05-06T07:08:09')
  const all = [2023, 2024, 2025, 2026].map((year) => folded(months(), year))
  assert.deepEqual(await years.last('btcusdt', '1year', 150), all)
  assert.deepEqual(await years.last('btcusdt', '1year', 2), all.slice(-2))
  const read = (from: string, to: string, most = 9) =>
    years.between('btcusdt', '1year', { from: local(from), to: local(to), most })
  const [first, second] = ['2024-01-01T00:00:00', '2025-01-01T00:00:00']
  assert.deepEqual(await read(first, second), [all[1]])
  assert.deepEqual(await read('2024-01-01T00:00:01', second), [])
  assert.deepEqual(await read(first, '2025-01-01T00:00:01'), [all[1], all[2]])
  assert.deepEqual(await read(first, '2099-01-01T00:00:00', 1), [all[3]])
})

test('[Q3] the year of now is its months so far with the one of now, a moment after it was first asked for', async () => {
  const { state, months, years } = given('2026-05-06T07:08:09')
  const current = async () => {
    years.current('btcusdt', '1year')
    await new Promise(setImmediate)
    return years.current('btcusdt', '1year')
  }
  assert.deepEqual(await current(), folded(months(), 2026))
  assert.equal(state.asked, 1)
  state.at += 40 * 24 * HOUR
  assert.deepEqual(await current(), folded(months(), 2026))
  assert.equal(state.asked, 2)
  state.at = local('2027-01-05T00:00:00')
  assert.deepEqual(await current(), folded(months(), 2027))
  assert.equal(state.asked, 2)
})

test('[Q8] while nobody answers for the months there is no year of now, and they are asked for again', async () => {
  const { state, months, years } = given('2026-05-06T07:08:09')
  state.fails = true
  const look = async () => {
    const seen = years.current('btcusdt', '1year')
    await new Promise(setImmediate)
    return seen
  }
  assert.deepEqual([await look(), await look()], [undefined, undefined])
  assert.equal(state.asked, 1)
  state.fails = false
  state.at += 10_000
  assert.equal(await look(), undefined)
  assert.deepEqual(await look(), folded(months(), 2026))
})
