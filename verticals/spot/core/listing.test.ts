/** Listing a pair: what can change later, and what never does. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { stage } from '@evenkeel/kernel/testing'
import { coins, given, limit, line, PAIR, place, terms, trades } from '../testing/givenSpot.ts'
import { spot } from './index.ts'

const listing = { type: 'listPair', ...terms } as const

for (const [what, change] of [
  ['its base coin', { base: 'ETH' }],
  ['its quote coin', { quote: 'EUR' }],
  ['its tick', { tickSize: terms.tickSize * 10n }],
  ['its lot', { lotSize: terms.lotSize * 10n }],
] as const)
  test(`[S20] ${what} never changes once a pair is listed`, () => {
    given(stage(spot)).refused({ ...listing, ...change }, 'termsNeverChange')
  })

for (const [what, steps] of [
  ['a tick times a lot that is no whole number of 10^-8', { tickSize: 1n, lotSize: 10n ** 7n }],
  ['a tick of nothing', { tickSize: 0n }],
  ['a lot below nothing', { lotSize: -terms.lotSize }],
] as const)
  test(`[S20] ${what} is never listed`, () => {
    stage(spot).refused({ ...listing, ...steps }, 'termsNeverChange')
  })

test('[S20] steps whose product is exactly one unit can be listed, and cost it', () => {
  const on = stage(spot)
  on.submit({ ...listing, tickSize: 1n, lotSize: 10n ** 8n, minNotional: 1n })
  on.fund(1, 'USDT', 5n)
  on.submit({ ...limit(1, 'buy', '5', '1'), price: 1n })
  assert.equal(on.frozen(1, 'spot', 'USDT'), 5n)
})

test('[S20] fees and limits may change, for later fills', () => {
  const on = given(stage(spot))
  on.submit(limit(1, 'sell', '2', '100'))
  const before = on.submit(limit(2, 'buy', '1', '100'))
  const changed = { ...listing, makerFeeBps: 0, takerFeeBps: 20, minNotional: coins('200') }
  assert.deepEqual(on.submit(changed), [{ ...changed, type: 'pairListed' }])
  on.refused(limit(2, 'buy', '1.99999', '100'), 'orderTooSmall')
  const after = on.submit(limit(2, 'buy', '2', '100'))
  assert.deepEqual(trades([...before, ...after]), [
    '2 buys 1 at 100 from 1, fees 0.001 and 0.08',
    '2 buys 1 at 100 from 1, fees 0.002 and 0',
  ])
})

test('[S20] a band and a reach that change hold from then on', () => {
  const on = given(stage(spot))
  on.submit({ ...listing, bandBps: 100 })
  on.refused(limit(1, 'buy', '1', '101.01'), 'priceBeyondBand')
  place(on, limit(1, 'buy', '1', '101'))
  assert.deepEqual(line(on, 'buy'), ['1: 1 at 101'])
})

test('[S20] listing the same again writes nothing', () => {
  const on = given(stage(spot))
  assert.deepEqual(on.submit(listing), [])
  assert.deepEqual([...on.state().markets.keys()], [PAIR])
})
