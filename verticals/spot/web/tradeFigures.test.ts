/** What a form comes to: amount, total, share, cost and fee. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createRandom } from '@evenkeel/kernel/testing'
import { compare, formatAmount } from '@evenkeel/ui/format/decimals.ts'
import { formatMoney } from '@evenkeel/ui/format/money.ts'
import { isOnStep } from '@evenkeel/ui/format/steps.ts'
import { asks, facts, filled, terms } from './testing/givenTrade.ts'
import { figuresOf } from './tradeFigures.ts'
import type { Touch } from './tradeForm.ts'
import { marketFor, walk } from './tradeMarket.ts'

test('[S28] the total follows the amount, cut to hundredths for the eye and exact beneath', () => {
  const form = filled({ type: 'price', value: '118264.51' }, { type: 'amount', value: '0.0105' })
  const { amount, total, worth, cost } = figuresOf(form, facts())
  assert.deepEqual(
    { amount, total, worth, cost },
    { amount: '0.0105', total: '1241.77', worth: '1241.777355', cost: '1241.777355' },
  )
})

test('[S39] what an order comes to is one figure, whichever side: exact in the confirmation as in the lists', () => {
  for (const side of ['buy', 'sell'] as const) {
    const form = filled({ type: 'price', value: '118264.51' }, { type: 'amount', value: '0.21138' })
    const { worth } = figuresOf({ ...form, side }, facts())
    assert.equal(formatMoney(worth, 'en', { least: 2 }), '24,998.75212')
  }
})

test('[S28] the amount follows the total, in whole lots that cost no more', () => {
  const form = filled({ type: 'price', value: '0.07' }, { type: 'total', value: '10' })
  const { amount, total, worth } = figuresOf(form, facts())
  assert.deepEqual(
    { amount, total, worth },
    { amount: '142.85714', total: '10', worth: '9.9999998' },
  )
})

test('[S28] what was given last stays when the price moves, and the other one follows', () => {
  const byAmount = filled({ type: 'amount', value: '2' }, { type: 'price', value: '50' })
  assert.deepEqual(figuresOf(byAmount, facts()).total, '100.00')
  const byTotal = filled({ type: 'total', value: '200' }, { type: 'price', value: '50' })
  assert.deepEqual(figuresOf(byTotal, facts()).amount, '4')
})

test('[S28] nothing given is nothing shown', () => {
  const { amount, total, fee, cost } = figuresOf(filled(), facts())
  assert.deepEqual({ amount, total, fee, cost }, { amount: '', total: '', fee: '0', cost: '0' })
})

test('[S28] a market buy by total shows what the book would give for it', () => {
  const form = filled({ type: 'kind', kind: 'market' }, { type: 'total', value: '200.6' })
  // 1 at 100.1, then 100.5 for one more.
  assert.equal(figuresOf(form, facts()).amount, '2')
  assert.equal(figuresOf(form, facts({ asks: undefined })).amount, '2.006')
})

test('[S28] a market order by amount comes to what the book asks for it, level by level', () => {
  const buy = filled({ type: 'kind', kind: 'market' }, { type: 'amount', value: '2' })
  assert.equal(figuresOf(buy, facts()).total, '200.60')
  const sell = filled(
    { type: 'kind', kind: 'market' },
    { type: 'side', side: 'sell' },
    { type: 'amount', value: '2' },
  )
  assert.equal(figuresOf(sell, facts()).total, '199.40')
})

test('[S28] a walk through the book takes the best price first and stops where it ends, or goes too far', () => {
  const far = { price: '105.01', quantity: '9' }
  const market = (side: 'buy' | 'sell') => marketFor(side, facts({ asks: [...asks, far] }))
  const walked = (wanted: Parameters<typeof walk>[1], side: 'buy' | 'sell' = 'buy') => {
    const { lots, cost } = walk(market(side), wanted)
    return [lots, formatAmount(cost)]
  }
  assert.deepEqual(walked({ lots: 200_000 }), [200_000, '200.6'])
  assert.deepEqual(walked({ lots: 500_000 }), [300_000, '301.1'])
  assert.deepEqual(walked({ lots: 500_000 }, 'sell'), [300_000, '298.9'])
  assert.deepEqual(walked({ budget: 150_35000000n }), [150_000, '150.35'])
  assert.deepEqual(walked({ budget: 9_999_00000000n }), [300_000, '301.1'])
  assert.deepEqual(walk(marketFor('buy', facts({ asks: [] })), { lots: 1 }), { lots: 0, cost: 0n })
})

test('[S29] a share follows the price and the balance', () => {
  const half = filled({ type: 'percent', percent: 50 })
  assert.equal(figuresOf(half, facts()).amount, '5')
  assert.equal(figuresOf({ ...half, price: '50' }, facts()).amount, '10')
  assert.equal(figuresOf(half, facts({ available: '500' })).amount, '2.5')
  assert.equal(figuresOf(half, facts({ available: '500' })).percent, 50)
})

test('[S29] a share that is no whole number of lots is cut', () => {
  const third = filled({ type: 'side', side: 'sell' }, { type: 'percent', percent: 33 })
  assert.equal(figuresOf(third, facts({ available: '0.0001' })).amount, '0.00003')
})

test('[S29] the share of what was typed is told, no further than all', () => {
  const typed = (value: string) => figuresOf(filled({ type: 'amount', value }), facts()).percent
  assert.deepEqual(['2.5', '0.01', '50'].map(typed), [25, 0, 100])
  const spent = filled({ type: 'kind', kind: 'market' }, { type: 'total', value: '250' })
  assert.equal(figuresOf(spent, facts()).percent, 25)
})

test('[S29] the most that there is money for is not told without a price or a balance', () => {
  assert.equal(figuresOf(filled({ type: 'kind', kind: 'stopMarket' }), facts()).most, undefined)
  assert.equal(figuresOf(filled(), facts({ available: undefined })).most, undefined)
})

test('[S29] all of it is on its step and never costs more than there is, whatever the figures', () => {
  const random = createRandom(28)
  const decimal = (whole: number, decimals: number) =>
    `${random.below(whole)}.${String(random.below(10 ** decimals)).padStart(decimals, '0')}`
  for (let nth = 0; nth < 2_000; nth += 1) {
    const available = decimal(100_000, 8)
    const form = filled(
      { type: 'side', side: random.pick(['buy', 'sell']) },
      { type: 'kind', kind: random.pick(['limit', 'stopLimit', 'oco', 'stopMarket', 'market']) },
      { type: 'unit', unit: random.pick(['total', 'amount']) },
      { type: 'price', value: decimal(1_000, 2) },
      { type: 'stopPrice', value: decimal(1_000, 2) },
      { type: 'percent', percent: random.below(101) },
    )
    const { amount, total, cost } = figuresOf(form, facts({ available }))
    assert.ok(isOnStep(amount, terms.quantityStep), JSON.stringify({ form, amount }))
    assert.ok(isOnStep(total, '0.01'), JSON.stringify({ form, total }))
    assert.ok(compare(cost, available) <= 0, JSON.stringify({ form, cost, available }))
  }
})

test('[S32] the fee is in the coin that is received, rounded up, and comes off it', () => {
  const buy = filled({ type: 'price', value: '200' }, { type: 'amount', value: '0.33333' })
  assert.deepEqual(
    [figuresOf(buy, facts()).fee, figuresOf(buy, facts()).gets],
    ['0.00033333', '0.33299667'],
  )
  const sell = filled({ type: 'side', side: 'sell' }, { type: 'amount', value: '0.33333' })
  assert.equal(figuresOf({ ...sell, price: '50.01' }, facts()).fee, '0.01666984')
})

test("[S32] an order that would rest is shown the maker's fee, any other the taker's", () => {
  const bps = (...touches: readonly Touch[]) =>
    figuresOf(filled({ type: 'amount', value: '1' }, ...touches), facts()).feeBps
  assert.equal(bps({ type: 'price', value: '100.09' }), terms.makerFeeBps)
  const stop = { type: 'kind', kind: 'stopLimit' } as const
  assert.equal(bps(stop), terms.takerFeeBps)
  assert.equal(bps(stop, { type: 'timeInForce', timeInForce: 'postOnly' }), terms.makerFeeBps)
  assert.equal(bps({ type: 'price', value: '100.1' }), terms.takerFeeBps)
  assert.equal(
    bps({ type: 'side', side: 'sell' }, { type: 'price', value: '99.9' }),
    terms.takerFeeBps,
  )
  assert.equal(bps({ type: 'timeInForce', timeInForce: 'ioc' }), terms.takerFeeBps)
  assert.equal(bps({ type: 'kind', kind: 'market' }), terms.takerFeeBps)
  assert.equal(bps({ type: 'kind', kind: 'stopLimit' }), terms.takerFeeBps)
})
