/** How one of many is found. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findOptions } from './finding.ts'

const areas = [
  { id: 'DE', label: 'Germany', also: '+49' },
  { id: 'BL', label: 'Saint Barthélemy', also: '+590' },
  { id: 'MX', label: 'México', also: '+52' },
]

for (const [typed, found] of [
  ['', 'DE BL MX'],
  ['  ', 'DE BL MX'],
  ['9', 'DE BL'],
  ['+49', 'DE'],
  ['man', 'DE'],
  ['BARTHE', 'BL'],
  ['méx', 'MX'],
  ['mex', 'MX'],
  ['zz', ''],
] as const)
  test(`${JSON.stringify(typed)} finds ${found || 'nothing'}`, () => {
    const ids = findOptions(areas, typed).map(({ id }) => id)
    assert.equal(ids.join(' '), found)
  })

test('what has no other words is found by its label alone', () => {
  const lands = [{ label: 'Norge' }, { label: 'Österreich' }]
  assert.deepEqual(findOptions(lands, 'oster'), [{ label: 'Österreich' }])
  assert.deepEqual(findOptions(lands, '4'), [])
})
