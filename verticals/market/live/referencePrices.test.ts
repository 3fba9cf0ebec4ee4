/** Reference prices: the last price of each symbol, and when a silent source makes it stale. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Move } from '../source/source.ts'
import { ReferencePrices } from './referencePrices.ts'

const source = { name: 'trial', quietMs: 2_000 }
const move = (at: number, price: bigint): Move => ({ symbol: 'btcusdt', at, price, trades: [] })

test('[Q1] the last move of a symbol is its reference price, with its source and time', () => {
  const references = new ReferencePrices(source)
  assert.equal(references.of('btcusdt'), undefined)
  references.take([move(1_000, 5n), move(1_100, 7n)], 1_100)
  const { reference } = references.of('btcusdt') ?? {}
  assert.deepEqual(reference, { price: 7n, at: 1_100, source: 'trial', isStale: false })
})

test('[Q6] silent for longer than its limit it is stale; the next price ends that', () => {
  const references = new ReferencePrices(source)
  references.take([move(1_000, 5n)], 1_000)
  assert.deepEqual([...references.takeChanged()], ['btcusdt'])
  references.advance(3_000)
  assert.equal(references.of('btcusdt')?.reference.isStale, false)
  assert.equal(references.takeChanged().size, 0)
  references.advance(3_001)
  assert.equal(references.of('btcusdt')?.reference.isStale, true)
  assert.deepEqual([...references.takeChanged()], ['btcusdt'])
  references.advance(7_000)
  assert.equal(references.takeChanged().size, 0)
  references.take([move(9_100, 6n)], 9_100)
  assert.equal(references.of('btcusdt')?.reference.isStale, false)
})

test('[Q6] a price of nothing is none: it becomes stale as if nothing had been said', () => {
  const references = new ReferencePrices(source)
  references.take([move(1_000, 0n)], 1_000)
  references.advance(1_100)
  assert.equal(references.of('btcusdt'), undefined)
  references.take([move(2_000, 5n), move(2_500, 0n), move(2_600, -1n)], 2_600)
  references.advance(4_601)
  const { reference } = references.of('btcusdt') ?? {}
  assert.deepEqual([reference?.price, reference?.isStale], [5n, true])
})

test('[P2] a move that is older than the last one changes nothing', () => {
  const references = new ReferencePrices(source)
  references.take([move(1_000, 5n)], 1_000)
  references.take([move(999, 9n)], 2_900)
  assert.equal(references.of('btcusdt')?.reference.price, 5n)
  references.advance(3_001)
  assert.equal(references.of('btcusdt')?.reference.isStale, true)
})

test('[Q26] a price is stale from the moment at which its silence was too long, and says so again while it lasts', () => {
  const references = new ReferencePrices(source)
  references.take([move(1_000, 5n)], 1_000)
  references.advance(3_050)
  const stale = references.of('btcusdt')
  assert.deepEqual(stale?.reference, { price: 5n, at: 3_050, source: 'trial', isStale: true })
  assert.equal(stale?.toldAt, 1_000)
  references.advance(8_050, false)
  assert.equal(references.of('btcusdt')?.reference.at, 3_050)
  references.advance(8_050)
  assert.equal(references.of('btcusdt')?.reference.at, 8_050)
  references.take([move(8_000, 6n)], 8_100)
  assert.deepEqual(references.of('btcusdt')?.reference, {
    price: 6n,
    at: 8_051,
    source: 'trial',
    isStale: false,
  })
})

test('[Q26] no price is of a second that is closed, of the future, or of before the last one', () => {
  const references = new ReferencePrices(source)
  const at = () => references.of('btcusdt')?.reference.at
  references.take([move(1_000, 5n)], 3_100, 3_000)
  assert.equal(at(), 3_001)
  references.take([move(1_000, 5n)], 4_100, 4_000)
  assert.equal(at(), 3_001, 'the same said again is no other tick')
  references.take([move(1_000, 6n)], 4_100, 4_000)
  assert.equal(at(), 4_001)
  references.take([move(1_700, 7n)], 4_200, 4_000)
  assert.equal(at(), 4_002, 'one that something may have been decided by keeps its moment')
  references.take([move(1_800, 8n)], 4_002, 4_000)
  assert.equal(at(), 4_002, 'none is of the future')
  references.take([move(6_500, 8n)], 4_900, 4_000)
  assert.equal(at(), 4_900)
})

test('[Q31] a closed market is not stale but closed; with the open it is stale until its source speaks', () => {
  let isOpen = true
  const references = new ReferencePrices(source, { isOpen: () => isOpen })
  const stand = () => {
    const { isStale, isClosed, price, at } = references.of('btcusdt')?.reference ?? {}
    return { isStale, isClosed, price, at }
  }
  references.take([move(1_000, 5n)], 1_000)
  isOpen = false
  references.advance(1_100)
  assert.deepEqual(stand(), { isStale: true, isClosed: true, price: 5n, at: 1_100 })
  references.takeChanged()
  references.advance(6_000)
  assert.equal(references.takeChanged().size, 0)
  references.advance(6_100)
  assert.deepEqual(stand(), { isStale: true, isClosed: true, price: 5n, at: 6_100 })
  isOpen = true
  references.advance(6_200)
  assert.deepEqual(stand(), { isStale: true, isClosed: undefined, price: 5n, at: 6_200 })
  references.take([move(6_250, 6n)], 6_250)
  assert.deepEqual(stand(), { isStale: false, isClosed: undefined, price: 6n, at: 6_250 })
})

test('[Q31] one that was stale when its market closed is closed; one whose source was left stays stale', () => {
  let isOpen = true
  const references = new ReferencePrices(source, { isOpen: () => isOpen })
  references.take([move(1_000, 5n)], 1_000)
  references.advance(4_000)
  isOpen = false
  references.advance(4_100)
  assert.equal(references.of('btcusdt')?.reference.isClosed, true)
  references.leave(4_200)
  references.advance(9_999)
  const { isStale, isClosed } = references.of('btcusdt')?.reference ?? {}
  assert.deepEqual([isStale, isClosed], [true, undefined])
})

test('[Q31] where a start finds a market closed its last price rests, and what its source says first takes its place', () => {
  const references = new ReferencePrices(source, { isOpen: (_, at) => at >= 9_000 })
  references.rest('btcusdt', 7n, 500, 2_000)
  assert.deepEqual(references.of('btcusdt')?.reference, {
    price: 7n,
    at: 2_000,
    source: 'trial',
    isStale: true,
    isClosed: true,
  })
  assert.equal(references.of('btcusdt')?.toldAt, 500)
  references.take([move(9_010, 8n)], 9_010)
  assert.equal(references.of('btcusdt')?.reference.isStale, false)
})
