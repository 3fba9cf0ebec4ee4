/** Why the button cannot, in the exchange's own order; and that the exchange says the same. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { facts, filled, terms } from './testing/givenTrade.ts'
import { figuresOf } from './tradeFigures.ts'
import type { Touch } from './tradeForm.ts'
import type { Facts } from './tradeMarket.ts'
import { awayIn, problemOf } from './tradeProblem.ts'

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

test('[S41] a price that waits further from the market than the band is told, with how far', () => {
  const away = (...touches: readonly Touch[]) => {
    const form = filled(amount('1'), ...touches)
    return awayIn(form, figuresOf(form, facts()), facts())
  }
  const sell: Touch = { type: 'side', side: 'sell' }
  assert.equal(away(), undefined)
  assert.equal(away(price('80')), undefined)
  assert.equal(away(price('79.98')), 2_002)
  assert.equal(away(price('10')), 9_000)
  assert.equal(away(price('110')), undefined)
  assert.equal(away(sell, price('120')), undefined)
  assert.equal(away(sell, price('1000')), 90_000)
  assert.equal(away(sell, price('90')), undefined)
  assert.equal(away(kind('market'), price('10')), undefined)
  const stop: Touch = { type: 'stopPrice', value: '110' }
  assert.equal(away(kind('oco'), price('50'), stop), 5_000)
  assert.equal(away(kind('stopLimit'), price('10'), stop), undefined)
})

test('[S30] a visitor, whose balance is not known, is not told of funds', () => {
  assert.equal(whyOf([amount('50')], { available: undefined }), undefined)
  assert.deepEqual(whyOf([amount('50')]), { why: 'insufficientFunds' })
})

const tooHigh = { why: 'priceTooHigh', limit: '10737418.23' }

for (const [what, touches, problem, changed] of [
  ['a price off its step', [price('100.001'), amount('1')], { why: 'priceOffTick', step: '0.01' }],
  [
    'a price that no book goes up to',
    [{ type: 'side', side: 'sell' }, price('10737418.24'), amount('1')],
    tooHigh,
  ],
  ['an amount off its step', [amount('1.000001')], { why: 'quantityOffLot', step: '0.00001' }],
  [
    'a total off its step',
    [{ type: 'total', value: '9.999' }],
    { why: 'totalOffStep', step: '0.01' },
  ],
  ['an amount no order has', [amount('9999999999999')], { why: 'orderTooLarge' }],
  [
    'an order below the minimum',
    [amount('0.04999')],
    { why: 'orderTooSmall', minimum: '5', asset: 'USDT' },
  ],
  [
    'a total that buys not even a lot',
    [price('90000'), { type: 'total', value: '0.5' }],
    { why: 'orderTooSmall', minimum: '5', asset: 'USDT' },
    { index: '90000' },
  ],
  [
    'a buy far above the market',
    [price('120.01'), amount('1')],
    { why: 'priceBeyondBand', side: 'buy', limit: '120' },
  ],
  [
    'a sell far below the market',
    [{ type: 'side', side: 'sell' }, price('79.99'), amount('1')],
    { why: 'priceBeyondBand', side: 'sell', limit: '80' },
  ],
  ['more than there is', [amount('10.00001')], { why: 'insufficientFunds' }],
  [
    'a market order on a stale feed',
    [kind('market'), amount('1')],
    { why: 'priceFeedStale' },
    { isStale: true },
  ],
  [
    'a market order without a price',
    [kind('market'), amount('1')],
    { why: 'priceFeedStale' },
    { index: undefined },
  ],
  [
    'a market order with an empty book',
    [kind('market'), amount('1')],
    { why: 'noLiquidity' },
    { asks: [] },
  ],
  [
    'a market order whose book ends too far from the market',
    [kind('market'), amount('1')],
    { why: 'noLiquidity' },
    { asks: [{ price: '105.01', quantity: '1' }] },
  ],
  [
    'a market buy that spends less than a lot costs',
    [kind('market'), { type: 'total', value: '100' }],
    { why: 'noLiquidity' },
    { terms: { ...terms, quantityStep: '1' } },
  ],
  [
    'a post-only order that would take',
    [{ type: 'timeInForce', timeInForce: 'postOnly' }, price('100.1'), amount('1')],
    { why: 'wouldTake' },
  ],
  [
    'two legs of which the limit order would take',
    [kind('oco'), price('99.5'), { type: 'stopPrice', value: '101' }, amount('1')],
    { why: 'wouldTake' },
    { asks: [{ price: '99.5', quantity: '1' }] },
  ],
  ['a price with more digits than an amount has', [price('1'.repeat(13)), amount('1')], tooHigh],
  [
    'two legs on one side of the market',
    [kind('oco'), price('99'), { type: 'stopPrice', value: '98' }, amount('1')],
    { why: 'ocoPricesWrong' },
  ],
] as readonly [string, readonly Touch[], object, Partial<Facts>?][])
  test(`[S30] ${what} is told as such`, () => {
    assert.deepEqual(whyOf(touches, changed), problem)
  })

test('[S30] a limit order may be placed while the feed is stale', () => {
  assert.equal(whyOf([amount('1')], { isStale: true }), undefined)
})
