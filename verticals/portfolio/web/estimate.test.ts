/** What the form foresees is what the exchange decides, for thousands of subscriptions. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { EXCHANGE, formatAmount, UNIT } from '@evenkeel/kernel'
import fc from 'fast-check'
import { portfolio } from '../core/index.ts'
import { givenPortfolio, SUBSCRIBE } from '../testing/givenPortfolio.ts'
import { productView, stateOf } from '../view.ts'
import { estimateOf, isSoldOut, mostOf, type Product, problemOf, takenShare } from './estimate.ts'

type Given = Parameters<typeof givenPortfolio>[0]

function given(over: Given = {}) {
  const on = givenPortfolio(over)
  const [terms] = stateOf(on.machine).products.values()
  assert.ok(terms)
  const view = productView(on.machine, terms)
  const written = Object.entries(view).map(([name, value]) => [
    name,
    typeof value === 'bigint' ? formatAmount(value) : value,
  ])
  return { on, product: Object.fromEntries(written) as Product }
}

test('[PF4] [PF5] [PF6] the form and the exchange agree on what can be subscribed', () => {
  const amounts = fc.oneof(
    fc.bigInt({ min: 0n, max: 12_000n * UNIT }),
    fc.constantFrom(0n, 1n, 100n * UNIT, 100n * UNIT - 1n, 5_000n * UNIT, 5_000n * UNIT + 1n),
    fc.constantFrom(10_000n * UNIT, 10_000n * UNIT + 1n, 8_000n * UNIT, 8_000n * UNIT + 1n),
  )
  const terms = fc.record({
    maximum: fc.constantFrom(5_000n * UNIT, 20_000n * UNIT),
    capacity: fc.constantFrom(8_000n * UNIT, 20_000n * UNIT),
    held: fc.constantFrom(3n * UNIT, 1_000n * UNIT),
    feeBps: fc.constantFrom(0, 7),
  })
  fc.assert(
    fc.property(terms, amounts, (over, amount) => {
      const { on, product } = given(over)
      const available = formatAmount(on.free())
      const foreseen = problemOf(product, formatAmount(amount), available)
      const decision = on.machine.decide(
        portfolio,
        { ...SUBSCRIBE, amount } as never,
        'real',
        EXCHANGE,
      )
      const refused = decision.ok ? undefined : decision.refusal
      // What the house could not pay is not left, either way.
      const plain = refused === 'yieldNotCovered' ? 'productSoldOut' : refused
      const isBoth = plain === 'insufficientFunds' && foreseen === 'productSoldOut'
      if (!isBoth)
        assert.equal(foreseen === 'missing' ? 'belowSubscriptionMinimum' : foreseen, plain)
      const most = mostOf(product, available)
      const isPossible = !isSoldOut(product) && problemOf(product, most, available) === undefined
      assert.ok(isPossible || isSoldOut(product), `${most} is not possible`)
    }),
    { numRuns: 1_000 },
  )
})

test('[PF3] [PF8] [PF9] what is estimated is what is paid', () => {
  const { on, product } = given({ feeBps: 7 })
  const amount = 1_234n * UNIT + 567_891n
  const { earns, paid, fee, exitFee, daily } = estimateOf(product, formatAmount(amount), 0)
  on.subscribe({ amount })
  on.wait(3 * 86_400_000)
  const gained = on.free() - 10_000n * UNIT
  assert.equal(formatAmount(amount + gained + 86_380_398n), paid)
  assert.deepEqual(
    [daily, earns, fee, exitFee],
    ['1.23400567', '3.70201701', '0.86380398', '6.1700284'],
  )
  assert.equal(estimateOf(product, '', 0).earns, '0')
})

test('the bar of a product shows what is taken', () => {
  const { product } = given()
  assert.equal(takenShare(product), 0)
  assert.equal(takenShare({ ...product, left: '0' }), 1)
  assert.equal(takenShare({ ...product, left: '2000' }), 0.75)
  assert.equal(takenShare({ ...product, capacity: '0', left: '0' }), 1)
})
