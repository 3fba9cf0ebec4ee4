/** What a form of the entrance says of an address, and where a number is likely from. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type ContactForm, isSaid, likelyArea, noContact, said } from './contactForm.ts'

const germany = { country: 'DE', name: 'Germany', code: '+49' }
const india = { country: 'IN', name: 'India', code: '+91' }
const mobile: ContactForm = { ...noContact, way: 'phone', area: germany, phone: ' 151 23456 ' }

test('only what belongs to the chosen way is sent, without spaces around it', () => {
  const both = { ...mobile, email: ' ann@example.org ' }
  assert.deepEqual(said({ ...both, way: 'email' }), { email: 'ann@example.org' })
  assert.deepEqual(said(both), { area_code: '+49', phone: '151 23456' })
})

test('nothing is said by spaces, nor by a number without its area', () => {
  assert.equal(isSaid(noContact), false)
  assert.equal(isSaid({ ...noContact, email: '  ' }), false)
  assert.equal(isSaid({ ...noContact, email: 'ann@example.org' }), true)
  assert.equal(isSaid(mobile), true)
  assert.equal(isSaid({ ...mobile, phone: ' ' }), false)
  assert.equal(isSaid({ ...mobile, area: undefined }), false)
})

test("the likely area is that of the browser's first language that has one", () => {
  const areas = [india, germany]
  assert.equal(likelyArea(areas, ['de']), germany)
  assert.equal(likelyArea(areas, ['fr-FR', 'de-DE', 'hi']), germany)
  assert.equal(likelyArea(areas, ['en-IN', 'de']), india)
  assert.equal(likelyArea(areas, ['fr']), india)
  assert.equal(likelyArea(areas, []), india)
  assert.equal(likelyArea([], ['de']), undefined)
})

test('a language that nobody knows is passed over', () => {
  assert.equal(likelyArea([india, germany], ['en-US@posix', 'de']), germany)
})
