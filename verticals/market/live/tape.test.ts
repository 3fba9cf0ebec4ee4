/** The tape: whose trades are shown where, in which order, and which are news. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Realm } from '@evenkeel/kernel'
import type { Trade } from '../source/source.ts'
import { Tape } from './tape.ts'

const trade = (price: bigint): Trade => ({ at: 1, price, amount: 1n, side: 'buy' })
const prices = (trades: readonly Trade[]) => trades.map(({ price }) => Number(price))

test("[Q12, Q22] the source's trades are in both realms, a realm's own in that realm alone; newest first", () => {
  const tape = new Tape(0)
  tape.takeSource('btcusdt', [trade(1n), trade(2n)], 1)
  tape.takeOwn('demo', 'btcusdt', [trade(3n)])
  assert.deepEqual(prices(tape.last('real', 'btcusdt', 10)), [2, 1])
  assert.deepEqual(prices(tape.last('demo', 'btcusdt', 2)), [3, 2])
  assert.deepEqual(tape.last('real', 'ethusdt', 10), [])
})

test('[Q12] every trade is news once, and its number is higher than that of the one before', () => {
  const tape = new Tape(5)
  tape.takeSource('btcusdt', [trade(1n), trade(2n)], 1)
  const first = tape.takeNew('real', 'btcusdt')
  assert.deepEqual(prices(first), [2, 1])
  assert.ok((first[0]?.number ?? 0) > (first[1]?.number ?? 0))
  assert.deepEqual(tape.takeNew('real', 'btcusdt'), [])
  tape.takeSource('btcusdt', [trade(3n)], 1)
  assert.deepEqual(prices(tape.takeNew('real', 'btcusdt')), [3])
  assert.deepEqual(prices(tape.takeNew('demo', 'btcusdt')), [3, 2, 1])
})

test('[Q12] only the last are kept', () => {
  const tape = new Tape(0)
  for (let nth = 1n; nth <= 5_000n; nth++) tape.takeSource('btcusdt', [trade(nth)], 1)
  assert.deepEqual(prices(tape.last('real', 'btcusdt', 5_000)).length, 500)
  assert.equal(tape.last('real', 'btcusdt', 1)[0]?.price, 5_000n)
})

test('[Q12] numbers go on after a restart', () => {
  const before = new Tape(1_000)
  before.takeSource('btcusdt', [trade(1n)], 1)
  const after = new Tape(1_001)
  after.takeSource('btcusdt', [trade(1n)], 1)
  const number = (tape: Tape) => tape.last('real', 'btcusdt', 1)[0]?.number ?? 0
  assert.ok(number(after) > number(before))
})

test('[Q12] what was traded before stands before all else in both realms, and is news to nobody', () => {
  const tape = new Tape(1_000)
  const at = (moment: number, price: bigint): Trade => ({ ...trade(price), at: moment })
  tape.takeOwn('demo', 'btcusdt', [at(50, 7n)])
  tape.takeSource('btcusdt', [at(60, 8n)], 1)
  tape.fill('btcusdt', [at(40, 1n), at(49, 2n), at(55, 3n), at(60, 4n)])
  assert.deepEqual(prices(tape.last('real', 'btcusdt', 10)), [8, 3, 2, 1])
  assert.deepEqual(prices(tape.last('demo', 'btcusdt', 10)), [8, 7, 2, 1])
  const numbers = tape.last('demo', 'btcusdt', 10).map(({ number }) => number)
  assert.deepEqual(
    numbers,
    numbers.toSorted((one, other) => other - one),
  )
  assert.equal(new Set(numbers).size, 4)
  assert((numbers.at(-1) ?? 0) > 999_000)
  assert.deepEqual(prices(tape.takeNew('real', 'btcusdt')), [8])
  assert.deepEqual(prices(tape.takeNew('demo', 'btcusdt')), [8, 7])
})

test('[Q12] what comes later is not of before what is there, in either realm', () => {
  const tape = new Tape(1_000)
  const at = (moment: number, price: bigint): Trade => ({ ...trade(price), at: moment })
  tape.takeOwn('real', 'btcusdt', [at(70, 1n)])
  tape.takeSource('btcusdt', [at(50, 2n), at(90, 3n)], 1)
  tape.takeOwn('demo', 'btcusdt', [at(80, 4n)])
  const times = (realm: Realm) => tape.last(realm, 'btcusdt', 10).map((one) => one.at)
  assert.deepEqual(times('real'), [90, 70, 70])
  assert.deepEqual(times('demo'), [90, 90, 50])
})

test('[Q12] who begins with those that were told hears the next ones once', () => {
  const tape = new Tape(1_000)
  assert.deepEqual(tape.told('real', 'btcusdt', 9), [])
  tape.fill('btcusdt', [trade(1n), trade(2n)])
  tape.takeSource('btcusdt', [trade(3n)], 1)
  assert.deepEqual(prices(tape.told('real', 'btcusdt', 9)), [2, 1])
  assert.deepEqual(prices(tape.takeNew('real', 'btcusdt')), [3])
  tape.takeSource('btcusdt', [trade(4n)], 1)
  assert.deepEqual(prices(tape.told('real', 'btcusdt', 2)), [3, 2])
})
