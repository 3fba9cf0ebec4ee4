/** What a verification needs before it can be handed in. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  advancedPhotos,
  basicPhotos,
  begunWith,
  isBirthDate,
  missingFields,
  noFields,
  photoNames,
  trimmed,
  unfitFields,
  wholePhotos,
} from './identityForm.ts'

const told = { name: 'Ann', id_number: 'NL 4711', city: 'Utrecht', address: '17 Quay Street' }
const photos = { front: 'a', back: 'b', holding_front: 'c', holding_back: 'd' }

test('[E22] a verification is whole with all of its photos and not before', () => {
  assert.deepEqual(wholePhotos(basicPhotos, photos), photos)
  for (const missing of basicPhotos)
    assert.equal(wholePhotos(basicPhotos, { ...photos, [missing]: undefined }), undefined)
})

test('[E22] every field is filled, and spaces fill none', () => {
  assert.deepEqual(missingFields(told), [])
  assert.deepEqual(missingFields(noFields), ['name', 'id_number', 'city', 'address'])
  assert.deepEqual(missingFields({ ...told, city: '  ' }), ['city'])
})

test('[E24] what was returned begins with what is shown in full; what is shown in part is asked anew', () => {
  const shown = { name: 'Ann', id_number: '••••4711', city: 'Utrecht', address: '17 Quay …' }
  assert.deepEqual(begunWith(shown), { ...noFields, name: 'Ann', city: 'Utrecht' })
  assert.deepEqual(begunWith({}), noFields)
})

test('[E22] photos are asked for in the order of the contract', () => {
  assert.deepEqual(
    photoNames.map(([name]) => name),
    [...basicPhotos, ...advancedPhotos],
  )
})

test('what is handed in has no spaces around it', () => {
  assert.deepEqual(trimmed({ ...told, name: ' Ann ', address: '17 Quay Street\n' }), told)
})

test('[E22] fields that the contract would not take are told by name', () => {
  assert.deepEqual(unfitFields(told), [])
  assert.deepEqual(unfitFields({ ...told, id_number: ' 12 ' }), ['id_number'])
  assert.deepEqual(unfitFields({ ...told, id_number: 'NL_4711' }), ['id_number'])
  assert.deepEqual(unfitFields({ ...told, name: 'a'.repeat(101), address: 'no' }), [
    'name',
    'address',
  ])
  assert.deepEqual(unfitFields({ ...told, name: 'अनीता', id_number: 'ÄÖ-12/3.4' }), [])
})

test('[E22] a birth date is one of the last and of this century', () => {
  assert.equal(isBirthDate('1990-01-31'), true)
  for (const odd of ['', '0199-01-31', '1890-01-31', '31.01.1990'])
    assert.equal(isBirthDate(odd), false)
})
