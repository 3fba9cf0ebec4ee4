/** One status word for one state: the bill says what the lists of deposits and of withdrawals say. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Language, languages } from '@evenkeel/wire'
import { billStatuses, pendingStatuses } from '../contract.ts'
import { withdrawalStates } from '../core/withdrawal.ts'
import * as texts from '../texts.ts'
import { statusIn } from './pending.ts'
import { statusOf } from './status.ts'

test('[W37] a movement was credited or completed, or took back what did not last', () => {
  const of = (tab: 'deposit' | 'withdrawal', reason: string) => statusOf({ tab, reason })
  assert.equal(of('deposit', 'sandboxFunds'), 'credited')
  assert.equal(of('deposit', 'depositReversed'), 'failed')
  assert.equal(of('withdrawal', 'withdrawal'), 'completed')
})

test('[W37] a withdrawal is under review until it is approved, and is being paid from then on until it is over', () => {
  const under = withdrawalStates.filter((state) => statusIn(state) === 'underReview')
  assert.deepEqual(under, ['requested', 'endorsed'])
  assert.equal(statusIn('approved'), 'approved')
  for (const state of withdrawalStates.slice(3)) assert.equal(statusIn(state), 'paying', state)
})

const wordsIn = async (language: Language): Promise<Readonly<Record<string, string>>> => {
  const all = [texts.bill(language), texts.deposit(language), texts.withdrawal(language)]
  return Object.assign({}, ...(await Promise.all(all)).map((one) => one.default))
}

for (const language of languages)
  test(`[W37] one state has one word in ${language}`, async () => {
    const words = await wordsIn(language)
    const same = {
      underReview: [
        'withdrawal.state.requested',
        'withdrawal.state.reviewing',
        'deposit.status.pendingReview',
      ],
      approved: ['withdrawal.state.approved'],
      paying: ['withdrawal.state.paying'],
      completed: ['withdrawal.state.paid'],
      credited: ['deposit.status.credited', 'deposit.status.approved'],
      failed: [],
    }
    assert.deepEqual(Object.keys(same).sort(), [...billStatuses, ...pendingStatuses].sort())
    for (const [status, keys] of Object.entries(same))
      for (const key of [`bill.status.${status}`, ...keys])
        assert.equal(words[key], words[`bill.status.${status}`] ?? 'none', key)
  })
