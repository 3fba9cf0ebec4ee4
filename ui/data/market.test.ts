/** A ticker as a page shows it: out of date over a line that is cut or late, which says nothing of the exchange's own feed. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { asOver, isFeedStale, type Ticker } from './market.ts'

const ticker = { symbol: 'btcusdt', index: '100', isStale: false } as Ticker

test('[market Q23] a page that is late or cut off shows prices as out of date, and does not say that the feed is interrupted', () => {
  for (const connection of ['late', 'reconnecting'] as const) {
    const shown = asOver(connection, ticker)
    assert.deepEqual([shown.isStale, isFeedStale(shown)], [true, false], connection)
  }
})

test('[market Q23] a feed that was interrupted when last known still is on a page that is late or cut off', () => {
  for (const connection of ['connecting', 'live', 'late', 'reconnecting'] as const) {
    const shown = asOver(connection, { ...ticker, isStale: true })
    assert.deepEqual([shown.isStale, isFeedStale(shown)], [true, true], connection)
  }
  assert.equal(isFeedStale(asOver('live', ticker)), false)
  assert.equal(isFeedStale(undefined), false)
})
