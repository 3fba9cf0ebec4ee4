/** Incremental and grouped depth: whoever follows has the book; nobody is promised more than there is. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import type { Depth, Level } from '../market.ts'
import { grouped } from './grouped.ts'
import { Increments } from './increments.ts'

const UNIT = 100_000_000n
const side = (descending: boolean) =>
  fc
    .uniqueArray(
      fc.record({ price: fc.integer({ min: 1, max: 60 }), lots: fc.integer({ min: 1, max: 9 }) }),
      {
        selector: ({ price }) => price,
        maxLength: 20,
      },
    )
    .map((levels) =>
      levels
        .toSorted((one, other) => (descending ? other.price - one.price : one.price - other.price))
        .map(({ price, lots }) => ({ price: BigInt(price) * UNIT, amount: BigInt(lots) * UNIT })),
    )
const depth: fc.Arbitrary<Depth> = fc.record({
  at: fc.constant(1),
  version: fc.constant(1),
  bids: side(true),
  asks: side(false),
})

type Message = {
  seqNum: number
  prevSeqNum: number
  bids: [number, number][]
  asks: [number, number][]
}
const follow = (book: Map<number, number>, changes: readonly [number, number][]) => {
  for (const [price, amount] of changes)
    if (amount === 0) book.delete(price)
    else book.set(price, amount)
}
const bookOf = (levels: readonly Level[]) =>
  new Map(levels.map(({ price, amount }) => [Number(price / UNIT), Number(amount / UNIT)]))
const sorted = (book: Map<number, number>) => [...book].toSorted(([one], [other]) => one - other)

test('[Q18] from a snapshot taken anywhere, following the messages gives the book', () => {
  fc.assert(
    fc.property(fc.array(depth, { minLength: 2, maxLength: 12 }), fc.nat(10), (depths, place) => {
      const increments = new Increments(1_000)
      const joins = place % depths.length
      let number = 0
      const bids = new Map<number, number>()
      const asks = new Map<number, number>()
      for (const [nth, now] of depths.entries()) {
        const message = JSON.parse(increments.next(now)) as Message
        assert.equal(message.seqNum, message.prevSeqNum + 1)
        if (nth > joins) {
          assert.equal(message.prevSeqNum, number)
          follow(bids, message.bids)
          follow(asks, message.asks)
          number = message.seqNum
          assert.deepEqual(sorted(bids), sorted(bookOf(now.bids)))
          assert.deepEqual(sorted(asks), sorted(bookOf(now.asks)))
        }
        if (nth === joins) {
          const whole = JSON.parse(increments.whole(now, true)) as Message
          follow(bids, whole.bids)
          follow(asks, whole.asks)
          number = whole.seqNum
        }
      }
    }),
  )
})

test('[Q18] a snapshot before anybody follows is where the first message goes on', () => {
  const now: Depth = { at: 1, version: 1, bids: [{ price: UNIT, amount: UNIT }], asks: [] }
  const increments = new Increments(1_000)
  assert.equal(increments.whole(now, false), '{"seqNum":1000,"bids":[[1,1]],"asks":[]}')
  assert.equal(increments.next(now), '{"seqNum":1001,"prevSeqNum":1000,"bids":[],"asks":[]}')
})

test('[Q18] where nobody follows any more, a snapshot is the book of now, and the next message follows it', () => {
  const at = (amount: bigint): Depth => ({
    at: 1,
    version: 1,
    asks: [],
    bids: [{ price: UNIT, amount: amount * UNIT }],
  })
  const increments = new Increments(1_000)
  increments.next(at(1n))
  assert.equal(increments.whole(at(5n), true), '{"seqNum":1001,"bids":[[1,1]],"asks":[]}')
  assert.equal(increments.whole(at(5n), false), '{"seqNum":1002,"bids":[[1,5]],"asks":[]}')
  assert.equal(
    increments.next(at(7n)),
    '{"seqNum":1003,"prevSeqNum":1002,"bids":[[1,7]],"asks":[]}',
  )
})

test('[Q11] drawn together, bids go down, offers go up, and nothing is lost within what is shown', () => {
  fc.assert(
    fc.property(depth, fc.integer({ min: 1, max: 2 }), (now, step) => {
      const size = 10n ** BigInt(step) * UNIT
      const shown = grouped(now, UNIT, step)
      for (const { price } of [...shown.bids, ...shown.asks]) assert.equal(price % size, 0n)
      for (const { price, amount } of shown.asks) {
        const under = now.asks.filter((level) => level.price <= price && level.price > price - size)
        assert.equal(
          amount,
          under.reduce((sum, level) => sum + level.amount, 0n),
        )
      }
      for (const { price, amount } of shown.bids) {
        const above = now.bids.filter((level) => level.price >= price && level.price < price + size)
        assert.equal(
          amount,
          above.reduce((sum, level) => sum + level.amount, 0n),
        )
      }
    }),
  )
})
