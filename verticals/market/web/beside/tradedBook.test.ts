/** Which order book stands beside a page of trading. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Instrument } from '@evenkeel/ui'
import { shownBook } from './tradedBook.ts'

const pair = {
  symbol: 'btcusdt',
  priceStep: '0.01',
  quantityStep: '0.00001',
  hasBook: true,
} as Instrument
const contract = { name: 'BTC-USDT', priceStep: '0.1', quantityStep: '0.001' }

test('[Q48] a pair has its own book beside it, and a symbol without one has none', () => {
  assert.deepEqual(shownBook(pair, false, undefined), {
    book: { name: 'btcusdt', instrument: pair },
    isShown: true,
  })
  assert.equal(shownBook({ ...pair, hasBook: false }, false, undefined).isShown, false)
})

test('[Q48] a contract has its own, in its own steps, and never that of the pair meanwhile', () => {
  assert.deepEqual(shownBook(pair, true, undefined), { book: undefined, isShown: true })
  const { book, isShown } = shownBook({ ...pair, hasBook: false }, true, contract)
  const { priceStep, quantityStep } = book?.instrument ?? {}
  assert.deepEqual([book?.name, priceStep, quantityStep], ['BTC-USDT', '0.1', '0.001'])
  assert.equal(isShown, true)
})
