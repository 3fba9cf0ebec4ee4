/** Which pair the screen stands at, which ones its sheet lists, and what it keeps. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Instrument, Ticker } from '@evenkeel/ui'
import { keepChoices, readChoices } from './choices.ts'
import { pairsIn } from './pairList.ts'
import { sideIn, tradePair } from './tradePair.ts'

const instrument = (symbol: string, hasBook = true) => ({ symbol, hasBook }) as Instrument
const listed = [
  instrument('ethusdt'),
  instrument('btcusdt'),
  instrument('solusdt'),
  instrument('eurusd', false),
]
const symbolOf = (found: Instrument | null) => found?.symbol

test("[S36] the address's pair goes before the one kept, and BTC against USDT stands in for neither", () => {
  assert.equal(symbolOf(tradePair(listed, 'ethusdt', 'solusdt')), 'ethusdt')
  assert.equal(symbolOf(tradePair(listed, undefined, 'solusdt')), 'solusdt')
  assert.equal(symbolOf(tradePair(listed, 'nopeusdt', 'solusdt')), 'solusdt')
  assert.equal(symbolOf(tradePair(listed, 'eurusd', 'gone')), 'btcusdt')
  assert.equal(tradePair([instrument('eurusd', false)], 'eurusd'), null)
})

test('[S36] the address names a side, or none', () => {
  const side = (query: string) => sideIn(new URLSearchParams(query))
  assert.deepEqual([side('side=sell'), side('side=up'), side('')], ['sell', undefined, undefined])
})

test('[S36] the sheet finds a pair however it is written, and lists what is watched in its order', () => {
  const tickers = [
    { symbol: 'btcusdt', vol: '9' },
    { symbol: 'solusdt', vol: '10' },
  ] as Ticker[]
  const called = listed.map((pair) =>
    pair.symbol === 'btcusdt' ? { ...pair, name: 'Bitcoin' } : pair,
  )
  const wish = { instruments: called, tickers, watched: ['solusdt', 'btcusdt', 'eurusd'] }
  const found = (list: 'all' | 'watched' | 'hot', search = '') =>
    pairsIn({ ...wish, list, search })?.map((entry) => entry.instrument.symbol)
  assert.deepEqual(found('all'), ['ethusdt', 'btcusdt', 'solusdt'])
  for (const search of [' BTC/usdt', 'bitcoin', 'Bit co', 'TCOIN'])
    assert.deepEqual(found('all', search), ['btcusdt'], search)
  assert.deepEqual(found('watched'), ['solusdt', 'btcusdt'])
  assert.deepEqual(found('hot'), ['solusdt', 'btcusdt', 'ethusdt'])
  assert.equal(pairsIn({ ...wish, instruments: undefined, list: 'all', search: '' }), undefined)
})

test('[S36] choices are kept; what means nothing, or cannot be read, is as usual', () => {
  const kept = new Map<string, string>()
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  }
  const ofBook = { bookView: 'both', onlyPair: false } as const
  const usual = { chart: true, confirms: true, ...ofBook, kind: 'limit' } as const
  assert.deepEqual(readChoices(storage), usual)
  const other = { bookView: 'asks', onlyPair: true } as const
  const chosen = { chart: false, confirms: false, ...other, kind: 'stopLimit' } as const
  keepChoices(storage, chosen)
  assert.deepEqual(readChoices(storage), chosen)
  for (const text of ['{', 'null', '{"bookView":"up","chart":"no","kind":"all"}'])
    assert.deepEqual(readChoices({ getItem: () => text }), usual)
  const refusing = () => {
    throw new Error('a browser that keeps nothing')
  }
  assert.deepEqual(readChoices({ getItem: refusing }), usual)
  assert.doesNotThrow(() => keepChoices({ setItem: refusing }, chosen))
})
