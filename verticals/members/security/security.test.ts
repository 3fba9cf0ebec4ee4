/** The rest of the security centre: second factor, passkeys, keys for programs, allow-list, freeze. */
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { openTestTables } from '@evenkeel/server/testing/tables.ts'
import type { Asking } from '../access/passkeys.ts'
import { createAuthenticator } from '../access/testing/authenticator.ts'
import { setPassword } from '../passwords/testing/setPassword.ts'
import { plainName } from '../plainName.ts'
import type { Proof } from './proofs.ts'
import { createStage, HOST, HOUR_MS, PASSWORD, type Person } from './testing/stage.ts'

const DAY_MS = 24 * HOUR_MS
const tables = await openTestTables()
const stage = createStage(tables)
after(stage.stop)
const ofMailing = await openTestTables()
const { security, sessions } = stage
const plain = { name: 'bot', mayTrade: true, addresses: [] }

const refusalOf = (answer: unknown) => (answer as { refusal?: string } | undefined)?.refusal
const origin = ({ caller, from }: Person) => ({ caller, from })

async function addPasskey(person: Person, proof?: Proof) {
  const { ticket, options } = (await security.beginPasskey(person.by(proof))) as Asking
  const credential = createAuthenticator(`https://${HOST}`).create(options)
  return security.addPasskey(origin(person), { ticket, credential, name: 'Phone' })
}

test('[E17] nothing changes without proof, and nobody is told of what did not happen', async () => {
  const ann = await stage.person()
  const passkey = (await addPasskey(ann)) as number
  const key = await security.makeApiKey(ann.by(), plain)
  assert('id' in key)
  const before = await security.overview(ann.id)
  const by = ann.by({ password: 'not this' })
  for (const attempt of [
    () => security.beginTotp(by),
    () => security.beginPasskey(by),
    () => security.removePasskey(by, passkey),
    () => security.setAntiPhishing(by, 'blue heron'),
    () => security.setAllowList(by, true),
    () => security.makeApiKey(by, plain),
    () => security.removeApiKey(by, key.id),
    () => security.freeze(by),
  ])
    assert.equal(refusalOf(await attempt()), 'wrongPassword')
  assert.deepEqual(await security.overview(ann.id), before)
  assert.deepEqual(await stage.kindsOf(ann.id), ['passkeyAdded', 'apiKeyMade'])
  assert.equal((await sessions.find(ann.token))?.id, ann.id)
})

test('[E10, E16, E18] the second factor goes on and off with proof; its end holds withdrawals', async () => {
  const ann = await stage.person()
  assert.equal(refusalOf(await security.endTotp(ann.by())), 'secondFactorIsOff')
  const code = await stage.withTotp(ann)
  assert.equal(refusalOf(await security.beginTotp(ann.by())), 'secondFactorIsOn')
  assert.equal(refusalOf(await security.endTotp(ann.by())), 'secondFactorWrong')
  assert.equal(await stage.heldUntil(ann.id), undefined)
  const proof = { password: PASSWORD, totp: code() }
  assert.equal(await security.endTotp(ann.by(proof)), undefined)
  assert.equal(await stage.heldUntil(ann.id), stage.now() + DAY_MS)
  assert.deepEqual(await stage.kindsOf(ann.id), ['secondFactorOn', 'secondFactorOff'])
})

test('[E36] a second factor or a passkey counts for the score, and no longer when it is gone', async () => {
  const ann = await stage.person()
  const counts = async () => (await security.scoreFacts(ann.id)).hasSecondFactor
  assert.equal(await counts(), false)
  const passkey = (await addPasskey(ann)) as number
  assert.equal(await counts(), true)
  assert.equal(await security.removePasskey(ann.by(), passkey), undefined)
  assert.equal(await counts(), false)
  await stage.withTotp(ann)
  assert.equal(await counts(), true)
})

test('[E16, E17] the anti-phishing code is kept sealed, and stands in every message from then on', async () => {
  const ann = await stage.person()
  await security.setAntiPhishing(ann.by(), 'blue heron')
  assert.equal((await security.overview(ann.id)).antiPhishing, 'blue heron')
  const sql = 'select anti_phishing as sealed from member where id = $1'
  const [row] = await tables.rows<{ sealed: Buffer }>(sql, [ann.id])
  assert(!row?.sealed.includes('blue heron'))
  await security.setAllowList(ann.by(), true)
  const [told] = await stage.messenger.outbox(1)
  assert.equal(told?.to, ann.email)
  assert(told?.text.includes('blue heron'))
})

test('[E16, E18] switching the allow-list off holds withdrawals; on, or off again, holds nothing', async () => {
  const ann = await stage.person()
  await security.setAllowList(ann.by(), false)
  await security.setAllowList(ann.by(), true)
  assert.equal(await stage.heldUntil(ann.id), undefined)
  await security.setAllowList(ann.by(), false)
  const until = stage.now() + DAY_MS
  assert.equal(await stage.heldUntil(ann.id), until)
  stage.wait(HOUR_MS)
  await security.setAllowList(ann.by(), false)
  await security.setAllowList(ann.by(), true)
  assert.equal(await stage.heldUntil(ann.id), until)
  assert.deepEqual(await stage.kindsOf(ann.id), ['allowListOn', 'allowListOff', 'allowListOn'])
})

