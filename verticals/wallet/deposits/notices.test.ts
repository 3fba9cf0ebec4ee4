/** Messages about deposits: in every language, with their figures, and only about what is over. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { languages } from '@evenkeel/wire'
import { noticeOf } from './notices.ts'
import type { DepositRecord } from './records.ts'

const record: DepositRecord = {
  kind: 'reported',
  id: 1,
  member: 7,
  at: 0,
  asset: 'USDT',
  chain: 'tron',
  amount: 1_250_000_000n,
  status: 'approved',
}

test('what is credited or rejected is told in every language, with its figures', async () => {
  for (const language of languages) {
    const credited = await noticeOf(record, 'TRON', undefined)?.(language)
    const test = await noticeOf(
      { ...record, kind: 'test', status: 'credited' },
      'TRON',
      undefined,
    )?.(language)
    const rejected = await noticeOf(
      { ...record, status: 'rejected' },
      'TRON',
      'No such tx',
    )?.(language)
    for (const notice of [credited, test, rejected])
      for (const text of Object.values(notice ?? {})) assert.doesNotMatch(text, /[{}]/, language)
    assert.match(credited?.body ?? '', /12\.5 USDT.*|.*TRON.*/)
    assert.ok(rejected?.body.includes('No such tx') && rejected.short.includes('No such tx'))
    assert.notEqual(credited?.subject, test?.subject, 'test funds say what they are')
  }
})

test('what is not over is told on the screen alone', () => {
  for (const status of ['confirming', 'pendingReview', 'belowMinimum', 'dropped'] as const)
    assert.equal(noticeOf({ ...record, status }, 'TRON', undefined), undefined)
})
