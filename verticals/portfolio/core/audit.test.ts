/** What the audit of the portfolio finds: nothing in a state that is right, and whatever is broken in it. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { UNIT } from '@evenkeel/kernel'
import { audited } from '@evenkeel/kernel/testing'
import { BOB, givenPortfolio } from '../testing/givenPortfolio.ts'

type On = ReturnType<typeof givenPortfolio>

const auditedOn = (on: On) => audited(on.machine, 'promisesCovered')

function subscribed(): On {
  const on = givenPortfolio()
  on.subscribe()
  on.subscribe({ member: BOB, amount: 500n * UNIT })
  on.wait(86_400_000)
  return on
}

test('[PF28] interest that is not credited yet is in the house’s account, coin by coin', () => {
  assert.deepEqual(auditedOn(givenPortfolio()), { lookedAt: 0, expected: 0, faults: [] })
  assert.deepEqual(auditedOn(subscribed()), { lookedAt: 3, expected: 3, faults: [] })
})

test('[PF28] the audit finds a house that has less, a sum that is wrong, and orders that are not walked', () => {
  const short = subscribed()
  short.state().orders.forEach((order) => {
    Object.assign(order, { daily: 1_000_000n * UNIT })
  })
  assert.match(auditedOn(short).faults.join(), /^house:portfolio USDT \d+\S* < /)
  const wrong = subscribed()
  wrong.state().owed.set('USDT', 1n)
  assert.equal(auditedOn(wrong).faults.length, 1)
  const blind = subscribed()
  blind.state().orders.forEach(({ id }) => {
    blind.state().orders.delete(id)
  })
  const { lookedAt, expected } = auditedOn(blind)
  assert.ok(lookedAt < expected)
})
