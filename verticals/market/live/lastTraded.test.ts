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
  tape.add('btcusdt', [trade(7n)], ['real'])
  assert.equal(last('real', 'btcusdt'), undefined, 'who trades alone says nothing of what it costs')
  tape.add('btcusdt', [trade(8n), trade(9n)])
  tape.add('eurusd', [trade(1n)])
  assert.deepEqual([last('real', 'btcusdt'), last('demo', 'btcusdt')], [9n, 9n])
  assert.equal(last('real', 'eurusd'), undefined)
  tape.add('btcusdt', [trade(5n)], ['demo'])
  assert.deepEqual([last('real', 'btcusdt'), last('demo', 'btcusdt')], [9n, 5n])
  tape.clear()
  assert.equal(last('demo', 'btcusdt'), undefined, 'the source is another')
  tape.fill('btcusdt', [trade(4n)])
  assert.equal(last('real', 'btcusdt'), 4n)
})
