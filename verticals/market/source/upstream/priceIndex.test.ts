/** The index: who counts, and what the price is by those. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createIndex, type Fault, type Report } from './priceIndex.ts'

const NOW = 1_700_000_000_000
const instruments = [{ symbol: 'btcusdt', tickSize: 100n }]

/** An index in which venues say prices, each with a new number. */
function given(venues: readonly string[], now = NOW) {
  const index = createIndex({ venues, instruments, limitMs: 3_000, apartBps: 200 })
  let ids = 0
  const said = (venue: string, price: bigint, report: Partial<Report> = {}): Report => ({
    venue,
    symbol: 'btcusdt',
    price,
    at: now,
    id: String(++ids),
    trade: { amount: 1n, side: 'buy' },
    words: undefined,
    ...report,
  })
  return {
    say: (venue: string, price: bigint, report?: Partial<Report>, at = now): Fault | undefined =>
      index.take(said(venue, price, report), at),
    price: (at = now) => index.standing('btcusdt', at)?.price,
    venues: (at = now) => index.standing('btcusdt', at)?.venues,
    heardAt: (at = now) => index.standing('btcusdt', at)?.heardAt,
    liveVenues: index.liveVenues,
  }
}
const FOUR = ['a', 'b', 'c', 'd']

test('[Q5] three that agree give a price; two do not', () => {
  const { say, price } = given(FOUR)
  say('a', 100_000n)
  say('b', 100_200n)
  assert.equal(price(), undefined)
  say('d', 100_100n)
  assert.equal(price(), 100_100n)
})

test('[Q5] of an even number it is the mean of the two in the middle, rounded down to the tick', () => {
  const { say, price } = given(FOUR)
  say('a', 100_000n)
  say('b', 100_301n)
  say('c', 100_299n)
  say('d', 100_900n)
  assert.equal(price(), 100_300n)
  say('c', 100_298n)
  assert.equal(price(), 100_200n)
})

test('[P1] one that lies by 30% is dropped and the price stays', () => {
  const { say, price, venues } = given(FOUR)
  for (const venue of FOUR) say(venue, 100_000n)
  say('a', 130_000n)
  assert.equal(price(), 100_000n)
  assert.deepEqual(venues(), ['b', 'c', 'd'])
  say('a', 1n)
  assert.equal(price(), 100_000n)
})

test('[P1] of three, one that is dropped leaves too few', () => {
  const { say, price } = given(['a', 'b', 'c'])
  say('a', 130_000n)
  say('b', 100_000n)
  say('c', 100_000n)
  assert.equal(price(), undefined)
})

test('[P1] of three, one that lies by 1% moves the price no further than the next of the others', () => {
  const { say, price } = given(['a', 'b', 'c'])
  say('a', 101_000n)
  say('b', 100_000n)
  say('c', 100_100n)
  assert.equal(price(), 100_100n)
})

test('[P1] exactly 2% from the median counts, and a unit more does not', () => {
  const { say, venues } = given(FOUR)
  for (const venue of ['a', 'b', 'c']) say(venue, 100_000n)
  say('d', 102_000n)
  assert.deepEqual(venues(), FOUR)
  say('d', 102_001n)
  assert.deepEqual(venues(), ['a', 'b', 'c'])
  say('d', 97_999n)
  assert.deepEqual(venues(), ['a', 'b', 'c'])
})

test('[P1] a venue that is named twice has one voice', () => {
  const { say, price } = given(['a', 'b', 'a'])
  for (const venue of ['a', 'b']) say(venue, 100_000n)
  assert.equal(price(), undefined)
})

test('[Q5] a venue that is silent for longer than its limit does not count, and does again when it speaks', () => {
  const { say, price } = given(['a', 'b', 'c'])
  for (const venue of ['a', 'b', 'c']) say(venue, 100_000n)
  assert.equal(price(NOW + 3_000), 100_000n)
  for (const venue of ['a', 'b']) say(venue, 100_000n, { at: NOW + 2_000 }, NOW + 2_000)
  assert.equal(price(NOW + 3_001), undefined)
  say('c', 100_000n, { at: NOW + 4_000 }, NOW + 4_000)
  assert.equal(price(NOW + 4_000), 100_000n)
})

test('[P2] a report that is older than the one before is dropped; of the same moment it counts', () => {
  const { say } = given(FOUR)
  assert.equal(say('a', 100_000n), undefined)
  assert.equal(say('a', 99_000n, { at: NOW - 1 }), 'outOfOrder')
  assert.equal(say('a', 101_000n), undefined)
  assert.equal(say('b', 101_000n, { at: NOW - 1 }), undefined)
})

test('[P2] a report that is told again is dropped, and keeps nobody alive', () => {
  const { say, price } = given(['a', 'b', 'c'])
  for (const venue of ['a', 'b', 'c']) say(venue, 100_000n, { id: `${venue}1` })
  say('a', 100_000n, { id: 'a2' })
  for (const id of ['a1', 'a2']) assert.equal(say('a', 100_000n, { id }), 'duplicate')
  for (const venue of ['a', 'b', 'c'])
    assert.equal(say(venue, 100_000n, { id: `${venue}1` }, NOW + 2_000), 'duplicate')
  assert.equal(price(NOW + 3_001), undefined)
})

