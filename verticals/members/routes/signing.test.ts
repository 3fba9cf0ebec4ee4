/** Signing in with a wallet or a passkey, on a whole server. */
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { get, post } from '@evenkeel/server/testing/calls.ts'
import { startTestServer } from '@evenkeel/server/testing/server.ts'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { createAuthenticator } from '../access/testing/authenticator.ts'
import { registered, solved } from '../testing/registered.ts'

const server = await startTestServer({ config: { trustedProxies: 1 } })
after(server.stop)
const { url } = server
/** A name: an address of the network can have no passkeys. */
const named = url.replace('127.0.0.1', 'localhost')

let guests = 0
/** From an address of its own: each has only so many tries. */
const newGuest = () => ({ 'x-forwarded-for': `10.0.0.${++guests}` })
const newWallet = () => {
  const account = privateKeyToAccount(generatePrivateKey())
  const guest = newGuest()
  return async (host = url) => {
    const asked = { address: account.address, chain_id: 1, purpose: 'signIn' }
    const { data } = await post(host, 'user/wallet_challenge', asked, guest)
    return { message: data.message, signature: await account.signMessage(data) }
  }
}
const houseCode = async () => (await get(url, 'user/get_entrance')).data.invite_code
const joining = async (code?: string) => ({
  invite_code: code ?? (await houseCode()),
  agreed: true,
  captcha: await solved(url, 'wallet'),
})
const whoIs = async (token: string) => (await get(url, 'user/get_user_info', { token })).data
const eventsOf = async (token: string) =>
  (await get(url, 'user/get_events?size=50', { token })).data.rows.map(
    ({ kind }: { kind: string }) => kind,
  )

test('[E11] an unknown wallet makes an account with a code, agreement and work; then it is known', async () => {
  const signed = newWallet()
  const login = async (more: object = {}) =>
    post(url, 'user/wallet_login', { ...(await signed()), ...more })
  const whole = await joining()
  const closed: [object, string][] = [
    [{}, 'walletUnknown'],
    [{ ...whole, agreed: undefined }, 'agreementNeeded'],
    [{ ...whole, captcha: undefined }, 'captchaNeeded'],
    [await joining('NOBODYS1'), 'inviteCodeUnknown'],
  ]
  for (const [more, reason] of closed) assert.equal((await login(more)).reason, reason)
  const { data } = await login(whole)
  const { session } = data
  const who = await whoIs(session.token)
  assert.match(who.account_number, /^0x[0-9a-f]{4}….{4}$/)

  const again = await login({ device: session.device })
  assert.equal((await whoIs(again.data.session.token)).id, who.id)
  assert.deepEqual(await eventsOf(session.token), ['signedInAgain', 'registered'])
  await login()
  assert.deepEqual(await eventsOf(session.token), ['signedIn', 'signedInAgain', 'registered'])
})

test('[E3, E32] a wallet that a member invited is that member’s', async () => {
  const { token } = await registered(server)
  const { invite_code: code } = await whoIs(token)
  const signed = newWallet()
  const wish = { ...(await signed()), ...(await joining(code.toLowerCase())) }
  const { data } = await post(url, 'user/wallet_login', wish)
  const { id } = await whoIs(data.session.token)
  const invited = await server.query<{ uid: number; code: string }>(
    `select member.uid, by.invite_code as code from member
     join member as by on by.id = member.invited_by where member.uid = $1`,
    [id],
  )
  assert.deepEqual(invited, [{ uid: id, code }])
  const { data: told } = await get(url, 'user/get_invite', { token })
  assert.equal(told.invited, 1)
})

test('[E11, I10] a signature serves once, at the host that asked for it, however many send it at once', async () => {
  const signed = newWallet()
  const made = await post(url, 'user/wallet_login', { ...(await signed()), ...(await joining()) })
  assert.equal(made.code, 1)
  const foreign = await post(named, 'user/wallet_login', await signed(url))
  assert.equal(foreign.reason, 'signatureWrong')
  const wish = await signed()
  const all = await Promise.all(
    Array.from({ length: 8 }, () => post(url, 'user/wallet_login', wish, newGuest())),
  )
  assert.equal(all.filter(({ code }) => code === 1).length, 1)
})

