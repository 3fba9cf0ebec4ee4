/** Reservations that end unpaid: what they keep their member from, and for how long. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Machine } from '@evenkeel/kernel'
import { stage } from '@evenkeel/kernel/testing'
import { itemOf, nft, type OrderItem, type State } from './index.ts'

const PAYMENT_MS = 15 * 60_000

const [ANN, BOB, CAT] = [1, 2, 3] as const
const HOUR = 3_600_000
const DAY = 24 * HOUR
const UNIT = 1_00000000n
const ONE = 1_000_001

function given() {
  const on = stage(nft)
  const minted = { kind: 'keelfolk', seed: 5, size: 10, basePrice: 10n * UNIT } as const
  on.submit({ type: 'mintCollection', code: 'tests', ...minted })
  for (const member of [ANN, BOB, CAT]) on.fund(member, 'USDT', 1_000n * UNIT)
  const order = (member: number, item = ONE): OrderItem => {
    return { type: 'orderItem', member, item, price: itemOf(on.state(), item)?.price ?? 0n }
  }
  const reserve = (member: number, item = ONE) => {
    const event = on.submit(order(member, item)).at(-1)
    return event?.type === 'itemOrdered' ? event.id : assert.fail('not reserved')
  }
  const leave = (member: number, item = ONE) =>
    on.submit({ type: 'cancelItemOrder', member, order: reserve(member, item) })
  const buy = (member: number, item = ONE) =>
    on.submit({ type: 'confirmItemOrder', member, order: reserve(member, item) })
  return { on, order, reserve, leave, buy }
}

/** The refusal with its figures. */
function refusalOf({ on }: ReturnType<typeof given>, command: OrderItem) {
  const actor = { kind: 'member', id: command.member } as const
  const decision = on.machine.decide(nft, command, 'real', actor)
  return decision.ok ? assert.fail('accepted') : decision
}

test('[NF28] what a member left unpaid the same member reserves again after 24 hours, and others at once', () => {
  const stage = given()
  const { on, order, leave, reserve } = stage
  leave(ANN)
  const until = String(on.machine.now + DAY)
  assert.deepEqual(refusalOf(stage, order(ANN)), {
    ok: false,
    refusal: 'reservedBefore',
    detail: { until, maximum: '3' },
  })
  leave(BOB)
  on.wait(DAY - 1)
  on.refused(order(ANN), 'reservedBefore')
  on.wait(1)
  reserve(ANN)
})

test('[NF28] what lapsed counts from the end of its window, whether or not the exchange has come to it', () => {
  const { on, order, reserve } = given()
  reserve(ANN)
  on.machine.advance(on.machine.now + PAYMENT_MS)
  on.refused(order(ANN), 'reservedBefore')
  on.wait(DAY - 1)
  on.refused(order(ANN), 'reservedBefore')
  on.wait(1)
  reserve(ANN)
})

test('[NF28] an item that was paid, another item, and one that is listed anew can be reserved', () => {
  const { on, order, leave, buy, reserve } = given()
  const list = { type: 'listItem', member: ANN, item: ONE, price: 50n * UNIT } as const
  buy(ANN)
  on.submit(list)
  leave(BOB)
  on.refused(order(BOB), 'reservedBefore')
  buy(BOB, ONE + 1)
  on.submit({ type: 'changeItemPrice', member: ANN, item: ONE, price: 40n * UNIT })
  on.refused(order(BOB), 'reservedBefore')
  on.submit({ type: 'cancelListing', member: ANN, item: ONE })
  on.submit(list)
  reserve(BOB)
})

test('[NF28] what lapsed is that of the listing of then, though its owner lists it anew first', () => {
  const { on, buy, reserve } = given()
  buy(ANN)
  on.submit({ type: 'listItem', member: ANN, item: ONE, price: 50n * UNIT })
  reserve(BOB)
  on.machine.advance(on.machine.now + PAYMENT_MS)
  on.submitBeforeDue({ type: 'cancelListing', member: ANN, item: ONE })
  on.submitBeforeDue({ type: 'listItem', member: ANN, item: ONE, price: 50n * UNIT })
  reserve(BOB)
})

test('[NF28] after three unpaid reservations within 24 hours nothing is reserved until fewer count', () => {
  const stage = given()
  const { on, order, leave, reserve } = stage
  leave(ANN, ONE)
  const until = String(on.machine.now + DAY)
  on.wait(HOUR)
  leave(ANN, ONE + 1)
  on.wait(HOUR)
  reserve(ANN, ONE + 2)
  on.machine.advance(on.machine.now + PAYMENT_MS)
  const detail = { until, maximum: '3' }
  const refused = refusalOf(stage, order(ANN, ONE + 3))
  assert.deepEqual(refused, { ok: false, refusal: 'tooManyUnpaidOrders', detail })
  on.wait(22 * HOUR - PAYMENT_MS - 1)
  on.refused(order(ANN, ONE + 3), 'tooManyUnpaidOrders')
  reserve(BOB, ONE + 3)
  on.wait(1)
  reserve(ANN, ONE + 4)
})

test('[NF28] of more than three the third newest counts', () => {
  const stage = given()
  const { on, order, leave, reserve } = stage
  leave(ANN, ONE)
  on.wait(HOUR)
  leave(ANN, ONE + 1)
  on.wait(HOUR)
  for (const item of [ONE + 2, ONE + 3, ONE + 4]) reserve(ANN, item)
  on.wait(PAYMENT_MS)
  const { detail } = refusalOf(stage, order(ANN, ONE + 5))
  assert.equal(detail?.until, String(on.machine.now + DAY))
})

test('[NF28] what is older than 24 hours is dropped, and a restore has the rest', () => {
  const { on, leave, buy } = given()
  leave(ANN)
  on.wait(HOUR)
  leave(BOB)
  leave(CAT)
  const restored = new Machine([nft])
  restored.restore(on.machine.snapshot())
  const again = restored.state('real', nft) as State
  assert.deepEqual(again.unpaid, on.state().unpaid)
  assert.deepEqual(again.unpaidOf, on.state().unpaidOf)
  on.wait(DAY - HOUR)
  buy(CAT, ONE + 5)
  assert.deepEqual([...on.state().unpaidOf.keys()], [BOB, CAT])
  on.wait(HOUR)
  buy(BOB, ONE + 6)
  assert.equal(on.state().unpaid.size + on.state().unpaidOf.size, 0)
})
