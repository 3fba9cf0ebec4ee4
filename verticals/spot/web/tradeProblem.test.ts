/** Why the button cannot, in the exchange's own order; and that the exchange says the same. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { facts, filled } from './testing/givenTrade.ts'
import { type Facts, figuresOf } from './tradeFigures.ts'
import type { Touch } from './tradeForm.ts'
import { problemOf } from './tradeProblem.ts'

function whyOf(touches: readonly Touch[], changed: Partial<Facts> = {}) {
  const form = filled(...touches)
  const known = facts(changed)
  return problemOf(form, figuresOf(form, known), known)
}
const amount = (value: string): Touch => ({ type: 'amount', value })
const price = (value: string): Touch => ({ type: 'price', value })
const kind = (what: 'market' | 'stopLimit' | 'stopMarket' | 'oco'): Touch => ({
  type: 'kind',
  kind: what,
})

test('[S30] a form with nothing wrong has no problem', () => {
  assert.equal(whyOf([amount('1')]), undefined)
  assert.equal(whyOf([kind('market'), { type: 'total', value: '5' }]), undefined)
})

test('[S30] what is missing is named, the first field first', () => {
  assert.deepEqual(whyOf([]), { why: 'missing', field: 'amount' })
  assert.deepEqual(whyOf([price('')]), { why: 'missing', field: 'price' })
  assert.deepEqual(whyOf([kind('stopLimit')]), { why: 'missing', field: 'stopPrice' })
  assert.deepEqual(whyOf([kind('market')]), { why: 'missing', field: 'total' })
  assert.deepEqual(whyOf([amount('0.0')]), { why: 'missing', field: 'amount' })
})

test('[S30] a visitor, whose balance is not known, is not told of funds', () => {
  assert.equal(whyOf([amount('50')], { available: undefined }), undefined)
  assert.deepEqual(whyOf([amount('50')]), { why: 'insufficientFunds' })
})

for (const [what, touches, problem, changed] of [
  ['a price off its step', [price('100.001'), amount('1')], { why: 'priceStep', step: '0.01' }],
  [
    'a price that no book goes up to',
    [{ type: 'side', side: 'sell' }, price('10737418.24'), amount('1')],
    { why: 'priceTooHigh', limit: '10737418.23' },
  ],
  ['an amount off its step', [amount('1.000001')], { why: 'amountStep', step: '0.00001' }],
  ['a total off its step', [{ type: 'total', value: '9.999' }], { why: 'totalStep', step: '0.01' }],
  ['an amount no order has', [amount('9999999999999')], { why: 'tooLarge' }],
  [
    'an order below the minimum',
    [amount('0.04999')],
    { why: 'tooSmall', minimum: '5', asset: 'USDT' },
  ],
  [
    'a total that buys not even a lot',
    [price('90000'), { type: 'total', value: '0.5' }],
    { why: 'tooSmall', minimum: '5', asset: 'USDT' },
    { last: '90000' },
  ],
  [
    'a buy far above the market',
    [price('120.01'), amount('1')],
    { why: 'beyondBand', side: 'buy', limit: '120' },
  ],
  [
    'a sell far below the market',
    [{ type: 'side', side: 'sell' }, price('79.99'), amount('1')],
    { why: 'beyondBand', side: 'sell', limit: '80' },
  ],
  ['more than there is', [amount('10.00001')], { why: 'insufficientFunds' }],
  [
    'a market order on a stale feed',
    [kind('market'), amount('1')],
    { why: 'feedStale' },
    { isStale: true },
  ],
  [
    'a market order without a price',
    [kind('market'), amount('1')],
    { why: 'feedStale' },
    { last: undefined },
  ],
  [
    'a market order that nobody meets',
    [kind('market'), amount('1')],
    { why: 'noOffers' },
    { asks: [] },
  ],
  [
    'a post-only order that would take',
    [{ type: 'timeInForce', timeInForce: 'postOnly' }, price('100.1'), amount('1')],
    { why: 'wouldTake' },
  ],
  [
    'two legs on one side of the market',
    [kind('oco'), price('99'), { type: 'stopPrice', value: '98' }, amount('1')],
    { why: 'ocoSides' },
  ],
] as readonly [string, readonly Touch[], object, Partial<Facts>?][])
  test(`[S30] ${what} is told as such`, () => {
    assert.deepEqual(whyOf(touches, changed), problem)
  })

test('[S30] a limit order may be placed while the feed is stale', () => {
  assert.equal(whyOf([amount('1')], { isStale: true }), undefined)
})

test('[S30] a band that the exchange does not tell is not guessed', () => {
  const { terms, ...others } = facts()
  const { bandBps: _, ...untold } = terms
  assert.equal(whyOf([price('900'), amount('1')], { ...others, terms: untold }), undefined)
})
