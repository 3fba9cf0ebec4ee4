/** Accounts that owe more than they have: nothing that meets them takes a balance below zero. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { coins, given, laddered, opens, SYMBOL } from '../testing/givenContracts.ts'

const EIGHT_HOURS = 8 * 3_600_000

test('[LC5] [LC7] a resting order of an account in debt is cancelled instead of filled', () => {
  const on = given({ fundingMaxPpm: 30_000 })
  on.market(laddered([], ['100']))
  on.fund(9, 'USDT', coins('2.5'), 'trading')
  on.submit(opens(9, 'long', 10, undefined, { leverage: 100 }))
  on.submit(opens(9, 'long', 1, '90', { leverage: 100 }))
  on.wait(EIGHT_HOURS)
  on.market((board) => {
    const reference = { price: coins('105'), at: on.machine.now, source: 'test', isStale: false }
    board.setReference(SYMBOL, reference)
  })
  // More than its balance: it stays pending while the position has gained.
  assert.equal(on.available(9, 'trading', 'USDT'), coins('2.3582'))
  on.market((board) => {
    const reference = { price: coins('95'), at: on.machine.now, source: 'test', isStale: true }
    board.setReference(SYMBOL, reference)
  })
  const events = on.submit(opens(2, 'short', 1, '90'))
  assert.deepEqual(
    events.flatMap((event) => (event.type === 'contractOrderCancelled' ? [event.why] : [])),
    ['margin'],
  )
  assert.equal(events.filter((event) => event.type === 'contractTraded').length, 0)
})
