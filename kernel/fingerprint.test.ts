/** Fingerprints are in the journal: what they are made of may get quicker, and never another. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { fingerprint } from './fingerprint.ts'

const EDGES = [0n, 1n, 9n, 10n, 10n ** 8n - 1n, 10n ** 8n, 10n ** 15n, 2n ** 53n - 1n, 2n ** 53n]

test('[M2] the fingerprint of an amount is that of its decimal text', () => {
  const amount = fc.oneof(
    fc.constantFrom(...EDGES),
    fc.bigInt(0n, 2n ** 54n),
    fc.bigInt(-(10n ** 20n), 10n ** 20n),
    fc.tuple(fc.bigInt(0n, 10n ** 8n), fc.bigInt(-2n, 2n)).map(([of, off]) => of * 10n ** 8n + off),
  )
  fc.assert(
    // A text is hashed letter by letter, without its kind.
    fc.property(amount, (given) => {
      assert.deepEqual(fingerprint({ amount: given }), fingerprint({ amount: `${given}n` }))
    }),
    { numRuns: 5_000 },
  )
})

test('[M2] a number is spelled digit by digit, with its type', () => {
  const whole = fc.oneof(fc.constantFrom(...EDGES.map(Number)), fc.maxSafeNat(), fc.nat(2_000))
  const other = fc.oneof(fc.double(), fc.integer(), fc.constantFrom(-0, 0.5, 2 ** 60, Number.NaN))
  fc.assert(
    fc.property(fc.oneof(whole, other), (given) => {
      assert.deepEqual(fingerprint({ given }), fingerprint({ given: `number:${given}` }))
    }),
    { numRuns: 5_000 },
  )
})

test('[M2] the fingerprint of a command is the one that older journals hold', () => {
  const order = { type: 'placeOrder', member: 7, pair: 'btcusdt', price: 6_000_000_000_000n }
  const more = {
    ...order,
    quantity: 10_000n,
    spend: undefined,
    list: [1n, 'a', { deep: 2n ** 70n }],
  }
  assert.deepEqual(fingerprint(order), { high: 2123073795, low: -200402613 })
  assert.deepEqual(fingerprint(more), { high: 296470774, low: -838363241 })
})
