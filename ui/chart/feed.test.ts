/** What the drawing holds as candles come in, in the real library. */
import assert from 'node:assert/strict'
import { afterEach, test } from 'node:test'
import type { Chart } from 'klinecharts'
import type { ChartCandle } from './candle.ts'
import { createFeed, type Feed, type NeedOlder } from './feed.ts'
import { barePlace, dispose, givenDom, init } from './testing/bareDom.ts'
import { MINUTE, walk } from './testing/candles.ts'

givenDom()

let chart: Chart
let feed: Feed

const candles = walk(300, 1_000 * MINUTE)
const drawn = () => chart.getDataList().map(({ timestamp }) => timestamp / MINUTE)
const settled = () => new Promise((resolve) => setImmediate(resolve))

function begin(shown: readonly ChartCandle[], onNeedOlder?: NeedOlder) {
  chart = init(barePlace())!
  feed = createFeed(chart)
  feed.begin({ candles: shown, last: undefined, onNeedOlder })
  chart.setSymbol({ ticker: 'btcusdt' })
  chart.setPeriod({ type: 'minute', span: 1 })
}
afterEach(() => {
  feed.end()
  dispose(chart)
})

test('a candle that moves is drawn in its place, the next one after it', () => {
  begin(candles)
  const moved = { ...candles[299]!, close: 7, volume: 99 }
  const wish = { candles, onNeedOlder: undefined }
  assert.equal(feed.go({ ...wish, last: moved }), true)
  assert.equal(feed.go({ ...wish, last: moved }), false)
  assert.equal(chart.getDataList().at(-1)?.close, 7)
  assert.equal(drawn().length, 300)
  feed.go({ ...wish, last: { ...moved, start: 1_300 * MINUTE } })
  assert.deepEqual(drawn().slice(-2), [1_299, 1_300])
})

test('a place in the past is kept when candles are read anew', () => {
  begin(candles.filter((_, i) => i !== 250))
  chart.scrollToTimestamp(1_150 * MINUTE)
  const { to } = chart.getVisibleRange()
  const seen = drawn()[to - 1]
  feed.go({ candles, last: undefined, onNeedOlder: undefined })
  assert.equal(drawn().length, 300)
  assert.equal(drawn()[chart.getVisibleRange().to - 1], seen)
})

test('who scrolls to the first candle gets older ones, until there are none', async () => {
  const asked: number[] = []
  begin(candles, async (before) => {
    asked.push(before / MINUTE)
    return asked.length > 2 ? [] : walk(50, before - 50 * MINUTE)
  })
  for (let i = 0; i < 5; i++) {
    chart.scrollToDataIndex(0)
    await settled()
  }
  assert.deepEqual(asked, [1_000, 950, 900])
  assert.deepEqual(drawn()[0], 900)
  assert.equal(new Set(drawn()).size, drawn().length)
})

test('what was asked for one symbol is not drawn for the next', async () => {
  let answer: (older: readonly ChartCandle[]) => void = () => undefined
  begin(candles, () => new Promise((resolve) => (answer = resolve)))
  chart.scrollToDataIndex(0)
  const others = walk(100, 5_000 * MINUTE)
  feed.begin({ candles: others, last: undefined, onNeedOlder: undefined })
  chart.setSymbol({ ticker: 'ethusdt' })
  answer(walk(50, 950 * MINUTE))
  await settled()
  assert.equal(drawn()[0], 5_000)
  assert.equal(drawn().length, 100)
})

test('older ones that do not come are asked for again', async (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] })
  let asked = 0
  begin(candles, async (before) => {
    asked += 1
    if (asked === 1) throw new Error('no answer')
    return walk(100, before - 100 * MINUTE)
  })
  chart.scrollToDataIndex(0)
  await settled()
  assert.deepEqual([asked, drawn()[0]], [1, 1_000])
  t.mock.timers.tick(3_000)
  await settled()
  assert.deepEqual([asked, drawn()[0]], [2, 900])
})
