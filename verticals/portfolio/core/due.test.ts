/** What time does to an order: interest day by day, its end, its renewal; and the way out before. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Machine, Reader, UNIT, Writer } from '@evenkeel/kernel'
import { ANN, BOB, givenPortfolio, PRODUCT, SUBSCRIBE } from '../testing/givenPortfolio.ts'
import { type Product, portfolio } from './index.ts'

const DAY = 86_400_000
const set = (over: Partial<Product>) => ({ type: 'setProduct', ...PRODUCT, ...over }) as const

test('[PF7] [M19] the interest of a day is credited when it is over, out of what the house holds', () => {
  const on = givenPortfolio()
  on.subscribe()
  on.wait(DAY - 1)
  assert.equal(on.invested(), 1_000n * UNIT)
  on.wait(1)
  assert.equal(on.invested(), 1_001n * UNIT)
  assert.equal(on.held(), 999n * UNIT)
  assert.equal(on.free(), 9_000n * UNIT)
  on.wait(DAY)
  assert.equal(on.invested(), 1_002n * UNIT)
})

test('[PF7] an order whose interest cannot be credited holds up no other', () => {
  const on = givenPortfolio()
  const [stuck, next] = [on.subscribe(), on.subscribe({ member: BOB })]
  const now = on.machine.now + DAY
  const due = portfolio.deferrable?.(on.state(), now, {} as never, (command) => {
    return command.type === 'creditInterest' && command.id === stuck
  })
  assert.deepEqual(due, { type: 'creditInterest', id: next })
})

test('[PF8] at the end principal and interest are there, to the unit', () => {
  const on = givenPortfolio()
  on.subscribe({ amount: 1_234n * UNIT + 567_891n })
  on.wait(3 * DAY)
  // 123400567891 units earn 123400567 a day, cut, three times.
  assert.equal(on.free(), 10_000n * UNIT + 3n * 123_400_567n)
  assert.equal(on.invested(), 0n)
  assert.equal(on.held(), 1_000n * UNIT - 3n * 123_400_567n)
  assert.equal(on.orders().length, 0)
  on.wait(10 * DAY)
  assert.equal(on.free(), 10_000n * UNIT + 3n * 123_400_567n)
})

test('[PF7] [PF8] who looks late finds the same as who looks every day', () => {
  const [daily, late] = [givenPortfolio(), givenPortfolio()]
  for (const on of [daily, late]) {
    on.subscribe({ renews: true })
    on.wait(DAY / 2)
    on.subscribe({ member: BOB, amount: 777n * UNIT })
  }
  for (let day = 0; day < 8; day++) daily.wait(DAY)
  late.wait(8 * DAY)
  const facts = (on: typeof daily) => {
    const orders = on.orders().map(({ id: _, renewalOf, ...order }) => order)
    return { orders, ann: on.free(), bob: on.free(BOB), held: on.held() }
  }
  assert.deepEqual(facts(late), facts(daily))
})

test('[PF8] an order that earns nothing is given back', () => {
  const on = givenPortfolio({ minimum: 1n, held: 0n })
  on.subscribe({ amount: 999n })
  on.wait(3 * DAY)
  assert.equal(on.free(), 10_000n * UNIT)
})

test('[PF9] an early exit gives the principal back less its fee, and gives up what was earned', () => {
  const on = givenPortfolio()
  const id = on.subscribe()
  on.wait(2 * DAY)
  on.submit({ type: 'exitSubscription', member: ANN, id })
  assert.equal(on.free(), 10_000n * UNIT - 5n * UNIT)
  assert.equal(on.invested(), 0n)
  assert.equal(on.held(), 1_005n * UNIT)
  assert.equal(on.state().owed.size, 0)
  on.wait(5 * DAY)
  assert.equal(on.free(), 9_995n * UNIT)
})

test('[PF9] the fee of an exit rounds up', () => {
  const on = givenPortfolio({ minimum: 1n })
  const id = on.subscribe({ amount: 1_001n })
  on.submit({ type: 'exitSubscription', member: ANN, id })
  assert.equal(on.free(), 10_000n * UNIT - 6n)
})

test('[PF9] where a product does not allow it there is no early exit', () => {
  const on = givenPortfolio({ isExitable: false })
  const id = on.subscribe()
  on.refused({ type: 'exitSubscription', member: ANN, id }, 'exitNotAllowed')
})

test('[PF11] nobody touches the order of another, nor one that is over', () => {
  const on = givenPortfolio()
  const id = on.subscribe()
  for (const type of ['exitSubscription', 'setRenewal'] as const) {
    const command = { type, member: BOB, id, renews: true }
    on.refused(command, 'subscriptionDoesNotExist')
    on.refused({ ...command, id: 7 }, 'subscriptionDoesNotExist')
  }
  on.machine.advance(on.machine.now + 3 * DAY)
  on.refused({ type: 'exitSubscription', member: ANN, id }, 'subscriptionEnded')
  on.refused({ type: 'setRenewal', member: ANN, id, renews: true }, 'subscriptionEnded')
  on.wait(0)
  on.refused({ type: 'exitSubscription', member: ANN, id }, 'subscriptionDoesNotExist')
})

test('[PF10] an order that renews pays its interest and goes on from its end, on the terms of then', () => {
  const on = givenPortfolio()
  const first = on.subscribe({ renews: true })
  const [order] = on.orders()
  on.submit(set({ dailyYield: UNIT / 5n }))
  on.wait(3 * DAY + 5)
  const [next] = on.orders()
  assert.equal(next?.renewalOf, first)
  assert.equal(next?.startAt, (order?.startAt ?? 0) + 3 * DAY)
  assert.equal(on.free(), 9_003n * UNIT)
  assert.equal(on.invested(), 1_000n * UNIT)
  on.wait(DAY)
  assert.equal(on.invested(), 1_002n * UNIT)
})

for (const [why, change] of [
  ['it is not offered any more', { isOffered: false }],
  ['the amount is too small now', { minimum: 1_001n * UNIT }],
  ['the amount is too large now', { maximum: 999n * UNIT }],
  ['there is no room for it', { capacity: 999n * UNIT }],
  ['the house could not pay it', { dailyYield: UNIT }],
] as const)
  test(`[PF10] a renewal ends when ${why}, and everything is paid`, () => {
    const on = givenPortfolio({ held: 20n * UNIT })
    on.subscribe({ renews: true })
    on.submit(set(change))
    on.wait(3 * DAY)
    assert.equal(on.orders().length, 0)
    assert.equal(on.free(), 10_003n * UNIT)
  })

/** Ann's order renews; the terms change while nothing that is due is done. */
function givenLate(...changes: readonly (readonly [later: number, change: Partial<Product>])[]) {
  const on = givenPortfolio()
  on.subscribe({ renews: true })
  const told = changes.map(([later, change]) => {
    on.machine.advance(on.machine.now + later)
    return on.submitBeforeDue(set(change)).map(({ type }) => type)
  })
  return { ...on, told }
}

