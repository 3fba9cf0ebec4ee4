/** The form of a new address: what it starts with, what follows from a coin, and what it sends. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Book } from './entry.ts'
import { emptyForm, errorAt, errorBeside, lackIn, wholeOf, withCoin } from './newAddress.ts'

const networks: Book['networks'] = [
  { asset: 'BTC', chain: 'bitcoin' },
  { asset: 'USDT', chain: 'tron' },
  { asset: 'USDT', chain: 'bnb' },
  { asset: 'BNB', chain: 'bnb' },
]
const begun = (query: string) => emptyForm(networks, new URLSearchParams(query))
const filled = {
  ...begun('asset=USDT&chain=tron'),
  address: ' TJRab\n',
  remark: ' mine ',
  password: 'secret',
}

test('[W32] a coin with one network brings it; of several none is chosen for the member', () => {
  assert.deepEqual([begun('').asset, begun('').chain], ['', ''])
  assert.equal(begun('asset=BTC').chain, 'bitcoin')
  assert.equal(begun('asset=USDT').chain, '')
  assert.equal(begun('asset=USDT&chain=bnb').chain, 'bnb')
  assert.equal(begun('asset=USDT&chain=bitcoin').chain, '')
  assert.deepEqual([begun('asset=NONE&chain=bnb').asset, begun('asset=NONE').chain], ['', ''])
  const form = begun('asset=USDT&chain=bnb')
  assert.equal(withCoin(form, 'BNB', networks).chain, 'bnb')
  assert.equal(withCoin(form, 'BTC', networks).chain, 'bitcoin')
  assert.equal(withCoin(begun('asset=BTC'), 'USDT', networks).chain, '')
})

test('[W32] nothing is sent while something is missing, and the code only where it is asked for', () => {
  assert.deepEqual(wholeOf(filled, false), {
    asset: 'USDT',
    chain: 'tron',
    address: 'TJRab',
    remark: 'mine',
    transaction_password: 'secret',
  })
  assert.equal(wholeOf(filled, true), undefined)
  assert.equal(wholeOf({ ...filled, totp: '123456' }, true)?.totp, '123456')
  assert.equal(wholeOf({ ...filled, totp: '123456' }, false)?.totp, undefined)
  const missing = [
    { asset: '' },
    { chain: '' },
    { address: ' ' },
    { remark: '\u200b' },
    { password: '' },
  ]
  for (const part of missing)
    assert.equal(wholeOf({ ...filled, ...(part as object) }, false), undefined)
})

test('[W32] the button says what is missing, from the top', () => {
  const empty = begun('')
  const lacks = [empty]
  for (const part of [
    { asset: 'USDT' },
    { chain: 'tron' as const },
    { address: 'TJRab' },
    { remark: 'mine' },
    { password: 'secret' },
    { totp: '123456' },
  ])
    lacks.push({ ...(lacks.at(-1) ?? empty), ...part })
  assert.deepEqual(
    lacks.map((form) => lackIn(form, true)),
    ['asset', 'chain', 'address', 'remark', 'proof', 'totp', undefined],
  )
  assert.equal(lackIn(filled, false), undefined)
})

test('[W32] a refusal is said at its field, and else beside them', () => {
  const fault = (reason: string) => ({ reason, message: reason })
  assert.equal(errorAt('address', fault('addressKnown')), 'addressKnown')
  assert.equal(errorAt('address', undefined, fault('networkNotListed')), 'networkNotListed')
  assert.equal(errorAt('password', fault('addressKnown')), undefined)
  assert.equal(errorBeside(fault('addressKnown')), undefined)
  assert.equal(errorBeside(fault('tooManyAddresses')), 'tooManyAddresses')
  assert.equal(errorBeside(undefined), undefined)
})
