/** How the check of a receipt is told. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findingOf as findingBy } from './steps.ts'

const checks = {
  steps: ['chain', 'outcome', 'paid'],
  stepOf: { unproven: 'chain', outcomeWrong: 'outcome', arithmeticWrong: 'paid' },
} as const
const faults = ['unproven', 'outcomeWrong', 'arithmeticWrong'] as const
const steps = [...checks.steps, 'recorded', 'signed', 'published'] as const
type Given = Parameters<typeof findingBy<(typeof checks.steps)[number], (typeof faults)[number]>>
const findingOf = (verdict: Given[1], published: Partial<Given[2]> = {}) =>
  findingBy(checks, verdict, { minutes, chain, ...published })

const minutes = [
  { number: 7, hash: 'aa' },
  { number: 8, hash: 'bb' },
]
const block = { number: 3, hash: 'cc' }
const chain = { keys: ['new', 'old'], block }
const valid = { minutes, isPublished: true, block, key: 'new', isSigned: true } as const

test('a receipt holds when everything does, and minutes, block and key are published ones', () => {
  for (const key of chain.keys) {
    const found = findingOf({ ...valid, key })
    assert.equal(found.verdict, 'holds')
    assert.ok(steps.every((step) => found.steps[step] === 'good'))
  }
})

test('another minute, block or key than the published one fails; one that is not published yet waits', () => {
  for (const other of [
    { minutes: [minutes[0], { number: 8, hash: 'bc' }] },
    { minutes: [minutes[0], { number: 9, hash: 'bb' }] },
    { chain: { ...chain, block: { number: 3, hash: 'cd' } } },
    { chain: { ...chain, block: undefined } },
    { chain: { ...chain, keys: ['other'] } },
  ]) {
    const found = findingOf(valid, other)
    assert.deepEqual(
      [found.verdict, found.steps.published, found.steps.signed],
      ['fails', 'bad', 'good'],
    )
  }
  for (const unasked of [{ minutes: [minutes[0], undefined] }, { chain: undefined }]) {
    const found = findingOf(valid, unasked)
    assert.deepEqual([found.verdict, found.steps.published], ['waits', 'unseen'])
  }
  const young = findingOf({ ...valid, minutes: [], isPublished: false }, { minutes: [] })
  assert.deepEqual([young.verdict, young.steps.published], ['waits', 'unseen'])
  const unrecorded = findingOf({ ...valid, block: undefined })
  assert.deepEqual([unrecorded.verdict, unrecorded.steps.recorded], ['waits', 'unseen'])
})

test('where no signature can be checked nothing is called verified', () => {
  const found = findingOf({ ...valid, isSigned: false })
  assert.deepEqual([found.verdict, found.steps.signed], ['unsigned', 'unseen'])
  assert.equal(findingOf({ ...valid, isSigned: false, key: 'other' }).verdict, 'fails')
})

test('every fault is told at its step, and nothing after it is called good', () => {
  for (const fault of [...faults, 'recordWrong', 'signatureWrong'] as const) {
    const found = findingOf({ fault })
    assert.equal(found.verdict, 'fails', fault)
    const bad = steps.findIndex((step) => found.steps[step] === 'bad')
    assert.ok(bad >= 0, fault)
    assert.ok(steps.every((step, nth) => nth <= bad || found.steps[step] === 'unseen'))
  }
})
