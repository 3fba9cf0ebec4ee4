/** What is said when symbols lose their price, and how often. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createOutages } from './outages.ts'

const SYMBOLS = ['btcusdt', 'ethusdt', 'eurusd']

function given() {
  const lines: string[] = []
  const { look } = createOutages((line) => lines.push(line))
  return {
    /** What is said when these have a price. */
    said(now: number, ...priced: readonly string[]): readonly string[] {
      look(SYMBOLS, (symbol) => priced.includes(symbol), now)
      return lines.splice(0)
    },
  }
}

test('[Q5] a price that is lost is said once, and once that it is back; one that never was is not', () => {
  const { said } = given()
  assert.deepEqual(said(0), [])
  assert.deepEqual(said(100, 'btcusdt', 'ethusdt'), [])
  const lost = ['Prices: fewer than 3 venues tell of btcusdt, ethusdt: no new price']
  assert.deepEqual(said(200), lost)
  assert.deepEqual(said(300), [])
  assert.deepEqual(said(90_000, 'ethusdt'), ['Prices: 3 venues or more tell of ethusdt again'])
  assert.deepEqual(said(90_100, 'ethusdt'), [])
})

test('[Q5] a price that comes and goes is said to be lost once a minute, and in the end what holds', () => {
  const { said } = given()
  const lines: [number, string][] = []
  for (let now = 0; now < 150_000; now += 100)
    for (const line of said(now, ...(now % 2_000 < 1_000 ? ['btcusdt'] : [])))
      lines.push([now, line.includes('again') ? 'back' : 'lost'])
  assert.deepEqual(lines, [
    [1_000, 'lost'],
    [2_000, 'back'],
    [61_000, 'lost'],
    [62_000, 'back'],
    [121_000, 'lost'],
    [122_000, 'back'],
  ])
  assert.deepEqual(said(150_000), [])
  assert.equal(said(181_000).length, 1, 'it is still lost')
})