test('[E11] one unknown wallet that comes twice at once makes one account', async () => {
  const signed = newWallet()
  const wishes = [0, 1].map(async () => ({ ...(await signed()), ...(await joining()) }))
  const ready = await Promise.all(wishes)
  const made = await Promise.all(ready.map((wish) => post(url, 'user/wallet_login', wish)))
  const ids = await Promise.all(made.map(({ data }) => whoIs(data.session.token)))
  assert.equal(new Set(ids.map(({ id }) => id)).size, 1)
})

test('[E17, I10] to prove and to link is asked of who is signed in, and is something else to sign', async () => {
  const { token } = await registered(server)
  const { address } = privateKeyToAccount(generatePrivateKey())
  const ask = (purpose: string, headers = {}) =>
    post(url, 'user/wallet_challenge', { address, chain_id: 1, purpose }, headers)
  const statements = new Set<string>()
  for (const purpose of ['signIn', 'prove', 'link']) {
    const { data } = await ask(purpose, { ...newGuest(), token })
    statements.add(data.message.split('\n')[3])
    const stranger = await ask(purpose, newGuest())
    assert.equal(stranger.reason, purpose === 'signIn' ? undefined : 'sessionExpired')
  }
  assert.equal(statements.size, 3)
})

test('[I2] an address has its signatures looked at 20 times at once, then once a second', async () => {
  const wallet = { address: `0x${'ab'.repeat(20)}`, chain_id: 1, purpose: 'signIn' }
  const signed = { message: 'Nonce: 0', signature: `0x${'1b'.repeat(65)}` }
  for (const [path, body] of [
    ['user/wallet_challenge', wallet],
    ['user/wallet_login', signed],
    ['user/passkey_challenge', {}],
    ['user/passkey_login', { ticket: 'A'.repeat(43), credential: {} }],
  ] as const) {
    const guest = newGuest()
    const asked = Array.from({ length: 100 }, () => post(named, path, body, guest))
    const reasons = (await Promise.all(asked)).map(({ reason }) => reason)
    const many = reasons.filter((reason) => reason === 'tooManyAttempts').length
    assert(many >= 60 && many <= 80, `${path}: ${many}`)
  }
})

test('[E12] a passkey signs in by itself, also past a second factor', async () => {
  const { token, password } = await registered(server)
  const device = createAuthenticator(named)
  const proof = { password }
  const { data: begun } = await post(named, 'user/begin_passkey', { proof }, { token })
  const made = { ticket: begun.ticket, credential: device.create(begun.options), name: 'Phone' }
  const { data: kept } = await post(named, 'user/add_passkey', made, { token })
  await server.query(`update member set totp = decode('00', 'hex') where uid = $1`, [
    (await whoIs(token)).id,
  ])

  const enter = async () => {
    const { data: asked } = await post(named, 'user/passkey_challenge', {})
    const credential = device.get(asked.options)
    return post(named, 'user/passkey_login', { ticket: asked.ticket, credential })
  }
  const { data: session } = await enter()
  assert.equal((await whoIs(session.token)).id, (await whoIs(token)).id)
  const { data: security } = await get(named, 'user/get_security', { token })
  const [passkey] = security.passkeys
  assert.deepEqual([passkey.id, passkey.name], [kept.id, 'Phone'])
  assert(passkey.used_at >= passkey.made_at)
})

test('[E12] by an address of the network there are no passkeys, and it says what to do', async () => {
  const asked = await post(url, 'user/passkey_challenge', {})
  assert.equal(asked.reason, 'passkeysNeedADomain')
  assert.match(asked.msg, /localhost/)
  const { token, password } = await registered(server)
  const begun = await post(url, 'user/begin_passkey', { proof: { password } }, { token })
  assert.equal(begun.reason, 'passkeysNeedADomain')
})

test('[E21] neither a wallet nor a passkey opens an account that is frozen', async () => {
  const signed = newWallet()
  const { data } = await post(url, 'user/wallet_login', {
    ...(await signed()),
    ...(await joining()),
  })
  const { id } = await whoIs(data.session.token)
  await server.query('update member set frozen_at = now() where uid = $1', [id])
  const refused = await post(url, 'user/wallet_login', await signed())
  assert.equal(refused.reason, 'accountFrozen')
})
