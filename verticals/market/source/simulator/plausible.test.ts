/** Simulated prices look like a market: clusters, company, volume, and nothing to foresee. Wide margins, over years. */
import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { test } from 'node:test'
import { UNIT } from '@evenkeel/kernel'
import type { Candle } from '../../candles/candle.ts'
import { instruments } from '../../instruments.ts'
import { createFactor } from './factor.ts'
import { createSimulator } from './index.ts'
import { natureOf } from './natures.ts'
import { noiseOf } from './noise.ts'
import { createWalk } from './walk.ts'

const [MINUTE, DAY] = [60_000, 86_400_000]
const FIRST = Date.UTC(2023, 11, 31, 16)
const NOW = FIRST + 5 * 365 * DAY

const simulator = createSimulator({ seed: Buffer.alloc(32, 9), instruments, now: () => NOW })
const days = (symbol: string, years = 2) =>
  simulator.candles(symbol, '1day', FIRST, FIRST + years * 365 * DAY)
const minutes = (symbol: string, from: number, count: number) =>
  simulator.candles(symbol, '1min', from, from + count * MINUTE)

test('[Q4] prices stay where they belong for ten years', () => {
  const noise = noiseOf(Buffer.alloc(32, 9))
  const factors = { crypto: createFactor('crypto', noise), forex: createFactor('forex', noise) }
  for (const { symbol, of, most } of [
    { symbol: 'btcusdt', of: 'crypto', most: 4 },
    { symbol: 'dotusdt', of: 'crypto', most: 8 },
    { symbol: 'eurusd', of: 'forex', most: 1.25 },
  ] as const) {
    const anchor = 1_000_000
    const walk = createWalk(natureOf(symbol)!, anchor, factors[of], noise(`${symbol} days`))
    for (let day = 0; day < 3_650; day++) {
      const { close } = walk(day)
      assert(close > anchor / most && close < anchor * most, `${symbol} at ${close} on day ${day}`)
    }
  }
})

test('[Q4] with any seed, in its own ticks, no price runs away from its anchor in ten years', (t) => {
  const seeds = Array.from({ length: 20 }, () => randomBytes(32))
  for (const seed of seeds) {
    const noise = noiseOf(seed)
    const factors = new Map(instruments.map(({ class: of }) => [of, createFactor(of, noise)]))
    for (const { symbol, class: of, tickSize } of instruments) {
      const nature = natureOf(symbol)!
      const anchor = (nature.anchor * Number(UNIT)) / Number(tickSize)
      const walk = createWalk(nature, anchor, factors.get(of)!, noise(`${symbol} days`))
      for (let day = 0; day < 3_650; day++) {
        const { open, close, deviation } = walk(day)
        const isPlausible = close > anchor / 31 && close < anchor * 31 && deviation < open / 4
        if (!isPlausible) t.diagnostic(`seed ${seed.toString('hex')}`)
        assert(isPlausible, `${symbol}: ${close / anchor} of its anchor on day ${day}`)
      }
    }
  }
})

test('[Q4] a day moves as much as such a thing does', async () => {
  const usual: Record<string, readonly [number, number]> = {
    btcusdt: [0.012, 0.035],
    ethusdt: [0.016, 0.045],
    eurusd: [0.002, 0.006],
    aapl: [0.007, 0.022],
  }
  for (const [symbol, [least, most]] of Object.entries(usual)) {
    const size = Math.sqrt(mean(changes(await days(symbol)).map((change) => change * change)))
    assert(size > least && size < most, `${symbol} moves by ${size}`)
  }
  assert(Math.max(...changes(await days('eurusd')).map(Math.abs)) < 0.03)
})

test('[Q4] volatility comes in clusters, over days and over minutes', async () => {
  const ofDays = changes(await days('btcusdt', 2.6)).map(Math.abs)
  const lags = [1, 2, 3, 5, 8]
  assert(mean(lags.map((lag) => correlation(ofDays.slice(lag), ofDays.slice(0, -lag)))) > 0.04)
  const ofMinutes = changes(await minutes('btcusdt', FIRST + 500 * DAY, 10_000)).map(Math.abs)
  assert(correlation(ofMinutes.slice(1), ofMinutes.slice(0, -1)) > 0.15)
  assert(correlation(ofMinutes.slice(30), ofMinutes.slice(0, -30)) > 0.05)
})

