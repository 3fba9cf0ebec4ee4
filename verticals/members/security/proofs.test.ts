/** What is asked before anything that guards an account changes. */
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { openTestTables } from '@evenkeel/server/testing/tables.ts'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import type { Proof } from './proofs.ts'
import { createStage, HOST, HOUR_MS, PASSWORD, type Person, TRANSACTION } from './testing/stage.ts'

const stage = createStage(await openTestTables())
after(stage.stop)

const refusal = async ({ caller, from }: Person, proof: Proof) =>
  (await stage.proofs.fault(caller, proof, from))?.refusal

async function walletPerson() {
  const account = privateKeyToAccount(generatePrivateKey())
  const contact = { kind: 'wallet', text: account.address.toLowerCase() } as const
  const person = await stage.person({ contact })
  const signed = async () => {
    const message = (await stage.wallets.challenge(account.address, 1, HOST)) ?? ''
    return { message, signature: await account.signMessage({ message }) }
  }
  return { person, signed }
}

test('[E17] the login password is proof; none, another one, or the transaction password is not', async () => {
  const ann = await stage.person()
  assert.equal(await refusal(ann, { password: PASSWORD }), undefined)
  for (const proof of [{}, { password: 'wrong' }, { password: TRANSACTION }, { totp: '123456' }])
    assert.equal(await refusal(ann, proof), 'wrongPassword')
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

test('[E17] where there is a password a signature is not enough', async () => {
  const { person, signed } = await walletPerson()
  await stage.passwords.set(person.id, 'login', PASSWORD)
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
