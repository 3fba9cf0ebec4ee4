/** The order of a market list: by rankings, and by what the reader taps. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Instrument, Ticker } from '@evenkeel/ui'
import type { Row } from './MarketList.tsx'
import { columns, sorted, tapped } from './rows.ts'

const row = (base: string, quote: string, ticker: Partial<Ticker>): Row => ({
  instrument: { base, quote, symbol: (base + quote).toLowerCase() } as Instrument,
  ticker: { close: '1', increase: '0', amount: '1', vol: '1', ...ticker } as Ticker,
})

const rows = [
  row('SOL', 'USDT', { close: '150.5', increase: '-2.5', vol: '900' }),
  row('USD', 'JPY', { close: '150.25', increase: '0.1', amount: '1000', vol: '150250' }),
  row('BTC', 'USDT', { close: '90000', increase: '10', vol: '5000' }),
]
const order = (...by: Parameters<typeof sorted>[1][]) =>
  sorted(rows, by[0]).map(({ instrument }) => instrument.base)

test('without a choice the rows stay as they are listed', () => {
  assert.deepEqual(order(undefined), ['SOL', 'USD', 'BTC'])
})

test('figures are compared as figures, volumes in one currency', () => {
  assert.deepEqual(order({ by: 'lastPrice', order: 'descending' }), ['BTC', 'SOL', 'USD'])
  assert.deepEqual(order({ by: 'change', order: 'ascending' }), ['SOL', 'USD', 'BTC'])
  assert.deepEqual(order({ by: 'dayVolume', order: 'descending' }), ['BTC', 'USD', 'SOL'])
  assert.deepEqual(order({ by: 'name', order: 'ascending' }), ['BTC', 'SOL', 'USD'])
})

test('a second tap turns a column round, a third ends it, another column begins anew', () => {
  for (const by of columns) {
    const first = tapped(undefined, by)
    assert.equal(first?.order, by === 'name' ? 'ascending' : 'descending')
    const second = tapped(first, by)
    assert.notEqual(second?.order, first?.order)
    assert.equal(tapped(second, by), undefined)
    assert.deepEqual(tapped(second, 'change')?.by, by === 'change' ? undefined : 'change')
  }
})
