/** The form of a donation: what is missing and what is wrong is said by name. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { foresee, isMore, progressOf } from '../core/rules.ts'
import { type DonorForm, emptyDonor, faultsIn } from './donorForm.ts'

const NOW = Date.UTC(2026, 5, 1)
const whole: DonorForm = {
  name: 'Ann Ember',
  contact: 'ann@example.com',
  source: 'salary',
  birthDate: '1990-01-01',
  address: '7 Quay Street',
  isNamed: false,
  publicName: '',
  agrees: true,
}

test('[CH14] a form that is whole has no fault; an empty one has all of them', () => {
  assert.deepEqual(faultsIn(whole, NOW), [])
  assert.deepEqual(faultsIn(emptyDonor, NOW), [
    'donorNameWrong',
    'donorContactWrong',
    'sourceMissing',
    'birthDateWrong',
    'donorAddressWrong',
    'policyNotAccepted',
  ])
})

test('[CH14] a birth date in the future, a day that is none, and a name that is no name are told', () => {
  assert.deepEqual(faultsIn({ ...whole, birthDate: '2026-06-02' }, NOW), ['birthDateInFuture'])
  assert.deepEqual(faultsIn({ ...whole, birthDate: '2026-02-30' }, NOW), ['birthDateWrong'])
  assert.deepEqual(faultsIn({ ...whole, isNamed: true, publicName: '<b>' }, NOW), [
    'publicNameWrong',
  ])
  for (const contact of ['ann@example', '12345', '+0 12 34 56', 'a b@example.com'])
    assert.deepEqual(faultsIn({ ...whole, contact }, NOW), ['donorContactWrong'], contact)
  for (const contact of ['+44 20 7946 0000', '+49 (30) 901820', 'ann.e+x@mail.example.org'])
    assert.deepEqual(faultsIn({ ...whole, contact }, NOW), [], contact)
})

test('[CH3] what a gift comes to is foreseen as the core decides it', () => {
  assert.deepEqual(foresee('0.5', '60000'), { give: '0.5', worth: '30000', most: '0.5' })
  const euros = { currency: 'EUR', rate: '1.08' } as const
  assert.deepEqual(foresee('50', '60000', euros), { give: '0.0009', worth: '54', most: '0.000909' })
  assert.equal(foresee('', '60000'), undefined)
  assert.equal(foresee('5', undefined), undefined)
  assert.equal(foresee('5', '1', { currency: 'EUR', rate: undefined }), undefined)
})

test('progress is cut at a hundredth of a percent, and never more than all of it', () => {
  assert.deepEqual(
    [progressOf('0', '10'), progressOf('9.99', '10'), progressOf('25', '10')],
    [0, 9_990, 10_000],
  )
  assert.equal(isMore('2', '1.5'), true)
})
