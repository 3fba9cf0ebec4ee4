/** The house maker's ladder: what is left of it, and within which bound. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Ladder, ReferencePrice } from './board.ts'
import { ASK, BID } from './book.ts'
import { freshLadder, Rungs } from './rungs.ts'

const ladder: Ladder = {
  number: 7,
  bids: [
    { tick: 99, lots: 5 },
    { tick: 98, lots: 5 },
  ],
  asks: [{ tick: 101, lots: 4 }],
}
const NONE = { ladder: 0, taken: [new Map(), new Map()] } as const

/** So many lots, whatever they cost. */
function bound(room: number) {
  return {
    lotsAt: () => room,
    take(_tick: number, lots: number) {
      room -= lots
    },
  }
}

test('a ladder is walked from its best price, rung by rung, to its end', () => {
  const rungs = new Rungs(ladder, BID, NONE, bound(100))
  assert.deepEqual([rungs.number, rungs.tick, rungs.lots], [7, 99, 5])
  rungs.take(2)
  assert.deepEqual([rungs.tick, rungs.lots], [99, 3])
  rungs.take(3)
  assert.deepEqual([rungs.tick, rungs.lots], [98, 5])
  rungs.take(5)
  assert.deepEqual([rungs.tick, rungs.lots], [0, 0])
})

test('what was taken of this ladder is gone, and what was taken of another is not', () => {
  const taken = [new Map(), new Map([[101, 3]])] as const
  const asks = (number: number) =>
    new Rungs(ladder, ASK, { ladder: number, taken }, bound(100)).lots
  assert.deepEqual([asks(7), asks(6)], [1, 4])
  const whole = [new Map([[99, 5]]), new Map()] as const
  assert.equal(new Rungs(ladder, BID, { ladder: 7, taken: whole }, bound(100)).tick, 98)
})

test('the house offers no more than its bound, which is asked at each price', () => {
  const rungs = new Rungs(ladder, BID, NONE, bound(7))
  rungs.take(5)
  assert.deepEqual([rungs.tick, rungs.lots], [98, 2])
  rungs.take(2)
  assert.deepEqual([rungs.tick, rungs.lots], [0, 0])
  assert.equal(new Rungs(ladder, BID, NONE, bound(0)).tick, 0)
})

test('on a stale price, and on none, the house offers nothing', () => {
  const prices = (reference?: Partial<ReferencePrice>) => ({
    ladder: (name: string) => (name === 'spot/btcusdt' ? ladder : undefined),
    reference: () => reference as ReferencePrice | undefined,
  })
  assert.equal(freshLadder(prices({ isStale: false }), 'spot/btcusdt', 'btcusdt'), ladder)
  assert.equal(freshLadder(prices({ isStale: false }), 'contracts/btcusdt', 'btcusdt'), undefined)
  assert.equal(freshLadder(prices({ isStale: true }), 'spot/btcusdt', 'btcusdt'), undefined)
  assert.equal(freshLadder(prices(), 'spot/btcusdt', 'btcusdt'), undefined)
})
