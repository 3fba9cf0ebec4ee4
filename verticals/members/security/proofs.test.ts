/** What is asked before anything that guards an account changes. */
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { openTestTables } from '@evenkeel/server/testing/tables.ts'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { setPassword } from '../passwords/testing/setPassword.ts'
import type { Proof } from './proofs.ts'
import { createStage, HOUR_MS, PASSWORD, type Person, TRANSACTION } from './testing/stage.ts'

const stage = createStage(await openTestTables())
after(stage.stop)

const refusal = async ({ caller, from }: Person, proof: Proof) =>
  (await stage.proofs.fault(caller, proof, from))?.refusal

async function walletPerson() {
  const account = privateKeyToAccount(generatePrivateKey())
  const contact = { kind: 'wallet', text: account.address.toLowerCase() } as const
  const person = await stage.person({ contact })
  const signed = (purpose: 'signIn' | 'prove' | 'link' = 'prove', by = person) =>
    stage.signedBy(account, by, purpose)
  return { person, signed }
}

test('[E17] the login password is proof; none, another one, or the transaction password is not', async () => {
  const ann = await stage.person()
  assert.equal(await refusal(ann, { password: PASSWORD }), undefined)
  for (const proof of [{}, { password: 'wrong' }, { password: TRANSACTION }, { totp: '123456' }])
    assert.equal(await refusal(ann, proof), 'wrongPassword')
})

test('[E17] ten proofs a minute are looked at, right ones too', async () => {
  const ann = await stage.person()
  const prove = () => refusal(ann, { password: PASSWORD })
  for (let nth = 0; nth < 10; nth++) assert.equal(await prove(), undefined)
  assert.equal(await prove(), 'tooManyAttempts')
  stage.wait(59_999)
  assert.equal(await prove(), 'tooManyAttempts')
  stage.wait(1)
  assert.equal(await prove(), undefined)
})

test('[E17] where there is an authenticator its code is needed as well, and each serves once', async () => {
  const ann = await stage.person()
  const code = await stage.withTotp(ann)
  assert.equal(await refusal(ann, { password: PASSWORD }), 'secondFactorWrong')
  assert.equal(await refusal(ann, { password: 'wrong', totp: code() }), 'wrongPassword')
  assert.equal(await refusal(ann, { password: PASSWORD, totp: code() }), undefined)
  assert.equal(await refusal(ann, { password: PASSWORD, totp: code() }), 'secondFactorWrong')
  assert.equal(await refusal(ann, { totp: code() }), 'wrongPassword')
})

test('[E17] where there is no password a fresh signature of the own wallet is proof, once', async () => {
  const { person, signed } = await walletPerson()
  const wallet = await signed()
  assert.equal(await refusal(person, { wallet }), undefined)
  assert.equal(await refusal(person, { wallet }), 'signatureWrong')
  assert.equal(await refusal(person, {}), 'signatureWrong')
  assert.equal(await refusal(person, { password: PASSWORD }), 'signatureWrong')
  const other = await walletPerson()
  assert.equal(await refusal(person, { wallet: await other.signed() }), 'signatureWrong')
})

test('[E17, I10] a signature to sign in or to link, or that somebody else asked for, is no proof', async () => {
  const { person, signed } = await walletPerson()
  const other = await walletPerson()
  for (const wallet of [
    await signed('signIn'),
    await signed('link'),
    await signed('prove', other.person),
  ])
    assert.equal(await refusal(person, { wallet }), 'signatureWrong')
  assert.equal(await refusal(person, { wallet: await signed() }), undefined)
})

test('[E6, E17] of one member two passwords are hashed at once, and ten are proved in a minute, right ones too', async () => {
  const [ann, bob] = [await stage.person(), await stage.person()]
  const prove = () => refusal(ann, { password: PASSWORD })
  const all = await Promise.all(Array.from({ length: 60 }, prove))
  assert.equal(all.filter((reason) => reason === undefined).length, 2)
  assert(all.includes('accountsBusy'))
  for (let nth = 2; nth < 10; nth++) assert.equal(await prove(), undefined)
  assert.equal(await refusal(ann, { password: PASSWORD }), 'tooManyAttempts')
  assert.equal(await refusal(bob, { password: PASSWORD }), undefined)
  stage.wait(60_000)
  assert.equal(await refusal(ann, { password: PASSWORD }), undefined)
})

test('[E10, E17] wrong codes in one session do not keep another session out', async () => {
  const ann = await stage.person()
  const code = await stage.withTotp(ann)
  const { session } = await stage.sessions.open(ann.id, 'real', ann.from)
  const elsewhere = { ...ann, caller: { ...ann.caller, session } }
  const wrong = code() === '000000' ? '000001' : '000000'
  for (let nth = 0; nth < 6; nth++) await refusal(ann, { password: PASSWORD, totp: wrong })
  assert.equal(await refusal(ann, { password: PASSWORD, totp: code() }), 'tooManyAttempts')
  assert.equal(await refusal(elsewhere, { password: PASSWORD, totp: code() }), undefined)
})

test('[E17] where there is a password a signature is not enough', async () => {
  const { person, signed } = await walletPerson()
  await setPassword(stage.passwords, person.id, 'login', PASSWORD)
  assert.equal(await refusal(person, { wallet: await signed() }), 'wrongPassword')
  assert.equal(await refusal(person, { password: PASSWORD }), undefined)
})

test('[E7, E17] wrong proofs are few: then none is looked at, until time has passed; others are not slowed', async () => {
  const ann = await stage.person()
  const { token: _, session } = await stage.sessions.open(ann.id, 'real', ann.from)
  const elsewhere = { ...ann, caller: { ...ann.caller, session } }
  let looked = 0
  while ((await refusal(ann, { password: `wrong ${looked}` })) === 'wrongPassword') looked++
  assert(looked >= 3 && looked <= 30, String(looked))
  assert.equal(await refusal(ann, { password: PASSWORD }), 'tooManyAttempts')
  assert.equal(await refusal(elsewhere, { password: PASSWORD }), undefined)
  assert.equal(await refusal(await stage.person(), { password: PASSWORD }), undefined)
  stage.wait(HOUR_MS)
  assert.equal(await refusal(ann, { password: PASSWORD }), undefined)
})

test('[E17, I11] wrong codes of the authenticator are few as well', async () => {
  const ann = await stage.person()
  const code = await stage.withTotp(ann)
  const wrong = () => (code() === '000000' ? '000001' : '000000')
  let looked = 0
  while ((await refusal(ann, { password: PASSWORD, totp: wrong() })) === 'secondFactorWrong')
    looked++
  assert(looked >= 3 && looked <= 10, String(looked))
  assert.equal(await refusal(ann, { password: PASSWORD, totp: code() }), 'tooManyAttempts')
  stage.wait(HOUR_MS)
  assert.equal(await refusal(ann, { password: PASSWORD, totp: code() }), undefined)
})
