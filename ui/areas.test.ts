/** How an area is found. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findAreas } from './areas.ts'

const areas = [
  { country: 'DE', name: 'Germany', code: '+49' },
  { country: 'BL', name: 'Saint Barthélemy', code: '+590' },
  { country: 'MX', name: 'México', code: '+52' },
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
    const countries = findAreas(areas, typed).map(({ country }) => country)
    assert.equal(countries.join(' '), found)
  })