test('[PF20] what is settled late is renewed on the terms of its end, not on those of the day on which it is done', () => {
  const other = { dailyYield: UNIT / 5n, isExitable: false, exitFeeBps: 77 }
  const on = givenLate([3 * DAY + 5, other])
  on.wait(0)
  const [next] = on.orders()
  const { dailyYield, isExitable, exitFeeBps, startAt } = next ?? assert.fail('not renewed')
  assert.deepEqual([dailyYield, isExitable, exitFeeBps], [UNIT / 10n, true, 50])
  assert.equal(startAt, on.machine.now - 5)
  on.wait(3 * DAY)
  assert.equal(on.orders()[0]?.dailyYield, UNIT / 5n, 'the next end is after the change')
})

for (const [why, change] of [
  ['withdrawn from offer', { isOffered: false }],
  ['given a larger minimum', { minimum: 1_001n * UNIT }],
  ['given a smaller maximum', { maximum: 999n * UNIT }],
  ['given a smaller capacity', { capacity: 999n * UNIT }],
  ['given a yield that the house could not pay', { dailyYield: UNIT }],
] as const)
  test(`[PF20] a renewal that was due before its product was ${why} is done all the same`, () => {
    const on = givenLate([3 * DAY + 1, change])
    on.submit({ type: 'fundSandboxPortfolio', asset: 'USDT', amount: 1n })
    assert.equal(on.orders()[0]?.dailyYield, UNIT / 10n)
  })

test('[PF20] a product that was withdrawn at the end of an order is not renewed, though it is offered again when that is settled', () => {
  const on = givenLate([2 * DAY, { isOffered: false }], [2 * DAY, { isOffered: true }])
  on.wait(0)
  assert.equal(on.orders().length, 0)
  assert.equal(on.free(), 10_003n * UNIT)
})

test('[PF20] of several periods that were missed each is renewed on the terms of its own end', () => {
  const at = (daily: bigint) => ({ dailyYield: UNIT / daily })
  const on = givenLate([4 * DAY, at(20n)], [3 * DAY, at(40n)], [3 * DAY, at(50n)], [DAY, at(80n)])
  assert.equal(on.state().earlier.length, 4)
  on.wait(0)
  // It ended after 3, 6 and 9 days; the terms changed after 4, 7, 10 and 11.
  assert.equal(on.orders()[0]?.dailyYield, UNIT / 40n)
  assert.equal(on.free(), 9_003n * UNIT + 3n * UNIT + (3n * UNIT) / 2n)
})

