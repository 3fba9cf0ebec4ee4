/** What the audit of options finds: nothing in a state that is right, and whatever is broken in it. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { audited } from '@evenkeel/kernel/testing'
import { coins, givenOptions } from '../testing/givenOptions.ts'

type On = ReturnType<typeof givenOptions>

const auditedOn = (on: On) => audited(on.machine, 'promisesCovered')

/** Two options that may win 80 each, of a house that has 10,000. */
function placed(): On {
  const on = givenOptions({ house: '10000' })
  on.price('61000')
  on.place({ stake: coins('100') })
  on.place({ stake: coins('100'), member: 2 })
  return on
}

test('[TO38] what open options may win is in the house’s account', () => {
  assert.deepEqual(auditedOn(givenOptions()), { lookedAt: 0, expected: 0, faults: [] })
  assert.deepEqual(auditedOn(placed()), { lookedAt: 3, expected: 3, faults: [] })
})

test('[TO38] the audit finds a house that has less, a sum that is wrong, and options that are not walked', () => {
  const short = placed()
  for (const option of short.state().options.values())
    Object.assign(option, { stake: coins('10000') })
  assert.match(auditedOn(short).faults.join(), /^house:options USDT 10000 < 16000, 160$/)
  const wrong = placed()
  wrong.state().reserved -= 1n
  assert.equal(auditedOn(wrong).faults.length, 1)
  const blind = placed()
  for (const { byExpiry } of blind.state().desks.values()) byExpiry.clear()
  const { lookedAt, expected } = auditedOn(blind)
  assert.ok(lookedAt < expected)
})
