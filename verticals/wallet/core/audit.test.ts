/** What the audit of the wallet finds: debts that the ledger does not have. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { audited } from '@evenkeel/kernel/testing'
import { given } from '../testing/given.ts'
import { debtName } from './state.ts'

const deposit = {
  type: 'creditDeposit',
  member: 1,
  asset: 'USDT',
  chain: 'ethereum',
  source: 'a1',
  amount: 100n,
  block: 7,
} as const

/** Member 1 owes 70 of a deposit that the chain has taken back. */
function owing() {
  const on = given()
  on.submit(deposit)
  const moved = { type: 'transfer', member: 1, asset: 'USDT', amount: 70n } as const
  on.submit({ ...moved, from: 'spot', to: 'trading' })
  on.submit({ type: 'reverseDeposit', source: 'a1' })
  return on
}

type On = ReturnType<typeof given>

const auditedOn = (on: On) => audited(on.machine, 'receivablesExplained')

test('[W17] what members owe is in receivables', () => {
  assert.deepEqual(auditedOn(given()), { lookedAt: 0, expected: 0, faults: [] })
  assert.deepEqual(auditedOn(owing()), { lookedAt: 1, expected: 1, faults: [] })
})

test('[W17] the audit finds a debt that is not in receivables, and one of a coin that it does not walk', () => {
  const more = owing()
  more.state().debts.set(debtName(2, 'USDT'), 1n)
  assert.deepEqual(auditedOn(more).faults, ['custody:receivable USDT 0.0000007 < 0.00000071'])
  const unlisted = owing()
  unlisted.state().debts.set(debtName(2, 'NONE'), 1n)
  const { lookedAt, expected } = auditedOn(unlisted)
  assert(lookedAt < expected)
})
