/** Recovery codes in the security centre: got with the authenticator, as proof, made anew, gone with it. */
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { openTestTables } from '@evenkeel/server/testing/tables.ts'
import { codeOf } from '../access/totpCodes.ts'
import { createStage, PASSWORD, type Person } from './testing/stage.ts'

const stage = createStage(await openTestTables())
after(stage.stop)
const { security, proofs } = stage

const leftOf = async ({ id }: Person) => (await security.overview(id)).recoveryCodesLeft
const refusalOf = (answer: object | undefined) => (answer as { refusal?: string })?.refusal
const proving = async ({ caller, from }: Person, totp: string) =>
  (await proofs.fault(caller, { password: PASSWORD, totp }, from))?.refusal

/** Somebody with an authenticator; `code` is what it shows now. */
async function guarded() {
  const person = await stage.person()
  const code = await stage.withTotp(person)
  const by = () => person.by({ password: PASSWORD, totp: code() })
  return { person, code, by }
}

async function made(by: ReturnType<Person['by']>): Promise<readonly string[]> {
  const codes = await security.makeRecoveryCodes(by)
  assert(!('ok' in codes), JSON.stringify(codes))
  return codes
}

test('[E38] who turns the authenticator on is told 10 codes, and sees how many are left', async () => {
  const ann = await stage.person()
  assert.equal(await leftOf(ann), 0)
  const begun = await security.beginTotp(ann.by())
  assert('secret' in begun)
  const { caller, from } = ann.by()
  const wrong = await security.confirmTotp({ caller, from }, { ticket: begun.ticket, code: '' })
  assert.equal(refusalOf(wrong), 'firstCodeWrong')
  assert.equal(await leftOf(ann), 0)
  const code = codeOf(stage.bytesOf(begun.secret), Math.floor(stage.now() / 30_000))
  const codes = await security.confirmTotp({ caller, from }, { ticket: begun.ticket, code })
  assert(!('ok' in codes))
  assert.deepEqual([codes.length, new Set(codes).size, await leftOf(ann)], [10, 10, 10])
  assert.equal(await proving(ann, codes[0] ?? ''), undefined)
  assert.equal(await leftOf(ann), 9)
})

test('[E17, E38] as proof a recovery code serves once, after the password, and is told', async () => {
  const { person, by } = await guarded()
  const [code = '', other = ''] = await made(by())
  const wrong = { password: 'not this', totp: code }
  assert.equal((await proofs.fault(person.caller, wrong, person.from))?.refusal, 'wrongPassword')
  assert.equal(await proving(person, code), undefined)
  assert.equal(await proving(person, code), 'secondFactorWrong')
  assert.equal(await proving(person, other), undefined)
  assert.deepEqual((await stage.kindsOf(person.id)).slice(-2), [
    'recoveryCodeUsed',
    'recoveryCodeUsed',
  ])
  assert.equal(await leftOf(person), 8)
})

test('[E38] new codes need proof, void the old ones, and are told of', async () => {
  const { person, by } = await guarded()
  const old = await made(by())
  stage.wait(60_000)
  for (const proof of [{}, { password: PASSWORD }, { password: PASSWORD, totp: '0000-0000-0000' }])
    assert(refusalOf(await security.makeRecoveryCodes(person.by(proof))) !== undefined)
  assert.equal(await leftOf(person), 10)
  // With one of the old ones, for who has lost the authenticator.
  const fresh = await made(person.by({ password: PASSWORD, totp: old[0] }))
  assert.equal(await proving(person, old[1] ?? ''), 'secondFactorWrong')
  assert.equal(await proving(person, fresh[1] ?? ''), undefined)
  const kinds = await stage.kindsOf(person.id)
  assert.equal(kinds.filter((kind) => kind === 'recoveryCodesMade').length, 2)
})

test('[E38] who has lost the authenticator turns it off with one; the others are gone with it', async () => {
  const { person, by } = await guarded()
  const [code = '', other = ''] = await made(by())
  assert.equal(await security.endTotp(person.by({ password: PASSWORD, totp: code })), undefined)
  assert.equal(await leftOf(person), 0)
  const off = await security.makeRecoveryCodes(person.by())
  assert.equal(refusalOf(off), 'secondFactorIsOff')
  await stage.withTotp(person)
  assert.equal(await proving(person, other), 'secondFactorWrong')
  assert.equal(await leftOf(person), 10)
})

test('[E10, E38] recovery codes and codes of the authenticator share their tries', async () => {
  const { person, code, by } = await guarded()
  const [right = ''] = await made(by())
  stage.wait(60_000)
  for (let nth = 0; nth < 5; nth++)
    assert.equal(await proving(person, '0000-0000-0000'), 'secondFactorWrong')
  assert.equal(await proving(person, code()), 'tooManyAttempts')
  assert.equal(await proving(person, right), 'tooManyAttempts')
  stage.wait(600_000)
  assert.equal(await proving(person, right), undefined)
})
