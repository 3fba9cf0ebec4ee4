/** The statuses of the statement, and the words that they share with the lists of deposits and withdrawals. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Language, languages } from '@evenkeel/wire'
import { billStatuses, pendingStatuses } from '../contract.ts'
import { withdrawalStates } from '../core/withdrawal.ts'
import * as texts from '../texts.ts'
import { statusIn } from './pending.ts'
import { statusOf } from './status.ts'

test('[W37] what is in the bill was approved, or took back what did not last', () => {
  assert.equal(statusOf('sandboxFunds'), 'approved')
  assert.equal(statusOf('withdrawal'), 'approved')
  assert.equal(statusOf('depositReversed'), 'failed')
})

test('[W37] a withdrawal is under review until it is approved, and approved from then on', () => {
  const under = withdrawalStates.filter((state) => statusIn(state) === 'underReview')
  assert.deepEqual(under, ['requested', 'endorsed'])
  for (const state of withdrawalStates.slice(2)) assert.equal(statusIn(state), 'approved', state)
})

const wordsIn = async (language: Language): Promise<Readonly<Record<string, string>>> => {
  const all = [texts.bill(language), texts.deposit(language), texts.withdrawal(language)]
  return Object.assign({}, ...(await Promise.all(all)).map((one) => one.default))
}

for (const language of languages)
  test(`[W37] under review and approved read the same in the statement and in the lists in ${language}`, async () => {
    const words = await wordsIn(language)
    const same = {
      underReview: ['withdrawal.state.requested', 'withdrawal.state.reviewing'],
      approved: ['withdrawal.state.approved', 'deposit.status.approved'],
      failed: [],
    }
    assert.deepEqual(
      Object.keys(same).sort(),
      [...new Set([...billStatuses, ...pendingStatuses])].sort(),
    )
    for (const [status, keys] of Object.entries(same))
      for (const key of [`bill.status.${status}`, ...keys])
        assert.equal(words[key], words[`bill.status.${status}`] ?? 'none', key)
  })
