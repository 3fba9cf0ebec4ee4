/** The prints of a minute: never silent, on the steps of the symbol, and together exactly its candle. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isMarketOpen } from '@evenkeel/kernel'
import fc from 'fast-check'
import { type Candle, flat, joinAll } from '../../candles/candle.ts'
import { instruments } from '../../instruments.ts'
import type { Move } from '../source.ts'
import { createSimulator } from './index.ts'
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

test('[Q3] the prints of any steps are at their prices and add up to their lots, whatever the noise', () => {
  const steps = fc.array(
    fc.record({
      price: fc.integer({ min: 1, max: 30_000_000 }),
      count: fc.integer({ min: 1, max: 8 }),
      more: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 30_000_000 })),
    }),
    { minLength: 60, maxLength: 60 },
  )
  const words = fc.oneof(fc.constant(0), fc.constant(0xffff_ffff), fc.integer({ min: 0 }))
  // Of a day that is made in steps of 15 s, and of one that is made second by second.
  const days = fc.constantFrom({ day: 0, seconds: 15 }, { day: 1_100, seconds: 1 })
  fc.assert(
    fc.property(days, steps, words, words, ({ day, seconds }, made, word, add) => {
      const prices = Int32Array.from(made, ({ price }) => price)
      const counts = Uint8Array.from(made, ({ count }) => count)
      const lots = Int32Array.from(made, ({ count, more }) => count * seconds + more)
      const noise = (_: number, blocks: number) =>
        Uint32Array.from({ length: blocks * 4 }, (_, nth) => word + Math.imul(nth, add))
      const prints = printsOf({ prices, lots, counts }, day, 0, noise)
      for (let step = 0; step < 60 / seconds; step++) {
        const within = prints.filter(({ at }) => Math.floor(at / 1_000 / seconds) === step)
        assert.equal(within.length, counts[step]! * seconds)
        assert(within.every(({ ticks, lots }) => ticks === prices[step] && lots > 0))
        assert.equal(
          within.reduce((sum, print) => sum + print.lots, 0),
          lots[step],
        )
      }
    }),
    { numRuns: 300 },
  )
})

/** As candles are folded live. */
function take(candle: Candle, { price, trades }: Move): Candle {
  const taken = flat(candle.start, price)
  const amount = trades.reduce((sum, trade) => sum + trade.amount, 0n)
  const vol = trades.reduce((sum, trade) => sum + (trade.price * trade.amount) / UNIT, 0n)
  return joinAll(candle, { ...taken, amount, vol, count: trades.length })
}
