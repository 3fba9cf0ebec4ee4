/** Which passwords are refused. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { commonPasswords } from './common.ts'
import { faultOf } from './faults.ts'
import { isSame, namesOf } from './rules.ts'

const reasonOf = (password: string, names: readonly string[] = []) =>
  faultOf(password, names)?.refusal

test('[E5] a password has 8 to 128 characters, counted as people count them', () => {
  assert.equal(reasonOf('kW7#pxq'), 'passwordTooShort')
  assert.equal(reasonOf('kW7#pxqz'), undefined)
  assert.equal(reasonOf('🦊🐢🐙🦉🐝🦋🐌'), 'passwordTooShort')
  assert.equal(reasonOf('🦊🐢🐙🦉🐝🦋🐌🐞'), undefined)
  const long = Array.from({ length: 128 }, (_, nth) => String.fromCodePoint(0x4e00 + nth * 7)).join(
    '',
  )
  assert.equal(reasonOf(long), undefined)
  assert.equal(reasonOf(`${long}x`), 'passwordTooLong')
})

for (const password of [
  'password',
  'Password1',
  'PASSWORD2026!',
  'P@ssw0rd',
  'iloveyou',
  'Qwertyuiop',
  'qwerty123',
  'dragon2024',
  'Welcome123!',
  '1q2w3e4r',
  '147258369',
  'sunshine',
  'Bitcoin2026',
  'contraseña',
  '12345678',
  '1234567890',
  '87654321',
  'abcdefgh',
  '11111111',
  'abcabcabc',
  'ｐａｓｓｗｏｒｄ',
])
  test(`[E5] ${password} is one of the most used`, () => {
    assert.equal(reasonOf(password), 'passwordTooCommon')
  })

for (const password of [
  'correct horse battery',
  'mauve-lantern-84',
  'zR4!vkq2',
  'dragonscale harbour',
])
  test(`[E5] ${password} is not`, () => assert.equal(reasonOf(password), undefined))

test('[E5] the list is there, in the spelling that it is compared in', () => {
  assert(commonPasswords.size > 2_500)
  for (const word of commonPasswords) assert.equal(word, word.normalize('NFKC').toLowerCase())
})

test('[E5] a password does not hold the address', () => {
  const names = namesOf({ kind: 'email', text: 'greta.holm@example.org' })
  assert.equal(reasonOf('Greta.Holm!77', names), 'passwordTooCommon')
  assert.equal(reasonOf('my-greta.holm', names), 'passwordTooCommon')
  assert.equal(reasonOf('gretas holm 77', names), undefined)
  const numbers = namesOf({ kind: 'phone', text: '+4915112345679' })
  assert.equal(reasonOf('015112345679', numbers), 'passwordTooCommon')
  assert.equal(reasonOf('x12345679x', numbers), 'passwordTooCommon')
})

test('[E5] a name that is short stands in good passwords by chance', () => {
  const names = namesOf({ kind: 'email', text: 'an@example.org' })
  assert.equal(reasonOf('mauve-lantern-84', names), undefined)
})

test('[E5] what cannot be seen or typed is no password', () => {
  for (const sign of ['\u0000', '\n', '\u202e', '\u2066', '\u200f', '\u2028', '\ud800'])
    assert.equal(reasonOf(`mauve-${sign}lantern-84`), 'passwordTooCommon')
})

test('[E5] two spellings of one password are the same', () => {
  assert(isSame('Ångström', 'A\u030angstro\u0308m'))
  assert(!isSame('lantern', 'Lantern'))
})
