/** Changes that are refused use up no code of the second factor; of changes at once with one code, one goes through. */
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { openTestTables } from '@evenkeel/server/testing/tables.ts'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { abreast } from '../access/testing/abreast.ts'
import type { By } from './parts.ts'
import { createStage, PASSWORD, type Person, TRANSACTION } from './testing/stage.ts'

const NEW = 'purple elephant sonata'
/** What uses up a recovery code. */
const USING = 'array_remove(recovery_codes'
const tables = abreast(await openTestTables())
const stage = createStage(tables)
after(stage.stop)
const { security } = stage

const leftOf = async ({ id }: Person) => (await security.overview(id)).recoveryCodesLeft
const refusalOf = (answer: object | undefined) => (answer as { refusal?: string })?.refusal
const timesTold = async ({ id }: Person) =>
  (await stage.kindsOf(id)).filter((kind) => kind === 'recoveryCodeUsed').length
const twice = (password: string) => ({ password, confirm: password })

/** Somebody with an authenticator, what it shows now, and recovery codes. */
async function guarded() {
  const person = await stage.person()
  const code = await stage.withTotp(person)
  const made = await security.makeRecoveryCodes(person.by({ password: PASSWORD, totp: code() }))
  assert(!('ok' in made), JSON.stringify(made))
  stage.wait(60_000)
  const by = (totp: string | undefined) => person.by({ password: PASSWORD, totp })
  return { person, code, by, recovery: made }
}

async function codeFor({ id }: Person, to: 'old' | 'new', said: object, kind: 'email' | 'phone') {
  const sent = await security.sendOwnCode(id, { kind, to, said, language: 'en' })
  assert('ticket' in sent, JSON.stringify(sent))
  return { ticket: sent.ticket, code: sent.sandboxCode ?? '' }
}

/** Everything here that is refused with a right proof, by why. */
async function refusedCalls(person: Person) {
  const wallet = privateKeyToAccount(generatePrivateKey())
  const other = await stage.person({
    contact: { kind: 'wallet', text: wallet.address.toLowerCase() },
  })
  const email = `free${person.id}@example.net`
  const codes = {
    old: await codeFor(person, 'old', {}, 'email'),
    new: await codeFor(person, 'new', { email }, 'email'),
  }
  const change = { kind: 'email', said: { email }, ...codes } as const
  await stage.contacts.set(other.id, { kind: 'email', text: email })
  const unknown = { ...change.new, ticket: 'B'.repeat(43) }
  return {
    passwordsDoNotMatch: (by: By) => security.changePassword(by, { password: NEW, confirm: 'x' }),
    passwordTooCommon: (by: By) => security.changeTransactionPassword(by, twice('password123')),
    transactionPasswordSame: (by: By) => security.changePassword(by, twice(TRANSACTION)),
    'transactionPasswordSame, the other': (by: By) =>
      security.changeTransactionPassword(by, twice(PASSWORD)),
    codeWrong: (by: By) => security.changeContact(by, { ...change, new: unknown }),
    addressTaken: (by: By) => security.changeContact(by, change),
    signatureWrong: (by: By) => security.linkWallet(by, { message: '', signature: '0x' }),
    walletTaken: async (by: By) =>
      security.linkWallet(by, await stage.signedBy(wallet, person, 'link')),
    badAddress: (by: By) =>
      security.makeApiKey(by, { name: 'bot', mayTrade: false, addresses: ['nowhere'] }),
    apiKeyUnknown: (by: By) => security.removeApiKey(by, 7),
    passkeyUnknown: (by: By) => security.removePasskey(by, 7),
  }
}

