/** How the check of a receipt is told. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findingOf as findingBy } from './steps.ts'

const checks = {
  steps: ['chain', 'outcome', 'paid'],
  stepOf: { unproven: 'chain', outcomeWrong: 'outcome', arithmeticWrong: 'paid' },
} as const
const faults = ['unproven', 'outcomeWrong', 'arithmeticWrong'] as const
const steps = [...checks.steps, 'published'] as const
type Given = Parameters<typeof findingBy<(typeof checks.steps)[number], (typeof faults)[number]>>
const findingOf = (verdict: Given[1], published: Given[2]) => findingBy(checks, verdict, published)

const minutes = [
  { number: 7, hash: 'aa' },
  { number: 8, hash: 'bb' },
]
const sound = { minutes, isPublished: true } as const

test('a receipt holds when everything does, and both minutes are the published ones', () => {
  const found = findingOf(sound, minutes)
  assert.equal(found.verdict, 'holds')
  assert.ok(steps.every((step) => found.steps[step] === 'good'))
})

test('another minute than the published one fails; one that is not published yet waits', () => {
  for (const other of [
    { number: 8, hash: 'bc' },
    { number: 9, hash: 'bb' },
  ]) {
    const found = findingOf(sound, [minutes[0], other])
    assert.deepEqual(
      [found.verdict, found.steps.published, found.steps.paid],
      ['fails', 'bad', 'good'],
    )
  }
  const unasked = findingOf(sound, [minutes[0], undefined])
  assert.deepEqual([unasked.verdict, unasked.steps.published], ['waits', 'unseen'])
  const young = findingOf({ minutes: [], isPublished: false }, [])
  assert.deepEqual([young.verdict, young.steps.published], ['waits', 'unseen'])
})

test('every fault is told at its step, and nothing after it is called good', () => {
  for (const fault of faults) {
    const found = findingOf({ fault }, [])
    assert.equal(found.verdict, 'fails', fault)
    const bad = steps.findIndex((step) => found.steps[step] === 'bad')
    assert.ok(bad >= 0, fault)
    assert.ok(steps.every((step, nth) => nth <= bad || found.steps[step] === 'unseen'))
  }
})
