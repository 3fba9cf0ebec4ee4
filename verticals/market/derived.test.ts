/** The spec's derived figures of a ticker. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parseAmount } from '@evenkeel/kernel'
import fc from 'fast-check'
import { derived } from './derived.ts'

const coins = (text: string) => parseAmount(text) as bigint

for (const [open, close, increase, change, sign] of [
  ['100', '101.25', '1.25', '+1.25%', 1],
  ['100', '98.755', '-1.25', '-1.25%', 0],
  ['100', '100', '0.00', '0.00%', 0],
  ['100', '100.004', '0.00', '0.00%', 0],
  ['100', '100.005', '0.01', '+0.01%', 1],
  ['100', '99.995', '-0.01', '-0.01%', 0],
  ['0.00001', '0.00002', '100.00', '+100.00%', 1],
  ['3', '1', '-66.67', '-66.67%', 0],
] as const)
  test(`[Q10] from ${open} to ${close} is ${change}`, () => {
    const figures = derived({ open: coins(open), close: coins(close) })
    assert.deepEqual(figures, { increase, change, sign })
  })

test('[Q10] no rounding is off by more than half of a hundredth of a percent', () => {
  const price = fc.bigInt({ min: 1n, max: 10n ** 14n })
  fc.assert(
    fc.property(price, price, (open, close) => {
      const { increase, sign } = derived({ open, close })
      const hundredths = BigInt(increase.replace('.', ''))
      const off = (close - open) * 10_000n - hundredths * open
      assert.ok((off < 0n ? -off : off) * 2n <= open)
      assert.equal(sign, hundredths > 0n ? 1 : 0)
    }),
  )
})
