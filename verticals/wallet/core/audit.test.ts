/** What the audit of the wallet finds: debts that the ledger does not have. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
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

function audited(on: ReturnType<typeof given>) {
  const faults: string[] = []
  const told = { lookedAt: 0, expected: 0, faults }
  on.machine.audit('real', {
    expect(check, count) {
      if (check === 'receivablesExplained') told.expected += count
    },
    look(check, fault) {
      if (check === 'receivablesExplained') told.lookedAt++
      if (fault !== undefined) faults.push(fault)
    },
  })
  return told
}

test('[W17] what members owe is in receivables', () => {
  assert.deepEqual(audited(given()), { lookedAt: 0, expected: 0, faults: [] })
  assert.deepEqual(audited(owing()), { lookedAt: 1, expected: 1, faults: [] })
})

test('[W17] the audit finds a debt that is not in receivables, and one of a coin that it does not walk', () => {
  const more = owing()
  more.state().debts.set(debtName(2, 'USDT'), 1n)
  assert.deepEqual(audited(more).faults, ['custody:receivable USDT 0.0000007 < 0.00000071'])
  const unlisted = owing()
  unlisted.state().debts.set(debtName(2, 'NONE'), 1n)
  const { lookedAt, expected } = audited(unlisted)
  assert(lookedAt < expected)
})
