/** The drawing is built in steps: what is asked for meanwhile is shown in the end, and nothing half-built before. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { eventually } from '@evenkeel/kernel/testing'
import type { Reading, View } from './engine.ts'
import { usualParams } from './indicators.ts'
import { noMarks } from './own.ts'
import { barePlace, givenDom } from './testing/bareDom.ts'
import { MINUTE, walk } from './testing/candles.ts'

givenDom({
  requestAnimationFrame: (draw: () => void) => setTimeout(draw),
  cancelAnimationFrame: clearTimeout,
})
const { createEngine } = await import('./engine.ts')

const candles = walk(120, 1_000 * MINUTE)
const first: View = {
  symbol: 'btcusdt',
  period: '1min',
  candles,
  last: undefined,
  onNeedOlder: undefined,
  mode: 'candles',
  main: ['MA'],
  sub: ['VOL'],
  subHeight: 60,
  params: usualParams,
  own: noMarks,
  decimals: 2,
  language: 'en',
  timeZone: 'UTC',
}
const told = (readings: readonly Reading[], isIt: (reading: Reading) => boolean) =>
  eventually(`it is told that ${isIt}`, () => readings.some(isIt))

async function given() {
  const readings: Reading[] = []
  const onReading = (reading: Reading) => void readings.push(reading)
  const engine = await createEngine(barePlace(), { onReading, onBroken: assert.fail })
  return { engine, readings }
}

test('a first drawing is told of once it is whole', async () => {
  const { engine, readings } = await given()
  engine.show(first)
  engine.press('previous')
  assert.equal(readings.length, 0)
  await told(readings, () => true)
  const { candles: shown, values } = readings[0]!
  assert.equal(shown.length, candles.length)
  assert.ok(values.get('MA') !== undefined && values.get('VOL') !== undefined)
  engine.end()
})

test('what is asked for while it is built is shown in the end', async () => {
  const { engine, readings } = await given()
  const moved = { ...candles.at(-1)!, close: 7, low: 7 }
  engine.show(first)
  engine.show({ ...first, last: moved })
  await told(readings, ({ candle }) => candle?.close === 7)
  engine.end()
})

test('another pair that is asked for while it is built takes its place', async () => {
  const { engine, readings } = await given()
  const other = walk(60, 5_000 * MINUTE)
  engine.show(first)
  engine.show({ ...first, symbol: 'ethusdt', candles: other })
  await told(readings, ({ candle }) => candle?.start === other.at(-1)?.start)
  assert.equal(readings.at(-1)?.candles.length, 60)
  engine.end()
})

test('what an indicator is computed with changes its values, and its legend is told of it', async () => {
  const { engine, readings } = await given()
  engine.show(first)
  await told(readings, () => true)
  const before = readings.at(-1)!.values.get('MA')?.ma1
  const params = { ...usualParams, MA: [3, 25, 99] }
  engine.show({ ...first, params })
  await told(readings, (reading) => reading.params === params)
  await told(readings, ({ values }) => values.get('MA')?.ma1 !== before)
  const closes = candles.slice(-3).map(({ close }) => close)
  const mean = closes.reduce((sum, close) => sum + close, 0) / 3
  assert.ok(Math.abs(Number(readings.at(-1)!.values.get('MA')?.ma1) - mean) < 1e-9)
  engine.end()
})

test('a chart that goes while it is built is not built on', async () => {
  const { engine, readings } = await given()
  engine.show(first)
  engine.end()
  const other = await given()
  other.engine.show(first)
  await told(other.readings, () => true)
  assert.equal(readings.length, 0)
  other.engine.end()
})
