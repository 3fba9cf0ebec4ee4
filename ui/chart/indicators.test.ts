/** The library's indicators under our settings, against their definitions written out naively. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Chart } from 'klinecharts'
import { drawnOver, type Indicator, indicatorName, settingOf } from './indicators.ts'
import { barePlace, dispose, givenDom, init } from './testing/bareDom.ts'
import { walk } from './testing/candles.ts'

const candles = walk(160)
const closes = candles.map(({ close }) => close)
const volumes = candles.map(({ volume }) => volume)
let chart: Chart

before(() => {
  chart = init(barePlace())!
  chart.setSymbol({ ticker: 'btcusdt' })
  chart.setPeriod({ type: 'minute', span: 1 })
  const bars = candles.map(({ start, ...figures }) => ({ timestamp: start, ...figures }))
  chart.setDataLoader({ getBars: ({ callback }) => callback(bars) })
})
after(() => dispose(chart))
givenDom()

test('MA is the mean of the last closes, EMA leans on the last by 2 of n + 1', async () => {
  const [ma, ema] = [await computed('MA'), await computed('EMA')]
  for (const [i, span] of [7, 25, 99].entries()) {
    same(ma, `ma${i + 1}`, (at) => mean(closes, at, span))
    same(ema, `ema${i + 1}`, emaOf(closes, span))
  }
})

test('BOLL lies two deviations around the mean of 20', async () => {
  const boll = await computed('BOLL')
  const deviation = (at: number) => {
    const middle = mean(closes, at, 20)
    if (middle === undefined) return undefined
    const squares = closes.slice(at - 19, at + 1).map((close) => (close - middle) ** 2)
    return Math.sqrt(squares.reduce((sum, square) => sum + square, 0) / 20)
  }
  same(boll, 'mid', (at) => mean(closes, at, 20))
  same(boll, 'up', (at) => plus(mean(closes, at, 20), deviation(at), 2))
  same(boll, 'dn', (at) => plus(mean(closes, at, 20), deviation(at), -2))
})

test('VOL has the means of the last 5 and 10 volumes', async () => {
  const vol = await computed('VOL')
  same(vol, 'volume', (at) => volumes[at])
  same(vol, 'ma1', (at) => mean(volumes, at, 5))
  same(vol, 'ma2', (at) => mean(volumes, at, 10))
})

test('MACD is twice what the faster mean is ahead of its own mean of 9', async () => {
  const macd = await computed('MACD')
  const [fast, slow] = [emaOf(closes, 12), emaOf(closes, 26)]
  const dif = (at: number) => plus(fast(at), slow(at), -1)
  const known = closes.map((_, at) => dif(at)).filter((value) => value !== undefined)
  const dea = emaOf(known, 9)
  same(macd, 'dif', dif)
  same(macd, 'dea', (at) => dea(at - 25))
  same(macd, 'macd', (at) => {
    const ahead = plus(dif(at), dea(at - 25), -1)
    return ahead === undefined ? undefined : 2 * ahead
  })
})

test("RSI is the share of gains in all moves, by Wilder's means", async () => {
  const rsi = await computed('RSI')
  const moves = closes.map((close, at) => (at === 0 ? 0 : close - closes[at - 1]!))
  for (const [i, span] of [6, 12, 24].entries()) {
    const gains = wilder(
      moves.map((move) => Math.max(0, move)),
      span,
    )
    const losses = wilder(
      moves.map((move) => Math.max(0, -move)),
      span,
    )
    same(rsi, `rsi${i + 1}`, (at) => {
      const [gain, loss] = [gains[at], losses[at]]
      return gain === undefined || loss === undefined ? undefined : (100 * gain) / (gain + loss)
    })
  }
})

test('KDJ follows where the close lies between the extremes of 9', async () => {
  const kdj = await computed('KDJ')
  let [k, d] = [50, 50]
  const expected = candles.map((candle, at) => {
    if (at < 8) return undefined
    const seen = candles.slice(at - 8, at + 1)
    const high = Math.max(...seen.map((one) => one.high))
    const low = Math.min(...seen.map((one) => one.low))
    k = (2 * k + (100 * (candle.close - low)) / (high - low)) / 3
    d = (2 * d + k) / 3
    return { k, d, j: 3 * k - 2 * d }
  })
  for (const key of ['k', 'd', 'j'] as const) same(kdj, key, (at) => expected[at]?.[key])
})

test('a line stands alone: nothing is drawn over it that its scale does not show', () => {
  assert.deepEqual(drawnOver('line', ['MA', 'BOLL']), [])
  assert.deepEqual(drawnOver('candles', ['MA', 'BOLL']), ['MA', 'BOLL'])
})

test('settings name an indicator with its numbers', () => {
  assert.equal(indicatorName('MACD'), 'MACD (12, 26, 9)')
})

type Value = number | undefined
type Result = readonly Record<string, unknown>[]

async function computed(name: Indicator): Promise<Result> {
  chart.createIndicator({ name, calcParams: [...settingOf(name).params] })
  await new Promise((resolve) => setImmediate(resolve))
  return chart.getIndicators({ name })[0]!.result as Result
}

/** Every line that a legend names is there, from the first candle that allows it. */
function same(result: Result, key: string, expected: (at: number) => Value) {
  const defined = result.filter((values) => values[key] !== undefined)
  assert.ok(defined.length > 50, `${key} has values`)
  for (const [at, values] of result.entries()) {
    const [value, wanted] = [values[key] as Value, expected(at)]
    if (wanted === undefined) assert.equal(value, undefined, `${key} at ${at}`)
    else
      assert.ok(
        Math.abs((value ?? Number.NaN) - wanted) < 1e-9,
        `${key} at ${at}: ${value} ${wanted}`,
      )
  }
}

function mean(values: readonly number[], at: number, span: number): Value {
  if (at < span - 1) return undefined
  return values.slice(at - span + 1, at + 1).reduce((sum, value) => sum + value, 0) / span
}

/** Begins with the plain mean. */
function emaOf(values: readonly number[], span: number): (at: number) => Value {
  const ema: Value[] = []
  for (const [at, value] of values.entries()) {
    const last = ema[at - 1]
    ema.push(last === undefined ? mean(values, at, span) : last + (2 / (span + 1)) * (value - last))
  }
  return (at) => ema[at]
}

function wilder(values: readonly number[], span: number): Value[] {
  const means: Value[] = []
  for (const [at, value] of values.entries()) {
    const last = means[at - 1]
    if (at < span) means.push(undefined)
    else means.push(last === undefined ? mean(values, at, span) : last + (value - last) / span)
  }
  return means
}

function plus(a: Value, b: Value, times: number): Value {
  return a === undefined || b === undefined ? undefined : a + times * b
}
