/** Products and subscriptions: what is refused and why, what is frozen, and what the house must have. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { EXCHANGE, house, UNIT } from '@evenkeel/kernel'
import fc from 'fast-check'
import { ANN, BOB, givenPortfolio, PRODUCT, SUBSCRIBE } from '../testing/givenPortfolio.ts'
import { type Product, portfolio, type Refusal } from './index.ts'
import { amountCoveredBy, annualYield, dailyInterest, interestToEnd } from './rules.ts'

test('[PF6] a subscription freezes the amount in the finance account, and nothing else moves', () => {
  const on = givenPortfolio()
  const id = on.subscribe()
  assert.equal(on.free(), 9_000n * UNIT)
  assert.equal(on.invested(), 1_000n * UNIT)
  assert.equal(on.held(), 1_000n * UNIT)
  assert.equal(on.orders()[0]?.id, id)
})

test('[PF6] a fee is paid on top of what is invested, and rounds up', () => {
  const on = givenPortfolio({ feeBps: 7, minimum: 1n })
  on.subscribe({ amount: 1_000_001n })
  const fee = on.machine.balance('real', house('fees'), 'USDT')
  assert.equal(fee, 701n)
  assert.equal(on.invested(), 1_000_001n)
  assert.equal(on.free(), 10_000n * UNIT - 1_000_001n - 701n)
})

const refusals: readonly [string, Partial<typeof SUBSCRIBE>, Partial<Product>, Refusal][] = [
  ['a product that is not there', { product: 'USDT.4' }, {}, 'productDoesNotExist'],
  ['a product that is offered no more', {}, { isOffered: false }, 'productNotOffered'],
  ['who has not agreed', { isAgreed: false }, {}, 'agreementMissing'],
  ['a unit too little', { amount: 100n * UNIT - 1n }, {}, 'belowSubscriptionMinimum'],
  ['nothing', { amount: 0n }, {}, 'belowSubscriptionMinimum'],
  ['less than nothing', { amount: -1n }, {}, 'belowSubscriptionMinimum'],
  ['a unit too much', { amount: 5_000n * UNIT + 1n }, {}, 'aboveSubscriptionMaximum'],
  ['more than there is room for', {}, { capacity: 1_000n * UNIT - 1n }, 'productSoldOut'],
  ['what is not there', { member: 3 }, {}, 'insufficientFunds'],
]
for (const [what, asked, terms, refusal] of refusals)
  test(`[PF6] ${what} is refused: ${refusal}`, () => {
    givenPortfolio(terms).refused({ ...SUBSCRIBE, ...asked }, refusal)
  })

test('[PF6] the fee has to be there as well', () => {
  const on = givenPortfolio({ maximum: 20_000n * UNIT, capacity: 20_000n * UNIT, feeBps: 1 })
  on.refused({ ...SUBSCRIBE, amount: 10_000n * UNIT }, 'insufficientFunds')
})

test('[PF4] what is invested takes room from everybody, and gives it back at the end', () => {
  const on = givenPortfolio({ capacity: 1_500n * UNIT })
  on.subscribe()
  on.refused({ ...SUBSCRIBE, member: BOB, amount: 500n * UNIT + 1n }, 'productSoldOut')
  on.subscribe({ member: BOB, amount: 500n * UNIT })
  on.refused({ ...SUBSCRIBE, amount: 100n * UNIT }, 'productSoldOut')
  on.wait(3 * 86_400_000)
  on.subscribe({ amount: 1_500n * UNIT })
})

test('[PF5] [M19] what the house could not pay is refused, and says how much it could', () => {
  const on = givenPortfolio({ held: 3n * UNIT })
  const asked = { ...SUBSCRIBE, amount: 1_001n * UNIT }
  const decision = on.machine.decide(portfolio, asked, 'real', EXCHANGE)
  assert.deepEqual(decision, {
    ok: false,
    refusal: 'yieldNotCovered',
    detail: { free: '1000.00000999', asset: 'USDT' },
  })
  on.subscribe({ amount: 1_000n * UNIT + 999n })
  on.refused({ ...SUBSCRIBE, member: BOB, amount: 100n * UNIT }, 'yieldNotCovered')
})

test('[PF5] all of a promise is set aside from its first day, and let go as it is paid', () => {
  const on = givenPortfolio({ held: 7n * UNIT })
  const free = () => on.machine.look('real').free('portfolio', 'USDT')
  assert.equal(free(), 7n * UNIT)
  on.subscribe()
  on.subscribe({ member: BOB })
  assert.equal(free(), UNIT, 'the rest can be taken back')
  on.refused({ ...SUBSCRIBE, amount: 400n * UNIT }, 'yieldNotCovered')
  on.wait(2 * 86_400_000)
  assert.equal(on.held(), 3n * UNIT)
  assert.equal(on.state().owed.get('USDT'), 2n * UNIT)
  assert.equal(free(), UNIT)
  on.wait(86_400_000)
  assert.equal(on.held(), UNIT)
  assert.equal(on.state().owed.size, 0)
})

test('[PF5] the most that is covered is covered, and a unit more is not', () => {
  const amounts = fc.bigInt({ min: 0n, max: 10n ** 14n })
  const yields = fc.bigInt({ min: 1n, max: UNIT })
  fc.assert(
    fc.property(amounts, yields, fc.integer({ min: 1, max: 365 }), (free, dailyYield, days) => {
      const most = amountCoveredBy(free, dailyYield, days)
      assert.ok(interestToEnd(most, dailyYield, days) <= free)
      if (free >= BigInt(days)) assert.ok(interestToEnd(most + 1n, dailyYield, days) > free)
      else assert.equal(most, 0n)
    }),
  )
  assert.equal(amountCoveredBy(-1n, UNIT, 1), 0n)
})

test('[PF3] a day earns its part, cut at the last unit: splitting never earns more', () => {
  assert.equal(dailyInterest(1_999n, UNIT / 10n), 1n)
  assert.equal(dailyInterest(999n, UNIT / 10n), 0n)
  const amounts = fc.bigInt({ min: 0n, max: 10n ** 14n })
  fc.assert(
    fc.property(amounts, amounts, fc.bigInt({ min: 1n, max: UNIT }), (one, other, dailyYield) => {
      const parts = dailyInterest(one, dailyYield) + dailyInterest(other, dailyYield)
      assert.ok(parts <= dailyInterest(one + other, dailyYield))
    }),
  )
})

test('[PF3] the annual yield is 365 times the daily one', () => {
  assert.equal(annualYield(UNIT / 10n), 36n * UNIT + UNIT / 2n)
})

test('[PF12] a member has 100 orders in progress and no more', () => {
  const on = givenPortfolio({ minimum: 1n })
  for (let nth = 0; nth < 100; nth++) on.subscribe({ amount: 1n })
  on.refused({ ...SUBSCRIBE, amount: 1n }, 'tooManySubscriptions')
  on.subscribe({ member: BOB, amount: 1n })
  on.wait(3 * 86_400_000)
  on.subscribe({ amount: 1n })
})

for (const [what, over] of [
  ['no day', { days: 0 }],
  ['more than a year', { days: 366 }],
  ['no yield', { dailyYield: 0n }],
  ['more than a percent a day', { dailyYield: UNIT + 1n }],
  ['no minimum', { minimum: 0n }],
  ['a maximum below the minimum', { maximum: 99n * UNIT }],
  ['a fee of everything', { feeBps: 10_000 }],
  ['an exit that costs everything', { exitFeeBps: 10_000 }],
] as const)
  test(`[PF1] a product with ${what} is refused`, () => {
    const command = { type: 'setProduct', ...PRODUCT, product: 'USDT.new', ...over } as const
    givenPortfolio().refused(command, 'parameterUnsound')
  })

test('[PF1] the coin and the days of a product never change; the same terms again change nothing', () => {
  const on = givenPortfolio()
  const set = { type: 'setProduct', ...PRODUCT } as const
  on.refused({ ...set, days: 4 }, 'parameterUnsound')
  on.refused({ ...set, asset: 'BTC' }, 'parameterUnsound')
  assert.deepEqual(on.submit(set), [])
})

test('[PF2] other terms are for who subscribes from now on', () => {
  const on = givenPortfolio()
  on.subscribe()
  on.submit({ type: 'setProduct', ...PRODUCT, dailyYield: UNIT / 5n, isExitable: false })
  on.subscribe({ member: BOB })
  on.wait(86_400_000)
  assert.equal(on.invested(ANN), 1_001n * UNIT)
  assert.equal(on.invested(BOB), 1_002n * UNIT)
  const [first, second] = on.orders()
  on.submit({ type: 'exitSubscription', member: ANN, id: first?.id ?? 0 })
  on.refused({ type: 'exitSubscription', member: BOB, id: second?.id ?? 0 }, 'exitNotAllowed')
})

test('[PF15] sandbox funds are something', () => {
  const on = givenPortfolio()
  on.refused({ type: 'fundSandboxPortfolio', asset: 'USDT', amount: 0n }, 'amountIsZero')
})
