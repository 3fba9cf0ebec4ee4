/** The board remembers: asked for any moment, it tells the price of that moment. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { BOARD_MEMORY_MS, Board, bookName } from './board.ts'

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
