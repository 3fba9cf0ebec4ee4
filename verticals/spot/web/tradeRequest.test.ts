/** What is sent for a form: the fields of its kind, and no others. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { facts, filled } from './testing/givenTrade.ts'
import { figuresOf } from './tradeFigures.ts'
import type { Touch } from './tradeForm.ts'
import { requestOf } from './tradeRequest.ts'

function sent(...touches: readonly Touch[]) {
  const form = filled(...touches)
  return requestOf(form, figuresOf(form, facts()), 'btcusdt')
}
const amount: Touch = { type: 'amount', value: '0.50' }
const stop: Touch = { type: 'stopPrice', value: '110.00' }

test('[S31] a limit order sends price, amount and force, in their shortest form', () => {
  assert.deepEqual(sent(amount, { type: 'timeInForce', timeInForce: 'fok' }), {
    type: 'order',
    input: {
      pair: 'btcusdt',
      side: 'buy',
      kind: 'limit',
      force: 'fok',
      price: '100',
      quantity: '0.5',
    },
  })
})

test('[S31] a market buy sends what it may spend or how much it wants, a market sell how much', () => {
  const kind = { type: 'kind', kind: 'market' } as const
  const order = { pair: 'btcusdt', side: 'buy', kind: 'market' }
  assert.deepEqual(sent(kind, { type: 'total', value: '50.10' }).input, { ...order, spend: '50.1' })
  assert.deepEqual(sent(kind, amount).input, { ...order, quantity: '0.5' })
  const sell = sent(kind, { type: 'side', side: 'sell' }, amount)
  assert.deepEqual(sell.input, { ...order, side: 'sell', quantity: '0.5' })
})

test('[S31] a stop sends its trigger, and its force where it names a price', () => {
  const force = { type: 'timeInForce', timeInForce: 'ioc' } as const
  const order = { pair: 'btcusdt', side: 'buy', stopPrice: '110' }
  assert.deepEqual(sent({ type: 'kind', kind: 'stopLimit' }, force, stop, amount).input, {
    ...order,
    kind: 'stopLimit',
    force: 'ioc',
    price: '100',
    quantity: '0.5',
  })
  assert.deepEqual(sent({ type: 'kind', kind: 'stopMarket' }, force, stop, amount).input, {
    ...order,
    kind: 'stopMarket',
    quantity: '0.5',
  })
})

test('[S31] two legs are one request; the price of the stop is left out where it is the market', () => {
  const kind = { type: 'kind', kind: 'oco' } as const
  const legs = { pair: 'btcusdt', side: 'buy', quantity: '0.5', price: '100', stopPrice: '110' }
  assert.deepEqual(sent(kind, stop, amount), { type: 'oco', input: legs })
  const limited = sent(kind, stop, { type: 'stopLimitPrice', value: '111' }, amount)
  assert.deepEqual(limited, { type: 'oco', input: { ...legs, stopLimitPrice: '111' } })
})
