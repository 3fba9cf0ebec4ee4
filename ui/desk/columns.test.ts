/** Which columns are seen, and how rows are sorted by them. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { besideOf, type Column, compare, rankOf, shownColumns, writeShown } from './columns.ts'

const column = (id: string, shown?: 'always' | 'asked'): Column<object> => ({
  id,
  head: id,
  cell: () => id,
  ...(shown && { shown }),
})
const columns = [column('name', 'always'), column('role'), column('made', 'asked')]

test('without a choice all columns are seen but those that must be asked for', () => {
  for (const kept of [null, undefined, '', 'no JSON', '7', 'null'])
    assert.deepEqual(shownColumns(columns, kept), { name: true, role: true, made: false })
})

test('a choice is kept; what is always there stays, and what is no column any more is nothing', () => {
  const kept = writeShown({ name: false, role: false, made: true, gone: true })
  assert.deepEqual(shownColumns(columns, kept), { name: true, role: false, made: true })
})

test('a kept choice that is no choice shows nothing that was not asked for', () => {
  const kept = '{"role":"yes","made":1}'
  assert.deepEqual(shownColumns(columns, kept), { name: true, role: false, made: false })
})

test('amounts are sorted by what they are worth, to the last digit', () => {
  const amounts = ['10', '9.00000001', '9', '-1', '123456789012345678.00000001']
  const sorted = amounts.toSorted((one, other) => compare(rankOf(one), rankOf(other)))
  assert.deepEqual(sorted, ['-1', '9', '9.00000001', '10', '123456789012345678.00000001'])
})

test('words are sorted as words, numbers as numbers', () => {
  assert.deepEqual(['b', 'É', 'a'].toSorted(compare), ['a', 'b', 'É'])
  assert.deepEqual([10, 9, 100].toSorted(compare), [9, 10, 100])
})

test('a column that stands alone makes room beside an open row, and is there again after it', () => {
  const wide: readonly Column<object>[] = [
    { id: 'title', head: 'Title', shown: 'always', cell: () => '' },
    { id: 'reads', head: 'Read by', shown: 'alone', cell: () => '' },
    { id: 'state', head: 'State', cell: () => '' },
  ]
  const shown = shownColumns(wide, null)
  assert.deepEqual(shown, { title: true, reads: true, state: true })
  assert.deepEqual(besideOf(wide, shown), { title: true, reads: false, state: true })
})