test('[P2] the last trade with a later time is still the last trade', () => {
  const { say } = given(FOUR)
  say('a', 100_000n, { id: '1' })
  assert.equal(say('a', 100_000n, { id: '1', at: NOW + 1 }), 'duplicate')
})

test('[P2] without a number, the same words of the same moment are the same', () => {
  const { say } = given(FOUR)
  assert.equal(say('a', 100_000n, { id: undefined }), undefined)
  assert.equal(say('a', 100_000n, { id: undefined }), 'duplicate')
  assert.equal(say('a', 100_100n, { id: undefined }), undefined)
  assert.equal(say('a', 100_100n, { id: undefined, at: NOW + 1 }), undefined)
})

test('[Q5] [P2] a time that is further ahead than clocks differ is dropped, and so is one from long ago', () => {
  const { say } = given(FOUR)
  assert.equal(say('a', 100_000n, { at: NOW + 2_001 }), 'ahead')
  assert.equal(say('a', 100_000n, { at: Number.MAX_SAFE_INTEGER }), 'ahead')
  assert.equal(say('a', 100_000n, { at: NOW - 5_001 }), 'late')
  assert.equal(say('a', 100_000n, { at: NOW - 5_000 }), undefined)
  assert.equal(say('a', 100_000n, { at: NOW + 2_000 }), undefined)
})

test('[P2] a report that was long under way counts no longer than its own time allows', () => {
  const { say, price } = given(['a', 'b', 'c'])
  for (const venue of ['a', 'b', 'c']) say(venue, 100_000n, { at: NOW - 4_000 })
  assert.equal(price(NOW + 1_000), 100_000n)
  assert.equal(price(NOW + 1_001), undefined)
})

test('[P2] a ticker that never says when, and says the same for half a minute, is of a venue that stands still', () => {
  const { say, price } = given(['a', 'b', 'c'])
  const undated = { trade: undefined, id: undefined, at: undefined }
  const at = (ms: number, words: string) => {
    for (const venue of ['b', 'c']) say(venue, 100_000n, { at: NOW + ms }, NOW + ms)
    return say('a', 100_000n, { ...undated, words }, NOW + ms)
  }
  for (let ms = 0; ms <= 30_000; ms += 1_000) assert.equal(at(ms, 'the same'), undefined)
  for (let ms = 31_000; ms <= 34_000; ms += 1_000) assert.equal(at(ms, 'the same'), 'frozen')
  assert.equal(price(NOW + 34_000), undefined)
  assert.equal(at(35_000, 'another bid'), undefined)
  assert.equal(price(NOW + 35_000), 100_000n)
  assert.equal(at(65_001, 'another bid'), 'frozen')
})

test('[Q6] a price is as old as the third newest of those that count, and silence makes it no younger', () => {
  const { say, heardAt, liveVenues } = given(['a', 'b', 'c', 'd', 'e'])
  for (const [n, venue] of ['e', 'd', 'c', 'b', 'a'].entries())
    say(venue, 100_000n, { at: NOW + n * 100 }, NOW + n * 100)
  for (let at = 400; at <= 3_200; at += 100) assert.equal(heardAt(NOW + at), NOW + 200)
  assert.equal(liveVenues(NOW + 3_200), 3)
  assert.equal(heardAt(NOW + 3_201), undefined)
  assert.equal(liveVenues(NOW + 3_401), 0)
})

test('[P2] a price that is no price, a symbol and a venue that nobody listed', () => {
  const { say } = given(FOUR)
  assert.equal(say('a', 0n), 'unreadable')
  assert.equal(say('a', -1n), 'unreadable')
  assert.equal(say('a', 100_000n, { symbol: 'moonusdt' }), 'unlisted')
  assert.equal(say('own book', 100_000n), 'unlisted')
})

test('[P2] more reports of one moment than can be told apart are dropped, the next moment is not', () => {
  const { say } = given(FOUR)
  for (let i = 0; i < 1_000; i++) assert.equal(say('a', 100_000n), undefined)
  assert.equal(say('a', 100_000n), 'flood')
  assert.equal(say('a', 100_000n, { at: NOW + 1 }), undefined)
})

test('[Q5] a ticker follows the trades before it; a trade does not wait for the ticker after it', () => {
  const { say, price } = given(['a', 'b', 'c'])
  for (const venue of ['b', 'c']) say(venue, 100_000n)
  say('a', 100_000n)
  const ticker = { trade: undefined, id: undefined }
  assert.equal(say('a', 99_000n, { ...ticker, at: NOW - 1 }), 'outOfOrder')
  assert.equal(say('a', 100_000n, { ...ticker, at: NOW + 50 }), undefined)
  assert.equal(say('a', 100_100n, { at: NOW + 20 }), undefined)
  assert.equal(say('a', 99_000n, { ...ticker, at: NOW + 40 }), 'outOfOrder')
  assert.equal(say('a', 100_200n, { ...ticker, at: undefined }), undefined)
  assert.equal(price(), 100_000n)
})

test('[Q5] a price below the tick is none', () => {
  const { say, price } = given(['a', 'b', 'c'])
  for (const venue of ['a', 'b', 'c']) say(venue, 99n)
  assert.equal(price(), undefined)
})
