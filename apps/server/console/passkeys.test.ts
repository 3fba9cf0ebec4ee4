/** Operators with a passkey as their second factor: enrolled, signed in and stepped up by it, and by no other. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import {
  type Authenticator,
  createAuthenticator,
} from '@evenkeel/verticals/members/access/testing/authenticator.ts'
import { get, post } from '../testing/calls.ts'
import { invitationIn, PASSWORD } from '../testing/entering.ts'
import { startTestServer, type TestServer } from '../testing/server.ts'

let server: TestServer
let url: string
let device: Authenticator
let token: string

before(async () => {
  server = await startTestServer()
  // A passkey is for a name, which 127.0.0.1 is not.
  url = server.consoleUrl.replace('127.0.0.1', 'localhost')
  device = createAuthenticator(url)
})
after(() => server.stop())

test('[Z7] the first operator enrols with a passkey, and is asked for nothing but that afterwards', async () => {
  assert.equal((await get(url, 'console/get_entrance')).data.has_passkeys, true)
  const chosen = { name: 'pia', password: PASSWORD, confirm: PASSWORD }
  const invitation = invitationIn(server.firstOperator)
  const begun = await post(url, 'console/begin_enrolment', { invitation, ...chosen })
  const { ticket, passkey } = begun.data
  const strange = createAuthenticator('http://evil.example')
  const forged = { ticket, credential: strange.create(passkey), name: 'x' }
  assert.equal((await post(url, 'console/enrol_passkey', forged)).reason, 'passkeyWrong')
  const made = { ticket, credential: device.create(passkey), name: 'key ring' }
  assert.equal((await post(url, 'console/enrol_passkey', made)).code, 1)
  const first = await post(url, 'console/sign_in', { name: 'pia', password: PASSWORD })
  assert.equal(first.data.totp, false)
  const code = { ticket: first.data.ticket, totp: '000000' }
  assert.equal((await post(url, 'console/sign_in_second', code)).reason, 'operatorCodeWrong')
  const other = createAuthenticator(url).get(first.data.passkey)
  const wrong = { ticket: first.data.ticket, credential: other }
  assert.equal((await post(url, 'console/sign_in_passkey', wrong)).reason, 'passkeyWrong')
  const answer = { ticket: first.data.ticket, credential: device.get(first.data.passkey) }
  const entered = await post(url, 'console/sign_in_passkey', answer)
  assert.equal(entered.code, 1, entered.text)
  token = entered.data.token
  assert.equal((await post(url, 'console/sign_in_passkey', answer)).reason, 'ticketOver')
  const me = await get(url, 'console/get_me', { token })
  assert.deepEqual([me.data.has_totp, me.data.passkeys[0].name], [false, 'key ring'])
})

test('[Z7] a passkey steps up the session that it was asked for, once', async () => {
  await server.query('update operator_session set stepped_up_until = 0')
  const invite = () =>
    post(url, 'console/invite_operator', { name: 'quinn', role: 'support' }, { token })
  assert.equal((await invite()).reason, 'stepUpNeeded')
  const asked = await post(url, 'console/ask_passkey', {}, { token })
  const answer = { ticket: asked.data.ticket, credential: device.get(asked.data.options) }
  const other = await server.operator()
  const stolen = await post(url, 'console/ask_passkey', {}, { token: other.token })
  assert.equal(stolen.reason, 'noPasskey')
  assert.equal((await post(url, 'console/step_up_passkey', answer, { token })).code, 1)
  const again = await post(url, 'console/step_up_passkey', answer, { token })
  assert.equal(again.reason, 'ticketOver')
  assert.equal((await invite()).code, 1)
})

test('[Z7] a passkey is added by its device and removed by its owner, and the last second factor stays', async () => {
  const send = (name: string, body: object = {}, as = token) =>
    post(url, `console/${name}`, body, { token: as })
  const strange = await send('begin_passkey')
  const forged = {
    ticket: strange.data.ticket,
    name: 'x',
    credential: createAuthenticator('http://evil.example').create(strange.data.options),
  }
  assert.equal((await send('add_passkey', forged)).reason, 'passkeyWrong')
  assert.equal((await send('add_passkey', forged)).reason, 'ticketOver')
  const keys = async () =>
    (await get(url, 'console/get_me', { token })).data.passkeys as { id: string; name: string }[]
  const [first] = await keys()
  const id = first?.id
  assert.equal((await send('remove_passkey', { id })).reason, 'lastFactor')
  const other = await server.operator()
  assert.equal((await send('remove_passkey', { id }, other.token)).reason, 'passkeyUnknown')

  const begun = await send('begin_passkey')
  const drawer = createAuthenticator(url)
  const credential = drawer.create(begun.data.options)
  const added = { ticket: begun.data.ticket, credential, name: 'drawer' }
  assert.equal((await send('add_passkey', added)).code, 1)
  const both = await keys()
  assert.deepEqual(both.map(({ name }) => name).sort(), ['drawer', 'key ring'])
  const removed = await Promise.all(both.map((one) => send('remove_passkey', { id: one.id })))
  const outcomes = removed.map(({ reason }) => reason ?? 'removed').sort()
  assert.deepEqual(outcomes, ['lastFactor', 'removed'])
  const address = await post(server.consoleUrl, 'console/begin_passkey', {}, { token })
  assert.equal(address.reason, 'passkeysNeedADomain')
})
