/** The security centre on a whole server: what a change ends at once, and what is nobody else’s. */
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { get, post } from '@evenkeel/server/testing/calls.ts'
import { type Listener, listenAs } from '@evenkeel/server/testing/listener.ts'
import { startTestServer } from '@evenkeel/server/testing/server.ts'
import { callOver } from '@evenkeel/server/testing/traders.ts'
import { createAuthenticator } from '../access/testing/authenticator.ts'
import { registered } from '../testing/registered.ts'

const server = await startTestServer()
after(server.stop)
const url = server.url.replace('127.0.0.1', 'localhost')

type Person = Awaited<ReturnType<typeof registered>>
const send = (person: Person, path: string, body: object) =>
  post(url, path, body, { token: person.token })
const securityOf = async ({ token }: Person) =>
  (await get(url, 'user/get_security', { token })).data
const proofOf = ({ password }: Person) => ({ password })
const bot = { name: 'bot', may_trade: false, addresses: [] }

/** Another session of theirs. */
async function signIn({ email, password, device }: Person): Promise<string> {
  const { data } = await post(url, 'user/login', { email, password, device })
  return data.session.token
}

test('[E13, I7] after a change of the login password every old token is refused at the next request, and no socket goes on', async () => {
  const ann = await registered({ url })
  const other = await signIn(ann)
  const demo = (await post(url, 'user/switch_simulation', {}, { token: await signIn(ann) })).data
  const tokens = [ann.token, other, demo.token]
  const sockets = await Promise.all(tokens.map((token) => listenAs(url, token)))
  const wish = {
    proof: proofOf(ann),
    password: 'umbrella of tin 77',
    confirm: 'umbrella of tin 77',
  }
  const { data } = await send(ann, 'user/changepwd', wish)
  for (const token of tokens)
    assert.equal((await get(url, 'user/get_user_info', { token })).status, 401)
  assert.equal((await get(url, 'user/get_user_info', { token: data.token })).code, 1)
  for (const socket of sockets) await isOver(socket)
})

test('[E13, E21, I7] after a freeze every token is refused, no socket goes on, and nobody signs in', async () => {
  const ann = await registered({ url })
  const tokens = [ann.token, await signIn(ann)]
  const sockets = await Promise.all(tokens.map((token) => listenAs(url, token)))
  assert.equal((await send(ann, 'user/freeze', { proof: proofOf(ann) })).code, 1)
  for (const token of tokens)
    assert.equal((await get(url, 'user/get_user_info', { token })).status, 401)
  for (const socket of sockets) await isOver(socket)
  const { email, password, device } = ann
  const refused = await post(url, 'user/login', { email, password, device })
  assert.equal(refused.reason, 'accountFrozen')
})

test('[Z1] of two members neither sees nor changes anything of the other by its id or ticket', async () => {
  const [ann, eve] = [await registered({ url }), await registered({ url })]
  const { data: begun } = await send(ann, 'user/begin_passkey', { proof: proofOf(ann) })
  const credential = createAuthenticator(url).create(begun.options)
  const stolen = { ticket: begun.ticket, credential, name: 'mine' }
  assert.equal((await send(eve, 'user/add_passkey', stolen)).reason, 'ticketOver')
  const again = (await send(ann, 'user/begin_passkey', { proof: proofOf(ann) })).data
  const own = createAuthenticator(url).create(again.options)
  const passkey = await send(ann, 'user/add_passkey', {
    ...again,
    options: undefined,
    credential: own,
    name: 'x',
  })
  const key = await send(ann, 'user/make_api_key', { ...bot, proof: proofOf(ann) })
  const totp = await send(ann, 'user/begin_totp', { proof: proofOf(ann) })

  const proof = proofOf(eve)
  for (const [path, body, reason] of [
    ['user/remove_passkey', { id: passkey.data.id, proof }, 'passkeyUnknown'],
    ['user/remove_api_key', { id: key.data.id, proof }, 'apiKeyUnknown'],
    // An id of another kind is no id.
    ['user/remove_passkey', { id: key.data.id, proof }, 'passkeyUnknown'],
    ['user/remove_api_key', { id: passkey.data.id, proof }, 'apiKeyUnknown'],
    ['user/confirm_totp', { ticket: totp.data.ticket, totp: '123456' }, 'ticketOver'],
  ] as const)
    assert.equal((await send(eve, path, body)).reason, reason, path)

  const { passkeys, api_keys: keys, has_totp: hasTotp } = await securityOf(ann)
  assert.deepEqual(
    [passkeys.map(({ id }: { id: string }) => id), keys.map(({ id }: { id: string }) => id)],
    [[passkey.data.id], [key.data.id]],
  )
  const seen = await securityOf(eve)
  assert.deepEqual([seen.passkeys, seen.api_keys, hasTotp], [[], [], false])
  assert.equal(
    (await send(ann, 'user/remove_api_key', { id: key.data.id, proof: proofOf(ann) })).code,
    1,
  )
})

test('[E20, E24] what guards an account is shown in part, and the secret of a key never again', async () => {
  const ann = await registered({ url })
  const key = await send(ann, 'user/make_api_key', { ...bot, proof: proofOf(ann) })
  await send(ann, 'user/set_anti_phishing', { code: 'blue heron', proof: proofOf(ann) })
  const { text } = await get(url, 'user/get_security', { token: ann.token })
  for (const secret of [ann.email, ann.password, key.data.secret, 'blue heron'])
    assert(!text.includes(secret))
  const { email, has_password: hasPassword, anti_phishing: word } = await securityOf(ann)
  assert.match(email, /^vi\*+@example\.org$/)
  assert.deepEqual([hasPassword, word], [true, 'bl***'])
  assert(!server.logged().includes(key.data.secret))
})

test('[E31] the security centre is not for the demo realm', async () => {
  const ann = await registered({ url })
  const { data } = await send(ann, 'user/switch_simulation', {})
  const demo = { ...ann, token: data.token }
  assert.equal((await get(url, 'user/get_security', demo)).reason, 'demoNotAllowed')
  for (const [path, body] of [
    ['user/make_api_key', { ...bot, proof: proofOf(ann) }],
    ['user/freeze', { proof: proofOf(ann) }],
    ['user/set_allow_list', { is_on: true, proof: proofOf(ann) }],
  ] as const)
    assert.equal((await send(demo, path, body)).reason, 'demoNotAllowed', path)
})

test('[X1] a name of nothing that can be seen is a bad request', async () => {
  const ann = await registered({ url })
  const wish = { ...bot, name: '\u202e\u200b', proof: proofOf(ann) }
  assert.equal((await send(ann, 'user/make_api_key', wish)).reason, 'badRequest')
})

/** It may stay open; it is nobody's any more, and what it asks as a member is refused. */
async function isOver(listener: Listener): Promise<void> {
  const answer = await callOver(listener, 'user/get_user_info', undefined, null)
  assert.equal(answer.reason, 'notLoggedIn')
}
