/** Quotes: the last price of each symbol, and when a silent source makes it stale. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Move } from '../source/source.ts'
import { Quotes } from './quotes.ts'

const source = { name: 'trial', quietMs: 2_000 }
const move = (at: number, price: bigint): Move => ({ symbol: 'btcusdt', at, price, trades: [] })

test('[Q1] the last move of a symbol is its quote, with its source and time', () => {
  const quotes = new Quotes(source)
  assert.equal(quotes.of('btcusdt'), undefined)
  quotes.take([move(1_000, 5n), move(1_100, 7n)], 1_100)
  const { quote } = quotes.of('btcusdt') ?? {}
  assert.deepEqual(quote, { price: 7n, at: 1_100, source: 'trial', isStale: false })
})

test('[Q6] silent for longer than its limit it is stale; the next price ends that', () => {
  const quotes = new Quotes(source)
  quotes.take([move(1_000, 5n)], 1_000)
  assert.deepEqual([...quotes.takeChanged()], ['btcusdt'])
  quotes.advance(3_000)
  assert.equal(quotes.of('btcusdt')?.quote.isStale, false)
  assert.equal(quotes.takeChanged().size, 0)
  quotes.advance(3_001)
  assert.equal(quotes.of('btcusdt')?.quote.isStale, true)
  assert.deepEqual([...quotes.takeChanged()], ['btcusdt'])
  quotes.advance(9_000)
  assert.equal(quotes.takeChanged().size, 0)
  quotes.take([move(9_100, 6n)], 9_100)
  assert.equal(quotes.of('btcusdt')?.quote.isStale, false)
})

test('[P2] a move that is older than the last one changes nothing', () => {
  const quotes = new Quotes(source)
  quotes.take([move(1_000, 5n)], 1_000)
  quotes.take([move(999, 9n)], 2_900)
  assert.equal(quotes.of('btcusdt')?.quote.price, 5n)
  quotes.advance(3_001)
  assert.equal(quotes.of('btcusdt')?.quote.isStale, true)
})
