/** Which symbol and which delivery time the screen stands at, and how symbols are found. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { bestPayout, type Offer, offerAt, offersIn, termAt } from './offer.ts'

const term = (seconds: number, isOffered = true) => {
  const payoutBps = 8_000 + seconds
  return { seconds, payoutBps, feeBps: 0, minimum: '10', maximum: '100', isOffered }
}
const offer = (symbol: string, kind: Offer['class'], terms = [term(30), term(60)]): Offer => {
  const base = symbol.slice(0, 3).toUpperCase()
  return {
    symbol,
    class: kind,
    base,
    quote: 'USD',
    name: `${base} name`,
    priceStep: '0.01',
    market: { hours: 'always', holidays: [] },
    terms,
  }
}
const btc = offer('btcusdt', 'crypto')
const eur = offer('eurusd', 'forex', [term(30, false), term(60), term(120)])
const closed = offer('aapl', 'stock', [term(30, false)])

test('the wanted symbol, else the one kept, else BTC; never one that is not offered', () => {
  const all = [eur, btc, closed]
  assert.equal(offerAt(all, 'eurusd', 'btcusdt'), eur)
  assert.equal(offerAt(all, undefined, 'eurusd'), eur)
  assert.equal(offerAt(all, 'aapl', 'nowhere'), btc)
  assert.equal(offerAt([eur, closed]), eur)
  assert.equal(offerAt([closed]), null)
})

test('a delivery time that is not offered gives way to the shortest that is', () => {
  assert.equal(termAt(eur, 120)?.seconds, 120)
  assert.equal(termAt(eur, 30)?.seconds, 60)
  assert.equal(termAt(eur, undefined)?.seconds, 60)
  assert.equal(termAt(closed, 30), undefined)
  assert.equal(bestPayout(eur), 8_120)
})

test('symbols are searched and listed by their class; what is not offered is not there', () => {
  const found = (changed: Partial<Parameters<typeof offersIn>[0]>) =>
    offersIn({
      offers: [btc, eur, closed],
      instruments: [],
      tickers: undefined,
      watched: ['eurusd', 'aapl'],
      list: 'all',
      search: '',
      ...changed,
    }).map((entry) => entry.offer.symbol)
  assert.deepEqual(found({}), ['btcusdt', 'eurusd'])
  assert.deepEqual(found({ list: 'forex' }), ['eurusd'])
  assert.deepEqual(found({ list: 'watched' }), ['eurusd'])
  assert.deepEqual(found({ list: 'stock' }), [])
  for (const search of ['BTC/USDT', 'btc usdt', 'BTC NAME'])
    assert.deepEqual(found({ search }), ['btcusdt'], search)
})
