/** The registration form's own checks: they agree with the server's, and ask for one thing at a time. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readContact } from '../../contacts.ts'
import { faultOf } from '../../passwords/faults.ts'
import { noContact, said } from './contactForm.ts'
import {
  checked,
  isDone,
  missingAt,
  type RegisterForm,
  stepFor,
  stepOfFault,
  steps,
  wrongIn,
} from './registerForm.ts'

const PASSWORD = 'mauve lantern 7'
const whole: RegisterForm = {
  contact: { ...noContact, email: 'ann@example.org' },
  isCoded: true,
  password: PASSWORD,
  confirm: PASSWORD,
  transaction: 'amber kettle 9',
  invite: 'HOUSE1',
}
const empty: RegisterForm = {
  contact: noContact,
  isCoded: false,
  password: '',
  confirm: '',
  transaction: '',
  invite: '',
}
const emailed = (email: string) => ({ ...whole, contact: { ...noContact, email } })
const phoned = (phone: string): RegisterForm => {
  const area = { country: 'DE', name: 'Germany', code: '+49' }
  return { ...whole, contact: { ...noContact, way: 'phone', area, phone } }
}

const missingIn = (form: RegisterForm) =>
  steps.map((step) => missingAt(step, form)).find((missing) => missing !== undefined)

test('what is missing is asked for in the order of the form, one thing at a time', () => {
  const asked: (string | undefined)[] = [missingIn(empty)]
  let form = empty
  for (const field of ['contact', 'isCoded', 'password', 'confirm', 'transaction', 'invite']) {
    form = { ...form, [field]: whole[field as keyof RegisterForm] }
    asked.push(missingIn(form))
  }
  assert.deepEqual(asked, [
    'members.email',
    'members.code',
    'members.password',
    'members.confirmPassword',
    'members.transactionPassword',
    'members.inviteCode',
    undefined,
  ])
  assert.equal(missingIn(phoned(' ')), 'members.mobile')
})

test('nothing is wrong with what is right, nor with what is empty yet', () => {
  for (const field of checked) {
    assert.equal(wrongIn(field, whole), undefined, field)
    assert.equal(wrongIn(field, empty), undefined, field)
  }
})

test('[E5] a password is called wrong by the form for just what the server refuses it for', () => {
  const lengths = [1, 7, 8, 128, 129].map((length) => 'zq7'.repeat(50).slice(0, length))
  const names = ['ann']
  const guessed = ['password', 'Dragon2024!', 'qwertyuiop', 'my dear annabel', 'mauve lantern']
  for (const password of [...lengths, ...guessed]) {
    const expected = faultOf(password, names)?.refusal
    const found = wrongIn('password', { ...whole, password })
    assert.equal(found, expected && `refusal.${expected}`, password)
    assert.equal(wrongIn('transaction', { ...whole, transaction: password }), found)
  }
  const named = { ...whole, contact: { ...noContact, email: 'lantern@example.org' } }
  assert.equal(wrongIn('password', named), 'refusal.passwordTooCommon')
  const dialled = { ...phoned('0151 2345 6789'), password: 'call 23456789 now' }
  assert.equal(wrongIn('password', dialled), 'refusal.passwordTooCommon')
})

test('a step is shown once those before it are done, and any of them again', () => {
  assert.equal(stepFor(null, whole, 3), 1)
  for (const step of steps) {
    assert.equal(stepFor(String(step), whole, 3), step)
    assert.equal(isDone(step, whole), true)
    assert.equal(isDone(step, empty), false)
    assert.equal(stepFor(String(step), empty, 3), 1)
    assert.equal(stepFor(String(step), whole, 1), 1, 'nobody is sent on by what they type')
  }
  for (const odd of ['0', '4', '2.5', 'x']) assert.equal(stepFor(odd, whole, 3), 1)
  const unlike = { ...whole, confirm: 'other' }
  assert.equal(stepFor('3', unlike, 3), 2)
  assert.equal(stepFor('2', { ...unlike, isCoded: false }, 3), 1)
})

test('a refusal at the end leads to the step that it is about', () => {
  const about = (reason: string) => stepOfFault({ reason, message: '' }, whole)
  assert.deepEqual(['codeWrong', 'invalidEmail', 'addressTaken'].map(about), [1, 1, 1])
  assert.deepEqual(['passwordsDoNotMatch', 'passwordTooCommon'].map(about), [2, 2])
  assert.deepEqual(
    ['transactionPasswordSame', 'inviteCodeUnknown', 'agreementNeeded'].map(about),
    [3, 3, 3],
  )
  assert.equal(about('accountsBusy'), undefined)
})

test('two passwords are compared as the server does, however they were typed', () => {
  const composed = { ...whole, password: 'caf\u00e9 lantern', confirm: 'cafe\u0301 lantern' }
  assert.equal(wrongIn('confirm', composed), undefined)
  assert.equal(wrongIn('confirm', { ...whole, confirm: 'other' }), 'refusal.passwordsDoNotMatch')
  const twice = { ...whole, transaction: PASSWORD }
  assert.equal(wrongIn('transaction', twice), 'refusal.transactionPasswordSame')
})

test('an address that is called wrong is refused by the server, and none that it would take', () => {
  const addresses = ['ann', 'ann@', '@b.org', 'a b@c.org', 'ann@host', 'ann@host.', 'ann@ex.org']
  for (const form of [
    ...[...addresses, ' Ann.B+c@sub.example.co '].map(emailed),
    ...['12', '15x', '1512 345-6789', '(0151) 23456789'].map(phoned),
  ]) {
    const isTaken = 'kind' in readContact(said(form.contact))
    const wrong = wrongIn('contact', form)
    if (wrong !== undefined) assert.equal(isTaken, false, JSON.stringify(form.contact))
  }
  assert.equal(wrongIn('contact', emailed('ann@host')), 'refusal.invalidEmail')
  assert.equal(wrongIn('contact', phoned('12')), 'refusal.invalidPhone')
})
