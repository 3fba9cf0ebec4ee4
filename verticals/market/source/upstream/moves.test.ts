/** What the source tells of the index, and when. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Trade } from '../source.ts'
import { createMoves } from './moves.ts'
import { createIndex, type Report } from './priceIndex.ts'

const NOW = 1_700_000_000_000
const VENUES = ['a', 'b', 'c', 'd']
const instruments = [
  { symbol: 'btcusdt', tickSize: 100n },
  { symbol: 'ethusdt', tickSize: 1n },
]

function given() {
  const index = createIndex({ venues: VENUES, instruments, limitMs: 3_000, apartBps: 200 })
  const moves = createMoves(index, instruments, 200)
  let ids = 0
  const say = (venue: string, price: bigint, report: Partial<Report> = {}, now = NOW) => {
    const trade = { amount: BigInt(++ids), side: 'buy' } as const
    const said = {
      venue,
      symbol: 'btcusdt',
      price,
      at: now,
      id: String(ids),
      trade,
      words: undefined,
    }
    return moves.take({ ...said, ...report }, now)
  }
  return { say, beat: moves.beat }
}

const amounts = (trades: readonly Trade[] = []) => trades.map(({ amount }) => amount)

test('[Q5] nothing is told before three venues have spoken, and then nothing of before', () => {
  const { say, beat } = given()
  say('a', 100_000n)
  say('b', 100_000n)
  assert.deepEqual(beat(NOW), [])
  say('c', 100_000n)
  const [move, ...rest] = beat(NOW + 100)
  assert.deepEqual(rest, [])
  assert.deepEqual(move, { symbol: 'btcusdt', at: NOW, price: 100_000n, trades: [] })
})

test('[Q1] a move has the trades of the first venue that counts, and of no other', () => {
  const { say, beat } = given()
  for (const venue of ['b', 'c', 'd']) say(venue, 100_000n)
  assert.deepEqual(amounts(beat(NOW)[0]?.trades), [1n])
  say('c', 100_000n)
  say('a', 100_099n)
  say('a', 100_199n)
  const [move] = beat(NOW + 100)
  assert.deepEqual(
    move?.trades.map(({ price, amount }) => [price, amount]),
    [
      [100_000n, 5n],
      [100_100n, 6n],
    ],
  )
})

test('[P1] the trades of a venue that lies are not told, nor the one lie of a venue that counts', () => {
  const { say, beat } = given()
  for (const venue of VENUES) say(venue, 100_000n)
  beat(NOW)
  say('a', 130_000n)
  say('b', 100_000n)
  assert.deepEqual(amounts(beat(NOW + 100)[0]?.trades), [6n])
  say('a', 130_000n)
  say('a', 100_000n)
  assert.deepEqual(amounts(beat(NOW + 200)[0]?.trades), [8n])
})

/** A ticker changes no price and trades nothing. */
const TICKER = { trade: undefined, id: undefined }

test('[Q6] an unchanged price is told twice a second while the venues say so, and no longer', () => {
  const { say, beat } = given()
  const told: [number, number][] = []
  for (let at = 0; at <= 8_000; at += 100) {
    if (at <= 2_000) for (const venue of VENUES) say(venue, 100_000n, TICKER, NOW + at)
    for (const move of beat(NOW + at)) told.push([at, move.at - NOW])
  }
  assert.deepEqual(
    told,
    [0, 500, 1_000, 1_500, 2_000].map((at) => [at, at]),
  )
  for (const venue of VENUES) say(venue, 100_000n, {}, NOW + 9_000)
  assert.equal(beat(NOW + 9_000).length, 1)
})

test('[Q1] trades are told by our clock: none after now, none before what was told, in their order', () => {
  const { say, beat } = given()
  for (const venue of VENUES) say(venue, 100_000n)
  beat(NOW)
  say('a', 100_000n, { at: NOW + 40 }, NOW + 100)
  say('a', 100_000n, { at: NOW + 1_900 }, NOW + 100)
  assert.deepEqual(
    beat(NOW + 100)[0]?.trades.map(({ at }) => at - NOW),
    [40, 100],
  )
  for (const venue of ['b', 'c', 'd']) say(venue, 100_100n, { at: NOW + 60 }, NOW + 200)
  assert.equal(say('a', 100_000n, { at: NOW + 50 }, NOW + 200), 'outOfOrder')
  assert.deepEqual(beat(NOW + 200)[0]?.trades, [])
})

