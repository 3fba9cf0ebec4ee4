/** The simulator is a function of its seed and the time: the same whoever asks, whenever, in whatever order. */
import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { test } from 'node:test'
import fc from 'fast-check'
import { periods } from '../../candles/period.ts'
import type { Instrument } from '../../instruments.ts'
import { instruments } from '../../instruments.ts'
import { createSimulator, SIMULATOR_VERSION, type Simulator } from './index.ts'

// While all markets are open.
const NOW = Date.UTC(2026, 10, 12, 15, 30)
const [MINUTE, DAY] = [60_000, 86_400_000]

test('[Q2] two simulators of one seed say the same, in whatever order they are asked', async () => {
  const query = fc.record({
    symbol: fc.constantFrom(...instruments.map(({ symbol }) => symbol)),
    period: fc.constantFrom(...periods.slice(0, 7)),
    from: fc.integer({ min: NOW - 900 * DAY, max: NOW - 2 * DAY }),
  })
  const [one, other] = [simulator(), simulator()]
  await fc.assert(
    fc.asyncProperty(fc.array(query, { minLength: 2, maxLength: 4 }), async (queries) => {
      const forwards = await Promise.all(queries.map((asked) => answer(one, asked)))
      const backwards: string[] = []
      for (const asked of queries.toReversed()) backwards.unshift(await answer(other, asked))
      assert.deepEqual(forwards, backwards)
    }),
    { numRuns: 60 },
  )
})

test('[Q2] it goes on after a restart as if there had been none', async () => {
  const restarted = simulator({ now: NOW + 3 * DAY })
  for (const symbol of ['btcusdt', 'eurusd', 'tsla']) {
    const before = simulator().movesBetween(symbol, NOW - 5 * MINUTE, NOW)
    assert(before.length > 300)
    assert.deepEqual(restarted.movesBetween(symbol, NOW - 5 * MINUTE, NOW), before)
  }
})

test('[Q2] every bit of the seed counts', async () => {
  const told = new Set<string>()
  for (const bit of [0, 7, 100, 128, 255]) {
    const seed = Buffer.alloc(32, 1)
    seed.writeUInt8(seed.readUInt8(bit >> 3) ^ (1 << (bit & 7)), bit >> 3)
    const other = simulator({ seed })
    told.add(JSON.stringify(other.movesBetween('btcusdt', NOW - MINUTE, NOW).map(priceOf)))
    const [day] = await other.candles('btcusdt', '1day', NOW - 40 * DAY, NOW - 39 * DAY)
    told.add(String(day?.close))
  }
  assert.equal(told.size, 10)
})

test('[Q2] the seed is taken when the simulator is made, and has 32 bytes', () => {
  const seed = Buffer.alloc(32, 1)
  const one = simulator({ seed })
  seed.fill(2)
  const moves = one.movesBetween('ethusdt', NOW - MINUTE, NOW)
  assert.deepEqual(moves, simulator().movesBetween('ethusdt', NOW - MINUTE, NOW))
  for (const length of [0, 31, 33])
    assert.throws(() => simulator({ seed: Buffer.alloc(length) }), /32 bytes/)
})

test('[Q2] a symbol has the same prices whatever else is listed', () => {
  const alone = instruments.filter(({ symbol }) => symbol === 'solusdt')
  const moves = simulator({ listed: alone }).movesBetween('solusdt', NOW - MINUTE, NOW)
  assert.deepEqual(moves, simulator().movesBetween('solusdt', NOW - MINUTE, NOW))
})

// Charts that members saw must not change under them, and kept days must not outlive what made them: whoever changes a price of the
// past raises the version, and adds its digest.
const DIGESTS: Readonly<Record<number, string>> = {
  1: 'f38abde8fcb40918cdea2ad43f50fb75',
}

test('[Q2] the prices of a seed stay what they are, as long as the version of the simulator does', async () => {
  const one = simulator()
  const hash = createHash('sha256')
  for (const symbol of ['btcusdt', 'trxusdt', 'usdjpy', 'nvda']) {
    hash.update(await answer(one, { symbol, period: '1day', from: NOW - 400 * DAY }))
    hash.update(await answer(one, { symbol, period: '1min', from: NOW - 2 * DAY }))
  }
  // Of every symbol a day that is made in long steps, and one that is made second by second.
  for (const { symbol } of instruments)
    for (const from of [NOW - 400 * DAY, NOW - 3 * DAY]) {
      const days = await one.candles(symbol, '1day', from, from + DAY)
      assert.equal(days.length, 1, symbol)
      hash.update(textOf(days))
    }
  assert.equal(hash.digest('hex').slice(0, 32), DIGESTS[SIMULATOR_VERSION])
})

type Options = {
  readonly seed?: Buffer
  readonly now?: number
  readonly listed?: readonly Instrument[]
}

function simulator({ seed = Buffer.alloc(32, 1), now = NOW, listed = instruments }: Options = {}) {
  return createSimulator({ seed, instruments: listed, now: () => now })
}

type Query = { symbol: string; period: (typeof periods)[number]; from: number }

/** Some candles and a minute's moves from there on. */
async function answer(one: Simulator, { symbol, period, from }: Query): Promise<string> {
  const candles = await one.candles(symbol, period, from, from + 2 * DAY)
  const moves = one.movesBetween(symbol, from, from + MINUTE)
  return textOf([candles, moves])
}

function textOf(told: unknown): string {
  return JSON.stringify(told, (_, value) => (typeof value === 'bigint' ? `${value}n` : value))
}

function priceOf({ price }: { readonly price: bigint }): string {
  return String(price)
}
