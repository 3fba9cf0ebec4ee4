/** The feed fuzzer: 10^5 hostile reports against the index, with a naive one beside it. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Price } from '@evenkeel/kernel'
import { createRandom, type Random } from '@evenkeel/kernel/testing'
import { createIndex, type Report } from './priceIndex.ts'
import { highest, lowest, type Mistake, mistakes, NaiveIndex } from './testing/naiveIndex.ts'

const EPISODES = 2_000
const REPORTS = 50
const TICK_SIZE = 100n
const instruments = [{ symbol: 'btcusdt', tickSize: TICK_SIZE }]

type Tally = { reports: number; prices: number; lies: number; silences: number }

test('[P1] [P2] [Q5] one liar among three or more honest venues never moves the index out of their range', (t) => {
  const tally = { reports: 0, prices: 0, lies: 0, silences: 0 }
  for (let seed = 1; seed <= EPISODES; seed++) {
    const found = episode(seed, tally)
    assert.equal(found, undefined, `seed ${seed}: ${found}`)
  }
  t.diagnostic(JSON.stringify(tally))
  assert.equal(tally.reports, EPISODES * REPORTS)
  // The run is worth something: there were prices, and silences, and lies beside prices.
  assert(tally.prices > 20_000 && tally.silences > 5_000 && tally.lies > 5_000)
})

for (const mistake of mistakes)
  test(`[P1] [P2] [Q5] an index that ${mistake} is found out`, () => {
    const tally = { reports: 0, prices: 0, lies: 0, silences: 0 }
    const seeds = Array.from({ length: EPISODES }, (_, n) => n + 1)
    assert(seeds.some((seed) => episode(seed, tally, mistake) !== undefined))
  })

/** One market of some seconds; answers what went wrong. A mistake makes the naive index the wrong one. */
function episode(seed: number, tally: Tally, mistake?: Mistake): string | undefined {
  const random = createRandom(seed)
  const honest = ['a', 'b', 'c', 'd', 'e'].slice(0, 3 + random.below(3))
  const venues = random.oneIn(5) ? honest : honest.toSpliced(random.below(3), 0, 'liar')
  const index = createIndex({ venues, instruments, limitMs: 3_000, apartBps: 200 })
  const naive = new NaiveIndex(venues, TICK_SIZE, mistake)
  let truth = BigInt(1_000_000 + random.below(1_000_000_000))
  const said: Report[] = []
  let now = 1_700_000_000_000
  for (let n = 0; n < REPORTS; n++) {
    now += random.oneIn(30) ? 2_000 : random.below(300)
    truth += (truth * BigInt(random.below(3) - 1)) / 10_000n
    const venue = random.pick(venues)
    const report =
      venue === 'liar'
        ? lie(random, said, truth, now, n)
        : speak(random, said, truth, now, n, venue)
    said.push(report)
    index.take(report, now)
    naive.take(report, now)
    tally.reports++
    const price = index.standing('btcusdt', now)?.price
    const live = naive.live(now)
    const expected = naive.price(live)
    if (price !== expected) return `it is ${price}, and by the naive one ${expected}`
    if (price === undefined) tally.silences++
    else tally.prices++
    if (price === undefined || mistake !== undefined) continue
    if (report.venue === 'liar') tally.lies++
    const range = honest.flatMap((each) => live.get(each) ?? [])
    const low = lowest(range)
    if (price > highest(range) || price < low - (low % TICK_SIZE))
      return `${price} is nobody's price`
  }
  return undefined
}

const trade = { amount: 1n, side: 'buy' } as const

/** An honest venue is within 0.2% of the truth; the way from it to us loses, doubles and mixes. */
function speak(
  random: Random,
  said: readonly Report[],
  truth: Price,
  now: number,
  n: number,
  venue: string,
): Report {
  const own = said.filter((report) => report.venue === venue)
  if (own.length > 0 && random.oneIn(6)) return random.pick(own)
  const price = truth + (truth * BigInt(random.below(41) - 20)) / 10_000n
  const at = now - random.below(random.oneIn(8) ? 7_000 : 200)
  return { venue, symbol: 'btcusdt', price, at, id: String(n), trade, words: undefined }
}

/** A liar says anything, at any time, and again. */
function lie(
  random: Random,
  said: readonly Report[],
  truth: Price,
  now: number,
  n: number,
): Report {
  const own = said.filter(({ venue }) => venue === 'liar')
  if (own.length > 0 && random.oneIn(8)) return random.pick(own)
  const price = random.pick([
    truth + (truth * BigInt(random.below(700) - 350)) / 10_000n,
    truth + (truth * BigInt(random.pick([-200, 200]))) / 10_000n + BigInt(random.below(5) - 2),
    (truth * 13n) / 10n,
    truth * BigInt(random.below(1_000)),
    truth / BigInt(1 + random.below(1_000)),
    0n,
    -truth,
    1n,
    10n ** 17n,
  ])
  const at = now + random.pick([0, 0, 0, -1, 1_999, 2_000, 2_001, 86_400_000, -5_000, -5_001, -now])
  return {
    venue: 'liar',
    symbol: 'btcusdt',
    price,
    at,
    id: random.oneIn(9) ? '1' : String(n),
    trade,
    words: undefined,
  }
}
