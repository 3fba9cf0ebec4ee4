/** The schedule against a plain sorted list. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { Schedule } from './schedule.ts'

const step = fc.oneof(
  fc.record({ id: fc.nat(30), at: fc.nat(20) }),
  fc.record({ id: fc.nat(30), at: fc.constant(undefined) }),
)

test('whatever is set, moved and deleted, the earliest is first and ties go by id', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 200 }), (steps) => {
      const schedule = new Schedule()
      const plain = new Map<number, number>()
      for (const { id, at } of steps) {
        if (at === undefined) {
          schedule.delete(id)
          plain.delete(id)
        } else {
          schedule.set(id, at)
          plain.set(id, at)
        }
        const [first] = [...plain].sort(([a, b], [c, d]) => b - d || a - c)
        assert.deepEqual(schedule.first, first && { id: first[0], at: first[1] })
        assert.equal(schedule.size, plain.size)
        assert.equal(schedule.at(id), at)
      }
    }),
  )
})

test('only what is due by now is due', () => {
  const schedule = new Schedule()
  schedule.set(1, 100)
  assert.equal(schedule.due(99), undefined)
  assert.deepEqual(schedule.due(100), { id: 1, at: 100 })
})

test('what is skipped hides nothing that is due behind it', () => {
  const schedule = new Schedule()
  for (let id = 1; id <= 50; id++) schedule.set(id, (id * 37) % 50)
  const order = Array.from({ length: 50 }, (_, nth) => nth + 1).sort(
    (one, other) => ((one * 37) % 50) - ((other * 37) % 50),
  )
  const skipped = new Set<number>()
  for (const id of order) {
    assert.equal(schedule.due(50, (one) => skipped.has(one))?.id, id)
    skipped.add(id)
  }
  assert.equal(
    schedule.due(50, (one) => skipped.has(one)),
    undefined,
  )
  assert.equal(
    schedule.due(0, (one) => one === order[0]),
    undefined,
    'not due yet',
  )
})
