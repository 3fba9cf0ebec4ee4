/** Each refusal of the entrance is said at the field that it is about. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { login, register, resetPassword, sendCode } from '../../contract/index.ts'
import { errorAt, errorAtPassword, errorBeside, type Field } from './faults.ts'

const fault = (reason: string) => ({ reason, message: `about ${reason}` })
const none = { password: '', transaction: '' }

test('a refusal is said at its field and at no other', () => {
  assert.equal(errorAt('contact', fault('invalidEmail')), 'about invalidEmail')
  assert.equal(errorAt('code', fault('invalidEmail')), undefined)
  assert.equal(errorAt('contact', undefined), undefined)
})

test('every refusal of registration has a field, but those that are about none', () => {
  const fields: Field[] = ['contact', 'code', 'confirm', 'inviteCode', 'agreement']
  const homeless = [...register.refusals, ...sendCode.refusals].filter((reason) => {
    const passwords = (['password', 'transaction'] as const).some(
      (which) => errorAtPassword(which, fault(reason), none) !== undefined,
    )
    return !passwords && fields.every((field) => errorAt(field, fault(reason)) === undefined)
  })
  const about = ['accountsBusy', 'captchaNeeded', 'registrationClosed']
  assert.deepEqual([...new Set(homeless)].sort(), about)
})

test('every refusal of the sign-in and of a reset has a field, but those that are about none', () => {
  const homeless = (refusals: readonly string[], fields: readonly Field[]) =>
    refusals.filter((reason) => errorBeside(fields, fault(reason)) !== undefined).sort()
  assert.deepEqual(homeless(login.refusals, ['contact', 'password']), [
    'accountFrozen',
    'accountsBusy',
    'captchaNeeded',
    'tooManyAttempts',
  ])
  const ofReset: Field[] = ['contact', 'code', 'newPassword', 'confirm', 'totp']
  assert.deepEqual(homeless(resetPassword.refusals, ofReset), ['accountsBusy', 'tooManyAttempts'])
})

test('of two passwords the one is meant that the refusal can be about', () => {
  const at = (reason: string, password: string, transaction: string) =>
    (['password', 'transaction'] as const).filter(
      (which) => errorAtPassword(which, fault(reason), { password, transaction }) !== undefined,
    )
  assert.deepEqual(at('passwordTooShort', 'short', 'mauve lantern'), ['password'])
  assert.deepEqual(at('passwordTooShort', 'mauve lantern', 'short'), ['transaction'])
  assert.deepEqual(at('passwordTooLong', 'a'.repeat(129), 'mauve lantern'), ['password'])
  assert.deepEqual(at('passwordTooLong', 'mauve lantern', 'a'.repeat(129)), ['transaction'])
  assert.deepEqual(at('passwordTooCommon', 'a', 'b'), ['password', 'transaction'])
  assert.deepEqual(at('transactionPasswordSame', 'a', 'a'), ['transaction'])
  assert.deepEqual(at('codeWrong', 'a', 'b'), [])
})

test('what is about none of the fields is said beside them', () => {
  assert.equal(errorBeside(['contact', 'password'], fault('accountsBusy')), 'about accountsBusy')
  assert.equal(errorBeside(['contact', 'password'], fault('wrongCredentials')), undefined)
  assert.equal(errorBeside(['contact'], undefined), undefined)
})