test('[Q4] coins move together, and so do currencies and shares; one class does not follow another', async () => {
  const company = async (one: string, other: string) =>
    correlation(changes(await days(one)), changes(await days(other)))
  assert((await company('btcusdt', 'ethusdt')) > 0.4)
  assert((await company('eurusd', 'gbpusd')) > 0.25)
  assert((await company('eurusd', 'usdchf')) < -0.25)
  assert((await company('aapl', 'msft')) > 0.25)
  assert(Math.abs(await company('btcusdt', 'aapl')) < 0.15)
  const from = FIRST + 700 * DAY
  const [btc, eth] = [await minutes('btcusdt', from, 4_000), await minutes('ethusdt', from, 4_000)]
  assert(correlation(changes(btc), changes(eth)) > 0.3)
})

test('[Q4] coins keep as much company by the hour as by the day, in any week', async () => {
  const pairs = [
    ['btcusdt', 'ethusdt'],
    ['btcusdt', 'solusdt'],
    ['ethusdt', 'linkusdt'],
  ] as const
  const [from, weeks] = [FIRST + 500 * DAY, 26]
  const hours = async (symbol: string) =>
    changes(await simulator.candles(symbol, '60min', from, from + weeks * 7 * DAY))
  const ofDays: number[] = []
  const ofWeeks: number[] = []
  for (const [one, other] of pairs) {
    ofDays.push(correlation(changes(await days(one, 2.6)), changes(await days(other, 2.6))))
    const [ours, theirs] = [await hours(one), await hours(other)]
    for (let week = 0; week < weeks; week++) {
      const within = (all: readonly number[]) => all.slice(week * 168, (week + 1) * 168)
      ofWeeks.push(correlation(within(ours), within(theirs)))
    }
  }
  assert(mean(ofWeeks) > mean(ofDays) - 0.08, `${mean(ofWeeks)} to ${mean(ofDays)}`)
  assert(Math.min(...ofWeeks) > 0.25, `${Math.min(...ofWeeks)} in a week`)
})

test('[Q4] volume follows movement, over days and over minutes', async () => {
  for (const candles of [
    await days('ethusdt'),
    await minutes('ethusdt', FIRST + 300 * DAY, 5_000),
    await minutes('nvda', FIRST + 400 * DAY, 5_000),
  ]) {
    const ranges = candles.map(({ high, low, open }) => (price(high) - price(low)) / price(open))
    const amounts = candles.map(({ amount }) => Number(amount))
    assert(correlation(ranges, amounts) > 0.35)
  }
})

test('[Q4] a liquid symbol prints some three times a second, and seldom stands still', () => {
  const from = FIRST + 1_000 * DAY
  const moves = simulator.movesBetween('btcusdt', from, from + 60 * MINUTE)
  const perSecond = moves.length / 3_600
  assert(perSecond > 1.5 && perSecond < 5, `${perSecond} a second`)
  const changed = moves.filter(({ price }, nth) => price !== moves[nth - 1]?.price)
  const seconds = new Set(changed.map(({ at }) => Math.floor(at / 1_000)))
  assert(seconds.size > 3_000, `${seconds.size} seconds of 3600`)
})

test('[Q4] what a price did does not tell what it will do', async () => {
  const from = FIRST + 1_100 * DAY
  const prices: number[] = []
  const moves = simulator.movesBetween('btcusdt', from, from + 2_000 * MINUTE)
  for (const { at, price } of moves)
    prices[Math.floor((at - from) / 10_000)] = Math.log(Number(price))
  const steps = prices.slice(1).map((next, nth) => next - prices[nth]!)
  for (const lag of [1, 2, 3, 4, 5, 6]) {
    const seen = correlation(steps.slice(lag), steps.slice(0, -lag))
    assert(Math.abs(seen) < 0.1, `${seen} after ${lag} steps of ten seconds`)
  }
  // A day is bent to its close: the bend must not show either.
  const halves = await simulator.candles('btcusdt', '60min', FIRST, FIRST + 900 * DAY)
  const ofHalf = (day: number, hour: number) =>
    Math.log(price(halves[day * 24 + hour + 11]!.close) / price(halves[day * 24 + hour]!.open))
  const all = Array.from({ length: 900 }, (_, day) => day)
  const first = all.map((day) => ofHalf(day, 0))
  const second = all.map((day) => ofHalf(day, 12))
  assert(Math.abs(correlation(first, second)) < 0.12)
})

function changes(candles: readonly Candle[]): number[] {
  return candles.map(({ open, close }) => Math.log(price(close) / price(open)))
}

function price(exact: bigint): number {
  return Number(exact) / 1e8
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

function correlation(one: readonly number[], other: readonly number[]): number {
  assert.equal(one.length, other.length)
  const [ofOne, ofOther] = [mean(one), mean(other)]
  const together = one.map((value, nth) => (value - ofOne) * (other[nth]! - ofOther))
  const size = (values: readonly number[], middle: number) =>
    Math.sqrt(mean(values.map((value) => (value - middle) ** 2)))
  return mean(together) / (size(one, ofOne) * size(other, ofOther))
}
