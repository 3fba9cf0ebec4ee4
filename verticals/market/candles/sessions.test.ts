/** Candles without the times in which their market was closed: which are served, and how far back that reaches. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { createHours } from '../hours.ts'
import { instruments } from '../instruments.ts'
import { flat } from './candle.ts'
import { type Period, periods, startAfter, startOf } from './period.ts'
import { traded, tradedRange } from './sessions.ts'

const HOUR = 3_600_000
const at = (text: string) => Date.parse(`${text}Z`)
const hours = createHours(instruments, () => [])
const symbols = fc.constantFrom('btcusdt', 'eurusd', 'aapl')

/** Whether a market is open at any minute of a candle, looked at one by one: sessions begin and end with half hours. */
function isTraded(symbol: string, period: Period, start: number): boolean {
  const step = Math.min(HOUR / 2, startAfter(period, start) - start)
  for (let moment = start; moment < startAfter(period, start); moment += step)
    if (hours.isOpen(symbol, moment)) return true
  return false
}

test('[Q32] as many candles are served as were asked for, all of open times, and none of them is left out', () => {
  fc.assert(
    fc.property(
      symbols,
      fc.constantFrom(...periods),
      fc.integer({ min: at('2025-01-01'), max: at('2026-12-01') }),
      fc.integer({ min: 1, max: 60 }),
      (symbol, period, to, most) => {
        const range = tradedRange(symbol, period, { from: 0, to }, most, hours)
        const all = []
        for (let start = range.from; start < to; start = startAfter(period, start))
          all.push(flat(start, 1n))
        const { openTimes } = range
        const shown = openTimes === undefined ? all : traded(all, period, openTimes)
        assert.deepEqual(
          shown,
          all.filter(({ start }) => isTraded(symbol, period, start)),
        )
        assert.equal(shown.length, most)
        assert.equal(shown[0]?.start, range.from)
      },
    ),
    { numRuns: 150 },
  )
})

test('[Q32] none is from before the moment that was asked for', () => {
  const [from, to] = [at('2026-11-13T21:30'), at('2026-11-15T12:00')]
  const range = tradedRange('eurusd', '5min', { from, to }, 300, hours)
  assert.equal(range.from, from)
  assert.deepEqual(range.openTimes, [{ from, to: at('2026-11-13T22:00') }])
  const weekend = tradedRange('eurusd', '5min', { from: at('2026-11-14'), to }, 300, hours)
  assert(weekend.from >= startOf('5min', to))
})

test('[Q31] a market is open while any product says so, and its holidays are those of all', () => {
  const stocks = (...holidays: string[]) => ({ hours: 'stocks' as const, holidays })
  const of = (...all: ReturnType<typeof stocks>[]) => createHours(instruments, () => all)
  const thanksgiving = at('2026-11-26T16:00')
  assert.equal(of(stocks('2026-11-26'), stocks()).isOpen('aapl', thanksgiving), true)
  const both = of(stocks('2026-11-26', '2026-11-27'), stocks('2026-11-26'))
  assert.equal(both.isOpen('aapl', thanksgiving), false)
  assert.equal(both.opensAt('aapl', thanksgiving), at('2026-11-27T14:30'))
  assert.equal(both.closedAt('aapl', thanksgiving), at('2026-11-25T21:00'))
  assert.deepEqual(both.openTimes('aapl', thanksgiving, at('2026-11-28')), [
    { from: at('2026-11-27T14:30'), to: at('2026-11-27T21:00') },
  ])
  const always = createHours(instruments, () => [{ hours: 'always', holidays: [] }])
  assert.deepEqual(
    [always.isOpen('aapl', thanksgiving), always.openTimes('aapl', 0, 9)],
    [true, undefined],
  )
})
