/** What the screens of the security centre decide by themselves, before anything is sent. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  addressesIn,
  askedOf,
  canWithdraw,
  lastings,
  needsOf,
  noApiKey,
  wrongAddresses,
} from './apiKeyForm.ts'
import { type Security, stepPaths, stepsOf } from './guarding.ts'
import { isAtAllowList, partIn, pathOf } from './parts.ts'
import { isTyped, mismatch } from './passwordForm.ts'
import { afterRefusal, canProve, isWhole, proofOf, unproven } from './proofForm.ts'

const bare: Security = {
  has_password: false,
  has_transaction_password: false,
  has_totp: false,
  recovery_codes_left: 0,
  is_allow_listed: false,
  passkeys: [],
  api_keys: [],
}
const done = (security: Security) =>
  stepsOf(security)
    .filter(({ isDone }) => isDone)
    .map(({ step }) => step)

test('[E16, E18] an account is as well guarded as it has steps done, whichever they are', () => {
  assert.deepEqual(done(bare), [])
  const passkey = { id: 'p1', name: 'Phone', made_at: 1 }
  for (const [more, step] of [
    [{ email: 'an***@example.org' }, 'contact'],
    [{ phone: '+49*****123' }, 'contact'],
    [{ has_totp: true }, 'second'],
    [{ passkeys: [passkey] }, 'second'],
    [{ has_transaction_password: true }, 'transaction'],
    [{ anti_phishing: 'gr***' }, 'antiPhishing'],
    [{ is_allow_listed: true }, 'allowList'],
  ] as const)
    assert.deepEqual(done({ ...bare, ...more } as Security), [step])
  // A wallet is no way back in, and a password alone is what is stolen.
  assert.deepEqual(done({ ...bare, wallet: '0x1234…abcd', has_password: true }), [])
})

test('[E17] each step has a way to where it is taken, and none has that of another', () => {
  const paths = stepsOf(bare).map(({ step }) => stepPaths[step])
  assert.equal(new Set(paths).size, 5)
  for (const path of paths)
    assert.match(path, /^\/(secure-center\?(part|at)=\w+|change-pay-passwd)$/)
  const { searchParams } = new URL(stepPaths.allowList, 'http://x')
  assert.equal(isAtAllowList(searchParams), true)
  assert.equal(partIn(searchParams), undefined, 'the switch stands on the centre itself')
})

test('[E17] the proof is what the account has, and nothing else', () => {
  const form = { password: 'secret words', totp: '123456', wallet: undefined }
  const signed = { message: 'sign in', signature: '0xab' }
  const both = { has_password: true, has_totp: true }
  assert.deepEqual(proofOf(form, both), { password: 'secret words', totp: '123456' })
  const plain = { has_password: true, has_totp: false }
  assert.deepEqual(proofOf(form, plain), { password: 'secret words' })
  const wallet = { has_password: false, has_totp: true }
  assert.deepEqual(proofOf({ ...form, wallet: signed }, wallet), { wallet: signed, totp: '123456' })
})

test('[E17] nothing is sent before the proof is whole', () => {
  const signed = { message: 'sign in', signature: '0xab' }
  for (const has_totp of [false, true])
    for (const has_password of [false, true]) {
      const guards = { has_password, has_totp }
      const first = has_password ? { password: 'x' } : { wallet: signed }
      const other = has_password ? { wallet: signed } : { password: 'x' }
      assert.equal(isWhole(unproven, guards), false)
      assert.equal(isWhole({ ...unproven, ...other, totp: '123456' }, guards), false)
      assert.equal(isWhole({ ...unproven, ...first }, guards), !has_totp)
      assert.equal(isWhole({ ...unproven, ...first, totp: '12345' }, guards), !has_totp)
      assert.equal(isWhole({ ...unproven, ...first, totp: '123456' }, guards), true)
    }
})

test('[E11] a signed message is not offered twice; what was typed stays', () => {
  const signed = { message: 'sign in', signature: '0xab' }
  const form = { password: 'x', totp: '123456', wallet: signed }
  assert.deepEqual(afterRefusal(form), { password: 'x', totp: '123456', wallet: undefined })
})

test('[E5] two passwords that differ are told apart before they are sent, to the letter', () => {
  const words = 'Passwords do not match'
  assert.equal(mismatch({ password: 'abcdefgh', confirm: 'abcdefgh' }, words), undefined)
  for (const confirm of ['abcdefgH', 'abcdefgh ', ''])
    assert.deepEqual(mismatch({ password: 'abcdefgh', confirm }, words), {
      reason: 'passwordsDoNotMatch',
      message: words,
    })
  assert.equal(isTyped({ password: 'a', confirm: '' }), false)
  assert.equal(isTyped({ password: 'a', confirm: 'b' }), true)
})

test('[E20] addresses are read one a line, and each once', () => {
  const text = ' 192.0.2.7\r\n\n198.51.100.0/24, 2001:db8::1;192.0.2.7\n'
  assert.deepEqual(addressesIn(text), ['192.0.2.7', '198.51.100.0/24', '2001:db8::1'])
  assert.deepEqual(addressesIn(' \n '), [])
  const form = { ...noApiKey, name: ' bot ', mayTrade: true }
  const asked = {
    name: 'bot',
    may_trade: true,
    may_withdraw: false,
    addresses: [],
    realm: 'real',
    days: 90,
  }
  assert.deepEqual(askedOf(form), asked)
})

test('[E55] a key that withdraws lasts 90 days at most, and asks for all that it needs', () => {
  const held = { ...noApiKey, addresses: '192.0.2.7', mayWithdraw: true, lasts: 'forever' } as const
  assert.deepEqual(lastings(held), ['30', '90'])
  assert.deepEqual([askedOf(held).days, askedOf(held).may_withdraw], [90, true])
  const demo = askedOf({ ...held, realm: 'demo' })
  assert.deepEqual([demo.days, demo.may_withdraw], [undefined, false])
  const guarded = { has_totp: true, has_transaction_password: true, is_allow_listed: true }
  const open = (addresses: string[], security = guarded) =>
    needsOf(addresses, security).flatMap(({ need, isMet }) => (isMet ? [] : [need]))
  assert.deepEqual(open(['192.0.2.7', '192.0.2.0/24', '2001:db8::/64']), [])
  for (const wrong of [[], ['0.0.0.0/0'], ['192.0.2.0/23'], ['2001:db8::/63'], ['nowhere']])
    assert.deepEqual(open(wrong), ['addresses'])
  const bare = { has_totp: false, has_transaction_password: false, is_allow_listed: false }
  assert.deepEqual(open(['::1'], bare), ['totp', 'password', 'allowList'])
  assert.equal(canWithdraw(['::1'], { ...guarded, is_allow_listed: false }), true)
  assert.equal(canWithdraw(['::1'], { ...guarded, has_totp: false }), false)
})

test('[E52] a key lasts for ever only where it is held to addresses', () => {
  const lastingsFor = (addresses: string) => lastings({ addresses, mayWithdraw: false })
  assert.deepEqual(lastingsFor(' '), ['30', '90'])
  assert.deepEqual(lastingsFor('192.0.2.7'), ['30', '90', '365', 'forever'])
  const held = { ...noApiKey, addresses: '192.0.2.7', lasts: 'forever' } as const
  assert.equal(askedOf(held).days, undefined)
  assert.equal(askedOf({ ...held, addresses: '' }).days, 90)
  assert.equal(askedOf({ ...held, lasts: '365', realm: 'demo' }).days, 365)
})

test('[E20] addresses that are none are named before anybody is asked who they are', () => {
  assert.equal(wrongAddresses([]), undefined)
  assert.equal(wrongAddresses(['192.0.2.7', '2001:db8::/32']), undefined)
  const bad = wrongAddresses(['192.0.2.7', '999.1.1.1', 'office'])
  assert.deepEqual(bad, { key: 'members.addressBad', figures: { address: '999.1.1.1' } })
  const many = Array.from({ length: 21 }, (_, nth) => `192.0.2.${nth}`)
  assert.equal(wrongAddresses(many.slice(1)), undefined)
  assert.deepEqual(wrongAddresses(many), { key: 'members.addressesMost', figures: { most: 20 } })
})

test('[E17] an account with neither password nor wallet can prove nothing, and is not asked to', () => {
  assert.equal(canProve(bare), false)
  assert.equal(canProve({ ...bare, wallet: '0x1234…abcd' }), true)
  assert.equal(canProve({ ...bare, has_password: true }), true)
})

test('[E15] every page has an address, and an address that is none is the centre', () => {
  for (const part of ['totp', 'devices', 'newApiKey'] as const)
    assert.equal(partIn(new URL(pathOf(part), 'http://x').searchParams), part)
  for (const query of ['', 'part=', 'part=nowhere', 'part=__proto__'])
    assert.equal(partIn(new URLSearchParams(query)), undefined)
})