test('[PF20] an end at the very moment of a change is renewed on the terms before it, settled before or after', () => {
  const [before, after] = [givenLate([3 * DAY, {}]), givenLate()]
  before.wait(0)
  before.submit(set({ dailyYield: UNIT / 5n }))
  after.machine.advance(after.machine.now + 3 * DAY)
  after.submitBeforeDue(set({ dailyYield: UNIT / 7n }))
  after.submitBeforeDue(set({ dailyYield: UNIT / 5n }))
  after.wait(0)
  for (const on of [before, after]) assert.equal(on.orders()[0]?.dailyYield, UNIT / 10n)
})

test('[PF20] room and coverage are those of the moment at which it is settled', () => {
  const full = givenLate([3 * DAY, { capacity: 20_000n * UNIT }])
  full.submitBeforeDue({ ...SUBSCRIBE, member: BOB, amount: 5_000n * UNIT })
  full.submitBeforeDue({ ...SUBSCRIBE, member: BOB, amount: 2_001n * UNIT })
  full.wait(0)
  assert.equal(full.orders().filter(({ member }) => member === ANN).length, 0, 'sold out')
  const poor = givenPortfolio({ held: 8n * UNIT })
  poor.subscribe({ renews: true })
  poor.machine.advance(poor.machine.now + 3 * DAY)
  poor.submitBeforeDue({ ...SUBSCRIBE, member: BOB, amount: 1_000n * UNIT })
  poor.wait(0)
  assert.deepEqual(
    poor.orders().map(({ member }) => member),
    [BOB],
    'not covered',
  )
})

test('[PF20] earlier terms are kept while something is due by them, through a restore, and then dropped', () => {
  const on = givenLate(
    [DAY - 1, { dailyYield: UNIT / 20n }],
    [4 * DAY, { dailyYield: UNIT / 40n }],
    [5 * DAY, { dailyYield: UNIT / 50n }],
  )
  assert.deepEqual(on.told, [
    ['productSet'],
    ['earlierTermsKept', 'productSet'],
    ['earlierTermsKept', 'productSet'],
  ])
  const restored = new Machine([portfolio])
  restored.restore(on.machine.snapshot())
  const again = restored.state('real', portfolio) as ReturnType<typeof on.state>
  assert.deepEqual(again.earlier, on.state().earlier)
  assert.deepEqual(
    again.earlier.map(({ terms }) => terms.dailyYield),
    [UNIT / 20n, UNIT / 40n],
  )
  on.wait(0)
  assert.deepEqual(on.state().earlier, [])
})

test('[PF10] a renewal is paid no fee for, and counts its own room once', () => {
  const on = givenPortfolio({ feeBps: 10, capacity: 1_000n * UNIT })
  on.subscribe({ renews: true })
  on.wait(3 * DAY)
  assert.equal(on.orders().length, 1)
  assert.equal(on.free(), 9_002n * UNIT)
})

test('[PF10] it can be switched on and off until the end', () => {
  const on = givenPortfolio()
  const id = on.subscribe({ renews: true })
  const off = { type: 'setRenewal', member: ANN, id, renews: false } as const
  assert.equal(on.submit(off).length, 1)
  assert.equal(on.submit(off).length, 0)
  on.wait(3 * DAY)
  assert.equal(on.orders().length, 0)
})

test('[PF7] a restored portfolio goes on where it was', () => {
  const on = givenPortfolio()
  on.subscribe({ renews: true })
  on.wait(DAY)
  on.subscribe({ member: BOB, amount: 777n * UNIT })
  on.wait(DAY)
  const restored = new Machine([portfolio])
  restored.restore(on.machine.snapshot())
  assert.deepEqual(restored.snapshot(), on.machine.snapshot())
  const { schedule, owed, taken, invested, byMember } = on.state()
  const again = restored.state('real', portfolio) as ReturnType<typeof on.state>
  assert.deepEqual(again.schedule.first, schedule.first)
  assert.deepEqual([again.owed, again.taken, again.invested], [owed, taken, invested])
  assert.deepEqual(again.byMember, byMember)
  restored.check()
})

test('[PF8] a unit of a subscription is not lost, however many there are', () => {
  const on = givenPortfolio({ minimum: 1n })
  for (let nth = 1; nth <= 20; nth++) on.subscribe({ amount: BigInt(nth) * 123_457n })
  on.refused({ ...SUBSCRIBE, amount: 9_000n * UNIT }, 'aboveSubscriptionMaximum')
  on.wait(3 * DAY)
  let earned = 0n
  for (let nth = 1n; nth <= 20n; nth++) earned += 3n * ((nth * 123_457n) / 1_000n)
  assert.equal(on.free(), 10_000n * UNIT + earned)
})

test('[PF20] a snapshot from before earlier terms were kept is read as one without any', () => {
  const on = givenPortfolio()
  on.subscribe({ renews: true })
  const whole = new Writer()
  portfolio.snapshot.write(whole, on.state())
  const before = whole.view().slice(0, whole.view().length - 1)
  assert.deepEqual(portfolio.snapshot.read(new Reader(before)), on.state())
})