test('[E38] a change that is refused uses up no recovery code, whatever was wrong with it, and tells of none', async () => {
  const { person, by, recovery } = await guarded()
  const calls = await refusedCalls(person)
  for (const [reason, call] of Object.entries(calls)) {
    assert.equal(refusalOf(await call(by(recovery[0]))), reason.split(',')[0], reason)
    assert.deepEqual([await leftOf(person), await timesTold(person)], [10, 0], reason)
    stage.wait(10_000)
  }
  const done = await security.changeTransactionPassword(by(recovery[0]), twice(NEW))
  assert.equal(done, undefined)
  assert.deepEqual([await leftOf(person), await timesTold(person)], [9, 1])
  const again = await security.setAntiPhishing(by(recovery[0]), 'blue heron')
  assert.equal(again?.refusal, 'secondFactorWrong')
})

test('[E10] nor a code of the authenticator, which then serves the call that goes through, and once', async () => {
  const { person, by, code } = await guarded()
  const calls = await refusedCalls(person)
  const totp = code()
  for (const [reason, call] of Object.entries(calls).slice(2, 8))
    assert.equal(refusalOf(await call(by(totp))), reason.split(',')[0], reason)
  const done = await security.changeTransactionPassword(by(totp), twice(NEW))
  assert.equal(done, undefined)
  const again = await security.setAntiPhishing(by(totp), 'blue heron')
  assert.equal(again?.refusal, 'secondFactorWrong')
})

test('[E38, E10] wrong codes count in calls that would be refused anyway; right ones do not', async () => {
  const { person, by, recovery } = await guarded()
  const same = async (totp: string | undefined) =>
    refusalOf(await security.changeTransactionPassword(by(totp), twice(PASSWORD)))
  const [right] = recovery
  for (let nth = 0; nth < 5; nth++) {
    assert.equal(await same(right), 'transactionPasswordSame')
    assert.equal(await same('0000-0000-0000'), 'secondFactorWrong')
    stage.wait(20_000)
  }
  assert.equal(await same(right), 'tooManyAttempts')
  assert.equal(await leftOf(person), 10)
})

test('[E38] of two changes at once with one recovery code, one goes through', async () => {
  const { person, by, recovery } = await guarded()
  const wished = [NEW, 'an orange elephant']
  const held = tables.gather(2, USING)
  const answers = await Promise.all(
    wished.map((one) => security.changeTransactionPassword(by(recovery[0]), twice(one))),
  )
  assert.equal(held(), 2)
  const reasons = answers.map(refusalOf)
  assert.deepEqual(reasons.toSorted(), ['secondFactorWrong', undefined])
  assert.deepEqual([await leftOf(person), await timesTold(person)], [9, 1])
  const kept = wished[reasons.indexOf(undefined)] ?? ''
  assert.equal(await stage.passwords.check(person.id, 'transaction', kept), 'right')
})

test('[E9, E38] who loses that has the codes of both addresses for another try', async () => {
  const { person, by, recovery } = await guarded()
  await stage.contacts.set(person.id, { kind: 'phone', text: '+4915123456780' })
  const wish = async (kind: 'email' | 'phone', said: object) => ({
    kind,
    said,
    old: await codeFor(person, 'old', {}, kind),
    new: await codeFor(person, 'new', said, kind),
  })
  const email = await wish('email', { email: `other${person.id}@example.net` })
  const phone = await wish('phone', { area_code: '49', phone: '1512 3456789' })
  const both = [email, phone]
  const held = tables.gather(2, USING)
  const answers = await Promise.all(
    both.map((wish) => security.changeContact(by(recovery[0]), wish)),
  )
  assert.equal(held(), 2)
  const reasons = answers.map(refusalOf)
  assert.deepEqual(reasons.toSorted(), ['secondFactorWrong', undefined])
  const lost = reasons[0] === undefined ? phone : email
  assert.equal(await security.changeContact(by(recovery[1]), lost), undefined)
  const texts = (await stage.contacts.of(person.id)).map(({ text }) => text)
  assert.deepEqual(texts.toSorted(), ['+4915123456789', `other${person.id}@example.net`])
  assert.equal(await leftOf(person), 8)
})
