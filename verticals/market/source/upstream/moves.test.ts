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
  const index = createIndex({ venues: VENUES, instruments, limitMs: 5_000, apartBps: 200 })
  const moves = createMoves(index, instruments, 200)
  let ids = 0
  const say = (venue: string, price: bigint, report: Partial<Report> = {}, now = NOW) => {
    const trade = { amount: BigInt(++ids), side: 'buy' } as const
    const said = { venue, symbol: 'btcusdt', price, at: now, id: String(ids), trade }
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
  assert.deepEqual(move, { symbol: 'btcusdt', at: NOW + 100, price: 100_000n, trades: [] })
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

test('[Q6] an unchanged price is told once a second while the venues live, and no longer', () => {
  const { say, beat } = given()
  for (const venue of VENUES) say(venue, 100_000n)
  const told: number[] = []
  for (let at = 0; at <= 8_000; at += 100) if (beat(NOW + at).length > 0) told.push(at)
  assert.deepEqual(told, [0, 1_000, 2_000, 3_000, 4_000, 5_000])
  for (const venue of VENUES) say(venue, 100_000n, {}, NOW + 9_000)
  assert.equal(beat(NOW + 9_000).length, 1)
})

test('[Q1] trades are told by our clock: none after now, none before what was told, in their order', () => {
  const { say, beat } = given()
  for (const venue of VENUES) say(venue, 100_000n)
  beat(NOW)
  say('a', 100_000n, { at: NOW + 40 }, NOW + 100)
  say('a', 100_000n, { at: NOW + 4_000 }, NOW + 100)
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
