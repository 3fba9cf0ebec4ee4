/** The last price: whose trades make it, and where there is none. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Trade } from '../source/source.ts'
import { lastTradedOn } from './lastTraded.ts'
import { Tape } from './tape.ts'

const trade = (price: bigint): Trade => ({ at: 1, price, amount: 1n, side: 'buy' })

test("[Q35] it is that of a realm's last trade, where there is a book and the source tells of trades", () => {
  const tape = new Tape(0)
  const last = lastTradedOn(tape, (symbol) => symbol !== 'eurusd')
  tape.takeOwn('real', 'btcusdt', [trade(7n)])
  assert.equal(last('real', 'btcusdt'), undefined, 'who trades alone says nothing of what it costs')
  tape.takeSource('btcusdt', [trade(8n), trade(9n)], 1)
  tape.takeSource('eurusd', [trade(1n)], 1)
  assert.deepEqual([last('real', 'btcusdt'), last('demo', 'btcusdt')], [9n, 9n])
  assert.equal(last('real', 'eurusd'), undefined)
  tape.takeOwn('demo', 'btcusdt', [trade(5n)])
  assert.deepEqual([last('real', 'btcusdt'), last('demo', 'btcusdt')], [9n, 5n])
  tape.clear()
  assert.equal(last('demo', 'btcusdt'), undefined, 'the source is another')
  tape.fill('btcusdt', [trade(4n)])
  assert.equal(last('real', 'btcusdt'), 4n)
})

test('[Q35] it lapses when the source goes on for minutes without trades, and is back with the next one', () => {
  const tape = new Tape(0)
  const last = lastTradedOn(tape, () => true)
  const lapsesAt = 1_000 + 3 * 60_000
  tape.takeSource('btcusdt', [trade(8n)], 1_000)
  tape.takeSource('btcusdt', [], lapsesAt)
  tape.takeOwn('real', 'btcusdt', [trade(9n)])
  assert.equal(last('real', 'btcusdt'), 9n, 'it may be a quiet market')
  tape.takeSource('ethusdt', [], lapsesAt + 1)
  assert.equal(last('real', 'btcusdt'), 9n, 'its own prices stand still')
  tape.takeSource('btcusdt', [], lapsesAt + 1)
  assert.deepEqual([last('real', 'btcusdt'), last('demo', 'btcusdt')], [undefined, undefined])
  tape.takeOwn('real', 'btcusdt', [trade(9n)])
  assert.equal(last('real', 'btcusdt'), undefined, 'members alone do not bring it back')
  tape.takeSource('btcusdt', [trade(5n)], lapsesAt + 2)
  assert.deepEqual([last('real', 'btcusdt'), last('demo', 'btcusdt')], [5n, 5n])
})

test('[Q35] trades of long before a start are no sign that the source still tells of any', () => {
  const tape = new Tape(0)
  const last = lastTradedOn(tape, () => true)
  tape.fill('btcusdt', [trade(4n)])
  tape.takeSource('btcusdt', [], 2 + 3 * 60_000)
  assert.equal(last('real', 'btcusdt'), undefined)
})
