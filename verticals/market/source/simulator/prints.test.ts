/** The prints of a minute: never silent, on the steps of the symbol, and together exactly its candle. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isMarketOpen } from '@evenkeel/kernel'
import fc from 'fast-check'
import { type Candle, flat, joinAll } from '../../candles/candle.ts'
import { instruments } from '../../instruments.ts'
import type { Move } from '../source.ts'
import { createSimulator } from './index.ts'
import { LOTS_LEAST } from './lots.ts'
import { printsOf } from './prints.ts'

const NOW = Date.UTC(2026, 10, 12, 9, 30)
const FIRST = Date.UTC(2023, 11, 31, 16)
const MINUTE = 60_000
const UNIT = 100_000_000n

const simulator = createSimulator({ seed: Buffer.alloc(32, 5), instruments, now: () => NOW })
const listed = fc.constantFrom(...instruments)
const ethereum = instruments.find(({ symbol }) => symbol === 'ethusdt')!
const minutes = fc
  .integer({ min: FIRST / MINUTE + 1, max: NOW / MINUTE - 2 })
  .map((minute) => minute * MINUTE)

test('[Q3] the moves of a minute fold to its candle', async () => {
  await fc.assert(
    fc.asyncProperty(listed, minutes, async ({ symbol, hours }, start) => {
      const [before, candle] = await simulator.candles(
        symbol,
        '1min',
        start - MINUTE,
        start + MINUTE,
      )
      const moves = simulator.movesBetween(symbol, start - 1, start + MINUTE - 1)
      const isFirst = isMarketOpen(hours, [], start) && !isMarketOpen(hours, [], start - MINUTE)
      const open = isFirst ? candle!.open : before!.close
      assert.deepEqual(moves.reduce(take, flat(start, open)), candle)
    }),
    { numRuns: 400 },
  )
})

test('[Q2] every second has a print, each later than the last, and the feed is never silent for long', () => {
  fc.assert(
    fc.property(listed, minutes, ({ symbol, hours }, start) => {
      fc.pre([start, start + MINUTE].every((at) => isMarketOpen(hours, [], at)))
      const moves = simulator.movesBetween(symbol, start - 1, start + 2 * MINUTE - 1)
      const seconds = new Set(moves.map(({ at }) => Math.floor((at - start) / 1_000)))
      assert.equal(seconds.size, 120)
      for (const [nth, { at }] of moves.entries()) {
        const gap = at - (moves[nth - 1]?.at ?? start - 1)
        assert(gap > 0 && gap < simulator.quietMs - 400, `a gap of ${gap} ms`)
      }
    }),
    // Two slots that met in one millisecond.
    { numRuns: 200, examples: [[ethereum, 1_744_293_720_000]] },
  )
})

test('[Q2] each move is one trade at its price and moment, on the steps of the symbol', () => {
  fc.assert(
    fc.property(listed, minutes, ({ symbol, tickSize, lotSize }, start) => {
      for (const move of simulator.movesBetween(symbol, start, start + MINUTE)) {
        const [trade, ...others] = move.trades
        assert.deepEqual(
          [move.symbol, trade?.at, trade?.price, others],
          [symbol, move.at, move.price, []],
        )
        assert(trade!.amount > 0n && trade!.amount % lotSize === 0n)
        assert(move.price > 0n && move.price % tickSize === 0n)
      }
    }),
    { numRuns: 100 },
  )
})

test('[Q3] any minute can be told in prints, whatever its shape and the noise', () => {
  const shapes = fc.record({
    low: fc.integer({ min: 1, max: 30_000_000 }),
    range: fc.oneof(fc.integer({ min: 1, max: 3 }), fc.integer({ min: 1, max: 2_000_000 })),
    open: fc.double({ min: 0, max: 1, noNaN: true }),
    close: fc.double({ min: 0, max: 1, noNaN: true }),
    count: fc.integer({ min: 60, max: 480 }),
    more: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 30_000_000 })),
    mean: fc.double({ min: 0.25, max: 0.75, noNaN: true }),
    deviation: fc.double({ min: 0, max: 1_000_000, noNaN: true }),
    word: fc.oneof(fc.constant(0), fc.constant(0xffff_ffff), fc.integer({ min: 0 })),
    step: fc.integer({ min: 0 }),
  })
  fc.assert(
    fc.property(shapes, ({ low, range, count, more, mean, deviation, word, step, ...shape }) => {
      const lots = LOTS_LEAST * (count + range) + more
      const minute = {
        low,
        high: low + range,
        open: low + Math.round(shape.open * range),
        close: low + Math.round(shape.close * range),
        lots,
        turnover: low * lots + Math.round(mean * range * lots),
        count,
        deviation,
      }
      const noise = (_: number, blocks: number) =>
        Uint32Array.from({ length: blocks * 4 }, (_, nth) => word + Math.imul(nth, step))
      const prints = printsOf(minute, 0, noise)
      assert.equal(prints.length, count)
      assert.equal(Math.max(...prints.map(({ ticks }) => ticks)), minute.high)
      assert.equal(Math.min(...prints.map(({ ticks }) => ticks)), minute.low)
      assert.equal(prints.at(-1)?.ticks, minute.close)
      const turnover = prints.reduce((sum, { ticks, lots }) => sum + BigInt(ticks * lots), 0n)
      assert.equal(turnover, BigInt(minute.turnover))
    }),
    { numRuns: 1_000 },
  )
})

/** As candles are folded live. */
function take(candle: Candle, { price, trades }: Move): Candle {
  const taken = flat(candle.start, price)
  const amount = trades.reduce((sum, trade) => sum + trade.amount, 0n)
  const vol = trades.reduce((sum, trade) => sum + (trade.price * trade.amount) / UNIT, 0n)
  return joinAll(candle, { ...taken, amount, vol, count: trades.length })
}
