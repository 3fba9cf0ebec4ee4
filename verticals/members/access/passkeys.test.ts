/** Passkeys against a real database, with a device in software: what signs in, and what does not. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openTestTables } from '@evenkeel/server/testing/tables.ts'
import { createSite } from '../site.ts'
import { type Asking, createPasskeys } from './passkeys.ts'
import { createAuthenticator, type Quirks } from './testing/authenticator.ts'

const HOST = 'exchange.example'
const ORIGIN = `https://${HOST}`
const tables = await openTestTables()
const at = (host: string, address = '203.0.113.7') => ({ host, address })

async function newMember(): Promise<number> {
  const sql = 'insert into member default values returning id::float8 as id'
  const [row] = await tables.rows<{ id: number }>(sql, [])
  return (row as { id: number }).id
}

async function given({ counter = 1 } = {}) {
  let time = 1_700_000_000_000
  const passkeys = createPasskeys({ tables, site: createSite(ORIGIN), now: () => time })
  const member = await newMember()
  const device = createAuthenticator(ORIGIN, counter)
  const begin = async (whose = member) =>
    (await passkeys.begin(whose, 'ann@example.org', HOST)) as Asking
  const ask = async () => (await passkeys.ask(at(HOST))) as Asking
  const stage = {
    passkeys,
    member,
    device,
    begin,
    ask,
    wait: (ms: number) => (time += ms),
    async add(quirks: Quirks = {}, by = device, host = HOST) {
      const { ticket, options } = await begin()
      const made = { ticket, credential: by.create(options, quirks), name: 'My phone' }
      return passkeys.add(member, made, host)
    },
    async enter(quirks: Quirks = {}, host = HOST) {
      const { ticket, options } = await ask()
      return passkeys.verify({ ticket, credential: device.get(options, quirks) }, host)
    },
  }
  return stage
}

const wrong = { ok: false, refusal: 'passkeyWrong' }
const over = { ok: false, refusal: 'ticketOver' }

test('[E12] a passkey that its owner made signs in as them, again and again', async () => {
  const { passkeys, member, add, enter } = await given()
  const id = await add()
  assert.equal(typeof id, 'number')
  assert.equal(await enter(), member)
  assert.equal(await enter(), member)
  const [passkey, ...more] = await passkeys.of(member)
  assert.deepEqual([passkey?.id, passkey?.name, more], [id, 'My phone', []])
  assert.deepEqual([passkey?.madeAt, passkey?.usedAt], [1_700_000_000_000, 1_700_000_000_000])
  const sql = 'select transports from passkey where id = $1'
  assert.deepEqual(await tables.rows(sql, [id]), [{ transports: ['hybrid', 'internal'] }])
})

test('[E12] what is asked for: a discoverable one, the user verified, no attestation, none twice', async () => {
  const { add, begin, ask, device } = await given()
  await add()
  const { options } = await begin()
  const { authenticatorSelection, attestation, excludeCredentials, rp } = options as {
    authenticatorSelection: { residentKey: string; userVerification: string }
    attestation: string
    excludeCredentials: { id: string }[]
    rp: { id: string }
  }
  assert.equal(authenticatorSelection.residentKey, 'required')
  assert.equal(authenticatorSelection.userVerification, 'required')
  assert.deepEqual([attestation, rp.id], ['none', HOST])
  assert.deepEqual(
    excludeCredentials.map(({ id }) => id),
    [device.id],
  )
  const asked = (await ask()).options
  assert.deepEqual([asked.userVerification, asked.rpId], ['required', HOST])
  assert(!Array.isArray(asked.allowCredentials) || asked.allowCredentials.length === 0)
})

const wrongs: Record<string, Quirks> = {
  'a challenge of its own': { challenge: 'bm90IGFza2Vk' },
  'another page': { origin: 'https://exchange.evil' },
  'a page under it': { origin: `https://evil.${HOST}` },
  'the hash of another name': { name: 'exchange.evil' },
  'the user not verified': { isVerified: false },
  'the answer to another question': { type: 'payment.get' },
}

for (const [what, quirks] of Object.entries(wrongs)) {
  test(`[E12] ${what}: no passkey is made`, async () => {
    const { passkeys, member, add } = await given()
    assert.deepEqual(await add(quirks), wrong)
    assert.deepEqual(await passkeys.of(member), [])
  })
  test(`[E12] ${what}: nobody signs in`, async () => {
    const { member, add, enter } = await given()
    await add()
    assert.deepEqual(await enter(quirks), wrong)
    assert.equal(await enter(), member)
  })
}

test('[E12] an answer serves once, for five minutes, at the host it was asked for', async () => {
  const { passkeys, member, device, add, ask, enter, wait } = await given()
  await add()
  const { ticket, options } = await ask()
  const answer = { ticket, credential: device.get(options) }
  assert.equal(await passkeys.verify(answer, HOST), member)
  assert.deepEqual(await passkeys.verify(answer, HOST), over)
  assert.deepEqual(await enter({}, 'localhost'), over)
  const late = await ask()
  wait(5 * 60_000)
  const credential = device.get(late.options)
  assert.deepEqual(await passkeys.verify({ ticket: late.ticket, credential }, HOST), over)
  // The same answer under a ticket of its own has the wrong challenge.
  const { ticket: fresh } = await ask()
  assert.deepEqual(await passkeys.verify({ ...answer, ticket: fresh }, HOST), wrong)
})

test('[E12] a counter that stands still or goes back is a copy; one that never counts is none', async () => {
  const { member, add, enter } = await given()
  await add()
  assert.equal(await enter({ counter: 7 }), member)
  for (const counter of [7, 6, 0]) assert.deepEqual(await enter({ counter }), wrong)
  assert.equal(await enter({ counter: 8 }), member)

  const still = await given({ counter: 0 })
  await still.add()
  assert.equal(await still.enter(), still.member)
  assert.equal(await still.enter(), still.member)
})

test('[E12] an attestation with certificates is not looked at, though it be sound', async () => {
  const { add } = await given()
  assert.deepEqual(await add({ attestation: 'certified' }), wrong)
  assert.equal(typeof (await add({ attestation: 'self' })), 'number')
})

test('[E12, Z1] what one began another cannot end, and a device must say whose it is', async () => {
  const { passkeys, member, device, begin, add, enter } = await given()
  const other = await newMember()
  const { ticket, options } = await begin(other)
  const made = { ticket, credential: device.create(options), name: 'x' }
  assert.deepEqual(await passkeys.add(member, made, HOST), over)
  await add()
  assert.deepEqual(await enter({ userHandle: 'MTIzNDU2Nzg' }), wrong)
  assert.deepEqual(await enter({ userHandle: '' }), wrong)
  // The same credential a second time, now as somebody else's.
  const again = await begin(other)
  const twice = { ...again, credential: device.create(again.options), name: 'x' }
  assert.deepEqual(await passkeys.add(other, twice, HOST), wrong)
  const [own] = await passkeys.of(member)
  assert.equal(await passkeys.remove(other, own?.id ?? 0), false)
  assert.equal(await passkeys.remove(member, own?.id ?? 0), true)
  assert.deepEqual(await passkeys.of(member), [])
})

test('[E12] a member has ten at most, also of those who were begun before the tenth', async () => {
  const { passkeys, member, begin, add } = await given()
  for (let nth = 0; nth < 9; nth++) await add({}, createAuthenticator(ORIGIN))
  const { ticket, options } = await begin()
  await add({}, createAuthenticator(ORIGIN))
  const credential = createAuthenticator(ORIGIN).create(options)
  const full = { ok: false, refusal: 'tooManyPasskeys' }
  assert.deepEqual(await passkeys.add(member, { ticket, credential, name: 'x' }, HOST), full)
  assert.deepEqual(await passkeys.begin(member, 'ann', HOST), full)
  assert.equal((await passkeys.of(member)).length, 10)
})

test('[E12] there are none under an address of the network, nor where the exchange is not', async () => {
  const local = createPasskeys({ tables, site: createSite(undefined), now: Date.now })
  const none = { ok: false, refusal: 'passkeysNeedADomain' }
  const member = await newMember()
  for (const host of ['127.0.0.1:8080', '[::1]:8080', 'exchange.evil', ''])
    assert.deepEqual(
      [await local.ask(at(host)), await local.begin(member, 'a', host)],
      [none, none],
    )
  assert('ticket' in (await local.ask(at('localhost:8080'))))
})

test('[E12] whatever comes instead of an answer is refused, and breaks nothing', async () => {
  const { passkeys, member, device, begin, add, ask } = await given()
  await add()
  const junk = [
    {},
    { id: device.id },
    { id: device.id, response: null },
    { id: 7 },
    { id: '\u0000' },
    { id: 'a'.repeat(1_401) },
    { id: device.id, response: { userHandle: 1 } },
  ]
  for (const credential of junk) {
    const { ticket } = await ask()
    assert.deepEqual(await passkeys.verify({ ticket, credential }, HOST), wrong)
    const begun = await begin()
    const made = { ticket: begun.ticket, credential, name: 'x' }
    assert.deepEqual(await passkeys.add(member, made, HOST), wrong)
  }
})

test('[E12] transports that are no list of them are none', async () => {
  for (const transports of [7, 'usb', { length: 1 }, [null, 'carrier pigeon', 'usb', 'usb']]) {
    const { passkeys, member, device, begin } = await given()
    const { ticket, options } = await begin()
    const credential = device.create(options)
    Object.assign(credential.response as object, { transports })
    const id = await passkeys.add(member, { ticket, credential, name: 'x' }, HOST)
    assert.equal(typeof id, 'number')
    const [row] = await tables.rows<{ transports: string[] }>(
      'select transports from passkey where id = $1',
      [id],
    )
    assert.deepEqual(row?.transports, Array.isArray(transports) ? ['usb'] : [])
  }
})
