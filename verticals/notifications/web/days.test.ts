/** The days of a list: each named once, and the last two by what people call them. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { byDay, nearDay } from './days.ts'

const at = (day: number, hour: number) => new Date(2026, 2, day, hour).getTime()

test('the first of each day bears its name, and no other', () => {
  const rows = [at(30, 9), at(30, 1), at(29, 23), at(1, 5)].map((moment) => ({ at: moment }))
  assert.deepEqual(
    byDay(rows).map(({ day }) => day),
    ['2026-03-30', undefined, '2026-03-29', '2026-03-01'],
  )
})

test('yesterday is the day before, however many hours it had', () => {
  assert.equal(nearDay('2026-03-30', at(30, 0)), 'today')
  assert.equal(nearDay('2026-03-29', at(30, 0)), 'yesterday')
  assert.equal(nearDay('2026-03-29', at(30, 23)), 'yesterday')
  assert.equal(nearDay('2026-03-28', at(30, 0)), undefined)
  assert.equal(nearDay('2026-02-28', at(1, 12)), 'yesterday')
})
