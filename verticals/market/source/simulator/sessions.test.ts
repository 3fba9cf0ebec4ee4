/** Simulated currencies and shares keep their hours: silent outside of them, at their last price, and with a gap at the open. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isMarketOpen, openTimes } from '@evenkeel/kernel'
import fc from 'fast-check'
import { instruments } from '../../instruments.ts'
import { createSimulator } from './index.ts'

const [MINUTE, HOUR, DAY] = [60_000, 3_600_000, 86_400_000]
const FIRST = Date.UTC(2023, 11, 31, 16)
const NOW = Date.UTC(2026, 10, 15, 12)
const at = (text: string) => Date.parse(`${text}Z`)

const simulator = createSimulator({ seed: Buffer.alloc(32, 6), instruments, now: () => NOW })
const closing = instruments.filter(({ hours }) => hours !== 'always')
const minute = async (symbol: string, start: number) =>
  (await simulator.candles(symbol, '1min', start, start + MINUTE))[0]!

test('[Q31] a minute has prints while its market is open, and none while it is closed', async () => {
  const minutes = fc.integer({ min: FIRST / MINUTE, max: NOW / MINUTE - 1 })
  let [open, closed] = [0, 0]
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...closing), minutes, async ({ symbol, hours }, nth) => {
      const start = nth * MINUTE
      const isOpen = isMarketOpen(hours, [], start)
      const moves = simulator.movesBetween(symbol, start - 1, start + MINUTE - 1)
      const { count, high, low, amount } = await minute(symbol, start)
      assert.equal(moves.length > 0, isOpen)
      assert.equal(count, moves.length)
      if (!isOpen) assert.deepEqual([amount, high], [0n, low])
      if (isOpen) open++
      else closed++
    }),
    { numRuns: 200 },
  )
  assert(open > 40 && closed > 40, 'both were seen')
})

test('[Q31] until it opens a market has the last price of its session, across weekends and days', async () => {
  for (const [symbol, closes, opens] of [
    ['eurusd', '2026-11-13T22:00', '2026-11-15T22:00'],
    ['xauusd', '2026-07-03T22:00', '2026-07-05T22:00'],
    ['nvda', '2026-11-13T21:00', '2026-11-16T14:30'],
    ['aapl', '2026-07-08T20:00', '2026-07-09T13:30'],
  ] as const) {
    const { close } = await minute(symbol, at(closes) - MINUTE)
    for (let start = at(closes); start < Math.min(at(opens), NOW - MINUTE); start += 7 * HOUR) {
      const candle = await minute(symbol, start)
      assert.deepEqual([candle.open, candle.close], [close, close], `${symbol} at ${start}`)
    }
  }
})

test('[Q31] at the open the price is elsewhere, and seldom far', async () => {
  const gaps: Record<string, number[]> = { eurusd: [], nvda: [] }
  for (const { symbol, hours } of closing.filter(({ symbol }) => symbol in gaps)) {
    const sessions = openTimes(hours, [], NOW - 200 * DAY, NOW)
    for (const [nth, { from }] of sessions.entries()) {
      const before = sessions[nth - 1]
      if (before === undefined) continue
      const { close } = await minute(symbol, before.to - MINUTE)
      const { open } = await minute(symbol, from)
      gaps[symbol]!.push(Math.abs(Number(open - close) / Number(close)))
    }
  }
  for (const [symbol, most] of [
    ['eurusd', 0.01],
    ['nvda', 0.08],
  ] as const) {
    const seen = gaps[symbol]!
    assert(seen.length > 25 && seen.filter((gap) => gap > 0).length > seen.length * 0.9)
    assert(Math.max(...seen) < most, `${symbol}: ${Math.max(...seen)}`)
  }
})

test("[Q31] shares open and close lively at New York's hours, in summer and in winter", async () => {
  for (const [day, opens, closes] of [
    ['2026-07-08', '13:30', '20:00'],
    ['2026-02-11', '14:30', '21:00'],
  ] as const) {
    const volume = async (from: number) => {
      const hours = await simulator.candles('aapl', '30min', from, from + HOUR / 2)
      return Number(hours[0]!.amount)
    }
    const noon = await volume(at(`${day}T17:00`))
    const [first, last] = [at(`${day}T${opens}`), at(`${day}T${closes}`) - HOUR / 2]
    assert((await volume(first)) > noon * 1.2 && (await volume(last)) > noon, day)
  }
})

test('[Q31] the last trades before a weekend are told on it', async () => {
  const sunday = createSimulator({ seed: Buffer.alloc(32, 6), instruments, now: () => NOW })
  const trades = await sunday.trades!('eurusd', 100)
  assert.equal(trades.length, 100)
  assert(trades.every((trade) => trade.at < at('2026-11-13T22:00')))
})
