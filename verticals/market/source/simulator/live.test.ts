/** The simulator as it tells: what has happened since it last told, in order, once, and nothing of the future. */
import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { instruments } from '../../instruments.ts'
import type { Move } from '../source.ts'
import { createSimulator } from './index.ts'

const START = Date.UTC(2026, 10, 12, 15, 59, 30)
const [SECOND, MINUTE] = [1_000, 60_000]
const listed = instruments.filter(({ symbol }) => ['btcusdt', 'eurusd', 'aapl'].includes(symbol))

test('[Q1] it says that it is a simulator, when it would be stale, and that its past can be told again', () => {
  const { name, isSimulated, quietMs, keepsPast } = createSimulator({
    seed: Buffer.alloc(32),
    instruments: listed,
    now: () => START,
  })
  assert.deepEqual(
    { name, isSimulated, quietMs, keepsPast },
    { name: 'simulator', isSimulated: true, quietMs: 2_000, keepsPast: true },
  )
})

test('[Q2] every move is told once, in order, when its moment has come', async (t) => {
  const feed = await open(t)
  // Across a minute that is also the end of a day.
  for (let beat = 0; beat < 700; beat++) {
    const before = feed.told.length
    feed.pass(100)
    for (const { at } of feed.told.slice(before)) assert(at > feed.now() - 100 && at <= feed.now())
  }
  assert.deepEqual(bySymbol(feed.told), feed.expected(START, feed.now()))
  assert(feed.told.every(({ at }, nth) => at >= (feed.told[nth - 1]?.at ?? 0)))
})

test('[Q2] what a pause kept back is told at once, and in order', async (t) => {
  const feed = await open(t)
  feed.pass(SECOND)
  feed.skip(40 * SECOND)
  feed.pass(100)
  assert.deepEqual(bySymbol(feed.told), feed.expected(START, feed.now()))
})

test('[Q2] after a long pause the last minute is told, and no more', async (t) => {
  const feed = await open(t)
  feed.skip(2 * 24 * 60 * MINUTE)
  feed.pass(100)
  assert.deepEqual(bySymbol(feed.told), feed.expected(feed.now() - MINUTE, feed.now()))
})

test('[Q2] a clock that stands or goes back makes it tell nothing twice', async (t) => {
  const feed = await open(t)
  feed.pass(2 * SECOND)
  const told = feed.told.length
  assert(told > 0)
  feed.skip(-SECOND)
  for (let beat = 0; beat < 10; beat++) feed.pass(0)
  feed.pass(SECOND)
  assert.equal(feed.told.length, told)
  feed.pass(2 * SECOND)
  assert.deepEqual(bySymbol(feed.told), feed.expected(START, feed.now()))
})

test('[Q2] nothing of the future is known, even to one who asks', async (t) => {
  const { simulator, now } = await open(t)
  assert.deepEqual(simulator.movesBetween('btcusdt', now(), now() + MINUTE), [])
  const moves = simulator.movesBetween('btcusdt', now() - MINUTE, now() + MINUTE)
  assert(moves.length > 0 && moves.every(({ at }) => at <= now()))
  assert.deepEqual(simulator.movesBetween('nosuch', now() - MINUTE, now()), [])
})

test('[Q1] before the first day there is nothing to tell', async (t) => {
  const feed = await open(t, Date.UTC(2023, 11, 31, 15, 59, 50))
  for (let beat = 0; beat < 99; beat++) feed.pass(100)
  assert.deepEqual(feed.told, [])
  feed.pass(2 * SECOND)
  assert(feed.told.length > 0)
})

test('[Q1] once stopped it tells nothing', async (t) => {
  const feed = await open(t)
  feed.pass(SECOND)
  const told = feed.told.length
  await feed.stop()
  feed.pass(10 * SECOND)
  assert.equal(feed.told.length, told)
})

test('[Q9] it begins with the running minute, so that its candle is whole after a restart', async (t) => {
  const feed = await open(t, START + 40 * SECOND)
  const minute = feed.now() - (feed.now() % 60_000)
  assert.deepEqual(bySymbol(feed.begun), feed.expected(minute - 1, feed.now()))
  assert.ok(feed.begun.length > 0)
})

test('[Q1] a symbol that the simulator does not know stops it before it starts', () => {
  const unknown = { ...listed[0]!, symbol: 'nosuch' }
  const make = () =>
    createSimulator({ seed: Buffer.alloc(32), instruments: [unknown], now: () => 0 })
  assert.throws(make, /nosuch/)
})

/** A started simulator on a clock that is turned by hand. */
async function open(t: TestContext, start = START) {
  t.mock.timers.enable({ apis: ['setInterval'] })
  let time = start
  const now = () => time
  const simulator = createSimulator({ seed: Buffer.alloc(32, 4), instruments: listed, now })
  const told: Move[] = []
  const stop = await simulator.start((moves) => told.push(...moves))
  /** What it began with, before any time went by. */
  const begun = told.splice(0)
  return {
    simulator,
    begun,
    told,
    stop,
    now,
    /** Time goes by while the process does not run. */
    skip(ms: number) {
      time += ms
    },
    /** Time goes by, and then a beat comes. */
    pass(ms: number) {
      time += ms
      t.mock.timers.tick(100)
    },
    expected: (after: number, upTo: number) =>
      new Map(listed.map(({ symbol }) => [symbol, simulator.movesBetween(symbol, after, upTo)])),
  }
}

function bySymbol(moves: readonly Move[]): Map<string, Move[]> {
  const grouped = Map.groupBy(moves, ({ symbol }) => symbol)
  return new Map(listed.map(({ symbol }) => [symbol, grouped.get(symbol) ?? []]))
}
