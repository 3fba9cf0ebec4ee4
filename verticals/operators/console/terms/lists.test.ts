/** Lists among terms as rows: the same text again, in order, and each cell held to its form. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isCell, rowsIn, sorted, textOf } from './lists.ts'

const TIERS = '50000 50 100; 250000.5 100 50'

test('[P64] a list is taken apart into rows and put together again', () => {
  assert.deepEqual(rowsIn('tiers', TIERS), [
    ['50000', '50', '100'],
    ['250000.5', '100', '50'],
  ])
  for (const [kind, text] of [
    ['tiers', TIERS],
    ['tiers', ''],
    ['tiers', '50000  100; 5 5 '],
    ['wholes', '1, 2, 50'],
    ['wholes', '1, , 50'],
    ['dates', '2026-12-25 2027-01-01'],
    ['dates', ''],
  ] as const)
    assert.equal(textOf(kind, rowsIn(kind, text)), text)
})

test('[P64] rows are kept in order of what they are up to, once all of it can be read', () => {
  const order = (kind: 'tiers' | 'wholes' | 'dates', text: string) =>
    textOf(kind, sorted(kind, rowsIn(kind, text)))
  assert.equal(order('tiers', '250000 100 50; 9000.5 50 100'), '9000.5 50 100; 250000 100 50')
  assert.equal(order('tiers', '250000 100 50;  50 100'), '250000 100 50;  50 100')
  assert.equal(order('wholes', '20, 5, 100'), '5, 20, 100')
  assert.equal(order('dates', '2027-01-01 2026-12-25'), '2026-12-25 2027-01-01')
})

test('[P64] a cell has the form of its column', () => {
  for (const [kind, column, cell, is] of [
    ['tiers', 0, '50000.5', true],
    ['tiers', 0, '5e4', false],
    ['tiers', 1, '10000', false],
    ['tiers', 2, '1.5', false],
    ['wholes', 0, '20', true],
    ['wholes', 0, '', false],
    ['dates', 0, '2026-12-25', true],
    ['dates', 0, '', false],
  ] as const)
    assert.equal(isCell(kind, column, cell), is, `${kind} ${column} ${cell}`)
})
