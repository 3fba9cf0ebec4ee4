/** What a member is asked to verify next, and how a verification is shown. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Verification } from '@evenkeel/verticals/members/contract/index.ts'
import en from '../text/en.ts'
import { nextStep } from './nextStep.ts'
import { verificationTexts, verificationTone } from './verification.ts'

const states: readonly Verification[] = [0, 1, 2, 4]
const member = (is_realname: Verification, high_realname: Verification) =>
  ({ is_imitate: 0, is_realname, high_realname }) as const

test('basic comes first, then advanced, and what was returned comes again', () => {
  assert.equal(nextStep(member(0, 0))?.path, '/identity')
  assert.equal(nextStep(member(4, 0))?.path, '/identity')
  assert.equal(nextStep(member(2, 0))?.path, '/advanced')
  assert.equal(nextStep(member(2, 4))?.path, '/advanced')
  const keys = [member(0, 0), member(4, 0), member(2, 0), member(2, 4)].map(
    (each) => nextStep(each)?.key,
  )
  assert.equal(new Set(keys).size, 4)
  for (const key of keys) assert.ok(key !== undefined && key in en)
})

test('nobody is asked while one is under review, or when all is done', () => {
  assert.equal(nextStep(member(1, 0)), undefined)
  assert.equal(nextStep(member(2, 1)), undefined)
  assert.equal(nextStep(member(2, 2)), undefined)
})

test('in the demo realm nobody is asked', () => {
  for (const basic of states)
    for (const advanced of states)
      assert.equal(nextStep({ ...member(basic, advanced), is_imitate: 1 }), undefined)
})

test("a verification is shown in the spec's words, and only a verified one as good", () => {
  const shown = states.map((state) => en[verificationTexts[state]])
  assert.deepEqual(shown, ['Unverified', 'Verifying', 'Verified', 'Reverify'])
  assert.deepEqual(states.map(verificationTone), ['neutral', 'accent', 'up', 'danger'])
})
