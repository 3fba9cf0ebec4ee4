/** Simulated candles: whatever their length they say what their minutes say, join, and are none of the future's. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isMarketOpen } from '@evenkeel/kernel'
import fc from 'fast-check'
import { type Candle, fold } from '../../candles/candle.ts'
import { type Period, periods, startAfter, startOf } from '../../candles/period.ts'
import { instruments } from '../../instruments.ts'
import { createSimulator } from './index.ts'

const NOW = Date.UTC(2026, 10, 12, 9, 30, 20)
const FIRST = Date.UTC(2023, 11, 31, 16)
const [MINUTE, DAY] = [60_000, 86_400_000]
const UNIT = 100_000_000n

const simulator = createSimulator({ seed: Buffer.alloc(32, 3), instruments, now: () => NOW })
const symbols = fc.constantFrom(...instruments.map(({ symbol }) => symbol))
const moments = fc.integer({ min: FIRST, max: NOW - 62 * DAY })

test('[Q3] a candle is exactly the fold of its minutes, in every period up to a day', async () => {
  const spans = fc.constantFrom(...periods.slice(0, 7))
  await fc.assert(
    fc.asyncProperty(symbols, spans, moments, async (symbol, period, at) => {
      const start = startOf(period, at)
      if (start < FIRST) return
      const to = startAfter(period, start, 2)
      await agree(symbol, period, start, to, '1min')
    }),
    { numRuns: 150 },
  )
})

test('[Q3] weeks and months are exactly the fold of their days', async () => {
  const spans = fc.constantFrom<Period>('1week', '1mon')
  await fc.assert(
    fc.asyncProperty(symbols, spans, moments, async (symbol, period, at) => {
      const start = startOf(period, at)
      await agree(symbol, period, start, startAfter(period, start, 2), '1day')
    }),
    { numRuns: 12 },
  )
})

test('[Q3] a month is the fold of its 40 000 minutes', async () => {
  const start = startOf('1mon', Date.UTC(2025, 4, 20))
  await agree('btcusdt', '1mon', start, startAfter('1mon', start), '1min')
})

test('[Q3] each candle opens where the one before closed, without a gap, across days too', async () => {
  for (const period of periods) {
    const to = startOf(period, NOW)
    const candles = await simulator.candles('ltcusdt', period, startAfter(period, to, -8), to)
    assert.equal(candles.length, 8, period)
    for (const [nth, candle] of candles.entries()) {
      const before = candles[nth - 1]
      if (before === undefined) continue
      assert.equal(candle.open, before.close)
      assert.equal(candle.start, startAfter(period, before.start))
    }
  }
})

test('[Q4] high and low hold all else, and turnover lies between them', async () => {
  await fc.assert(
    fc.asyncProperty(symbols, moments, async (symbol, at) => {
      const { tickSize, lotSize, hours } = instruments.find((one) => one.symbol === symbol)!
      for (const candle of await simulator.candles(symbol, '1min', at, at + 60 * MINUTE)) {
        const { start, open, high, low, close, amount, vol, count } = candle
        const isOpen = isMarketOpen(hours, [], start)
        assert(low > 0n && low <= open && low <= close && high >= open && high >= close)
        assert(low * amount <= vol * UNIT && vol * UNIT <= high * amount)
        assert(isOpen ? count >= 60 && amount > 0n : count === 0 && amount === 0n)
        assert(isOpen || high === low)
        for (const price of [open, high, low, close]) assert.equal(price % tickSize, 0n)
        assert.equal(amount % lotSize, 0n)
      }
    }),
    { numRuns: 60 },
  )
})

test('[Q1] only candles that are over are told, and only those that begin within', async () => {
  for (const period of periods) {
    const start = startOf(period, NOW)
    const all = await simulator.candles('adausdt', period, startAfter(period, start, -2), NOW + DAY)
    const starts = [startAfter(period, start, -2), startAfter(period, start, -1)]
    assert.deepEqual(all.map(startOfCandle), starts, period)
    const [first, second] = starts as [number, number]
    const told = async (from: number, to: number) =>
      (await simulator.candles('adausdt', period, from, to)).map(startOfCandle)
    assert.deepEqual(await told(first + 1, second + 1), [second])
    assert.deepEqual(await told(first, second), [first])
  }
})

test('[Q1] where nothing is known nothing is told', async () => {
  for (const period of periods) {
    const { candles } = simulator
    assert.deepEqual(await candles('nosuch', period, NOW - 90 * DAY, NOW), [])
    assert.deepEqual(await candles('btcusdt', period, NOW - DAY, NOW - DAY), [])
    assert.deepEqual(await candles('btcusdt', period, NOW, NOW - 90 * DAY), [])
    assert.deepEqual(await candles('btcusdt', period, 0, FIRST), [])
    assert.deepEqual(await candles('btcusdt', period, Number.NaN, NOW), [])
    assert.deepEqual(await candles('btcusdt', period, NOW, Number.POSITIVE_INFINITY), [])
    const [first] = await candles('btcusdt', period, -DAY, startAfter(period, FIRST))
    assert.equal(first?.start, FIRST)
  }
})

test('[Q1] others get their turn while years of the past are made', async () => {
  let turns = 0
  const timer = setInterval(() => turns++, 1)
  const months = await simulator.candles('linkusdt', '1mon', FIRST, NOW)
  clearInterval(timer)
  assert.equal(months.length, 34)
  assert(turns >= 3, `${turns} turns`)
})

/** The candles of a period from here to there are the folds of those of a shorter one. */
async function agree(symbol: string, period: Period, from: number, to: number, shorter: Period) {
  const candles = await simulator.candles(symbol, period, from, to)
  const parts = Map.groupBy(await simulator.candles(symbol, shorter, from, to), ({ start }) =>
    startOf(period, start),
  )
  const folded = [...parts].map(([start, all]) => fold(start, all as [Candle, ...Candle[]]))
  assert(candles.length > 0)
  assert.deepEqual(candles, folded)
}

function startOfCandle({ start }: Candle): number {
  return start
}