test('[Q1] a trade that arrives after a later moment was told stands at that moment', () => {
  const { say, beat } = given()
  for (const venue of VENUES) say(venue, 100_000n, { at: NOW - 300 })
  beat(NOW)
  say('a', 100_000n, { at: NOW - 50 }, NOW + 100)
  assert.deepEqual(
    beat(NOW + 100)[0]?.trades.map(({ at }) => at - NOW),
    [0],
  )
})

test('[Q1] a clock that stands still or goes back does not bring moves out of order', () => {
  const { say, beat } = given()
  for (const venue of VENUES) say(venue, 100_000n)
  beat(NOW)
  say('a', 100_000n)
  assert.equal(beat(NOW - 500)[0]?.at, NOW)
})

test('[Q6] what was traded in silence is not told afterwards as new', () => {
  const { say, beat } = given()
  for (const venue of VENUES) say(venue, 100_000n)
  beat(NOW)
  say('a', 100_000n, {}, NOW + 6_000)
  assert.deepEqual(beat(NOW + 6_000), [])
  for (const venue of ['b', 'c']) say(venue, 100_000n, {}, NOW + 6_100)
  assert.deepEqual(amounts(beat(NOW + 6_100)[0]?.trades), [])
})

test('[P2] a move tells no more trades than the last thousand', () => {
  const { say, beat } = given()
  for (const venue of VENUES) say(venue, 100_000n)
  beat(NOW)
  for (let i = 1; i <= 1_500; i++) say('a', 100_000n, { at: NOW + i }, NOW + i)
  for (const venue of ['b', 'c']) say(venue, 100_000n, TICKER, NOW + 1_500)
  const trades = beat(NOW + 1_500)[0]?.trades
  assert.deepEqual([trades?.length, trades?.[0]?.amount], [1_000, 505n])
})

test('[Q5] each symbol is told by its own venues', () => {
  const { say, beat } = given()
  for (const venue of VENUES) say(venue, 100_000n)
  for (const venue of ['a', 'b']) say(venue, 3_000n, { symbol: 'ethusdt' })
  assert.deepEqual(
    beat(NOW).map(({ symbol }) => symbol),
    ['btcusdt'],
  )
})

test('[Q6] a move is of when three venues had spoken, not of when it is told', () => {
  const { say, beat } = given()
  for (const [n, venue] of VENUES.entries()) say(venue, 100_000n, TICKER, NOW + n * 100)
  assert.equal(beat(NOW + 900)[0]?.at, NOW + 100)
  say('a', 100_000n, TICKER, NOW + 1_500)
  assert.equal(beat(NOW + 1_600)[0]?.at, NOW + 200)
})

test('[Q6] venues that fall silent one after another are no news, though the price of the others is another', () => {
  const { say, beat } = given()
  for (const [n, venue] of VENUES.entries())
    say(venue, 100_000n + BigInt(n) * 200n, TICKER, NOW + n * 300)
  assert.equal(beat(NOW + 900)[0]?.price, 100_300n)
  for (let at = 1_000; at <= 8_000; at += 100) assert.deepEqual(beat(NOW + at), [], `${at}`)
})

test('[Q6] one venue alone does not keep a price going; its trades wait for two others', () => {
  const { say, beat } = given()
  for (const venue of ['a', 'b', 'c']) say(venue, 100_000n)
  beat(NOW)
  const told: { at: number; of: number; trades: number }[] = []
  for (let at = 100; at <= 2_500; at += 100) {
    say('a', 100_000n, {}, NOW + at)
    if (at === 2_500) for (const venue of ['b', 'c']) say(venue, 100_000n, TICKER, NOW + at)
    for (const move of beat(NOW + at))
      told.push({ at, of: move.at - NOW, trades: move.trades.length })
  }
  const last = told.pop()
  assert.deepEqual(
    told,
    Array.from({ length: 10 }, (_, n) => ({ at: (n + 1) * 100, of: n + 1, trades: 1 })),
  )
  assert.deepEqual(last, { at: 2_500, of: 2_500, trades: 15 })
})

test('[Q1] moves of a symbol are each later than the one before, and none is later than now', () => {
  const { say, beat } = given()
  let before = 0
  for (let at = 0; at < 5_000; at += 100) {
    for (const venue of VENUES.slice(at % 3)) say(venue, 100_000n + BigInt(at), {}, NOW + at)
    for (const move of beat(NOW + at)) {
      assert(move.at > before && move.at <= NOW + at)
      before = move.at
    }
  }
})
