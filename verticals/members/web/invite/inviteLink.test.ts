/** Invitation codes in links, addresses and fields. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { codeIn, inviteLink, withInvite } from './inviteLink.ts'

const origin = 'https://evenkeel.example'

test('a link leads to the registration of this site with the code', () => {
  assert.equal(inviteLink({ origin }, 'AB12CD34'), `${origin}/#/register?code=AB12CD34`)
  const { hash } = new URL(inviteLink({ origin }, 'A&b=1'))
  assert.equal(new URLSearchParams(hash.split('?')[1]).get('code'), 'A&b=1')
})

test('a path goes on with the code of a friend, and stays as it is without one', () => {
  assert.equal(withInvite('/login', 'AB12'), '/login?code=AB12')
  assert.equal(withInvite('/login', ''), '/login')
  assert.equal(withInvite('/login', null), '/login')
})

test('what cannot be in a code is taken out, and no more is kept than one has', () => {
  assert.equal(codeIn(' ab-12 CD\n'), 'ab12CD')
  assert.equal(codeIn('<script>'), 'script')
  assert.equal(codeIn('A'.repeat(40)), 'A'.repeat(16))
  assert.equal(codeIn(''), '')
})