test('[E16, E20] a key for programs: its secret is told once and kept sealed', async () => {
  const ann = await stage.person()
  const wish = { name: 'bot', mayTrade: false, addresses: ['192.0.2.7', '2001:db8::/32'] }
  const made = await security.makeApiKey(ann.by(), wish)
  assert('secret' in made)
  assert.match(made.key, /^[\w-]{22}$/)
  assert.match(made.secret, /^[\w-]{43}$/)
  const [shown] = await security.apiKeysOf(ann.id)
  const { id, key } = made
  const never = { expiresAt: undefined, usedAt: undefined }
  assert.deepEqual(shown, {
    id,
    key,
    ...wish,
    mayWithdraw: false,
    realm: 'real',
    madeAt: stage.now(),
    ...never,
  })
  const sql = 'select * from api_key where id = $1'
  const [row] = await tables.rows<{ sealed: Buffer }>(sql, [id])
  assert(row !== undefined && !JSON.stringify(row).includes(made.secret))
  assert(!row.sealed.includes(made.secret))
  const about = `api key ${key} of ${ann.id}`
  assert.equal(stage.sealing.open(row.sealed, about), made.secret)
  assert.equal(await security.removeApiKey(ann.by(), id), undefined)
  assert.deepEqual(await security.apiKeysOf(ann.id), [])
  assert.deepEqual(await stage.kindsOf(ann.id), ['apiKeyMade', 'apiKeyRemoved'])
})

test('[E20] a key is held to addresses and networks that exist, and a member has twenty', async () => {
  const ann = await stage.person()
  const bad = await security.makeApiKey(ann.by(), { ...plain, addresses: ['::1', 'localhost'] })
  assert.equal(refusalOf(bad), 'badAddress')
  for (let nth = 0; nth < 20; nth++) {
    assert('id' in (await security.makeApiKey(ann.by(), plain)))
    stage.wait(6_000)
  }
  for (const by of [ann.by(), ann.by({ password: 'not this' })])
    assert.equal(refusalOf(await security.makeApiKey(by, plain)), 'tooManyApiKeys')
  assert('id' in (await security.makeApiKey((await stage.person()).by(), plain)))
})

test('[E13, E16, E21] a freeze ends every session at once', async () => {
  const ann = await stage.person()
  const phone = await sessions.open(ann.id, 'demo', ann.from)
  const bob = await stage.person()
  assert.equal(await security.freeze(ann.by()), undefined)
  for (const token of [ann.token, phone.token]) assert.equal(await sessions.find(token), undefined)
  assert.equal((await sessions.find(bob.token))?.id, bob.id)
  const sql = 'select frozen_at is not null as frozen from member where id = $1'
  assert.deepEqual(await tables.rows(sql, [ann.id]), [{ frozen: true }])
  assert.deepEqual(await stage.kindsOf(ann.id), ['frozen'])
})

test('[E21] who could not be sent a code to thaw it cannot freeze the account', async () => {
  const contact = { kind: 'wallet', text: `0x${'ab'.repeat(20)}` } as const
  const ann = await stage.person({ contact })
  await setPassword(stage.passwords, ann.id, 'login', PASSWORD)
  assert.equal(refusalOf(await security.freeze(ann.by())), 'noAddressToThaw')
  assert.equal((await sessions.find(ann.token))?.id, ann.id)
})

test('[E21] a mobile number is no way to thaw where no SMS leaves the house', async (t) => {
  const smtp = { url: 'smtp://127.0.0.1:1', from: 'house@example.org' }
  const mailing = createStage(ofMailing, { smtp })
  t.after(mailing.stop)
  const contact = { kind: 'phone', text: '+4915123456701' } as const
  const ann = await mailing.person({ contact })
  assert.equal(refusalOf(await mailing.security.freeze(ann.by())), 'noAddressToThaw')
  assert.equal((await mailing.sessions.find(ann.token))?.id, ann.id)

  const bob = await stage.person({ contact: { ...contact, text: '+4915123456702' } })
  assert.equal(await security.freeze(bob.by()), undefined)
})

test('[Z1] what is another member’s is as unknown as what is not there', async () => {
  const [ann, eve] = [await stage.person(), await stage.person()]
  const passkey = (await addPasskey(ann)) as number
  const key = await security.makeApiKey(ann.by(), plain)
  assert('id' in key)
  // With proof and without: what cannot be anyway needs none, and uses none up.
  for (const by of [eve.by(), eve.by({ password: 'not this' })]) {
    for (const id of [passkey, 999_999, undefined])
      assert.equal(refusalOf(await security.removePasskey(by, id)), 'passkeyUnknown')
    for (const id of [key.id, 999_999, undefined])
      assert.equal(refusalOf(await security.removeApiKey(by, id)), 'apiKeyUnknown')
  }
  const begun = await security.beginTotp(ann.by())
  assert('ticket' in begun)
  const confirmed = await security.confirmTotp(origin(eve), { ...begun, code: '000000' })
  assert.equal(refusalOf(confirmed), 'ticketOver')
  const { passkeys, apiKeys } = await security.overview(ann.id)
  assert.deepEqual([passkeys[0]?.id, apiKeys[0]?.id], [passkey, key.id])
  const seen = await security.overview(eve.id)
  assert.deepEqual([seen.passkeys, seen.apiKeys], [[], []])
})

test('[X1] a name keeps its letters and loses what cannot be seen', () => {
  assert.equal(plainName('  My\u202e phone\u200b \u0007 of  café '), 'My phone of café')
  assert.equal(plainName('\u202e\u200b \n'), '')
  assert.equal(plainName('<b>мой телефон</b>'), '<b>мой телефон</b>')
})
