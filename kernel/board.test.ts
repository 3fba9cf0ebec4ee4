/** The board remembers: asked for any moment, it tells the price of that moment. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { Board, bookName } from './board.ts'

const BOARD_MEMORY_MS = 600_000
const NOW = 1_700_000_000_000
const reference = (at: number, price = BigInt(at)) => ({ price, at, source: 'x', isStale: false })

test('the price of a moment is the last one at or before it', () => {
  const gaps = fc.array(fc.integer({ min: 1, max: 200_000 }), { minLength: 1, maxLength: 100 })
  fc.assert(
    fc.property(gaps, fc.integer({ min: 0, max: BOARD_MEMORY_MS }), (steps, back) => {
      const board = new Board()
      const { reference: last, referenceAt } = board.prices().real
      const said: number[] = []
      let at = NOW
      for (const step of steps) {
        at += step
        said.push(at)
        board.setReference('btcusdt', reference(at))
      }
      const moment = at - back
      const expected = said.findLast((time) => time <= moment)
      assert.equal(referenceAt('btcusdt', moment)?.at, expected)
      assert.equal(last('btcusdt')?.at, at)
    }),
  )
})

test('a price that has become stale is still the price of its moment', () => {
  const board = new Board()
  const { referenceAt } = board.prices().demo
  board.setReference('btcusdt', reference(NOW))
  board.setReference('btcusdt', { ...reference(NOW), isStale: true })
  assert.equal(referenceAt('btcusdt', NOW + 5)?.isStale, true)
  assert.equal(referenceAt('btcusdt', NOW - 1), undefined)
  assert.equal(referenceAt('ethusdt', NOW), undefined)
})

test('prices stay in the order of their time, whatever order they come in', () => {
  const board = new Board()
  const { referenceAt, reference: last } = board.prices().real
  for (const at of [10, 20, 5, 7]) board.setReference('btcusdt', reference(NOW + at))
  assert.equal(last('btcusdt')?.at, NOW + 7)
  assert.deepEqual(
    [4, 5, 6, 7, 15].map((at) => referenceAt('btcusdt', NOW + at)?.at),
    [undefined, NOW + 5, NOW + 5, NOW + 7, NOW + 7],
  )
})

test('two books of one symbol have a ladder each, and each realm its own', () => {
  const board = new Board()
  const { real, demo } = board.prices()
  const ladder = { number: 1, bids: [], asks: [] }
  board.setLadder('real', bookName('spot', 'btcusdt'), ladder)
  assert.equal(real.ladder('spot/btcusdt'), ladder)
  assert.equal(real.ladder('contracts/btcusdt'), undefined)
  assert.equal(demo.ladder('spot/btcusdt'), undefined)
})

test('the price after a moment is the first one that is not at it', () => {
  const board = new Board()
  const { referenceAfter } = board.prices().real
  assert.equal(referenceAfter('btcusdt', NOW), undefined)
  for (const at of [10, 20, 30]) board.setReference('btcusdt', reference(NOW + at))
  assert.deepEqual(
    [0, 9, 10, 11, 29, 30].map((at) => referenceAfter('btcusdt', NOW + at)?.at),
    [NOW + 10, NOW + 10, NOW + 20, NOW + 20, NOW + 30, undefined],
  )
})

test('what is sealed is neither changed nor added to, and a seal is not taken back', () => {
  const board = new Board()
  const { reference: last, referenceAt, sealedUntil } = board.prices().real
  for (const at of [10, 20, 30]) board.setReference('btcusdt', reference(NOW + at))
  assert.equal(sealedUntil('btcusdt'), undefined)
  board.seal('btcusdt', NOW + 25)
  board.seal('btcusdt', NOW + 5)
  assert.equal(sealedUntil('btcusdt'), NOW + 25)
  for (const late of [10, 15, 20, 25]) board.setReference('btcusdt', reference(NOW + late, 1n))
  assert.deepEqual(
    [10, 15, 20, 25, 30].map((at) => referenceAt('btcusdt', NOW + at)?.price),
    [10, 10, 20, 20, 30].map((at) => BigInt(NOW + at)),
  )
  board.setReference('btcusdt', reference(NOW + 26, 2n))
  assert.equal(last('btcusdt')?.price, 2n)
  assert.equal(referenceAt('btcusdt', NOW + 30)?.price, 2n)
})

test('a symbol may be sealed before it has a price', () => {
  const board = new Board()
  const { reference: last, referenceAt, referenceAfter, sealedUntil } = board.prices().demo
  board.seal('eurusd', NOW)
  assert.equal(sealedUntil('eurusd'), NOW)
  assert.equal(last('eurusd'), undefined)
  assert.equal(referenceAt('eurusd', NOW), undefined)
  assert.equal(referenceAfter('eurusd', NOW), undefined)
})

test('sealed prices answer as a list of all that was said in time, whatever comes when', () => {
  const step = fc.record({ at: fc.integer({ min: 0, max: 500 }), seals: fc.boolean() })
  fc.assert(
    fc.property(fc.array(step, { maxLength: 80 }), (steps) => {
      const board = new Board()
      const { referenceAt, referenceAfter, sealedUntil } = board.prices().real
      let said: number[] = []
      let sealed = -1
      for (const { at, seals } of steps) {
        if (seals) {
          board.seal('btcusdt', NOW + at)
          sealed = Math.max(sealed, at)
        } else {
          board.setReference('btcusdt', reference(NOW + at))
          if (at > sealed) said = [...said.filter((known) => known < at), at]
        }
      }
      assert.equal(sealedUntil('btcusdt'), sealed < 0 ? undefined : NOW + sealed)
      const all = said.map((at) => NOW + at)
      for (let at = NOW; at <= NOW + 500; at += 7) {
        assert.equal(
          referenceAt('btcusdt', at)?.at,
          all.findLast((time) => time <= at),
        )
        assert.equal(
          referenceAfter('btcusdt', at)?.at,
          all.find((time) => time > at),
        )
      }
    }),
  )
})

test('what is recalled answers for its moments, and is not the price of now', () => {
  const board = new Board()
  const { reference: last, referenceAt, referenceAfter } = board.prices().real
  board.recall('btcusdt', [reference(NOW), reference(NOW + 10)])
  board.seal('btcusdt', NOW + 10)
  assert.equal(last('btcusdt'), undefined)
  assert.equal(referenceAt('btcusdt', NOW + 5)?.at, NOW)
  assert.equal(referenceAfter('btcusdt', NOW)?.at, NOW + 10)
  board.setReference('btcusdt', reference(NOW + 20))
  board.recall('btcusdt', [reference(NOW - 5), reference(NOW), reference(NOW + 15)])
  assert.equal(last('btcusdt')?.at, NOW + 20)
  assert.deepEqual(
    [-6, -5, 0, 10, 15, 20].map((at) => referenceAt('btcusdt', NOW + at)?.at),
    [undefined, NOW - 5, NOW, NOW + 10, NOW + 10, NOW + 20],
  )
})

test('what somebody needs is not forgotten', () => {
  const board = new Board()
  const { referenceAt } = board.prices().real
  const long = 10 * BOARD_MEMORY_MS
  board.recall('btcusdt', [reference(NOW), reference(NOW + 10), reference(NOW + 20)])
  board.keep('btcusdt', NOW + 10)
  for (let at = long; at < long + 5; at++) board.setReference('btcusdt', reference(NOW + at))
  assert.equal(referenceAt('btcusdt', NOW + 15)?.at, NOW + 10)
  board.keep('btcusdt', undefined)
  for (let at = long; at < long + 5; at++) board.setReference('btcusdt', reference(NOW + at))
  assert.equal(referenceAt('btcusdt', NOW + 15), undefined)
  assert.equal(referenceAt('btcusdt', NOW + 25)?.at, NOW + 20)
})

test('who follows the board is told of what changed, and not of what was dropped', () => {
  const board = new Board()
  const told: unknown[] = []
  board.onChange = (change) => told.push(change)
  board.setReference('btcusdt', reference(NOW))
  board.seal('btcusdt', NOW)
  board.seal('btcusdt', NOW)
  board.setReference('btcusdt', reference(NOW))
  board.recall('ethusdt', [reference(NOW)])
  assert.deepEqual(told, [{ symbol: 'btcusdt' }, { symbol: 'btcusdt' }, { symbol: 'ethusdt' }])
})
